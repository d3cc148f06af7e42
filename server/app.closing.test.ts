import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { buildApp } from './app';
import { readConfig } from './config/readConfig';
import { openTestDatabase, type TestDatabase } from './testing/database';

const HOUR_MS = 60 * 60 * 1000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what still arrives while the server closes is served, but nobody begins to listen, and it is not ready any more', async () => {
  const config = readConfig({ DATA_DIR: database.dataDir });
  const shop = await buildApp({ config, database, siteDir: '/nowhere' });
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    shop.addHook('preClose', () => {
      resolve();
      return new Promise<void>((end) => (finish = end));
    });
  });
  const origin = await shop.listen({ host: '127.0.0.1', port: 0 });
  const closed = shop.close();
  await begun;
  const answers = [await fetch(`${origin}/api/products`), await fetch(`${origin}/api/events`)];
  answers.push(await fetch(`${origin}/api/ready`));
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
  expect(await answers[1]?.json()).toMatchObject({ success: false });
  finish();
  await closed;
});

test('connections that fall silent only while the server closes, or never asked for anything, do not keep it', async () => {
  const config = readConfig({ DATA_DIR: database.dataDir });
  const shop = await buildApp({ config, database, siteDir: '/nowhere' });
  Object.assign(shop.server, { keepAliveTimeout: HOUR_MS, headersTimeout: HOUR_MS, requestTimeout: HOUR_MS });
  const answer = new PassThrough();
  shop.get('/slow', (_request, reply) => reply.send(answer));
  const origin = await shop.listen({ host: '127.0.0.1', port: 0 });
  const ahead = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(shop.server, 'connection');
  answer.write('begun');
  const begun = await fetch(`${origin}/slow`);
  const closed = shop.close();
  while (shop.server.listening) await new Promise((resolve) => setImmediate(resolve));
  answer.end(', and finished');
  expect(await begun.text()).toBe('begun, and finished');
  await closed;
  ahead.destroy();
});
