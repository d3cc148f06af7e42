import fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { installErrorHandler } from './httpErrors';
import { installLoadShedding } from './loadShedding';

let app: FastifyInstance;
let release: () => void;
afterEach(() => app.close());

/** One place for calls; `/api/slow` keeps it until `release`. */
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

/** Sends so many slow calls from one address; returns how many got a place. */
async function callsWithPlace(remoteAddress: string, howMany: number): Promise<number> {
  let refused = 0;
  for (let n = 0; n < howMany; n += 1) {
    void app
      .inject({ url: '/api/slow', remoteAddress })
      .then(({ statusCode }) => void (refused += Number(statusCode === 503)));
  }
  await turn();
  return howMany - refused;
}

const statusOf = async (path: string) => (await app.inject(path)).statusCode;

/** What nobody answers in between is begun once the event loop has turned. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('beyond the places there is 503 with Retry-After, health and pages answer, and a place that is left is free', async () => {
  await serve();
  const slow = app.inject('/api/slow');
  await turn();
  const shed = await app.inject('/api/quick');
  expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '2']);
  expect(shed.json()).toEqual({
    success: false,
    message: 'The server is busy just now. Please try again in a few seconds.',
  });
  expect([await statusOf('/api/health'), await statusOf('/page')]).toEqual([200, 200]);
  release();
  expect((await slow).statusCode).toBe(200);
  expect(await statusOf('/api/quick')).toBe(200);
});

test('a refusal takes no place, and who hangs up leaves theirs', async () => {
  const origin = await serve();
  const leaving = new AbortController();
  const left = fetch(`${origin}/api/slow`, { signal: leaving.signal }).catch(() => 'left');
  while ((await statusOf('/api/quick')) === 200) await turn();
  expect(await statusOf('/api/quick')).toBe(503);
  leaving.abort();
  expect(await left).toBe('left');
  while ((await statusOf('/api/quick')) === 503) await turn();
  release();
});

test('a client that hangs up while its session is looked up leaves no place taken', async () => {
  app = fastify();
  let lookedUp = (): void => undefined;
  const session = new Promise<void>((resolve) => (lookedUp = resolve));
  installLoadShedding(app, { maxCalls: 4, maxUploads: 4 });
  const seen = { asked: 0, handled: 0 };
  const slowGuard = { onRequest: () => ((seen.asked += 1), session) };
  app.get('/api/guarded', slowGuard, async () => ({ handled: (seen.handled += 1) }));
  const form = { ...slowGuard, config: {} };
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, {}));
  app.post('/api/guarded', form, async () => ({ handled: (seen.handled += 1) }));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const { signal } = leaving;
  const left = [
    fetch(`${origin}/api/guarded`, { signal }),
    fetch(`${origin}/api/guarded`, { method: 'POST', body: new FormData(), signal }),
  ].map((response) => response.catch(() => 'left'));
  while (seen.asked < 2) await turn();
  leaving.abort();
  expect(await Promise.all(left)).toEqual(['left', 'left']);
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  while ((await connections()) > 0) await turn();
  lookedUp();
  while (seen.handled < 2) await turn();
  const all = await Promise.all(
    ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((remoteAddress) => app.inject({ url: '/api/guarded', remoteAddress })),
  );
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('a body that is still arriving takes no place', async () => {
  const origin = new URL(await serve());
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write('POST /api/slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
  await turn();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await statusOf('/api/quick')).toBe(200);
  socket.destroy();
});

test('bodies that are still arriving are bounded as well, by network, wherever they are sent', async () => {
  const origin = new URL(await serve(64));
  const sockets = Array.from({ length: 20 }, (_, n) => {
    const socket = connect({ port: Number(origin.port), host: origin.hostname, localAddress: '127.0.0.9' });
    socket.write(
      `POST ${n % 2 ? '/api/slow' : '/nothing'} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    );
    return socket;
  });
  const post = (remoteAddress: string) => app.inject({ method: 'POST', url: '/api/slow', payload: {}, remoteAddress });
  while ((await post('127.0.0.9')).statusCode !== 503) await turn();
  expect((await post('127.0.0.10')).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
  while ((await post('127.0.0.9')).statusCode === 503) await turn();
});

test('"divide places by network": one address fills half of them, and every other one still finds a place', async () => {
  await serve(64);
  expect(await callsWithPlace('192.0.2.1', 64)).toBe(32);
  expect(await callsWithPlace('192.0.2.2', 64)).toBe(16);
  expect(await callsWithPlace('2001:db8::1', 4)).toBe(4);
  expect(await callsWithPlace('2001:db8::2', 64)).toBe(4);
  expect((await app.inject({ url: '/api/quick', remoteAddress: '192.0.2.3' })).statusCode).toBe(200);
  release();
});
