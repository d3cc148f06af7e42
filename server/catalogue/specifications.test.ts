import { seedProducts } from '../database/seed';
import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { productForm } from '../testing/products';
import { type Form, openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, get, change } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

const AREA = { label: 'Floor area', value: '7.2 m²' };
const SEATS = { label: 'Seats', value: '6' };
const json = (value: unknown) => JSON.stringify(value);

const put = (id: string, form: Form) => shop.ask('admin', { method: 'PUT', url: `/api/products/${id}`, form });
const read = async (key: string) => (await get<{ product: WireProduct }>(`/products/${key}`)).product;
const productOf = (response: Awaited<ReturnType<typeof put>>) => response.json<{ product: WireProduct }>().product;

describe('the specifications of a product (extension)', () => {
  test('are stored in the order in which they were sent, and are part of the product but not of lists', async () => {
    const { _id, slug } = await create(productForm({ specifications: json([SEATS, AREA]) }));
    for (const path of [_id, `slug/${slug}`]) {
      expect(await read(path)).toHaveProperty('specifications', [SEATS, AREA]);
    }
    const { products } = (await shop.ask('guest', { url: '/api/products' })).json<{ products: WireProduct[] }>();
    expect(products).toHaveLength(1);
    expect(products[0]).not.toHaveProperty('specifications');
  });

  test('are an empty list if none were sent, stay if a change does not contain them, and can be removed', async () => {
    const { _id } = await create(productForm());
    expect(productOf(await put(_id, { specifications: json([AREA]) }))).toHaveProperty('specifications', [AREA]);
    expect(productOf(await put(_id, { price: '5' }))).toHaveProperty('specifications', [AREA]);
    expect(productOf(await put(_id, { specifications: '[]' }))).toHaveProperty('specifications', []);
  });

  test('are recorded in the history and restored with an earlier version', async () => {
    const { _id } = await create(productForm({ specifications: json([AREA]) }));
    await put(_id, { specifications: json([AREA, SEATS]) });
    const { entries } = (await shop.ask('admin', { url: `/api/admin/products/${_id}/history` })).json<{
      entries: { changes: object[] }[];
    }>();
    expect(entries[0]?.changes).toEqual([
      { field: 'specifications', from: 'Floor area: 7.2 m²', to: 'Floor area: 7.2 m²\nSeats: 6' },
    ]);
    await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${_id}/history/1/restore` });
    expect(await read(_id)).toHaveProperty('specifications', [AREA]);
  });

  test.each([
    ['not JSON', 'Floor area: 7.2 m²'],
    ['an object', json(AREA)],
    ['a text', json('7.2 m²')],
    ['an entry without a value', json([{ label: 'Seats' }])],
    ['an unknown field', json([{ ...SEATS, unit: 'm' }])],
    ['an empty label', json([{ ...SEATS, label: ' ' }])],
    ['a value of several lines', json([{ ...SEATS, value: '6\n7' }])],
    ['a label with a colon', json([{ ...SEATS, label: 'Seats: 6' }])],
    ['a label of 61 characters', json([{ ...SEATS, label: 'x'.repeat(61) }])],
    ['a value of 201 characters', json([{ ...SEATS, value: 'x'.repeat(201) }])],
    ['41 entries', json(Array.from({ length: 41 }, () => SEATS))],
    ['an invisible label', json([{ ...SEATS, label: '\u200b' }])],
  ])('are refused with 400 if they are %s', async (_what, specifications) => {
    const { _id } = await create(productForm());
    expect((await put(_id, { specifications })).statusCode).toBe(400);
    expect(await read(_id)).toHaveProperty('version', 1);
  });

  test('40 entries of the maximum length are stored', async () => {
    const entries = Array.from({ length: 40 }, () => ({ label: 'x'.repeat(60), value: 'ü'.repeat(200) }));
    const { _id } = await create(productForm({ specifications: json(entries) }));
    expect(await read(_id)).toHaveProperty('specifications', entries);
  });
});

describe('the seed', () => {
  test('fills the specifications of all products', async () => {
    await seedProducts(shop.database.pool);
    const { rows } = await shop.database.pool.query(
      'SELECT slug FROM products WHERE jsonb_array_length(specifications) < 3',
    );
    expect(rows).toEqual([]);
  });

  test('adds them to products that were seeded before they existed, but not to those from which staff removed them', async () => {
    await seedProducts(shop.database.pool);
    const { rows } = await shop.database.pool.query<{ id: string }>('SELECT id FROM products ORDER BY slug LIMIT 2');
    const [old, emptied] = rows.map(({ id }) => id) as [string, string];
    await put(emptied, { specifications: '[]' });
    await change(`UPDATE products SET specifications = '[]' WHERE id = '${old}'`);
    await change(`UPDATE product_history SET snapshot = snapshot - 'specifications' WHERE product_id = '${old}'`);
    await seedProducts(shop.database.pool);
    expect((await read(old)).specifications?.length).toBeGreaterThan(2);
    expect((await read(emptied)).specifications).toEqual([]);
  });
});
