import { openTestDatabase, testServer, type TestDatabase } from '../testing/database';
import { openDatabase, transaction } from '.';

/* These tests run on both engines, the embedded database and a PostgreSQL server. */

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('DELETE FROM products'));

const addProduct = "INSERT INTO products (slug, name, description, category) VALUES ($1, $2, '', 'sauna')";
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

async function countProducts(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>('SELECT count(*) FROM products');
  return Number(rows[0]?.count);
}

describe('transaction', () => {
  test('commits everything or nothing', async () => {
    const { pool } = database;
    await transaction(pool, (client) => client.query(addProduct, ['kept', 'Kept']));
    const failing = transaction(pool, async (client) => {
      await client.query(addProduct, ['gone', 'Gone']);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const { rows } = await pool.query('SELECT slug FROM products');
    expect(rows).toEqual([{ slug: 'kept' }]);
  });

  test('rejects if a failed statement was caught inside, because PostgreSQL rolls back', async () => {
    const swallowed = transaction(database.pool, async (client) => {
      await client.query(addProduct, ['lost', 'Lost']);
      await client.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('The transaction was rolled back after a failed statement.');
    expect(await countProducts()).toBe(0);
  });

  test('is isolated from transactions and queries that run at the same time', async () => {
    await database.pool.query(addProduct, ['counter', '0']);
    const increment = () =>
      transaction(database.pool, async (client) => {
        const { rows } = await client.query("SELECT name FROM products WHERE slug = 'counter' FOR UPDATE");
        await pause();
        await client.query("UPDATE products SET name = $1 WHERE slug = 'counter'", [Number(rows[0].name) + 1]);
        await pause();
        if (Number(rows[0].name) % 3 === 2) throw new Error('every third is undone');
      });
    const others = Array.from({ length: 30 }, (_, i) => database.pool.query(addProduct, [`other-${i}`, 'Other']));
    const settled = await Promise.allSettled(Array.from({ length: 12 }, increment));
    await Promise.all(others);
    const failures = settled.filter(({ status }) => status === 'rejected');
    const { rows } = await database.pool.query("SELECT name FROM products WHERE slug = 'counter'");
    // The first two transactions raise the counter to 2. The other ten then fail and are rolled back.
    expect([rows[0].name, failures.length]).toEqual(['2', 10]);
    expect(await countProducts()).toBe(31);
  });
});

test('returns its own rows to each of many concurrent queries', async () => {
  const numbers = Array.from({ length: 100 }, (_, i) => i);
  const results = await Promise.all(numbers.map((i) => database.pool.query('SELECT $1::int AS n', [i])));
  expect(results.map(({ rows }) => rows[0].n)).toEqual(numbers);
});

test('keeps working after a failed statement', async () => {
  await expect(database.pool.query('SELECT * FROM nothing_here')).rejects.toMatchObject({ code: '42P01' });
  await expect(database.pool.query(addProduct, [null, null])).rejects.toMatchObject({ code: '23502' });
  expect(await countProducts()).toBe(0);
});

test("sorts names alphabetically regardless of diacritics, 'Ä' beside 'A'", async () => {
  const sorted = ['Ähre', 'Apfel', 'Eis', 'Élan', 'Lodge', 'Łódź', 'Mond', 'ofen', 'Öl', 'Onyx', 'Zeder', 'zirbe'];
  for (const name of [...sorted].reverse()) await database.pool.query(addProduct, [`slug-${name}`, name]);
  const { rows } = await database.pool.query("SELECT name FROM products WHERE status = 'active' ORDER BY name, id");
  expect(rows.map(({ name }) => name)).toEqual(sorted);
});

describe('the tables reject', () => {
  test.each([
    ['a negative price', 'price_eur', '-1', '23514'],
    ['a price that is not a number', 'price_eur', 'NaN', '23514'],
    ['an unknown category', 'category', 'pool', '23514'],
    ['an unknown status', 'status', 'sold', '23514'],
    ['images that are not a list', 'images', '{}', '23514'],
  ])('%s', async (_, column, value, code) => {
    await database.pool.query(addProduct, ['edge', 'Edge']);
    await expect(database.pool.query(`UPDATE products SET ${column} = $1`, [value])).rejects.toMatchObject({ code });
  });

  test('a second account with the same email address in other case', async () => {
    const addUser = "INSERT INTO users (email, password_hash, first_name, last_name) VALUES ($1, '', '', '')";
    await database.pool.query(addUser, ['anna@example.com']);
    await expect(database.pool.query(addUser, ['Anna@Example.com'])).rejects.toMatchObject({ code: '23505' });
  });
});

describe("each sort of the collection ('newest -createdAt, oldest createdAt, …') uses an index", () => {
  const sorts = [
    'created_at DESC, id DESC',
    'created_at ASC, id ASC',
    'price_eur ASC NULLS LAST, id',
    'price_eur DESC NULLS LAST, id',
    'name ASC, id',
  ];
  test.each(
    sorts.flatMap((sort) => [
      [sort, ''],
      [sort, "AND category = 'sauna'"],
    ]),
  )('%s %s', async (sort, filter) => {
    const plan = await transaction(database.pool, async (client) => {
      // The planner prefers sequential scans for a few rows. Turn them off to test whether an index can be used.
      await client.query('SET LOCAL enable_seqscan = off');
      await client.query('SET LOCAL enable_bitmapscan = off');
      const { rows } = await client.query(
        `EXPLAIN SELECT * FROM products WHERE status = 'active' ${filter} ORDER BY ${sort} LIMIT 12`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index Scan (Backward )?using products_by/);
    expect(plan).not.toContain('Sort');
  });
});

(testServer ? test : test.skip)('each connection to a PostgreSQL server has memory for large bitmaps', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => database.pool.query('SHOW work_mem')));
  for (const { rows } of responses) expect(rows).toEqual([{ work_mem: '16MB' }]);
});

test.each([
  ['postgres://nobody@127.0.0.1:1/shop', 'connect ECONNREFUSED 127.0.0.1:1'],
  ['postgres://nobody@127.0.0.1:99999/shop', 'Invalid URL'],
])('reports why a PostgreSQL server cannot be reached at %s', async (databaseUrl, reason) => {
  await expect(openDatabase({ dataDir: database.dataDir, databaseUrl })).rejects.toThrow(
    `The PostgreSQL server in DATABASE_URL cannot be used (${reason}). ` +
      'Check that it is running and that its address, user name and password are correct.',
  );
});
