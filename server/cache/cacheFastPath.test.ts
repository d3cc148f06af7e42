import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildApp } from '../app';
import { openDatabase } from '../database';
import { testServer } from '../testing/database';
import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { productForm } from '../testing/products';
import { queriesDuring } from '../testing/recordQueries';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());
const { create, change } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  at?: string;
}

/** Asks over the wire, with nothing added and nothing decompressed: `fetch` does both. */
function ask(path: string, { method = 'GET', headers = {}, at = origin }: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(at + path, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { date: _date, ...rest } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, headers: rest, body: Buffer.concat(chunks) });
      });
    });
    asking.on('error', reject).end();
  });
}

const names = async (path = '/api/products', at = origin) =>
  (JSON.parse(String((await ask(path, { at })).body)) as { products: WireProduct[] }).products.map(({ name }) => name);

/** Asked twice, so that the second answer is the kept one; both must be the same, byte by byte. */
async function twice(path: string, options: Asking = {}): Promise<Answer> {
  const first = await ask(path, options);
  const second = await ask(path, options);
  expect(second).toEqual(first);
  return second;
}

const many = () => Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => create(productForm({ name }))));

test('a kept answer is the very answer: bytes, security headers, rule for caches', async () => {
  await create(productForm());
  const { status, headers, body } = await twice('/api/products');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
});

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
])('compressed as %s for who accepts "%s", with an ETag of its own', async (encoding, accepted, decompress) => {
  await many();
  const plain = await twice('/api/products');
  const small = await twice('/api/products', { headers: { 'accept-encoding': accepted } });
  expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(small.headers['etag']).not.toBe(plain.headers['etag']);
  expect(small.body.length).toBeLessThan(plain.body.length / 2);
  expect(decompress(small.body)).toEqual(plain.body);
});

test.each(['identity', 'br'])('304 without a body for who has it already (%s), until it changes', async (accepted) => {
  await many();
  const asking = { headers: { 'accept-encoding': accepted } };
  const etag = String((await ask('/api/products', asking)).headers['etag']);
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await twice('/api/products', { headers: { ...asking.headers, 'if-none-match': ifNoneMatch } });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    expect(answer.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    expect(answer.headers).not.toHaveProperty('content-type');
  }
  await create(productForm());
  const changed = await ask('/api/products', { headers: { ...asking.headers, 'if-none-match': etag } });
  expect(changed.status).toBe(200);
});

test('HEAD answers like GET, without the body', async () => {
  await create(productForm());
  const { headers } = await twice('/api/products');
  const head = await twice('/api/products', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers).toEqual(headers);
});

test('unknown parameters lead to the same answer, wrong ones are refused each time', async () => {
  await create(productForm());
  expect((await twice('/api/products?utm=mail')).headers).toEqual((await ask('/api/products')).headers);
  expect((await twice('/api/products?page=0')).status).toBe(400);
  expect((await twice('/api/products/slug/unknown')).status).toBe(404);
});

test('"keep nothing beyond the last page": such a page is read each time, the last one once', async () => {
  await create(productForm());
  const madeBy = async (path: string) => (await queriesDuring(shop.database.pool, () => ask(path))).length > 0;
  const made = [];
  for (const path of ['/api/products?page=1', '/api/products?page=1', '/api/products?page=2', '/api/products?page=2']) {
    made.push(await madeBy(path));
  }
  expect(made).toEqual([true, false, true, true]);
});

test('each write is seen by the writer’s next read, in every answer that shows it', async () => {
  const { _id, slug } = await create(productForm({ name: 'Old' }));
  const all = async () => [
    ...(await names()),
    ...(await Promise.all(
      [`/api/products/${_id}`, `/api/products/slug/${slug}`].map(async (path) => {
        const { status, body } = await ask(path);
        return status === 200 ? (JSON.parse(String(body)) as { product: WireProduct }).product.name : status;
      }),
    )),
  ];
  expect(await all()).toEqual(['Old', 'Old', 'Old']);
  await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form: { name: 'New' } });
  expect(await all()).toEqual(['New', 'New', 'New']);
  await shop.ask('admin', { method: 'DELETE', url: `/api/products/${_id}` });
  expect(await all()).toEqual([410, 410]);
  await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${_id}/restore` });
  expect(await all()).toEqual(['New', 'New', 'New']);
  await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${_id}/history/1/restore` });
  expect(await all()).toEqual(['Old', 'Old', 'Old']);
});

test('reads and writes in turn, many at once: nobody reads what is older than the last write that was answered', async () => {
  const { _id } = await create(productForm({ name: '0' }));
  const LAST = 20;
  let written = 0;
  const readers = Array.from({ length: 8 }, async () => {
    for (let before = 0; before < LAST; before = written) {
      const [name] = await names();
      expect(Number(name)).toBeGreaterThanOrEqual(before);
    }
  });
  for (let n = 1; n <= LAST; n += 1) {
    await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form: { name: String(n) } });
    written = n;
  }
  await Promise.all(readers);
});

test('a change by hand in the database is seen as well', async () => {
  await create(productForm({ name: 'Old' }));
  expect(await names()).toEqual(['Old']);
  await shop.database.pool.query("UPDATE products SET name = 'New'");
  while ((await names())[0] !== 'New') await new Promise((resolve) => setTimeout(resolve, 5));
});

test('what somebody signed in is answered is kept for nobody', async () => {
  const { _id } = await create(productForm());
  for (const url of ['/api/auth/profile', '/api/admin/products', `/api/admin/products/${_id}`, '/api/admin/users']) {
    const answer = await shop.ask('admin', { url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await ask(url)).status).toBe(401);
  }
});

(testServer ? test : test.skip)('a write on another server is seen', async () => {
  const { config, database } = shop;
  const own = await openDatabase({ dataDir: database.dataDir, databaseUrl: database.databaseUrl });
  const other = await buildApp({ config, database: own });
  const at = await other.listen({ port: 0, host: '127.0.0.1' });
  await create(productForm({ name: 'Old' }));
  while ((await names('/api/products', at))[0] !== 'Old') await new Promise((resolve) => setTimeout(resolve, 5));
  const { _id } = await create(productForm({ name: 'New' }));
  while ((await names('/api/products', at))[0] !== 'New') await new Promise((resolve) => setTimeout(resolve, 5));
  await shop.ask('admin', { method: 'DELETE', url: `/api/products/${_id}` });
  while ((await names('/api/products', at))[0] !== 'Old') await new Promise((resolve) => setTimeout(resolve, 5));
  await other.close();
  await own.close();
});
