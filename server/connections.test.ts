import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { openShop, type Shop } from './testing/shop';

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await openShop();
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => shop.close());

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Sends requests in one packet and reads until the server ends the connection. */
async function send(...paths: string[]): Promise<void> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.resume().on('error', () => undefined);
  socket.write(paths.map(request).join(''));
  await once(socket, 'close');
}

const connections = () => new Promise<number>((resolve) => shop.app.server.getConnections((_error, count) => resolve(count)));

test('a connection that sends a request before it has the response to the last one is ended', async () => {
  await send('/api/events', '/api/products');
  await send('/api/products?page=1', '/api/products?page=2');
});

test('pipelined requests behind a stream of live updates keep no place for calls, nor one for listeners', async () => {
  const many = Array.from({ length: 40 }, (_, n) => `/api/products/slug/unknown-${n}`);
  for (let n = 0; n < 10; n += 1) await send('/api/events', ...many);
  while ((await connections()) > 0) await new Promise((resolve) => setImmediate(resolve));
  const calls = Array.from({ length: 30 }, (_, n) =>
    shop.app.inject({ url: `/api/products?page=${n + 1}`, remoteAddress: '127.0.0.1' }),
  );
  expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('one request after the other on a connection is served', async () => {
  const socket = connect(port, '127.0.0.1');
  for (let n = 0; n < 3; n += 1) {
    socket.write(request('/api/health'));
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200 /);
  }
  socket.destroy();
});
