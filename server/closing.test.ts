import { buildApp } from './app';
import { readConfig } from './config';
import { openTestDatabase, type TestDatabase } from './testing/database';

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
