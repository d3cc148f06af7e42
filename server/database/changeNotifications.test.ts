import { openTestDatabase, type TestDatabase, testServer } from '../testing/database';
import { openDatabase, type Queryable, transaction } from '.';

/* What holds on both engines: a notice follows the commit. */

const notify = (db: Queryable, notice: string) => db.query("SELECT pg_notify('shop', $1)", [notice]);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Listens until `last` is heard; gives all that was heard by then. */
function heardUntil(last: string | null, { notifications } = database): Promise<(string | null)[]> {
  const heard: (string | null)[] = [];
  return new Promise((resolve) => {
    const stop = notifications.listen((notice) => {
      heard.push(notice);
      if (notice !== last) return;
      stop();
      resolve(heard);
    });
  });
}

test('it is heard after the commit, and never after a rollback', async () => {
  const { pool } = database;
  const heard = heardUntil('end');
  let committed = false;
  const stop = database.notifications.listen((notice) => {
    if (notice === 'kept') expect(committed).toBe(true);
  });
  const refused = transaction(pool, async (db) => {
    await notify(db, 'undone');
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  await transaction(pool, async (db) => {
    await notify(db, 'kept');
    await db.query('SELECT 1');
    committed = true;
  });
  await notify(pool, 'end');
  expect(await heard).toEqual(['kept', 'end']);
  stop();
});

test('a changed row gives notice of itself, however it was changed; many at once give one', async () => {
  const { pool } = database;
  const insert = (count: number) =>
    pool.query<{ id: string }>(
      `INSERT INTO products (slug, name, description, category, status)
       SELECT gen_random_uuid()::text, 'Sauna', 'A sauna.', 'sauna', 'active' FROM generate_series(1, $1) RETURNING id`,
      [count],
    );
  const heard = heardUntil('end');
  const { rows } = await insert(2);
  const ids = rows.map(({ id }) => id);
  await pool.query("UPDATE products SET name = 'New' WHERE id = $1", [ids[0]]);
  await pool.query("UPDATE products SET name = 'New' WHERE false");
  await pool.query('DELETE FROM products WHERE id = $1', [ids[1]]);
  await insert(21);
  await pool.query('TRUNCATE products CASCADE');
  await notify(pool, 'end');
  const said = await heard;
  expect(new Set(said.slice(0, 2))).toEqual(new Set(ids));
  expect(said.slice(2)).toEqual([ids[0], ids[1], null, null, 'end']);
});

test('who has stopped listening hears nothing', async () => {
  const hear = jest.fn();
  database.notifications.listen(hear)();
  const heard = heardUntil('end');
  await notify(database.pool, 'end');
  await heard;
  expect(hear).not.toHaveBeenCalled();
});

const onServer = testServer ? test : test.skip;

onServer('two instances on one server hear each other', async () => {
  const other = await openDatabase({ dataDir: database.dataDir, databaseUrl: database.databaseUrl });
  const heard = heardUntil('across', { ...database, notifications: other.notifications });
  await notify(database.pool, 'across');
  expect(await heard).toEqual(['across']);
  await other.close();
});

onServer('a lost connection is opened again, and says that something may have been missed', async () => {
  const missed = heardUntil(null);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
  );
  expect(await missed).toEqual([null]);
  const heard = heardUntil('again');
  await notify(database.pool, 'again');
  expect(await heard).toEqual(['again']);
});
