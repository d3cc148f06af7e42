import fastify from 'fastify';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { installHealth } from './health';
import { openImageStorage } from '../images';
import { makeImageStore } from '../images/imageStore';
import { failQueries } from '../testing/failQueries';
import { openShop } from '../testing/shop';
import { openTestDatabase, type TestDatabase } from '../testing/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const requestReadiness = async (check: () => Promise<void> = async () => undefined) => {
  const app = fastify();
  installHealth(app, database.pool, { check });
  const response = await app.inject('/api/ready');
  await app.close();
  return [response.statusCode, response.json()];
};

test('reports delayed mail, but stays ready', async () => {
  await database.pool.query("INSERT INTO outbox (kind, email, attempts) VALUES ('reset', 'eva@example.com', 2)");
  expect(await requestReadiness()).toEqual([200, { status: 'ok', database: 'ok', mail: 'delayed', pictures: 'ok' }]);
  await database.pool.query('DELETE FROM outbox');
});

test('reports a missing image folder, but stays ready', async () => {
  const { check } = makeImageStore(await openImageStorage({ dataDir: database.dataDir }));
  expect(await requestReadiness(check)).toMatchObject([200, { pictures: 'ok' }]);
  await rename(join(database.dataDir, 'uploads'), join(database.dataDir, 'elsewhere'));
  expect(await requestReadiness(check)).toMatchObject([200, { pictures: 'failing' }]);
});

test('checks the image storage once for several requests', async () => {
  const app = fastify();
  const check = jest.fn(async () => undefined);
  installHealth(app, database.pool, { check });
  await Promise.all(Array.from({ length: 5 }, () => app.inject('/api/ready')));
  await app.close();
  expect(check).toHaveBeenCalledTimes(1);
});

test('300 requests at once cause one query, and share a failure as well', async () => {
  const app = fastify();
  const query = jest.spyOn(database.pool, 'query');
  const countChecks = (calls: unknown[][]) => calls.filter(([sql]) => String(sql).includes('mailFailed')).length;
  // A busy machine may take longer than a second, after which the result of the check is no longer used.
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  installHealth(app, database.pool, { check: async () => undefined });
  const statuses = async () =>
    new Set(
      (await Promise.all(Array.from({ length: 300 }, () => app.inject('/api/ready')))).map(
        ({ statusCode }) => statusCode,
      ),
    );
  expect([await statuses(), countChecks(query.mock.calls)]).toEqual([new Set([200]), 1]);
  query.mockRestore();
  await app.close();

  const failing = fastify();
  const failures = failQueries(database.pool, /mailFailed/, new Error('no database'));
  installHealth(failing, database.pool, { check: async () => undefined });
  const all = await Promise.all(Array.from({ length: 10 }, () => failing.inject('/api/ready')));
  expect([new Set(all.map(({ statusCode }) => statusCode)), countChecks(failures.mock.calls)]).toEqual([
    new Set([500]),
    1,
  ]);
  failures.mockRestore();
  now.mockRestore();
  await failing.close();
});

test('responses that are sent again within a second have the same headers and body', async () => {
  const shop = await openShop();
  const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const responses = [];
  for (let n = 0; n < 3; n += 1) {
    const response = await fetch(`${origin}/api/ready`);
    const { date: _date, ...headers } = Object.fromEntries(response.headers);
    responses.push({ status: response.status, headers, body: await response.text() });
  }
  await shop.close();
  expect(responses[0]).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    body: '{"status":"ok","database":"ok","mail":"ok","pictures":"ok"}',
  });
  expect(responses).toEqual([responses[0], responses[0], responses[0]]);
});
