import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, get, change, setRow } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

const names = async (query: string) =>
  (await get<{ products: WireProduct[] }>(`/products?${query}`)).products.map(({ name }) => name);

const ids = async (query: string) =>
  (await get<{ products: WireProduct[] }>(`/products?${query}`)).products.map(({ _id }) => _id);

describe('GET /products: "page, limit (12), sort; reads products, currentPage, totalPages" (spec §7)', () => {
  test('returns each product exactly once over all pages ("catalogue page size 12", spec §9)', async () => {
    const ids = [];
    // Add ten products for each of three prices, so that the id must break ties.
    for (let n = 0; n < 30; n += 1)
      ids.push((await create(productForm({ name: `Sauna ${n}`, price: `${n % 3}` })))._id);
    for (const sort of ['-createdAt', 'createdAt', 'price.base', '-price.base', 'name']) {
      const seen: string[] = [];
      for (const [page, length] of [
        [1, 12],
        [2, 12],
        [3, 6],
        [4, 0],
      ]) {
        const list = await get<{ products: WireProduct[] }>(`/products?page=${page}&sort=${sort}`);
        expect(list).toMatchObject({ currentPage: page, totalPages: 3, total: 30 });
        expect(list.products).toHaveLength(length ?? -1);
        seen.push(...list.products.map(({ _id }) => _id));
      }
      expect(seen.sort()).toEqual([...ids].sort());
    }
    expect(await get('/products?limit=7&page=5')).toMatchObject({ currentPage: 5, totalPages: 5 });
  });

  test('returns pages of one consistent order, also those read from the end of the index', async () => {
    for (let n = 0; n < 11; n += 1) {
      const category = n % 3 ? 'sauna' : 'accessory';
      const { _id } = await create(productForm({ name: `Piece ${n % 4}`, price: `${n % 3}`, category }));
      if (n % 5 === 0) await setRow(_id, 'price_eur', null);
      if (n % 2) await setRow(_id, 'created_at', '2025-01-01');
    }
    for (const sort of ['-createdAt', 'createdAt', 'price.base', '-price.base', 'name']) {
      for (const narrowed of ['', '&category=sauna']) {
        const whole = await ids(`sort=${sort}${narrowed}&limit=100`);
        const pieces = [];
        for (let page = 1; page <= 5; page += 1)
          pieces.push(...(await ids(`sort=${sort}${narrowed}&limit=3&page=${page}`)));
        expect(pieces).toEqual(whole);
      }
    }
  });

  test('keeps the number of pages correct after every kind of change', async () => {
    const counted = async () => {
      const { categories } = await get<{ categories: { value: string; count: number }[] }>('/products/categories/list');
      const { rows } = await shop.database.pool.query<{ category: string; count: number }>(
        "SELECT category, count(*)::int AS count FROM products WHERE status = 'active' GROUP BY category",
      );
      const real = new Map(rows.map(({ category, count }) => [category, count]));
      expect(categories.map(({ count }) => count)).toEqual(categories.map(({ value }) => real.get(value) ?? 0));
      return (await get<{ totalPages: number }>('/products?limit=1')).totalPages;
    };
    const made = [];
    for (const category of ['sauna', 'sauna', 'infrared', 'accessory'])
      made.push((await create(productForm({ category })))._id);
    expect(await counted()).toBe(4);
    const [first = '', second = '', third = ''] = made;
    const ask = async (method: 'PUT' | 'DELETE' | 'POST', url: string, form?: { category: string }) =>
      expect((await shop.ask('admin', { method, url: `/api${url}`, ...(form && { form }) })).statusCode).toBe(200);
    await ask('PUT', `/products/${first}`, { category: 'cold_plunge' });
    expect(await counted()).toBe(4);
    await ask('DELETE', `/products/${second}`);
    await ask('DELETE', `/products/${third}`);
    expect(await counted()).toBe(2);
    await ask('POST', `/admin/products/${third}/restore`);
    expect(await counted()).toBe(3);
    await setRow(third, 'status', 'draft');
    expect(await counted()).toBe(2);
    await change("UPDATE products SET category = 'sauna', status = 'active'");
    expect(await counted()).toBe(4);
    await change('DELETE FROM products');
    expect(await counted()).toBe(1);
  });

  test('returns one empty page if there are no products', async () => {
    expect(await get('/products')).toEqual({
      products: [],
      currentPage: 1,
      totalPages: 1,
      total: 0,
      extensions: ['live', 'search'],
    });
  });

  test('sorts by date and price ("newest -createdAt, oldest createdAt, price-low price.base, price-high -price.base", spec §7)', async () => {
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

  test('sorts letters with umlauts and accents next to their base letters ("name name", spec §7)', async () => {
    const sorted = ['Äskulap', 'Azur', 'Écorce', 'Eukalyptus', 'Öhi', 'Olive', 'Zirbe'];
    for (const name of ['Zirbe', 'Olive', 'Äskulap', 'Eukalyptus', 'Öhi', 'Azur', 'Écorce'])
      await create(productForm({ name }));
    expect(await names('sort=name')).toEqual(sorted);
  });

  test('filters by category and ignores unknown query parameters', async () => {
    await create(productForm({ name: 'Ice', category: 'cold_plunge' }));
    await create(productForm({ name: 'Fire' }));
    expect(await names('category=cold_plunge&utm_source=mail')).toEqual(['Ice']);
    expect(await get('/products?category=accessory')).toEqual({
      products: [],
      currentPage: 1,
      totalPages: 1,
      total: 0,
      extensions: ['live', 'search'],
    });
  });

  test('returns isPriceOnRequest without a price for a product with a price on request', async () => {
    const { _id } = await create(productForm());
    await setRow(_id, 'price_eur', null);
    expect((await get<{ product: WireProduct }>(`/products/${_id}`)).product.price).toEqual({
      isPriceOnRequest: true,
    });
  });
});

describe('GET /products?search=', () => {
  test('matches parts of words in name, description and tags, ignoring accents and umlauts', async () => {
    const { _id } = await create(productForm({ name: 'Säulenofen', description: 'Für die Écorce-Hütte' }));
    await setRow(_id, 'tags', ['Gartenhaus']);
    await create(productForm({ name: 'Ice' }));
    for (const search of ['saule', 'SÄULE', 'ulenof', 'ecorce', 'hutte', 'garten', 'haus saule']) {
      expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(['Säulenofen']);
    }
    for (const search of ['%25%25%25', '___', 's_ule', 'saule ice'])
      expect(await names(`search=${search}`)).toEqual([]);
  });

  test('lists products with all terms in the name first, and sorts each group', async () => {
    await create(productForm({ name: 'Bucket', description: 'For a cedar room', price: '1' }));
    await create(productForm({ name: 'Cedar Room', description: 'x', price: '9' }));
    await create(productForm({ name: 'Ladle', description: 'For a cedar room', price: '2' }));
    await create(productForm({ name: 'Room of Cedar', description: 'x', price: '3' }));
    expect(await names('search=cedar room&sort=price.base')).toEqual([
      'Room of Cedar',
      'Cedar Room',
      'Bucket',
      'Ladle',
    ]);
    expect(await names('search=cedar room&sort=-price.base')).toEqual([
      'Cedar Room',
      'Room of Cedar',
      'Ladle',
      'Bucket',
    ]);
  });

  test('supports pages and categories, and finds only active products', async () => {
    for (const category of ['sauna', 'sauna', 'accessory']) await create(productForm({ name: 'Cedar', category }));
    await setRow((await create(productForm({ name: 'Cedar' })))._id, 'status', 'archived');
    const whole = await ids('search=cedar');
    expect(whole).toHaveLength(3);
    expect([...(await ids('search=cedar&limit=2')), ...(await ids('search=cedar&limit=2&page=2'))]).toEqual(whole);
    expect(await get('/products?search=cedar&limit=2&page=9')).toMatchObject({
      products: [],
      currentPage: 9,
      totalPages: 2,
    });
    expect(await ids('search=cedar&category=accessory')).toHaveLength(1);
    expect(await get('/products?search=granite')).toMatchObject({ products: [], totalPages: 1 });
  });

  test('returns all products for a blank search', async () => {
    await create(productForm());
    expect(await ids('search=%20%20%20')).toHaveLength(1);
  });
});

describe('GET /products/{id} and /products/slug/{slug}', () => {
  test('return the same product', async () => {
    const product = await create(productForm());
    expect(await get(`/products/${product._id}`)).toEqual({ product });
    expect(await get(`/products/slug/${product.slug}`)).toEqual({ product });
  });

  test.each([
    ['archived', 410, 'This product is no longer part of the collection.'],
    ['draft', 404, 'This product does not exist.'],
  ])(
    'respond to the status %s with %i, and no list contains the product (docs/decisions/0007)',
    async (status, code, message) => {
      const { _id, slug } = await create(productForm());
      await setRow(_id, 'status', status);
      await setRow(_id, 'featured', true);
      for (const url of [`/api/products/${_id}`, `/api/products/slug/${slug}`]) {
        const response = await shop.ask('guest', { url });
        expect([response.statusCode, response.json()]).toEqual([code, { success: false, message }]);
      }
      expect(await get('/products')).toMatchObject({ products: [] });
      expect(await get('/products/featured/list')).toEqual({ products: [] });
      expect((await get<{ categories: { count: number }[] }>('/products/categories/list')).categories[0]?.count).toBe(
        0,
      );
    },
  );

  test.each(['/products/00000000-0000-4000-8000-000000000000', '/products/slug/no-such-thing'])(
    'return 404 for %s',
    async (url) => {
      const response = await shop.ask('guest', { url: `/api${url}` });
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { success: false, message: 'This product does not exist.' },
      ]);
    },
  );

  test('accept a slug of 240 characters', async () => {
    expect((await shop.ask('guest', { url: `/api/products/slug/${'a'.repeat(240)}` })).statusCode).toBe(404);
  });
});

test('GET /products/categories/list returns all six categories in the order of spec §3, with counts', async () => {
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

test('GET /products/featured/list returns the featured products, newest first', async () => {
  const older = await create(productForm({ name: 'older' }));
  const newer = await create(productForm({ name: 'newer' }));
  await create(productForm({ name: 'ordinary' }));
  await setRow(older._id, 'featured', true);
  await setRow(older._id, 'created_at', '2025-01-01');
  await setRow(newer._id, 'featured', true);
  const { products } = await get<{ products: WireProduct[] }>('/products/featured/list');
  expect(products.map(({ name }) => name)).toEqual(['newer', 'older']);
});
