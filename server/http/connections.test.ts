import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { limitConnections } from './connections';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await openShop();
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => shop.close());

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Sends GET requests in one packet and waits until the server closes the connection. */
async function send(...paths: string[]): Promise<void> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.resume().on('error', () => undefined);
  socket.write(paths.map(request).join(''));
  await once(socket, 'close');
}

const connections = () =>
  new Promise<number>((resolve) => shop.app.server.getConnections((_error, count) => resolve(count)));

test('a connection with pipelined requests is closed', async () => {
  await send('/api/events', '/api/products');
  await send('/api/products?page=1', '/api/products?page=2');
});

test('pipelined requests after a stream of live updates leave no slots occupied', async () => {
  const many = Array.from({ length: 40 }, (_, n) => `/api/products/slug/unknown-${n}`);
  for (let n = 0; n < 10; n += 1) await send('/api/events', ...many);
  while ((await connections()) > 0) await new Promise((resolve) => setImmediate(resolve));
  const calls = Array.from({ length: 30 }, (_, n) =>
    shop.app.inject({ url: `/api/products?page=${n + 1}`, remoteAddress: '127.0.0.1' }),
  );
  expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test.each([
  [
    'an API call',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    () => shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: {}, remoteAddress: '127.0.0.1' }),
  ],
  [
    'a request for live updates',
    request('/api/events'),
    async () => ({
      statusCode: (
        await fetch(`http://127.0.0.1:${port}/api/events`).then((response) => (void response.body?.cancel(), response))
      ).status,
    }),
  ],
])('%s that is pipelined after a request without Host leaves no slot occupied', async (_name, second, sendAgain) => {
  const before = (await sendAgain()).statusCode;
  for (let n = 0; n < 70; n += 1) {
    const socket = connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .resume();
    socket.write(`GET / HTTP/1.1\r\n\r\n${second}`);
    await once(socket, 'close');
  }
  expect((await sendAgain()).statusCode).toBe(before);
});

test.each([
  ['without Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['with an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n', 417],
])('a request %s is rejected with the usual security headers', async (_name, bytes, status) => {
  const received = await exchange(bytes);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(received).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
});

test('an HTTP/1.0 request needs no Host header', async () => {
  expect(await exchange('GET /api/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('consecutive requests on one connection are served', async () => {
  const socket = connect(port, '127.0.0.1');
  for (let n = 0; n < 3; n += 1) {
    socket.write(request('/api/health'));
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200 /);
  }
  socket.destroy();
});

/** Sends bytes and returns everything received until the server closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk))).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

test.each([
  ['POST', '/api/auth/login'],
  ['POST', '/nothing'],
  ['GET', '/api/events'],
  ['GET', '/'],
])(
  'a body without Content-Length (%s %s) is rejected before it is read, because in small chunks it takes 400 times its size',
  async (method, path) => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const received = await exchange(head + '1\r\na\r\n'.repeat(1000));
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(received).toContain('{"success":false,"message":"The request must have a Content-Length header."}');
  },
);

test.each(['Transfer-Encoding: chunked', 'Content-Length: 9'])(
  '"%s" is noticed after more than a thousand other headers',
  async (header) => {
    const many = 'a:b\r\n'.repeat(1500);
    expect(await exchange(`GET /api/events HTTP/1.1\r\nHost: x\r\n${many}${header}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  },
);

test.each(['/api/events', '/api/products', '/'])(
  'GET %s with a body is rejected, because no handler reads it',
  async (path) => {
    expect(await exchange(`GET ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test('reads a body with multi-byte characters that arrives a byte at a time', async () => {
  const body = JSON.stringify({ email: 'a@example.com', password: 'grüße 密码' });
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  for (const byte of Buffer.from(body)) {
    socket.write(Buffer.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  expect(chunk.toString()).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});

test('a body of more than 64 kB gets 413, and the client can read the response', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x'.repeat(65_536) }),
  });
  expect([response.status, await response.json()]).toEqual([
    413,
    { success: false, message: 'The request is too large.' },
  ]);
});

describe('the number of connections is limited', () => {
  /** Opens `tries` connections from a local IP address; returns those that the server has not closed. */
  async function openConnections(serverPort: number, localAddress: string, tries: number): Promise<Socket[]> {
    const sockets: Socket[] = [];
    for (let n = 0; n < tries; n += 1) {
      const socket = connect({ port: serverPort, host: '127.0.0.1', localAddress }).on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      const isOpen = await Promise.race([
        once(socket, 'data').then(() => true),
        once(socket, 'close').then(() => false),
      ]);
      if (isOpen) sockets.push(socket);
    }
    return sockets;
  }

  test.each([
    ['per network, and other networks can still connect', true, [32, 16]],
    ['in total, if a proxy opens them', false, [60, 4]],
  ])('%s', async (_name, byNetwork, expected) => {
    const server = createServer((_request, response) => response.end('here'));
    limitConnections({ server }, 64, byNetwork);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port: serverPort } = server.address() as { port: number };
    const first = await openConnections(serverPort, '127.0.0.9', 60);
    const second = await openConnections(serverPort, '127.0.0.10', 60);
    expect([first.length, second.length]).toEqual(expected);
    for (const socket of first) socket.destroy();
    while ((await openConnections(serverPort, '127.0.0.9', 1)).length === 0)
      await new Promise((resolve) => setImmediate(resolve));
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
});
