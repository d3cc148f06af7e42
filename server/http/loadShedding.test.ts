import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { installErrorHandler } from './httpErrors';
import { installLoadShedding } from './loadShedding';

let app: FastifyInstance;
let release: () => void;
afterEach(() => app.close());

/** Starts a server with `maxCalls` slots for calls. A call of `/api/slow` keeps its slot until `release` is called. */
async function serve(maxCalls = 1): Promise<string> {
  app = fastify();
  const released = new Promise<void>((resolve) => (release = resolve));
  installErrorHandler(app);
  installLoadShedding(app, { maxCalls, maxUploads: 1, maxArriving: 16 });
  app.get('/api/slow', () => released.then(() => ({})));
  app.post('/api/slow', async () => ({}));
  app.get('/api/quick', async () => ({}));
  app.get('/api/health', { config: { neverShed: true } }, async () => ({}));
  app.get('/page', async () => ({}));
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** Sends `count` slow calls from one IP address; returns how many were admitted. */
async function countAdmitted(remoteAddress: string, count: number): Promise<number> {
  let rejected = 0;
  for (let n = 0; n < count; n += 1) {
    void app
      .inject({ url: '/api/slow', remoteAddress })
      .then(({ statusCode }) => void (rejected += Number(statusCode === 503)));
  }
  await nextTurn();
  return count - rejected;
}

const statusOf = async (path: string) => (await app.inject(path)).statusCode;

/** Waits for one turn of the event loop, so that the server starts the requests that were sent before. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('calls beyond the slots get 503 with Retry-After, health and pages are served, and a finished call frees its slot', async () => {
  await serve();
  const slow = app.inject('/api/slow');
  await nextTurn();
  const shed = await app.inject('/api/quick');
  expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '2']);
  expect(shed.json()).toEqual({
    success: false,
    message: 'The server is busy right now. Please try again in a few seconds.',
  });
  expect([await statusOf('/api/health'), await statusOf('/page')]).toEqual([200, 200]);
  release();
  expect((await slow).statusCode).toBe(200);
  expect(await statusOf('/api/quick')).toBe(200);
});

test('a rejected call takes no slot, and a client that disconnects frees its slot', async () => {
  const origin = await serve();
  const controller = new AbortController();
  const aborted = fetch(`${origin}/api/slow`, { signal: controller.signal }).catch(() => 'left');
  while ((await statusOf('/api/quick')) === 200) await nextTurn();
  expect(await statusOf('/api/quick')).toBe(503);
  controller.abort();
  expect(await aborted).toBe('left');
  while ((await statusOf('/api/quick')) === 503) await nextTurn();
  release();
});

test('a client that disconnects while its session is looked up leaves no slot occupied', async () => {
  app = fastify();
  let finishLookup = (): void => undefined;
  const session = new Promise<void>((resolve) => (finishLookup = resolve));
  installLoadShedding(app, { maxCalls: 4, maxUploads: 4 });
  const seen = { received: 0, handled: 0 };
  const slowHook = { onRequest: () => ((seen.received += 1), session) };
  app.get('/api/guarded', slowHook, async () => ({ handled: (seen.handled += 1) }));
  const form = { ...slowHook, config: {} };
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, {}));
  app.post('/api/guarded', form, async () => ({ handled: (seen.handled += 1) }));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = [
    fetch(`${origin}/api/guarded`, { signal }),
    fetch(`${origin}/api/guarded`, { method: 'POST', body: new FormData(), signal }),
  ].map((response) => response.catch(() => 'left'));
  while (seen.received < 2) await nextTurn();
  controller.abort();
  expect(await Promise.all(aborted)).toEqual(['left', 'left']);
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  while ((await connections()) > 0) await nextTurn();
  finishLookup();
  while (seen.handled < 2) await nextTurn();
  const all = await Promise.all(
    ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((remoteAddress) => app.inject({ url: '/api/guarded', remoteAddress })),
  );
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('a request whose body is still arriving takes no slot for calls', async () => {
  const origin = new URL(await serve());
  const arrived = once(app.server, 'request');
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write('POST /api/slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
  await arrived;
  await nextTurn();
  expect(await statusOf('/api/quick')).toBe(200);
  socket.destroy();
});

test('the number of requests whose body is arriving is limited per network, on all routes', async () => {
  const origin = new URL(await serve(64));
  const sockets = Array.from({ length: 20 }, (_, n) => {
    const socket = connect({ port: Number(origin.port), host: origin.hostname, localAddress: '127.0.0.9' });
    socket.write(
      `POST ${n % 2 ? '/api/slow' : '/nothing'} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    );
    return socket;
  });
  const post = (remoteAddress: string) => app.inject({ method: 'POST', url: '/api/slow', payload: {}, remoteAddress });
  while ((await post('127.0.0.9')).statusCode !== 503) await nextTurn();
  expect((await post('127.0.0.10')).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
  while ((await post('127.0.0.9')).statusCode === 503) await nextTurn();
});

test('one IP address gets half of the slots, and every other one still gets a slot', async () => {
  await serve(64);
  expect(await countAdmitted('192.0.2.1', 64)).toBe(32);
  expect(await countAdmitted('192.0.2.2', 64)).toBe(16);
  expect(await countAdmitted('2001:db8::1', 4)).toBe(4);
  expect(await countAdmitted('2001:db8::2', 64)).toBe(4);
  expect((await app.inject({ url: '/api/quick', remoteAddress: '192.0.2.3' })).statusCode).toBe(200);
  release();
});
