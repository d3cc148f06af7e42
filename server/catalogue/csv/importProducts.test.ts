import { seedProducts } from '../../database/seed';
import { catalogueOf, type WireProduct } from '../../testing/catalogue';
import { EDGE_CASES, productForm } from '../../testing/products';
import { type Form, openShop, type Shop } from '../../testing/shop';
import { parseCsv } from './parseCsv';
import { toCsvLine } from './writeCsv';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, get, change, setRow } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

interface Report {
  imported: boolean;
  digest: string;
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  changes: { line: number; action: string; name: string; fields: { field: string; from?: string; to?: string }[] }[];
  problemCount: number;
  problems: { line: number; name?: string; message: string }[];
}

const CLEAN = { problemCount: 0, problems: [] };

const send = (content: string | Buffer, query = 'dryRun=true') =>
  shop.ask('admin', {
    method: 'POST',
    url: `/api/admin/products/import?${query}`,
    form: { file: new File([typeof content === 'string' ? content : new Uint8Array(content)], 'products.csv') },
  });

async function check(content: string | Buffer, query?: string): Promise<Report> {
  const response = await send(content, query);
  expect(response.statusCode).toBe(200);
  return response.json<Report>();
}

const run = (content: string) => check(content, 'dryRun=false');

async function refusal(content: string | Buffer, query?: string): Promise<[number, string]> {
  const response = await send(content, query);
  return [response.statusCode, response.json<{ message: string }>().message];
}

const exportAll = async (query = ''): Promise<string> => {
  const response = await shop.ask('admin', { url: `/api/admin/products/export?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json<{ csv: string }>().csv;
};

const add = (form: Form) => create(form);
const product = (id: string) => get<{ product: WireProduct }>(`/products/${id}`).then((body) => body.product);
const HEADER = '_id,version,name,price';
const line = ({ _id, version }: WireProduct, ...cells: string[]) => toCsvLine([_id, String(version), ...cells]);

async function historyOf(id: string): Promise<{ version: number; action: string; by: string; changes: object[] }[]> {
  const response = await shop.ask('admin', { url: `/api/admin/products/${id}/history` });
  return response.json<{ entries: [] }>().entries;
}

describe("'an export can be edited in a spreadsheet and imported again without a difference'", () => {
  test.each([
    ['as it is', (csv: string) => csv],
    ['without the byte order mark', (csv: string) => csv.slice(1)],
    ['with other line breaks', (csv: string) => csv.replaceAll('\r\n', '\n')],
    [
      'with semicolons and decimal commas',
      (csv: string) =>
        [...parseCsv(csv, ',')]
          .map(({ cells }) =>
            cells.map((cell) => `"${/^\d+\.\d\d$/.test(cell) ? cell.replace('.', ',') : cell.replaceAll('"', '""')}"`),
          )
          .map((cells) => `${cells.join(';')};;\r\n`)
          .join(''),
    ],
  ])('%s', async (_case, edit) => {
    await seedProducts(shop.database.pool);
    for (const form of Object.values(EDGE_CASES)) await add({ ...form });
    const formula = await add({ ...productForm({ name: '=1+1', description: "'=HYPERLINK(1)\n-2" }) });
    await setRow(formula._id, 'price_eur', null);
    await setRow(formula._id, 'status', 'draft');
    const { total } = (await shop.ask('admin', { url: '/api/admin/products' })).json<{ total: number }>();

    const report = await check(edit(await exportAll()));
    expect(report).toMatchObject({ lines: total, added: 0, changed: 0, unchanged: total, changes: [], ...CLEAN });
    const before = await shop.stored();
    expect(await run(edit(await exportAll()))).toMatchObject({ imported: true, changed: 0, added: 0 });
    expect(await shop.stored()).toEqual(before);
  });
});

