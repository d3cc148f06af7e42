import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { EDGE_CASES, picture, productForm, type ProductForm } from '../testing/products';
import { type Form, openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('DELETE FROM products'));

interface WireProduct {
  _id: string;
  slug: string;
  name: string;
  description: string;
  category: string;
  price: { base?: number; isPriceOnRequest: boolean };
  primaryImage?: { url: string };
  images: { url: string }[];
  status: string;
  createdAt: string;
}

async function create(form: Form | ProductForm): Promise<WireProduct> {
  const answer = await shop.ask('admin', { method: 'POST', url: '/api/products', form: form as Form });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ product: WireProduct }>().product;
}

async function get<T>(url: string): Promise<T> {
  const answer = await shop.ask('guest', { url: `/api${url}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

const names = async (query: string) =>
  (await get<{ products: WireProduct[] }>(`/products?${query}`)).products.map(({ name }) => name);

async function setRow(id: string, column: string, value: unknown) {
  await shop.database.pool.query(`UPDATE products SET ${column} = $2 WHERE id = $1`, [id, value]);
}

const blob = async (type: Parameters<typeof picture>[0]) => new Blob([new Uint8Array(await picture(type))]);

describe('POST /products: "name, description, category, price, optional image; reads product.name" (spec §7)', () => {
  test('answers the product as stored', async () => {
    const product = await create(productForm({ name: 'Königssee Sauna', price: '15000.5' }));
    expect(product).toEqual({
      _id: expect.any(String),
      slug: 'koenigssee-sauna',
      name: 'Königssee Sauna',
      description: 'A barrel of red cedar for four, under the trees.',
      category: 'sauna',
      tags: [],
      price: { base: 15000.5, isPriceOnRequest: false },
      images: [],
      status: 'active',
      createdAt: expect.any(String),
    });
  });

  test('"category (default sauna)" (spec §3)', async () => {
    const { category: _left, ...form } = productForm();
    expect((await create(form)).category).toBe('sauna');
  });

  test.each(Object.entries(EDGE_CASES))('%s comes back character by character', async (_case, form) => {
    const { _id, slug } = await create(form);
    const { product } = await get<{ product: WireProduct }>(`/products/slug/${slug}`);
    expect(product).toMatchObject({ _id, name: form.name, description: form.description });
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s becomes a WebP that is served for ever', async (type) => {
    const { primaryImage, images } = await create({ ...productForm(), image: await blob(type) });
    expect(images).toEqual([primaryImage]);
    const answer = await shop.ask('guest', { url: primaryImage?.url ?? '' });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
  });

  test('a large picture is stored upright, 2400 px wide, without what the camera wrote', async () => {
    const photo = await sharp(await picture('jpeg', 1000, 3000))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { primaryImage } = await create({ ...productForm(), image: new Blob([new Uint8Array(photo)]) });
    const file = await readFile(join(shop.database.dataDir, primaryImage?.url ?? ''));
    const { width, height, exif, orientation } = await sharp(file).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 2400, height: 800 });
  });

  test('an empty file field, as a browser sends it when no file was chosen, is no picture', async () => {
    const payload = [
      ...Object.entries(productForm()).map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      '--x\r\ncontent-disposition: form-data; name="image"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--x--\r\n',
    ].join('');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await shop.ask('admin', { method: 'POST', url: '/api/products', payload, headers });
    expect(answer.json()).toMatchObject({ product: { images: [] } });
  });

  test('the picture is taken away again when the database refuses the product', async () => {
    const before = await shop.stored();
    await shop.database.pool.query('ALTER TABLE products ADD CONSTRAINT refuse CHECK (price_eur <> 77)');
    try {
      const form = { ...productForm({ price: '77' }), image: await blob('png') };
      const answer = await shop.ask('admin', { method: 'POST', url: '/api/products', form });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({ success: false, message: 'Something went wrong on our side. Please try again in a moment.' });
    } finally {
      await shop.database.pool.query('ALTER TABLE products DROP CONSTRAINT refuse');
    }
    expect(await shop.stored()).toEqual(before);
  });

  test('ten at once of the same name get ten slugs', async () => {
    const products = await Promise.all(Array.from({ length: 10 }, () => create(productForm({ name: 'Löyly' }))));
    const expected = ['loeyly', ...Array.from({ length: 9 }, (_, i) => `loeyly-${i + 2}`)];
    expect(products.map(({ slug }) => slug).sort()).toEqual(expected.sort());
  });
});

describe('GET /products: "page, limit (12), sort; reads products, currentPage, totalPages" (spec §7)', () => {
  test('"catalogue page size 12" (spec §9), no product twice, none left out', async () => {
    const ids = [];
    // Ten of one price, so that the id must decide between equals.
    for (let n = 0; n < 30; n += 1) ids.push((await create(productForm({ name: `Sauna ${n}`, price: `${n % 3}` })))._id);
    for (const sort of ['-createdAt', 'createdAt', 'price.base', '-price.base', 'name']) {
      const seen: string[] = [];
      for (const [page, length] of [[1, 12], [2, 12], [3, 6], [4, 0]]) {
        const list = await get<{ products: WireProduct[] }>(`/products?page=${page}&sort=${sort}`);
        expect(list).toMatchObject({ currentPage: page, totalPages: 3 });
        expect(list.products).toHaveLength(length ?? -1);
        seen.push(...list.products.map(({ _id }) => _id));
      }
      expect(seen.sort()).toEqual([...ids].sort());
    }
    expect(await get('/products?limit=7&page=5')).toMatchObject({ currentPage: 5, totalPages: 5 });
  });

  test('an empty shop has one empty page', async () => {
    expect(await get('/products')).toEqual({ products: [], currentPage: 1, totalPages: 1 });
  });

  test('"newest -createdAt, oldest createdAt, price-low price.base, price-high -price.base" (spec §7)', async () => {
    const cheap = await create(productForm({ name: 'cheap', price: '10' }));
    const onRequest = await create(productForm({ name: 'on request' }));
    const dear = await create(productForm({ name: 'dear', price: '9000' }));
    await setRow(onRequest._id, 'price_eur', null);
    await setRow(cheap._id, 'created_at', '2024-01-01');
    await setRow(onRequest._id, 'created_at', '2025-01-01');
    await setRow(dear._id, 'created_at', '2026-01-01');

    expect(await names('')).toEqual(['dear', 'on request', 'cheap']);
    expect(await names('sort=createdAt')).toEqual(['cheap', 'on request', 'dear']);
    expect(await names('sort=price.base')).toEqual(['cheap', 'dear', 'on request']);
    expect(await names('sort=-price.base')).toEqual(['dear', 'cheap', 'on request']);
  });

  test('"name name": umlauts and accents stand beside their letters', async () => {
    const sorted = ['Äskulap', 'Azur', 'Écorce', 'Eukalyptus', 'Öhi', 'Olive', 'Zirbe'];
    for (const name of ['Zirbe', 'Olive', 'Äskulap', 'Eukalyptus', 'Öhi', 'Azur', 'Écorce']) await create(productForm({ name }));
    expect(await names('sort=name')).toEqual(sorted);
  });

  test('a category narrows the list and its pages; what the contract does not know is ignored', async () => {
    await create(productForm({ name: 'Ice', category: 'cold_plunge' }));
    await create(productForm({ name: 'Fire' }));
    expect(await names('category=cold_plunge&utm_source=mail')).toEqual(['Ice']);
    expect(await get('/products?category=accessory')).toEqual({ products: [], currentPage: 1, totalPages: 1 });
  });

  test('a product on request says so and has no price', async () => {
    const { _id } = await create(productForm());
    await setRow(_id, 'price_eur', null);
    expect((await get<{ product: WireProduct }>(`/products/${_id}`)).product.price).toEqual({ isPriceOnRequest: true });
  });
});

describe('one product', () => {
  test('by id and by slug it is the same', async () => {
    const product = await create(productForm());
    expect(await get(`/products/${product._id}`)).toEqual({ product });
    expect(await get(`/products/slug/${product.slug}`)).toEqual({ product });
  });

  test.each([
    ['archived', 410, 'This product is no longer part of the collection.'],
    ['draft', 404, 'There is no such product.'],
  ])('%s answers %i, and is in no list (settled question 7)', async (status, code, message) => {
    const { _id, slug } = await create(productForm());
    await setRow(_id, 'status', status);
    await setRow(_id, 'featured', true);
    for (const url of [`/api/products/${_id}`, `/api/products/slug/${slug}`]) {
      const answer = await shop.ask('guest', { url });
      expect([answer.statusCode, answer.json()]).toEqual([code, { success: false, message }]);
    }
    expect(await get('/products')).toMatchObject({ products: [] });
    expect(await get('/products/featured/list')).toEqual({ products: [] });
    expect((await get<{ categories: { count: number }[] }>('/products/categories/list')).categories[0]?.count).toBe(0);
  });

  test.each(['/products/00000000-0000-4000-8000-000000000000', '/products/slug/no-such-thing'])('GET %s is 404', async (url) => {
    const answer = await shop.ask('guest', { url: `/api${url}` });
    expect([answer.statusCode, answer.json()]).toEqual([404, { success: false, message: 'There is no such product.' }]);
  });

  test('a slug of 240 characters is looked for', async () => {
    expect((await shop.ask('guest', { url: `/api/products/slug/${'a'.repeat(240)}` })).statusCode).toBe(404);
  });
});

test('GET /products/categories/list: all six of spec §3 in its order, with counts', async () => {
  await create(productForm({ category: 'accessory' }));
  await create(productForm({ category: 'accessory' }));
  await create(productForm({ category: 'infrared' }));
  expect(await get('/products/categories/list')).toEqual({
    categories: [
      { value: 'sauna', label: 'Traditional Sauna', count: 0 },
      { value: 'infrared', label: 'Infrared Therapy', count: 1 },
      { value: 'cold_plunge', label: 'Cold Plunge', count: 0 },
      { value: 'complete_suite', label: 'Complete Suite', count: 0 },
      { value: 'accessory', label: 'Accessory', count: 2 },
      { value: 'consultation', label: 'Consultation', count: 0 },
    ],
  });
});

test('GET /products/featured/list: what is put forward, newest first', async () => {
  const older = await create(productForm({ name: 'older' }));
  const newer = await create(productForm({ name: 'newer' }));
  await create(productForm({ name: 'ordinary' }));
  await setRow(older._id, 'featured', true);
  await setRow(older._id, 'created_at', '2025-01-01');
  await setRow(newer._id, 'featured', true);
  const { products } = await get<{ products: WireProduct[] }>('/products/featured/list');
  expect(products.map(({ name }) => name)).toEqual(['newer', 'older']);
});

describe('PUT /products/{id}', () => {
  const put = (id: string, form: Form) => shop.ask('admin', { method: 'PUT', url: `/api/products/${id}`, form });

  test('changes what was sent, leaves the rest, and counts the version up', async () => {
    const before = await create({ ...productForm(), image: await blob('png') });
    const answer = await put(before._id, { price: '0' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ product: { ...before, price: { base: 0, isPriceOnRequest: false } } });
    const { rows } = await shop.database.pool.query('SELECT version, updated_at > created_at AS touched FROM products');
    expect(rows).toEqual([{ version: 2, touched: true }]);
  });

  test('a new name leaves the address, so that links keep working', async () => {
    const { _id, slug } = await create(productForm());
    expect((await put(_id, { name: 'Renamed', category: 'accessory' })).json()).toMatchObject({
      product: { name: 'Renamed', slug, category: 'accessory' },
    });
  });

  test('a picture takes the first one\'s place, and the old file goes', async () => {
    const before = await create({ ...productForm(), image: await blob('png') });
    await setRow(before._id, 'images', JSON.stringify([...before.images, { url: '/second.webp' }]));
    const { product } = (await put(before._id, { image: await blob('jpeg') })).json<{ product: WireProduct }>();
    expect(product.images).toEqual([{ url: expect.stringMatching(/^\/uploads\/.+\.webp$/) }, { url: '/second.webp' }]);
    expect(product.primaryImage).not.toEqual(before.primaryImage);
    expect((await shop.ask('guest', { url: before.primaryImage?.url ?? '' })).statusCode).toBe(404);
    expect((await shop.ask('guest', { url: product.primaryImage?.url ?? '' })).statusCode).toBe(200);
  });

  test('an unknown product is 404, and its picture is not kept', async () => {
    const before = await shop.stored();
    const answer = await put('00000000-0000-4000-8000-000000000000', { name: 'x', image: await blob('png') });
    expect([answer.statusCode, answer.json()]).toEqual([404, { success: false, message: 'There is no such product.' }]);
    expect(await shop.stored()).toEqual(before);
  });
});

describe('DELETE /products/{id}: archive (settled question 7)', () => {
  const remove = (id: string) => shop.ask('admin', { method: 'DELETE', url: `/api/products/${id}` });

  test('it leaves the list, nothing is deleted, and twice is harmless', async () => {
    const { _id } = await create(productForm());
    expect((await remove(_id)).json()).toEqual({ success: true });
    const once = await shop.stored();
    expect(once).toMatchObject({ products: [{ id: _id, status: 'archived', version: 2 }] });
    expect((await remove(_id)).json()).toEqual({ success: true });
    expect(await shop.stored()).toEqual(once);
    expect(await get('/products')).toMatchObject({ products: [] });
  });

  test('an unknown product is 404', async () => {
    expect((await remove('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});
