import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { whenEncoded } from '../testing/images';
import { EDGE_CASES, picture, productForm } from '../testing/products';
import { type Form, openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, get, change, setRow } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

const blob = async (type: Parameters<typeof picture>[0]) => new Blob([new Uint8Array(await picture(type))]);

describe('POST /products: "name, description, category, price, optional image; reads product.name" (spec §7)', () => {
  test('returns the product as stored', async () => {
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
      version: 1,
      specifications: [],
    });
  });

  test('adds one product, one image and one history entry for repeated requests with the same idempotency key', async () => {
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const send = async (headers = { 'idempotency-key': key }) => {
      const form = { ...productForm(), image: await blob('png') };
      return shop.ask('admin', { method: 'POST', url: '/api/products', headers, form });
    };
    const responses = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    const products = responses.map((response) => response.json<{ product: WireProduct }>().product);
    expect(new Set(products.map(({ _id }) => _id))).toEqual(new Set([key]));
    await whenEncoded(shop.database.pool);
    const { rows } = await shop.database.pool.query(
      'SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM product_history) AS entries',
    );
    expect(rows).toEqual([{ products: 1, entries: 1 }]);
    const id = /uploads\/([0-9a-f-]{36})-/.exec(products[0]?.images[0]?.url ?? '')?.[1] as string;
    expect((await readdir(join(shop.database.dataDir, 'uploads'))).filter((name) => !name.startsWith(id))).toEqual([]);

    expect((await send({ 'idempotency-key': 'mine' })).statusCode).toBe(400);
  });

  describe('idempotency keys', () => {
    const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const REUSED = {
      success: false,
      message: 'Another product has already been added with this key, so nothing was saved. Please send it again.',
    };
    const send = (form: Form, idempotencyKey = key) =>
      shop.ask('admin', { method: 'POST', url: '/api/products', headers: { 'idempotency-key': idempotencyKey }, form });

    test.each<[string, () => Promise<Form>]>([
      ['another name', async () => ({ ...productForm({ name: 'Other' }), image: await blob('png') })],
      ['another description', async () => ({ ...productForm({ description: 'Other.' }), image: await blob('png') })],
      ['another category', async () => ({ ...productForm({ category: 'accessory' }), image: await blob('png') })],
      ['another price', async () => ({ ...productForm({ price: '24500.01' }), image: await blob('png') })],
      ['another image', async () => ({ ...productForm(), image: await blob('jpeg') })],
      ['no image', async () => ({ ...productForm() })],
    ])('a key used before is refused with %s', async (_case, other) => {
      const form = { ...productForm(), image: await blob('png') };
      expect((await send(form)).statusCode).toBe(201);
      const before = await shop.stored();
      const response = await send(await other());
      expect([response.statusCode, response.json()]).toEqual([422, REUSED]);
      expect(await shop.stored()).toEqual(before);
      expect((await send(form)).statusCode).toBe(201);
    });

    test('of two concurrent requests with one key and different content, one is stored and one refused', async () => {
      const responses = await Promise.all([send({ ...productForm() }), send({ ...productForm({ name: 'Other' }) })]);
      expect(responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 422]);
    });

    test('the same content in another encoding returns the current product', async () => {
      expect((await send({ ...productForm({ price: '15000.5' }) })).statusCode).toBe(201);
      await shop.ask('admin', { method: 'PUT', url: `/api/products/${key}`, form: { name: 'Renamed' } });
      const fields = Object.entries(productForm({ price: '15000.50' })).reverse();
      const response = await send(fields);
      expect([response.statusCode, response.json()]).toMatchObject([201, { product: { name: 'Renamed', version: 2 } }]);
    });

    test('the id of a product without a recorded content hash is refused as a key', async () => {
      const form = { ...productForm() };
      const { _id } = await create(form);
      await change('UPDATE product_history SET content_sha256 = NULL');
      expect((await send(form, _id)).statusCode).toBe(422);
      await change('DELETE FROM product_history');
      expect((await send(form, _id)).statusCode).toBe(422);
    });
  });

  test('uses the category sauna by default ("category (default sauna)", spec §3)', async () => {
    const { category: _left, ...form } = productForm();
    expect((await create(form)).category).toBe('sauna');
  });

  test.each([
    ['Sau\u200Bna', 'Sauna'],
    ['\uFEFFSauna\u2060', 'Sauna'],
    ['Sauna \u202Egnp.exe\u202C', 'Sauna gnp.exe'],
    ['Sau\u00ADna für 👩\u200D🚀', 'Sau\u00ADna für 👩\u200D🚀'],
  ])('removes invisible characters from name and description: %j', async (name, cleaned) => {
    const { _id } = await create(productForm({ name, description: name }));
    expect(await get(`/products/${_id}`)).toMatchObject({ product: { name: cleaned, description: cleaned } });
    const form = { name: `${name}\u202E`, description: `One.\r\n\r\n${name}` };
    const response = await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form });
    expect(response.json()).toMatchObject({ product: { name: cleaned, description: `One.\r\n\r\n${cleaned}` } });
  });

  test.each(Object.entries(EDGE_CASES))('stores %s character by character', async (_case, form) => {
    const { _id, slug } = await create(form);
    const { product } = await get<{ product: WireProduct }>(`/products/slug/${slug}`);
    expect(product).toMatchObject({ _id, name: form.name, description: form.description });
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'converts a %s to a WebP that is served as immutable',
    async (type) => {
      const { primaryImage, images } = await create({ ...productForm(), image: await blob(type) });
      expect(images).toMatchObject([{ url: primaryImage?.url }]);
      const response = await shop.ask('guest', { url: primaryImage?.url ?? '' });
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 64,
        height: 48,
      });
    },
  );

  test('stores a large image upright, 1920 px wide and without EXIF data', async () => {
    const photo = await sharp(await picture('jpeg', 1000, 3000))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { primaryImage } = await create({ ...productForm(), image: new Blob([new Uint8Array(photo)]) });
    const file = await readFile(join(shop.database.dataDir, primaryImage?.url ?? ''));
    const { width, height, exif, orientation } = await sharp(file).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 1920, height: 640 });
  });

  test('accepts the empty file field that a browser sends if no file was chosen', async () => {
    const payload = [
      ...Object.entries(productForm()).map(
        ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
      '--x\r\ncontent-disposition: form-data; name="image"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n--x--\r\n',
    ].join('');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await shop.ask('admin', { method: 'POST', url: '/api/products', payload, headers });
    expect(response.json()).toMatchObject({ product: { images: [] } });
  });

  test('deletes the image again if the database refuses the product', async () => {
    const before = await shop.stored();
    await shop.database.pool.query('ALTER TABLE products ADD CONSTRAINT refuse CHECK (price_eur <> 77)');
    try {
      const form = { ...productForm({ price: '77' }), image: await blob('png') };
      const response = await shop.ask('admin', { method: 'POST', url: '/api/products', form });
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        success: false,
        message: 'Something went wrong on our side. Please try again in a moment.',
      });
    } finally {
      await shop.database.pool.query('ALTER TABLE products DROP CONSTRAINT refuse');
    }
    expect(await shop.stored()).toEqual(before);
  });

  test('gives ten concurrent products with the same name ten different slugs', async () => {
    const products = await Promise.all(Array.from({ length: 10 }, () => create(productForm({ name: 'Löyly' }))));
    const expected = ['loeyly', ...Array.from({ length: 9 }, (_, i) => `loeyly-${i + 2}`)];
    expect(products.map(({ slug }) => slug).sort()).toEqual(expected.sort());
  });
});