describe("'Export of all products that match the current filter and search'", () => {
  test('contains the matching products of any status, oldest first', async () => {
    const bench = await add({ ...productForm({ name: 'Cedar Bench', category: 'accessory' }) });
    await add({ ...productForm({ name: 'Plunge', category: 'cold_plunge' }) });
    const towel = await add({
      ...productForm({
        name: 'Cedar Towel',
        category: 'accessory',
        shortDescription: 'For the bench.',
        tags: '["cedar","linen"]',
        specifications: '[{"label":"Width","value":"1 m"},{"label":"Length","value":"2 m"}]',
      }),
    });
    await setRow(towel._id, 'status', 'archived');
    const [header, ...lines] = [...parseCsv(await exportAll('search=cedar&category=accessory'), ',')].map(
      ({ cells }) => cells,
    );
    expect(header?.join()).toBe(
      '\uFEFF_id,slug,version,name,shortDescription,description,category,tags,price,specifications,status',
    );
    const description = productForm().description;
    expect(lines).toEqual([
      [bench._id, 'cedar-bench', '1', 'Cedar Bench', '', description, 'accessory', '', '15000.00', '', 'active'],
      [
        towel._id,
        'cedar-towel',
        '1',
        'Cedar Towel',
        'For the bench.',
        description,
        'accessory',
        'cedar, linen',
        '15000.00',
        'Width: 1 m\nLength: 2 m',
        'archived',
      ],
    ]);
  });

  test('is sent in parts, which together contain every product once', async () => {
    await change(
      `INSERT INTO products (slug, name, description, category, created_at)
       SELECT 'p-' || n, 'P ' || n, 'x', 'sauna', now() - (n % 7) * interval '1 hour' FROM generate_series(1, 4100) AS n`,
    );
    const parts: { csv: string; next?: string }[] = [];
    for (let after: string | undefined = ''; after !== undefined; after = parts.at(-1)?.next) {
      const query = after && `after=${after}`;
      parts.push((await shop.ask('admin', { url: `/api/admin/products/export?${query}` })).json());
    }
    expect(parts).toHaveLength(3);
    const records = [...parseCsv(parts.map(({ csv }) => csv).join(''), ',')];
    expect(records).toHaveLength(4101);
    expect(new Set(records.map(({ cells }) => cells[0])).size).toBe(4101);
  });
});

describe("'a dry run that shows what would change, line by line'", () => {
  test('reports new, changed and unchanged lines with before and after, and changes nothing', async () => {
    const sauna = await add({ ...productForm({ name: 'Sauna' }) });
    const plunge = await add({ ...productForm({ name: 'Plunge' }) });
    const stored = await shop.stored();
    const csv = [
      '_id;version;name;description;price;status',
      `${sauna._id};1;Sauna Deluxe;"${productForm().description}";24500,5;draft`,
      `${plunge._id};1;Plunge;${productForm().description};15000;active`,
      ';;Bench;"Two\nseats";1200;',
    ].join('\r\n');
    const report = await check(csv);
    expect(report).toEqual({
      imported: false,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      lines: 3,
      added: 1,
      changed: 1,
      unchanged: 1,
      changes: [
        {
          line: 2,
          action: 'changed',
          name: 'Sauna',
          fields: [
            { field: 'name', from: 'Sauna', to: 'Sauna Deluxe' },
            { field: 'price', from: '15.000\u00a0€', to: '24.500,50\u00a0€' },
            { field: 'status', from: 'Active', to: 'Draft' },
          ],
        },
        {
          line: 4,
          action: 'added',
          name: 'Bench',
          fields: [
            { field: 'name', to: 'Bench' },
            { field: 'description', to: 'Two\nseats' },
            { field: 'category', to: 'Traditional Sauna' },
            { field: 'price', to: '1.200\u00a0€' },
            { field: 'status', to: 'Active' },
          ],
        },
      ],
      ...CLEAN,
    });
    expect(await shop.stored()).toEqual(stored);

    expect(await check(csv, `dryRun=false&digest=${report.digest}`)).toEqual({ ...report, imported: true });
    expect(await check(await exportAll())).toMatchObject({ lines: 3, unchanged: 3 });
  });

  test('the history names the author and the changed fields', async () => {
    const { _id } = await add({ ...productForm() });
    await run(`_id,version,price,specifications\n${_id},1,9.5,Width: 2 m\n`);
    const price = { field: 'price', from: '15.000\u00a0€', to: '9,50\u00a0€' };
    expect((await historyOf(_id))[0]).toMatchObject({
      version: 2,
      action: 'saved',
      by: 'Test admin',
      changes: [price, { field: 'specifications', to: 'Width: 2 m' }],
    });
    await run('name,description,price\nBench,Two seats.,1200\n');
    const { products } = await get<{ products: WireProduct[] }>('/products?sort=-createdAt');
    const bench = products.find(({ name }) => name === 'Bench') as WireProduct;
    expect(bench).toMatchObject({ slug: 'bench', version: 1, status: 'active', price: { base: 1200 } });
    expect(await historyOf(bench._id)).toMatchObject([{ version: 1, action: 'created', by: 'Test admin' }]);
  });

  test("'Rows with … slug update that product, only cells whose columns are present'", async () => {
    const { slug, _id } = await add({ ...productForm({ name: 'Plunge' }) });
    expect(await run(`SLUG, Version ,Category\n${slug},1,cold_plunge\n`)).toMatchObject({ imported: true, changed: 1 });
    expect(await product(_id)).toMatchObject({ name: 'Plunge', category: 'cold_plunge', price: { base: 15000 } });
  });

  test('sets and removes the short description and the tags', async () => {
    const { _id } = await add({ ...productForm({ name: 'Bench' }) });
    const header = '_id,Version,SHORTDESCRIPTION,tags';
    expect(await run(`${header}\n${_id},1,For two.," cedar,, steam "`)).toMatchObject({
      ...CLEAN,
      changes: [
        {
          fields: [
            { field: 'short description', to: 'For two.' },
            { field: 'tags', to: 'cedar, steam' },
          ],
        },
      ],
    });
    expect(await product(_id)).toMatchObject({ shortDescription: 'For two.', tags: ['cedar', 'steam'] });
    expect(await run(`${header}\n${_id},2,,`)).toMatchObject({ ...CLEAN, changed: 1 });
    const emptied = await product(_id);
    expect(emptied.tags).toEqual([]);
    expect(emptied).not.toHaveProperty('shortDescription');
  });

  test('new products with the same name get slugs of their own', async () => {
    await add({ ...productForm({ name: 'Bench' }) });
    await add({ ...productForm({ name: 'Bench 3' }) });
    const lines = ['Bench', 'Bench', 'Bench 2', 'Stool'].map((name) => `${name},x,1`);
    expect(await run(['name,description,price', ...lines].join('\n'))).toMatchObject({ imported: true, added: 4 });
    const { rows } = await shop.database.pool.query<{ slug: string }>('SELECT slug FROM products ORDER BY slug');
    const slugs = rows.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(6);
    expect(slugs).toEqual(expect.arrayContaining(['bench', 'bench-2', 'bench-3', 'stool']));
  });
});

