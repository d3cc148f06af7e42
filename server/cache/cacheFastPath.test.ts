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

interface RawResponse {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  baseUrl?: string;
}

/** Sends a request with `node:http`, because `fetch` adds headers and decompresses the body. */
function send(
  path: string,
  { method = 'GET', headers = {}, baseUrl = origin }: RequestOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(baseUrl + path, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _date, ...rest } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers: rest, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject).end();
  });
}

const names = async (path = '/api/products', baseUrl = origin) =>
  (JSON.parse(String((await send(path, { baseUrl })).body)) as { products: WireProduct[] }).products.map(
    ({ name }) => name,
  );

/** Sends a request twice, so that the second response comes from the cache. Both responses must be identical. */
async function sendTwice(path: string, options: RequestOptions = {}): Promise<RawResponse> {
  const first = await send(path, options);
  const second = await send(path, options);
  expect(second).toEqual(first);
  return second;
}

const many = () => Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => create(productForm({ name }))));

test('a cached response has the same body, security headers and Cache-Control as the first one', async () => {
  await create(productForm());
  const { status, headers, body } = await sendTwice('/api/products');
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
])('compresses with %s for Accept-Encoding "%s", with a separate ETag', async (encoding, accepted, decompress) => {
  await many();
  const plain = await sendTwice('/api/products');
  const small = await sendTwice('/api/products', { headers: { 'accept-encoding': accepted } });
  expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(small.headers['etag']).not.toBe(plain.headers['etag']);
  expect(small.body.length).toBeLessThan(plain.body.length / 2);
  expect(decompress(small.body)).toEqual(plain.body);
});

test.each(['identity', 'br'])(
  'returns 304 without a body if the ETag matches (%s), until the data changes',
  async (accepted) => {
    await many();
    const request = { headers: { 'accept-encoding': accepted } };
    const etag = String((await send('/api/products', request)).headers['etag']);
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await sendTwice('/api/products', {
        headers: { ...request.headers, 'if-none-match': ifNoneMatch },
      });
      expect([response.status, response.body.length]).toEqual([304, 0]);
      expect(response.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
      expect(response.headers).not.toHaveProperty('content-type');
    }
    await create(productForm());
    const changed = await send('/api/products', { headers: { ...request.headers, 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  },
);

test('HEAD returns the same headers as GET, without the body', async () => {
  await create(productForm());
  const { headers } = await sendTwice('/api/products');
  const head = await sendTwice('/api/products', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers).toEqual(headers);
});

test('unknown parameters lead to the same response, and invalid ones are rejected each time', async () => {
  await create(productForm());
  expect((await sendTwice('/api/products?utm=mail')).headers).toEqual((await send('/api/products')).headers);
  expect((await sendTwice('/api/products?page=0')).status).toBe(400);
  expect((await sendTwice('/api/products/slug/unknown')).status).toBe(404);
});

test('pages of a list are cached, but pages beyond its end are not', async () => {
  await create(productForm());
  const runsQueries = async (path: string) => (await queriesDuring(shop.database.pool, () => send(path))).length > 0;
  const queried = [];
  for (const path of ['/api/products?page=1', '/api/products?page=1', '/api/products?page=2', '/api/products?page=2']) {
    queried.push(await runsQueries(path));
  }
  expect(queried).toEqual([true, false, true, true]);
});

test('after each write, the next read returns the change in every response that contains it', async () => {
  const { _id, slug } = await create(productForm({ name: 'Old' }));
  const all = async () => [
    ...(await names()),
    ...(await Promise.all(
      [`/api/products/${_id}`, `/api/products/slug/${slug}`].map(async (path) => {
        const { status, body } = await send(path);
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

test('concurrent reads never return data that is older than the last completed write', async () => {
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

test('a change that is made directly in the database is detected as well', async () => {
  await create(productForm({ name: 'Old' }));
  expect(await names()).toEqual(['Old']);
  await shop.database.pool.query("UPDATE products SET name = 'New'");
  while ((await names())[0] !== 'New') await new Promise((resolve) => setTimeout(resolve, 5));
});

test('responses to authenticated requests are not cached', async () => {
  const { _id } = await create(productForm());
  for (const url of ['/api/auth/profile', '/api/admin/products', `/api/admin/products/${_id}`, '/api/admin/users']) {
    const response = await shop.ask('admin', { url });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await send(url)).status).toBe(401);
  }
});

(testServer ? test : test.skip)('a write on another server is detected', async () => {
  const { config, database } = shop;
  const own = await openDatabase({ dataDir: database.dataDir, databaseUrl: database.databaseUrl });
  const other = await buildApp({ config, database: own });
  const baseUrl = await other.listen({ port: 0, host: '127.0.0.1' });
  await create(productForm({ name: 'Old' }));
  while ((await names('/api/products', baseUrl))[0] !== 'Old') await new Promise((resolve) => setTimeout(resolve, 5));
  const { _id } = await create(productForm({ name: 'New' }));
  while ((await names('/api/products', baseUrl))[0] !== 'New') await new Promise((resolve) => setTimeout(resolve, 5));
  await shop.ask('admin', { method: 'DELETE', url: `/api/products/${_id}` });
  while ((await names('/api/products', baseUrl))[0] !== 'Old') await new Promise((resolve) => setTimeout(resolve, 5));
  await other.close();
  await own.close();
});
