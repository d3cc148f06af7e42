import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { buildApp } from '../app';
import { QueueFull } from '../jobs/boundedQueue';
import { readConfig } from '../config/readConfig';
import { logOptions } from '../config/logging';
import { makeClientErrorHandler, makeEndWithError, HttpError, toHttpError } from './httpErrors';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { failQueries } from '../testing/failQueries';

let database: TestDatabase;
let app: FastifyInstance;
const lines: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const logger = { ...(logOptions('info') as object), level: 'debug', stream };
  app = await buildApp({
    config: readConfig({ DATA_DIR: database.dataDir }),
    database,
    siteDir: '/nowhere',
    logger,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Sends raw bytes and returns everything received until the server closes the connection. */
function sendRaw(bytes: string): Promise<string> {
  const { port } = app.server.address() as { port: number };
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}

test.each([
  [
    'endless headers',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The request headers are too large.',
  ],
  ['data that is not HTTP', 'hello\r\n\r\n', '400 Bad Request', 'The request could not be understood.'],
])('%s gets an error response in the usual format, with the usual headers', async (_name, bytes, status, message) => {
  const received = await sendRaw(bytes);
  expect(received).toContain(`HTTP/1.1 ${status}\r\n`);
  const [head = '', body] = received.split('\r\n\r\n');
  expect(body).toBe(JSON.stringify({ success: false, message }));
  const [, ...lines] = head.split('\r\n');
  const usual = await app.inject('/api/nothing');
  const ownOfFastify = ['content-length', 'content-type', 'connection', 'date', 'vary'];
  const expected = Object.entries(usual.headers).filter(([name]) => !ownOfFastify.includes(name));
  expect(expected.length).toBeGreaterThan(10);
  expect(lines).toEqual(expect.arrayContaining(expected.map(([name, value]) => `${name}: ${String(value)}`)));
});

describe('connections are closed, whatever the client does', () => {
  const LINGER_MS = 50;

  /**
   * Starts a server and connects a client to it. Requests time out 50 ms after they have begun once `startTimeouts` is
   * called, so that a slow machine has time to receive what the test sends before.
   */
  async function listen(handle: RequestListener = () => undefined) {
    const timeouts = { requestTimeout: 0, headersTimeout: 0, connectionsCheckingInterval: 10 };
    const server = createServer(timeouts, handle).on(
      'clientError',
      makeClientErrorHandler(makeEndWithError({ 'x-own': '1' }, LINGER_MS)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const connections: Socket[] = [];
    server.on('connection', (connection: Socket) => connections.push(connection));
    const { port } = server.address() as { port: number };
    // `allowHalfOpen` simulates a client that never closes its side of the connection.
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    await once(server, 'connection');
    let received = '';
    client.on('data', (chunk) => (received += String(chunk)));
    const close = async () => {
      client.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    const startTimeouts = () => Object.assign(server, { requestTimeout: 50, headersTimeout: 50 });
    return { server, client, connection: connections[0] as Socket, received: () => received, startTimeouts, close };
  }

  test.each([
    ['sends nothing', '', '408 Request Timeout'],
    ['stops in the middle of the headers', 'GET / HTTP/1.1\r\nHost: a\r\n', '408 Request Timeout'],
    [
      'stops in the middle of the body',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
      '408 Request Timeout',
    ],
    ['sends data that is not HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  ])(
    'a client that %s gets a response, and its connection is closed although it never closes its own side',
    async (_name, bytes, status) => {
      const { client, connection, received, startTimeouts, close } = await listen();
      const ended = once(client, 'end');
      client.write(bytes);
      if (status.startsWith('408')) startTimeouts();
      await ended;
      expect(received()).toContain(`HTTP/1.1 ${status}\r\n`);
      if (!connection.destroyed) await once(connection, 'close');
      await close();
    },
  );

  test('bytes that arrive after the response neither truncate it nor become a request', async () => {
    const events: (string | undefined)[] = [];
    const { server, client, connection, received, startTimeouts, close } = await listen((request) => {
      events.push(request.url);
      request
        .on('error', () => undefined)
        .on('end', () => events.push('arrived completely'))
        .resume();
    });
    const ended = once(client, 'end');
    const arrived = once(server, 'request');
    client.write('POST /first HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n{');
    await arrived;
    startTimeouts();
    await ended;
    client.write('}\n');
    client.write('GET /second HTTP/1.1\r\nHost: a\r\n\r\n');
    if (!connection.destroyed) await once(connection, 'close');
    expect(events).toEqual(['/first']);
    expect(received()).toMatch(/^HTTP\/1\.1 408 [^]*\}$/);
    await close();
  });

  test('no error response is written into the middle of another response', async () => {
    const { client, connection, received, close } = await listen((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('begun');
    });
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    while (!received().endsWith('begun')) await once(client, 'data');
    client.write('hello\r\n\r\n');
    if (!connection.destroyed) await once(connection, 'close');
    expect(received()).toMatch(/\r\n\r\nbegun$/);
    await close();
  });

  test('a connection without traffic is closed after 90 s', async () => {
    // 90 s is longer than the slowest query (60 s) and the heartbeat interval of live updates (20 s).
    expect(app.server.timeout).toBe(90_000);
    app.server.setTimeout(50);
    const { port } = app.server.address() as { port: number };
    const arrived = once(app.server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    // An incomplete request: the server waits for the rest of it.
    client.write('GET /api/products/categories/list HTTP/1.1\r\n');
    const [connection] = await arrived;
    if (!connection.destroyed) await once(connection, 'close');
    client.destroy();
    app.server.setTimeout(90_000);
  });
});

test.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503],
  [Object.assign(new Error('terminating connection'), { code: '57P01' }), 503],
  [new Error('Connection terminated unexpectedly'), 503],
  [new Error('timeout exceeded when trying to connect'), 503],
  [new Error('Query read timeout'), 503],
  [Object.assign(new Error('no socket'), { code: 'ENOENT', syscall: 'connect' }), 503],
  [Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }), 500],
  [Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 400],
  [new TypeError('x is not a function'), 500],
  [Object.assign(new Error('teapot'), { statusCode: 418 }), 418],
  [new HttpError(409, 'Taken.'), 409],
] as const)('%s becomes an error response with status %i', (error, status) => {
  expect(toHttpError(error as HttpError).status).toBe(status);
});

test('a server fault is logged with its cause, the response has only a general message, and neither contains secrets', async () => {
  lines.length = 0;
  const failure = Object.assign(new Error('the cause'), {
    code: '23505',
    detail: 'Key (email)=(eva@example.com) exists',
  });
  const failures = failQueries(database.pool, /FROM product/, failure);
  const headers = {
    authorization: 'Bearer top-secret',
    'user-agent': 'Eva',
    cookie: 'auth_token=top-secret',
  };
  const response = await app.inject({ url: '/api/products/featured/list?mail=eva@example.com', headers });
  failures.mockRestore();
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { success: false, message: 'Something went wrong on our side. Please try again in a moment.' },
  ]);
  const entries = lines.map((line) => JSON.parse(line) as { reqId?: string; err?: { message: string; stack: string } });
  const fault = entries.find(({ err }) => err);
  expect(fault?.err).toMatchObject({
    message: 'the cause',
    code: '23505',
    stack: expect.stringContaining('at '),
  });
  expect(fault?.reqId).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers['x-request-id']).toBe(fault?.reqId);
  expect(lines.join('')).not.toMatch(/top-secret|eva@example\.com|127\.0\.0\.1|"Eva"/);
});

