import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, change, setRow } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

interface StaffPage {
  products: WireProduct[];
  currentPage: number;
  totalPages: number;
  total: number;
}

async function list(query: Record<string, string | number> = {}): Promise<StaffPage> {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await shop.ask('admin', { url: `/api/admin/products?${text}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<StaffPage>();
}

const names = async (query: Record<string, string | number>) => (await list(query)).products.map(({ name }) => name);

describe('listAllProducts', () => {
  test('shows all of them whatever their status, with versions, the last change first', async () => {
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

  test('an empty shop has one empty page', async () => {
    expect(await list()).toEqual({ products: [], currentPage: 1, totalPages: 1, total: 0 });
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
      // Price on Request comes last both ways.
      ['price', ['Azur', 'Ähre', 'Birke']],
      ['-price', ['Ähre', 'Azur', 'Birke']],
      ['status', ['Ähre', 'Birke', 'Azur']],
      ['-status', ['Azur', 'Birke', 'Ähre']],
      ['updatedAt', ['Birke', 'Azur', 'Ähre']],
      ['-updatedAt', ['Ähre', 'Azur', 'Birke']],
    ])('%s', async (sort, expected) => {
      expect(await names({ sort })).toEqual(expected);
    });
  });

  describe('"search": part of a name, description or tag; case, accents and umlauts are folded', () => {
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
      // Composed and decomposed letters are the same.
      ['Ko\u0308nigssee', 'könig'],
      ['80–90\u00a0°C', '90 °C'],
      ['Suite of 6\u00a0m²', '6 m2'],
      ['Save 50% today', '50%'],
      ['snake_case', 'e_c'],
      ['back\\slash', 'k\\s'],
      ['桑拿', '桑'],
      ["O'Hara; DROP TABLE", "o'hara; drop"],
      // Every word, wherever it stands.
      ['Barrel of red cedar', 'cedar barrel'],
    ])('%s is found by "%s"', async (name, search) => {
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
    ])('%s is not found by "%s"', async (name, search) => {
      await create(productForm({ name, description: 'x' }));
      expect(await found(search)).toBe(false);
    });

    test('it looks into descriptions and tags, and follows a change', async () => {
      const { _id } = await create(productForm({ name: 'One', description: 'Under Bäumen' }));
      await setRow(_id, 'tags', ['Zuhause', 'hölzern']);
      expect([await found('baum'), await found('holz'), await found('bambus')]).toEqual([true, true, false]);
      await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form: { description: 'Bambus' } });
      expect([await found('baum'), await found('holz'), await found('bambus')]).toEqual([false, true, true]);
      // What stands in two places is no word.
      expect(await found('onebambus')).toBe(false);
    });

    test('nothing but white space finds everything', async () => {
      await create(productForm());
      expect([await found(''), await found(' \t ')]).toEqual([true, true]);
    });
  });

  test('"paging over thousands of products": 3,000, none twice, none left out', async () => {
    await shop.database.pool.query(
      `INSERT INTO products (slug, name, description, category, price_eur, tags)
       SELECT 'p-' || n, 'Löyly ' || n % 500, repeat('Cedar and stone. ', 30), 'sauna', n % 7, '{birch}'
       FROM generate_series(1, 3000) AS n`,
    );
    for (const search of ['', 'loyly birch']) {
      const seen = new Set<string>();
      for (let page = 1; page <= 30; page += 1) {
        const { products, ...rest } = await list({ sort: 'price', search, limit: 100, page });
        expect(rest).toEqual({ currentPage: page, totalPages: 30, total: 3000 });
        for (const { _id } of products) seen.add(_id);
      }
      expect(seen.size).toBe(3000);
    }
    expect(await list({ page: 1000, search: 'loyly' })).toEqual({
      products: [],
      currentPage: 1000,
      totalPages: 120,
      total: 3000,
    });
  });

  test.each([
    ['page=0', 'Page must be at least 1.'],
    ['page=x', 'Page must be a whole number.'],
    ['limit=101', 'Limit must be at most 100.'],
    ['limit=', 'Limit must be a whole number.'],
    [
      'sort=slug',
      'Sort must be one of: name, -name, category, -category, price, -price, status, -status, updatedAt, -updatedAt.',
    ],
    ['sort=name&sort=price', 'Sort may be given only once.'],
    ['status=sold', 'Status must be one of: active, draft, archived.'],
    [
      'category=garden',
      'Category must be one of: sauna, infrared, cold_plunge, complete_suite, accessory, consultation.',
    ],
    [`search=${'x'.repeat(201)}`, 'Search must be at most 200 characters long.'],
    ['search=a&search=b', 'Search may be given only once.'],
    ['search=a%00b', 'What was sent contains a character that cannot be stored.'],
  ])('?%s is refused', async (query, message) => {
    const answer = await shop.ask('admin', { url: `/api/admin/products?${query}` });
    expect([answer.statusCode, answer.json()]).toEqual([400, { success: false, message }]);
  });
});

describe('getAnyProduct', () => {
  test.each(['active', 'draft', 'archived'])('shows one that is %s, with its version', async (status) => {
    const product = await create(productForm());
    await setRow(product._id, 'status', status);
    const answer = await shop.ask('admin', { url: `/api/admin/products/${product._id}` });
    expect(answer.json()).toEqual({ product: { ...product, status } });
    expect(answer.headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' });
  });

  test.each([
    ['not-an-id', 400, 'Id is not valid.'],
    ['00000000-0000-4000-8000-000000000000', 404, 'There is no such product.'],
  ])('%s is %i', async (id, status, message) => {
    const answer = await shop.ask('admin', { url: `/api/admin/products/${id}` });
    expect([answer.statusCode, answer.json()]).toEqual([status, { success: false, message }]);
  });
});