describe("'refuses what is wrong with line numbers, nothing half-done'", () => {
  test.each([
    ['an unknown column', 'name,description,price,colour,\n', /^Unknown column: “colour”\. The first line must name/],
    ['a repeated column', 'name,Name,description,price\n', /^Repeated column: “name”\./],
    ['a missing column', 'name,price\na,1\n', /^Missing column: “description”\./],
    ['a missing version', '_id,name\n', /^Missing column: “version”\./],
    ['an empty file', '', /^The file is empty\.$/],
    ['a file of empty lines', '\r\n;;\r\n', /^The file is empty\.$/],
    ['a text that does not end', 'name,description,price\nBench,"two,1\n', /^Line 2: a quotation mark opens/],
    [
      '100,000 columns',
      Array.from({ length: 100_000 }, (_, n) => `c${n}`).join(),
      /^Line 1 has more than 1,000 cells\.$/,
    ],
    ['UTF-16', Buffer.from('\uFEFFname,description,price\n', 'utf16le'), /^The file is not in UTF-8/],
    ['NUL', 'name,description,price\na\0b,x,1\n', /^The file is not in UTF-8/],
    [
      'too many changes',
      `name,description,price\n${'Bench,x,1\n'.repeat(2001)}`,
      /^The file changes 2,001 products, and an import can change 2,000 at most\. Please import it in parts\.$/,
    ],
  ])('%s', async (_case, content, message) => {
    expect(await refusal(content)).toEqual([400, expect.stringMatching(message)]);
  });

  test.each([
    ['75900', 75900],
    ['75.900', 75900],
    ['75.900 €', 75900],
    ['1.250.000', 1250000],
    ['75.900,5', 75900.5],
    ['1999.90', 1999.9],
    ['1999,90', 1999.9],
  ])('a price may be written as the shop shows it: %s', async (cell, base) => {
    const { _id } = await add({ ...productForm({ price: '15000' }) });
    await run(`_id;version;price\n${_id};1;${cell}\n`);
    expect((await product(_id)).price).toMatchObject({ base });
  });

  test('a category may be named by its label, and another spelling of the same value changes nothing', async () => {
    const { _id } = await add({ ...productForm({ category: 'sauna', price: '15000' }) });
    const csv = (category: string) => `_id,version,category,price,status\n${_id},1,${category},15.000 €,Active\n`;
    expect(await check(csv('Traditional Sauna'))).toMatchObject({ unchanged: 1, ...CLEAN });
    expect((await check(csv('cold plunge'))).changes[0]?.fields).toEqual([
      { field: 'category', from: 'Traditional Sauna', to: 'Cold Plunge' },
    ]);
  });

  test('all problems of all lines are listed, and nothing is imported', async () => {
    const sauna = await add({ ...productForm({ name: 'Sauna' }) });
    const plunge = await add({ ...productForm({ name: 'Plunge' }) });
    const stored = await shop.stored();
    const csv = [
      '_id,slug,version,name,description,category,price,specifications,status',
      `${sauna._id},,1,Sauna 2,"Two\nlines.",sauna,1.234.5,Width,active`,
      `${plunge._id},other,1,Plunge,x,sauna,1,,active`,
      `${plunge._id},,2,Plunge,x,sauna,1,,active`,
      `${plunge._id},,1,,x,pool,-1,,gone`,
      `${plunge._id},,1,Plunge,x,sauna,1,,active`,
      '00000000-0000-4000-8000-000000000000,,1,a,b,sauna,1,,active',
      'nonsense,,1,a,b,sauna,1,,active',
      ',nowhere,1,a,b,sauna,1,,active',
      ',,3,a,b,sauna,1,,active',
      ',,,\u200B,,sauna,,,active',
      ',,,Bench,Two seats.,accessory,1e3,,active',
      ',,,Bench,Two seats.,accessory,"75,900",,active',
      ',,,Bench,Two seats.,accessory,100000001,: x,active',
      `,,,${'x'.repeat(201)},Two seats.,accessory,1,Width: 1 m,active`,
      'too,short',
      ',,,Bench,Two seats.,accessory,1200,,active',
    ].join('\n');
    const report = await check(csv, 'dryRun=false');
    const noPrice = 'Price must be a number such as 1999.90 or 75.900.';
    expect(report.problems.slice(0, 5).map(({ name }) => name)).toEqual([
      'Sauna 2',
      'Sauna 2',
      'Plunge',
      'Plunge',
      undefined,
    ]);
    expect(report.problems.map(({ line, message }) => ({ line, message }))).toEqual([
      { line: 2, message: noPrice },
      { line: 2, message: 'Specifications must have the form “Label: value”, one on each line.' },
      { line: 4, message: 'The slug of a product cannot be changed.' },
      {
        line: 5,
        message:
          'Changed by somebody else since the export. Export this product again, or remove the line from the file.',
      },
      { line: 6, message: 'Name must not be empty.' },
      {
        line: 6,
        message:
          'Category must be one of: Traditional Sauna, Infrared Therapy, Cold Plunge, Complete Suite, Accessory, Consultation.',
      },
      { line: 6, message: 'Price must not be negative.' },
      { line: 6, message: 'Status must be one of: active, draft, archived.' },
      { line: 7, message: 'The same product as in line 6.' },
      { line: 8, message: 'There is no product with this _id. Leave it empty to add a product.' },
      { line: 9, message: 'There is no product with this _id. Leave it empty to add a product.' },
      { line: 10, message: 'There is no product with this slug. Leave it empty to add a product.' },
      { line: 11, message: 'The line has a version, but no _id or slug.' },
      { line: 12, message: 'Description is missing.' },
      { line: 12, message: 'Price is missing.' },
      { line: 13, message: noPrice },
      { line: 14, message: noPrice },
      { line: 15, message: 'Specifications must have the form “Label: value”, one on each line.' },
      { line: 15, message: 'Price must be at most 100,000,000.' },
      { line: 16, message: 'Name must be at most 200 characters long.' },
      { line: 17, message: 'The line has 2 cells, but the header has 9.' },
    ]);
    expect(report).toMatchObject({ imported: false, lines: 16, added: 1, changed: 0, problemCount: 21 });
    expect(await shop.stored()).toEqual(stored);
  });

  test('at most 200 problems are listed, and all are counted', async () => {
    const report = await check(`name,description,price\n${'Bench,x,none\n'.repeat(300)}`);
    expect(report).toMatchObject({ lines: 300, problemCount: 300, added: 0 });
    expect(report.problems).toHaveLength(200);
  });

  test('a price on request stays, and a price cannot be removed', async () => {
    const { _id } = await add({ ...productForm() });
    expect((await check(`_id,version,price\n${_id},1,\n`)).problems).toEqual([
      { line: 2, message: 'Price must not be empty.' },
    ]);
    await setRow(_id, 'price_eur', null);
    expect(await check(`_id,version,price\n${_id},1,\n`)).toMatchObject({ unchanged: 1, ...CLEAN });
  });
});