describe('PUT /products/{id}', () => {
  const put = (id: string, form: Form) => shop.ask('admin', { method: 'PUT', url: `/api/products/${id}`, form });

  test('changes the fields sent, leaves the others and increments the version', async () => {
    const { _id } = await create({ ...productForm(), image: await blob('png') });
    await whenEncoded(shop.database.pool);
    const { product: before } = await get<{ product: WireProduct }>(`/products/${_id}`);
    const response = await put(_id, { price: '0' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      product: { ...before, price: { base: 0, isPriceOnRequest: false }, version: 2 },
    });
    const { rows } = await shop.database.pool.query('SELECT version, updated_at > created_at AS touched FROM products');
    expect(rows).toEqual([{ version: 2, touched: true }]);
  });

  test('makes no version if nothing differs from the stored product', async () => {
    const before = await create({ ...productForm(), price: '1234.50' });
    const response = await put(before._id, { name: before.name, price: '1234.5' });
    expect([response.statusCode, response.json()]).toEqual([200, { product: before }]);
  });

  test('keeps the slug when the name changes', async () => {
    const { _id, slug } = await create(productForm());
    expect((await put(_id, { name: 'Renamed', category: 'accessory' })).json()).toMatchObject({
      product: { name: 'Renamed', slug, category: 'accessory' },
    });
  });

  test('replaces the first image and keeps the old file, because the old version can be restored', async () => {
    const before = await create({ ...productForm(), image: await blob('png') });
    await setRow(before._id, 'images', JSON.stringify([...before.images, { url: '/second.webp' }]));
    const { product } = (await put(before._id, { image: await blob('jpeg') })).json<{
      product: WireProduct;
    }>();
    expect(product.images).toEqual([
      expect.objectContaining({ url: expect.stringMatching(/^\/uploads\/.+\.webp$/) }),
      { url: '/second.webp' },
    ]);
    expect(product.primaryImage).not.toEqual(before.primaryImage);
    expect((await shop.ask('guest', { url: before.primaryImage?.url ?? '' })).statusCode).toBe(200);
    expect((await shop.ask('guest', { url: product.primaryImage?.url ?? '' })).statusCode).toBe(200);
  });

  test('returns 404 for an unknown product and stores no image', async () => {
    const before = await shop.stored();
    const response = await put('00000000-0000-4000-8000-000000000000', { name: 'x', image: await blob('png') });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { success: false, message: 'This product does not exist.' },
    ]);
    expect(await shop.stored()).toEqual(before);
  });
});

describe('DELETE /products/{id} (docs/decisions/0007)', () => {
  const remove = (id: string) => shop.ask('admin', { method: 'DELETE', url: `/api/products/${id}` });

  test('hides the product from the list, deletes nothing and is idempotent', async () => {
    const { _id } = await create(productForm());
    expect((await remove(_id)).json()).toEqual({ success: true });
    const once = await shop.stored();
    expect(once).toMatchObject({ products: [{ id: _id, status: 'archived', version: 2 }] });
    expect((await remove(_id)).json()).toEqual({ success: true });
    expect(await shop.stored()).toEqual(once);
    expect(await get('/products')).toMatchObject({ products: [] });
  });

  test('returns 404 for an unknown product', async () => {
    expect((await remove('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});
