import { type Queryable, transaction } from '../database';
import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';
import { type AdminSort, ORDERS, selectAdminPage } from './adminListQueries';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, change, setRow } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

interface AdminPage {
  products: WireProduct[];
  currentPage: number;
  totalPages: number;
  total: number;
}

async function list(query: Record<string, string | number> = {}): Promise<AdminPage> {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await shop.ask('admin', { url: `/api/admin/products?${text}` });
  expect(response.statusCode).toBe(200);
  return response.json<AdminPage>();
}

const names = async (query: Record<string, string | number>) => (await list(query)).products.map(({ name }) => name);

describe('listAllProducts', () => {
  test('returns products of every status with their versions, the most recently changed first', async () => {
    const [first, second, third] = [
      await create(productForm({ name: 'first' })),
      await create(productForm({ name: 'second' })),
      await create(productForm({ name: 'third' })),
    ];
    await setRow(first._id, 'status', 'draft');
    await shop.ask('admin', { method: 'DELETE', url: `/api/products/${second._id}` });
    const page = await list();
    expect(page).toMatchObject({ currentPage: 1, totalPages: 1, total: 3 });
    expect(page.products.map(({ name, status, version }) => [name, status, version])).toEqual([
      ['second', 'archived', 2],
      ['third', 'active', 1],
      ['first', 'draft', 1],
    ]);
    expect(await names({ status: 'archived' })).toEqual(['second']);
    expect(await names({ status: 'active', category: 'sauna' })).toEqual(['third']);
    expect(await names({ category: 'accessory' })).toEqual([]);
    expect(third.version).toBe(1);
  });

  test('returns one empty page if there are no products', async () => {
    expect(await list()).toEqual({
      products: [],
      currentPage: 1,
      totalPages: 1,
      total: 0,
      extensions: ['csv', 'images', 'details'],
    });
  });

  describe('sorts by each column', () => {
    beforeEach(async () => {
      const rows: [name: string, category: string, price: number | null, status: string, updated: string][] = [
        ['Ähre', 'sauna', 30, 'active', '2026-01-03'],
        ['Birke', 'accessory', null, 'archived', '2026-01-01'],
        ['Azur', 'cold_plunge', 5, 'draft', '2026-01-02'],
      ];
      for (const [name, category, price, status, updated] of rows) {
        await shop.database.pool.query(
          `INSERT INTO products (slug, name, description, category, price_eur, status, updated_at)
           VALUES ($1::text, $1::text, '', $2, $3, $4, $5)`,
          [name, category, price, status, updated],
        );
      }
    });

    test.each([
      ['name', ['Ähre', 'Azur', 'Birke']],
      ['-name', ['Birke', 'Azur', 'Ähre']],
      ['category', ['Birke', 'Azur', 'Ähre']],
      ['-category', ['Ähre', 'Azur', 'Birke']],
      // Products with a price on request come last in both directions.
      ['price', ['Azur', 'Ähre', 'Birke']],
      ['-price', ['Ähre', 'Azur', 'Birke']],
      ['status', ['Ähre', 'Birke', 'Azur']],
      ['-status', ['Azur', 'Birke', 'Ähre']],
      ['updatedAt', ['Birke', 'Azur', 'Ähre']],
      ['-updatedAt', ['Ähre', 'Azur', 'Birke']],
    ])('%s', async (sort, expected) => {
      expect(await names({ sort })).toEqual(expected);
    });

    test.each(Object.keys(ORDERS).filter((sort) => sort !== 'relevance'))(
      '%s reads its page from an index, so that large lists stay fast',
      async (sort) => {
        const plan = await transaction(shop.database.pool, async (db) => {
          // Make the planner use an index even for these few products, if there is one for the order.
          await db.query('SET LOCAL enable_seqscan = off');
          await db.query('SET LOCAL enable_sort = off');
          const explain: Queryable = {
            query: (text: string, values: unknown[]) => db.query(`EXPLAIN ${text}`, values),
          } as never;
          const query = { page: 1, limit: 25, search: '', category: null, status: null } as const;
          const { rows } = await selectAdminPage(explain, { ...query, sort: sort as AdminSort });
          return (rows as unknown as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n');
        });
        // Above the limit, the rows of the page are sorted once more.
        const belowLimit = plan.slice(plan.indexOf('Limit'));
        expect(belowLimit).toMatch(/Index Only Scan/);
        expect(belowLimit.slice(0, belowLimit.indexOf('Index Only Scan'))).not.toMatch(/Sort/);
      },
    );
  });

  test('by relevance, products with the search in the name come before those with it in the description', async () => {
    await create(productForm({ name: 'Alder Bench', description: 'Goes with the cedar sauna.' }));
    await create(productForm({ name: 'Red Cedar', description: 'Warm.' }));
    await create(productForm({ name: 'Cedar Sauna', description: 'Warm.' }));
    expect(await names({ search: 'cedar', sort: 'relevance' })).toEqual(['Cedar Sauna', 'Red Cedar', 'Alder Bench']);
    expect(await names({ sort: 'relevance' })).toEqual(['Alder Bench', 'Cedar Sauna', 'Red Cedar']);
    expect(await list({ search: 'cedar', sort: 'relevance', limit: 2, page: 2 })).toMatchObject({
      total: 3,
      totalPages: 2,
    });
  });

  describe('searches names, descriptions and tags, ignoring case, accents and umlauts', () => {
    const found = async (search: string) => (await list({ search })).total === 1;

    test.each([
      ['Äskulap', 'askulap'],
      ['Äskulap', 'ÄSKULAP'],
      ['Äskulap', 'kula'],
      ['Askulap', 'äskulap'],
      ['Fjord Søster', 'soster'],
      ['Fjord Soster', 'SØSTER'],
      ['Weißtanne', 'weisstanne'],
      ['Weisstanne', 'WEIẞTANNE'],
      ['Œuvre Æther', 'oeuvre'],
      ['Œuvre Æther', 'aether'],
      ['Écorce à l’été', 'ecorce ete'],
      ['Łódź', 'lodz'],
      ['İstanbul', 'istanbul'],
      // Decomposed letters match composed ones.
      ['Ko\u0308nigssee', 'könig'],
      ['80–90\u00a0°C', '90 °C'],
      ['Suite of 6\u00a0m²', '6 m2'],
      ['Save 50% today', '50%'],
      ['snake_case', 'e_c'],
      ['back\\slash', 'k\\s'],
      ['桑拿', '桑'],
      ["O'Hara; DROP TABLE", "o'hara; drop"],
      // The terms may occur in any order.
      ['Barrel of red cedar', 'cedar barrel'],
    ])('finds %s by "%s"', async (name, search) => {
      await create(productForm({ name, description: 'x' }));
      expect(await found(search)).toBe(true);
    });

    test.each([
      ['Save 50 euros', '50%'],
      ['Sauna', '%'],
      ['Sauna', '_'],
      ['Sauna', 'S_una'],
      ['Sauna', '％'],
      ['Sauna', '\\'],
      ['Sauna', 'a\\'],
      ['Cedar', 'cedar barrel'],
    ])('does not find %s by "%s"', async (name, search) => {
      await create(productForm({ name, description: 'x' }));
      expect(await found(search)).toBe(false);
    });

    test('searches descriptions and tags, also after a change', async () => {
      const { _id } = await create(productForm({ name: 'One', description: 'Under Bäumen' }));
      await setRow(_id, 'tags', ['Zuhause', 'hölzern']);
      expect([await found('baum'), await found('holz'), await found('bambus')]).toEqual([true, true, false]);
      await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form: { description: 'Bambus' } });
      expect([await found('baum'), await found('holz'), await found('bambus')]).toEqual([false, true, true]);
      // A term must not match across the end of one field and the start of the next.
      expect(await found('onebambus')).toBe(false);
    });

    test('returns all products for an empty or blank search', async () => {
      await create(productForm());
      expect([await found(''), await found(' \t ')]).toEqual([true, true]);
    });
  });

  test('returns each of 3,000 products exactly once over all pages', async () => {
    await shop.database.pool.query(
      `INSERT INTO products (slug, name, description, category, price_eur, tags)
       SELECT 'p-' || n, 'Löyly ' || n % 500, repeat('Cedar and stone. ', 30), 'sauna', n % 7, '{birch}'
       FROM generate_series(1, 3000) AS n`,
    );
    for (const search of ['', 'loyly birch']) {
      const seen = new Set<string>();
      for (let page = 1; page <= 30; page += 1) {
        const { products, ...rest } = await list({ sort: 'price', search, limit: 100, page });
        expect(rest).toEqual({
          currentPage: page,
          totalPages: 30,
          total: 3000,
          extensions: ['csv', 'images', 'details'],
        });
        for (const { _id } of products) seen.add(_id);
      }
      expect(seen.size).toBe(3000);
    }
    expect(await list({ page: 1000, search: 'loyly' })).toEqual({
      products: [],
      currentPage: 1000,
      totalPages: 120,
      total: 3000,
      extensions: ['csv', 'images', 'details'],
    });
  });

  test.each([
    ['page=0', 'Page must be at least 1.'],
    ['page=x', 'Page must be a whole number.'],
    ['limit=101', 'Limit must be at most 100.'],
    ['limit=', 'Limit must be a whole number.'],
    [
      'sort=slug',
      'Sort must be one of: name, -name, category, -category, price, -price, status, -status, updatedAt, -updatedAt, relevance.',
    ],
    ['sort=name&sort=price', 'Sort may be given only once.'],
    ['status=sold', 'Status must be one of: active, draft, archived.'],
    [
      'category=garden',
      'Category must be one of: sauna, infrared, cold_plunge, complete_suite, accessory, consultation.',
    ],
    [`search=${'x'.repeat(201)}`, 'Search must be at most 200 characters long.'],
    ['search=a&search=b', 'Search may be given only once.'],
    ['search=a%00b', 'The request contains a character that cannot be stored.'],
  ])('refuses ?%s with 400', async (query, message) => {
    const response = await shop.ask('admin', { url: `/api/admin/products?${query}` });
    expect([response.statusCode, response.json()]).toEqual([400, { success: false, message }]);
  });
});

describe('getAnyProduct', () => {
  test.each(['active', 'draft', 'archived'])('returns a product with the status %s and its version', async (status) => {
    const product = await create(productForm());
    await setRow(product._id, 'status', status);
    const response = await shop.ask('admin', { url: `/api/admin/products/${product._id}` });
    expect(response.json()).toEqual({ product: { ...product, status } });
    expect(response.headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' });
  });

  test.each([
    ['not-an-id', 400, 'Id is not valid.'],
    ['00000000-0000-4000-8000-000000000000', 404, 'This product does not exist.'],
  ])('responds to the id %s with %i', async (id, status, message) => {
    const response = await shop.ask('admin', { url: `/api/admin/products/${id}` });
    expect([response.statusCode, response.json()]).toEqual([status, { success: false, message }]);
  });
});