describe("'two imports at once or an edit between dry run and import lead to a refusal with line numbers'", () => {
  test('an edit after the dry run', async () => {
    const [one, two] = [await add({ ...productForm({ name: 'One' }) }), await add({ ...productForm({ name: 'Two' }) })];
    const csv = `${HEADER}\r\n${line(one, 'One', '1')}${line(two, 'Two', '2')}`;
    const { digest } = await check(csv);
    await shop.ask('admin', { method: 'PUT', url: `/api/products/${two._id}`, form: { price: '3' } });
    const report = await check(csv, `dryRun=false&digest=${digest}`);
    expect(report).toMatchObject({
      imported: false,
      problems: [{ line: 3, name: 'Two', message: expect.stringMatching(/^Changed by somebody else/) as string }],
    });
    expect(await product(one._id)).toMatchObject({ version: 1, price: { base: 15000 } });
  });

  test('two imports of the same changes: one succeeds, the other names the lines', async () => {
    const one = await add({ ...productForm({ name: 'One' }) });
    const csv = `${HEADER},description\r\n${line(one, 'One', '1', 'x')},,New,5,y\r\n`;
    const reports = await Promise.all([run(csv), run(csv)]);
    expect(reports.filter(({ imported }) => imported)).toHaveLength(1);
    const refused = reports.find(({ imported }) => !imported) as Report;
    expect(refused.problems[0]).toMatchObject({
      line: 2,
      message: expect.stringMatching(/^Changed by somebody else/) as string,
    });
    expect(await product(one._id)).toMatchObject({ version: 2 });
    expect((await shop.database.pool.query("SELECT FROM products WHERE name = 'New'")).rowCount).toBe(1);
  });

  test('a file that adds products cannot add them twice', async () => {
    const csv = 'name,description,price\nBench,x,1\nStool,x,1\n';
    expect(await run(csv)).toMatchObject({ imported: true, added: 2 });
    const message = 'This line has already been imported.';
    expect((await run(csv)).problems).toEqual([
      { line: 2, name: 'Bench', message },
      { line: 3, name: 'Stool', message },
    ]);
  });

  test('another file than the checked one', async () => {
    const { digest } = await check('name,description,price\nBench,x,1\n');
    expect(await refusal('name,description,price\nBench,x,2\n', `dryRun=false&digest=${digest}`)).toEqual([
      412,
      'The file has changed since it was checked, so nothing was imported. Check it again.',
    ]);
  });
});

