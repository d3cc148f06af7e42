import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../app';
import { type Config, readConfig } from '../config/readConfig';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { failQueries } from '../testing/failQueries';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePort(): Promise<number> {
  const { server, port } = await listening();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const open = (config: Config) => buildApp({ config, database, siteDir: '/nowhere' });

test('exports requests by operation and status, cache hits, queue depths, listeners and process metrics', async () => {
  const port = await freePort();
  const app = await open(readConfig({ DATA_DIR: database.dataDir, METRICS_PORT: String(port) }));
  const shop = await app.listen({ host: '127.0.0.1', port: 0 });
  const metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const scrape = async () => (await fetch(metricsUrl)).text();
  const request = async (path: string, method = 'GET') => {
    const response = await fetch(shop + path, { method, headers: { 'accept-encoding': 'identity' } });
    await response.text();
  };
  for (let n = 0; n < 3; n += 1) await request('/api/products');
  await request('/api/products', 'HEAD');
  await request('/api/products?page=0');
  await request('/api/products/slug/unknown-eva@example.com');
  await request('/api/admin/users');
  const leaving = new AbortController();
  await fetch(`${shop}/api/events`, { signal: leaving.signal });
  await database.pool.query(
    "INSERT INTO outbox (kind, email, due_at) VALUES ('reset', 'eva@example.com', now() + interval '1 hour')",
  );
  await database.pool.query(
    `INSERT INTO requests (id, reference, kind, content_sha256, created_at)
     SELECT gen_random_uuid(), 'R' || hours, 'call', '', now() - make_interval(hours => hours) FROM unnest(ARRAY[1, 25]) AS hours`,
  );

  let text = await scrape();
  // Scrape until the numbers settle: a response counts as in flight for a moment after the client has read it, and the
  // outbox worker queries the database as well.
  while (!/^http_requests_in_flight 1$/m.test(text) || !/^shop_database_connections_awaited 0$/m.test(text))
    text = await scrape();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'http_request_duration_seconds_count{operation="listProducts",status="200"} 4',
      'http_request_duration_seconds_count{operation="listProducts",status="400"} 1',
      'http_request_duration_seconds_count{operation="getProductBySlug",status="400"} 1',
      'http_request_duration_seconds_count{operation="listUsers",status="401"} 1',
      'http_requests_in_flight 1',
      'shop_requests_waiting 2',
      'shop_requests_overdue 1',
      'shop_public_answers_total{from="kept"} 3',
      'shop_public_answers_total{from="made"} 1',
      'shop_live_listeners 1',
      'shop_database_up 1',
      'shop_database_connections_awaited 0',
      'shop_mails_waiting 1',
      'shop_pictures_waiting 0',
    ]),
  );
  // The older request is 25 hours = 90,000 seconds old.
  expect(text).toMatch(/^shop_request_oldest_seconds 90\d{3}(\.|$)/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).not.toMatch(/eva|example\.com|127\.0\.0\.1/);
  expect(Object.fromEntries((await fetch(metricsUrl)).headers)['content-type']).toContain('text/plain; version=0.0.4');

  const query = failQueries(database.pool, /oldestMailSeconds/, new Error('gone'));
  expect(await scrape()).toMatch(/^shop_database_up 0\n/m);
  query.mockRestore();

  expect((await fetch(`${shop}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/products`)).status).toBe(404);
  leaving.abort();
  await database.pool.query('DELETE FROM outbox');
  await app.close();
  await expect(fetch(metricsUrl)).rejects.toThrow();
});

test('rejects with a message if the port is taken', async () => {
  const { server, port } = await listening();
  const app = await open(readConfig({ DATA_DIR: database.dataDir, METRICS_PORT: String(port) }));
  await expect(app.ready()).rejects.toThrow(`METRICS_PORT ${port} cannot be used (EADDRINUSE). Set it to a free port.`);
  await app.close();
  server.close();
});
