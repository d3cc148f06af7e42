import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { readConfig } from './config/readConfig';
import { openTestDatabase, type TestDatabase } from './testing/database';

const HOUR_MS = 60 * 60 * 1000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Starts a server and its shutdown, which does not end before `finish()`. The promise of `finish()` resolves when it has ended. */
async function startClosing() {
  const config = readConfig({ DATA_DIR: database.dataDir });
  const shop = await buildApp({ config, database, siteDir: '/nowhere' });
  let endPreClose: () => void = () => undefined;
  const closing = new Promise<void>((resolve) => {
    shop.addHook('preClose', () => {
      resolve();
      return new Promise<void>((end) => (endPreClose = end));
    });
  });
  const origin = await shop.listen({ host: '127.0.0.1', port: 0 });
  const closed = shop.close();
  await closing;
  const finish = () => {
    endPreClose();
    return closed;
  };
  return { shop, origin, finish };
}

test('during shutdown, requests are still served, but /api/events and /api/ready return 503', async () => {
  const { origin, finish } = await startClosing();
  const responses = [await fetch(`${origin}/api/products`), await fetch(`${origin}/api/events`)];
  responses.push(await fetch(`${origin}/api/ready`));
  expect(responses.map(({ status }) => status)).toEqual([200, 503, 503]);
  // A client does not use a connection again that is about to be closed.
  expect(responses.map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close', 'close']);
  expect(await responses[1]?.json()).toMatchObject({ success: false });
  await finish();
});

test('shutdown does not wait for connections that become idle later or that never sent a request', async () => {
  const config = readConfig({ DATA_DIR: database.dataDir });
  const shop = await buildApp({ config, database, siteDir: '/nowhere' });
  Object.assign(shop.server, { keepAliveTimeout: HOUR_MS, headersTimeout: HOUR_MS, requestTimeout: HOUR_MS });
  const body = new PassThrough();
  shop.get('/slow', (_request, reply) => reply.send(body));
  const origin = await shop.listen({ host: '127.0.0.1', port: 0 });
  const unused = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(shop.server, 'connection');
  body.write('begun');
  const response = await fetch(`${origin}/slow`);
  const closed = shop.close();
  while (shop.server.listening) await new Promise((resolve) => setImmediate(resolve));
  body.end(', and finished');
  expect(await response.text()).toBe('begun, and finished');
  await closed;
  unused.destroy();
});

/** Connects to the server. Returns the client's socket when both sides are connected. */
async function connectTo({ server }: FastifyInstance, origin: string): Promise<Socket> {
  const client = connect(Number(new URL(origin).port), '127.0.0.1');
  await Promise.all([once(server, 'connection'), once(client, 'connect')]);
  return client;
}

const REQUEST = 'GET /api/products HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('during shutdown, a request that arrived while the event loop was blocked is served', async () => {
  const { shop, origin, finish } = await startClosing();
  const client = await connectTo(shop, origin);
  client.write(REQUEST);
  // Longer than a new connection has for sending its request.
  const end = performance.now() + 1500;
  while (performance.now() < end);
  const [response] = (await once(client, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 200 /);
  client.destroy();
  await finish();
});

test('during shutdown, a new connection stays open for its request while idle ones are closed', async () => {
  const { shop, origin, finish } = await startClosing();
  // The connection stays new, however slow the machine is.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const client = await connectTo(shop, origin);
  // Idle connections are closed every 100 ms.
  await setTimeout(350);
  client.write(REQUEST);
  const [response] = (await once(client, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 200 /);
  clock.mockRestore();
  client.destroy();
  await finish();
});
