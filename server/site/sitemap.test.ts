import { gunzipSync } from 'node:zlib';
import { streamSitemapProducts } from '../catalogue/sitemapQueries';
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
  const answer = await shop.ask('guest', { url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return answer.body;
};
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

/** So many active products, several of one moment. */
const fill = (howMany: number) =>
  shop.database.pool.query(
    `INSERT INTO products (slug, name, description, category, created_at)
     SELECT 'p-' || n, 'x', 'x', 'sauna', timestamptz '2024-01-01' + n / 7 * interval '1 microsecond'
     FROM generate_series(1, $1) AS n`,
    [howMany],
  );

test('an empty shop has its public pages to show', async () => {
  expect(addresses(await read('/sitemap.xml'))).toEqual(['https://spa.example/sitemap-pages.xml']);
  expect((await shop.ask('guest', { url: '/sitemap-products-1.xml' })).statusCode).toBe(404);
});

test('active products only, by their slug, with their last change', async () => {
  const { _id, slug } = await create(productForm({ name: 'Säule' }));
  await setRow(_id, 'updated_at', '2026-02-03T04:05:06Z');
  await setRow((await create(productForm({ name: 'Gone' })))._id, 'status', 'archived');
  await setRow((await create(productForm({ name: 'Not yet' })))._id, 'status', 'draft');
  expect(addresses(await read('/sitemap.xml'))).toEqual([
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

test('more than one batch: each once; gzip for who takes it', async () => {
  await fill(2100);
  const all = addresses(await read('/sitemap-products-1.xml'));
  expect(new Set(all)).toEqual(
    new Set(Array.from({ length: 2100 }, (_, n) => `https://spa.example/products/p-${n + 1}`)),
  );
  expect(all).toHaveLength(2100);

  const packed = await shop.ask('guest', {
    url: '/sitemap-products-1.xml',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(addresses(gunzipSync(packed.rawPayload).toString())).toEqual(all);
});

test('decompressing is limited per network, and gzip is not', async () => {
  await fill(10);
  const statuses = async (headers: Record<string, string>, remoteAddress: string) => {
    const asked = Array.from({ length: 30 }, () =>
      shop.app.inject({ url: '/sitemap-products-1.xml', headers, remoteAddress }),
    );
    return new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode));
  };
  expect(await statuses({}, '192.0.2.1')).toEqual(new Set([200, 429]));
  expect(await statuses({ 'accept-encoding': 'gzip' }, '192.0.2.1')).toEqual(new Set([200]));
  expect((await shop.app.inject({ url: '/sitemap-products-1.xml', remoteAddress: '192.0.2.2' })).statusCode).toBe(200);
});

test('"keep the sitemap\'s bytes under the list\'s tag": thirty readers at once are one read, until a product changes', async () => {
  await fill(10);
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
  expect(addresses(await read('/sitemap-products-1.xml'))).toHaveLength(11);
});

test('parts are pieces of one order, to which later products are added at the end', async () => {
  await fill(2100);
  const part = async (number: number, size: number) => {
    const slugs: string[] = [];
    for await (const batch of streamSitemapProducts(shop.database.pool, number, size))
      slugs.push(...batch.map(({ slug }) => slug));
    return slugs;
  };
  const whole = await part(1, 5000);
  const pieces = [await part(1, 1050), await part(2, 1050), await part(3, 1050)];
  expect(pieces.map(({ length }) => length)).toEqual([1050, 1050, 0]);
  expect(pieces.flat()).toEqual(whole);
  const { slug } = await create(productForm());
  expect(await part(1, 1050)).toEqual(pieces[0]);
  expect(await part(3, 1050)).toEqual([slug]);
});

test.each(['0', '01', '2', '-1', 'x', '999999'])('there is no part %s', async (part) => {
  await create(productForm());
  expect((await shop.ask('guest', { url: `/sitemap-products-${part}.xml` })).statusCode).toBe(404);
});
