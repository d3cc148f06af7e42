import { gunzipSync } from 'node:zlib';
import { findSitemapStarts, streamSitemapProducts } from '../catalogue/sitemapQueries';
import { catalogueOf } from '../testing/catalogue';
import { productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { PUBLIC_URL: 'https://spa.example' } });
});
afterAll(() => shop.close());
const { create, change, setRow } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

const read = async (url: string) => {
  const response = await shop.ask('guest', { url });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return response.body;
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

/** Inserts `count` active products. Every seven consecutive products share a creation time. */
const insertProducts = (count: number) =>
  change(
    `INSERT INTO products (slug, name, description, category, created_at)
     SELECT 'p-' || n, 'x', 'x', 'sauna', timestamptz '2024-01-01' + n / 7 * interval '1 microsecond'
     FROM generate_series(1, $1) AS n`,
    [count],
  );

test('lists only the public pages if the shop is empty', async () => {
  expect(locations(await read('/sitemap.xml'))).toEqual(['https://spa.example/sitemap-pages.xml']);
  expect((await shop.ask('guest', { url: '/sitemap-products-1.xml' })).statusCode).toBe(404);
});

test('lists active products only, by slug, with the time of their last change', async () => {
  const { _id, slug } = await create(productForm({ name: 'Säule' }));
  await setRow(_id, 'updated_at', '2026-02-03T04:05:06Z');
  await setRow((await create(productForm({ name: 'Gone' })))._id, 'status', 'archived');
  await setRow((await create(productForm({ name: 'Not yet' })))._id, 'status', 'draft');
  expect(locations(await read('/sitemap.xml'))).toEqual([
    'https://spa.example/sitemap-pages.xml',
    'https://spa.example/sitemap-products-1.xml',
  ]);
  expect(await read('/sitemap-products-1.xml')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://spa.example/products/${slug}</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod></url>
</urlset>
`,
  );
});

test('lists each product once across batches, gzipped for clients that accept gzip', async () => {
  await insertProducts(2100);
  const all = locations(await read('/sitemap-products-1.xml'));
  expect(new Set(all)).toEqual(
    new Set(Array.from({ length: 2100 }, (_, n) => `https://spa.example/products/p-${n + 1}`)),
  );
  expect(all).toHaveLength(2100);

  const gzipped = await shop.ask('guest', {
    url: '/sitemap-products-1.xml',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(locations(gunzipSync(gzipped.rawPayload).toString())).toEqual(all);
});

test('limits decompressed responses per network, but not gzipped ones', async () => {
  await insertProducts(10);
  const statuses = async (headers: Record<string, string>, remoteAddress: string) => {
    const requests = Array.from({ length: 30 }, () =>
      shop.app.inject({ url: '/sitemap-products-1.xml', headers, remoteAddress }),
    );
    return new Set((await Promise.all(requests)).map(({ statusCode }) => statusCode));
  };
  expect(await statuses({}, '192.0.2.1')).toEqual(new Set([200, 429]));
  expect(await statuses({ 'accept-encoding': 'gzip' }, '192.0.2.1')).toEqual(new Set([200]));
  expect((await shop.app.inject({ url: '/sitemap-products-1.xml', remoteAddress: '192.0.2.2' })).statusCode).toBe(200);
});

test('"keep the sitemap\'s bytes under the list\'s tag": reads the products once for 30 concurrent requests, until one changes', async () => {
  await insertProducts(10);
  const query = jest.spyOn(shop.database.pool, 'query');
  const reading = Array.from({ length: 30 }, (_, n) =>
    shop.app.inject({ url: '/sitemap-products-1.xml', remoteAddress: `198.51.100.${n}` }).then(({ body }) => body),
  );
  const readers = await Promise.all(reading);
  expect(new Set(readers).size).toBe(1);
  const reads = query.mock.calls.filter(([sql]) => sql.includes('updated_at'));
  query.mockRestore();
  expect(reads).toHaveLength(1);
  await create(productForm({ name: 'Eleventh' }));
  expect(locations(await read('/sitemap-products-1.xml'))).toHaveLength(11);
});

test('splits the products in a stable order, to which later products are appended', async () => {
  await insertProducts(2100);
  const { pool } = shop.database;
  const file = async (number: number, size: number) => {
    const slugs: string[] = [];
    const start = (await findSitemapStarts(pool, size))[number - 1];
    if (!start) return slugs;
    for await (const batch of streamSitemapProducts(pool, start, size)) slugs.push(...batch.map(({ slug }) => slug));
    return slugs;
  };
  const all = await file(1, 5000);
  const files = [await file(1, 1050), await file(2, 1050), await file(3, 1050)];
  expect(files.map(({ length }) => length)).toEqual([1050, 1050, 0]);
  expect(files.flat()).toEqual(all);
  const { slug } = await create(productForm());
  expect(await file(1, 1050)).toEqual(files[0]);
  expect(await file(3, 1050)).toEqual([slug]);
});

test.each(['0', '01', '2', '-1', 'x', '999999'])('returns 404 for product sitemap %s', async (file) => {
  await create(productForm());
  expect((await shop.ask('guest', { url: `/sitemap-products-${file}.xml` })).statusCode).toBe(404);
});