test('a response from the cache fast path is logged as well, with its own request id and without personal data', async () => {
  const { port } = app.server.address() as { port: number };
  const requestCategories = async () =>
    (await fetch(`http://127.0.0.1:${port}/api/products/categories/list?mail=eva@example.com`)).text();
  await requestCategories();
  await requestCategories();
  lines.length = 0;
  await requestCategories();
  await requestCategories();
  const entries = lines.map((line) => JSON.parse(line) as { reqId: string });
  expect(entries).toEqual(
    Array(2).fill(
      expect.objectContaining({
        msg: 'kept answer sent',
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        req: { method: 'GET', route: '/api/products/categories/list' },
        res: { statusCode: 200 },
      }),
    ),
  );
  expect(entries[0]?.reqId).not.toBe(entries[1]?.reqId);
  expect(lines.join('')).not.toMatch(/eva|127\.0\.0\.1/);
});

test('a mailed token in a URL does not appear in the log', async () => {
  lines.length = 0;
  await app.inject('/reset-password/mailed-token');
  expect(lines.join('')).toContain('incoming request');
  expect(lines.join('')).not.toContain('mailed-token');
});

test('while the database is unavailable, calls and /api/ready get 503 with Retry-After, but /api/health gets 200', async () => {
  for (const url of ['/api/products', '/api/ready']) {
    const failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const failures = failQueries(database.pool, /FROM product|mailFailed/, failure);
    const response = await app.inject(url);
    failures.mockRestore();
    expect([response.statusCode, response.json(), response.headers['retry-after']]).toEqual([
      503,
      { success: false, message: 'The server is busy right now. Please try again in a few seconds.' },
      '5',
    ]);
  }
  expect((await app.inject('/api/health')).statusCode).toBe(200);
});

test.each([
  ['an expected HttpError', new HttpError(503, 'Many people are signing in right now.', 5)],
  ['a full queue, which also rejects clients that have disconnected', new QueueFull()],
])('%s is not logged as an error, although its status is 503', async (_name, error) => {
  lines.length = 0;
  const failures = failQueries(database.pool, /FROM product/, error);
  const response = await app.inject('/api/products');
  failures.mockRestore();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(lines.join('')).not.toContain('"err"');
});

test.each(['/api/health', '/api/products'])(
  'after a request with an Upgrade header (%s) the connection is closed, because Node would miss malformed requests on it',
  async (path) => {
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
  },
);

test('a client that disconnects while it sends a body causes no error in the log', async () => {
  lines.length = 0;
  const { port } = app.server.address() as { port: number };
  const arrived = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
  const socket = connect(port, '127.0.0.1');
  const head = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 99';
  socket.write(`POST /api/auth/login HTTP/1.1\r\n${head}\r\n\r\n{`);
  await arrived;
  socket.destroy();
  const end = () => lines.find((line) => /request (refused|failed)/.test(line));
  while (!end()) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(JSON.parse(end() ?? '')).toMatchObject({ level: 20, status: 400, msg: 'request refused' });
});

test('QueueFull of any queue becomes 503 with Retry-After', () => {
  expect(toHttpError(new QueueFull() as HttpError)).toMatchObject({ status: 503, retryAfter: 5 });
});