test("'all or nothing': if the database fails at the last product, nothing is imported", async () => {
  const products = [await add({ ...productForm({ name: 'One' }) }), await add({ ...productForm({ name: 'Two' }) })];
  const { pool } = shop.database;
  await pool.query(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`,
  );
  await pool.query(
    `CREATE TRIGGER fail BEFORE INSERT ON product_history FOR EACH ROW
     WHEN (NEW.snapshot ->> 'name' = 'Two') EXECUTE FUNCTION fail()`,
  );
  const stored = await shop.stored();
  const csv = `${HEADER},description\r\n${products.map((one) => line(one, one.name, '1', 'x')).join('')},,New,1,x\r\n`;
  expect((await send(csv, 'dryRun=false')).statusCode).toBe(500);
  await pool.query('DROP FUNCTION fail CASCADE');
  expect(await shop.stored()).toEqual(stored);
});

test("'100,000 lines must work without blocking other requests': another request is answered during the check", async () => {
  let isChecked = false;
  const tooMany = refusal(`name,description,price\n${'Bench,x,1\n'.repeat(100_001)}`).finally(() => (isChecked = true));
  for (let request = 0; request < 20; request += 1) await exportAll();
  expect(isChecked).toBe(false);
  expect(await tooMany).toEqual([400, 'The file has more than 100,000 lines. Please import it in parts.']);
  expect(await refusal(`name,description,price\n${'Bench,x,1\n'.repeat(100_000)}`)).toEqual([
    400,
    'The file changes 100,000 products, and an import can change 2,000 at most. Please import it in parts.',
  ]);
});

test("'a mass change must not send 100,000 notifications': 600 changes send one", async () => {
  await change(
    `INSERT INTO products (slug, name, description, category) SELECT 'p-' || n, 'P ' || n, 'x', 'sauna' FROM generate_series(1, 600) AS n`,
  );
  const payloads: (string | null)[] = [];
  const stop = shop.database.notifications.listen((payload) => payloads.push(payload));
  await run((await exportAll()).replaceAll(',x,', ',y,'));
  await change('SELECT 1');
  stop();
  // The marker of `change` is the last one.
  expect(payloads.slice(0, -1)).toEqual([null]);
});

test('guests and customers can neither export nor import', async () => {
  for (const [caller, status] of [
    ['guest', 401],
    ['customer', 403],
  ] as const) {
    expect((await shop.ask(caller, { url: '/api/admin/products/export' })).statusCode).toBe(status);
    const form = { file: new File(['name,description,price\nBench,x,1\n'], 'a.csv') };
    expect((await shop.ask(caller, { method: 'POST', url: '/api/admin/products/import', form })).statusCode).toBe(
      status,
    );
  }
});
