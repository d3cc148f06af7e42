import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('DELETE FROM products'));
const { create, get, setRow } = catalogueOf(() => shop);

const names = async (query: string) =>
  (await get<{ products: WireProduct[] }>(`/products?${query}`)).products.map(({ name }) => name);

describe('GET /products: "page, limit (12), sort; reads products, currentPage, totalPages" (spec §7)', () => {
  test('"catalogue page size 12" (spec §9), no product twice, none left out', async () => {
    const ids = [];
    // Ten of one price, so that the id must decide between equals.
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
        expect(list).toMatchObject({ currentPage: page, totalPages: 3 });
        expect(list.products).toHaveLength(length ?? -1);
        seen.push(...list.products.map(({ _id }) => _id));
      }
      expect(seen.sort()).toEqual([...ids].sort());
    }
    expect(await get('/products?limit=7&page=5')).toMatchObject({ currentPage: 5, totalPages: 5 });
  });

  test('an empty shop has one empty page', async () => {
    expect(await get('/products')).toEqual({
      products: [],
      currentPage: 1,
      totalPages: 1,
      extensions: ['live'],
    });
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
    for (const name of ['Zirbe', 'Olive', 'Äskulap', 'Eukalyptus', 'Öhi', 'Azur', 'Écorce'])
      await create(productForm({ name }));
    expect(await names('sort=name')).toEqual(sorted);
  });

  test('a category narrows the list and its pages; what the contract does not know is ignored', async () => {
    await create(productForm({ name: 'Ice', category: 'cold_plunge' }));
    await create(productForm({ name: 'Fire' }));
    expect(await names('category=cold_plunge&utm_source=mail')).toEqual(['Ice']);
    expect(await get('/products?category=accessory')).toEqual({
      products: [],
      currentPage: 1,
      totalPages: 1,
      extensions: ['live'],
    });
  });

  test('a product on request says so and has no price', async () => {
    const { _id } = await create(productForm());
    await setRow(_id, 'price_eur', null);
    expect((await get<{ product: WireProduct }>(`/products/${_id}`)).product.price).toEqual({
      isPriceOnRequest: true,
    });
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
    expect(
      (await get<{ categories: { count: number }[] }>('/products/categories/list')).categories[0]?.count,
    ).toBe(0);
  });

  test.each(['/products/00000000-0000-4000-8000-000000000000', '/products/slug/no-such-thing'])(
    'GET %s is 404',
    async (url) => {
      const answer = await shop.ask('guest', { url: `/api${url}` });
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { success: false, message: 'There is no such product.' },
      ]);
    },
  );

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
