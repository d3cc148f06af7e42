import { openTestDatabase, type TestDatabase, testServer } from '../testing/database';
import { openDatabase, type Queryable, transaction } from '.';

/* These tests run on both engines, the embedded database and a PostgreSQL server. */

const notify = (db: Queryable, payload: string) => db.query("SELECT pg_notify('shop', $1)", [payload]);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Listens until the payload `last` arrives. Resolves with all payloads received by then. */
function receivedUntil(last: string | null, { notifications } = database): Promise<(string | null)[]> {
  const received: (string | null)[] = [];
  return new Promise((resolve) => {
    const stop = notifications.listen((payload) => {
      received.push(payload);
      if (payload !== last) return;
      stop();
      resolve(received);
    });
  });
}

test('sends a notification after the commit, and none after a rollback', async () => {
  const { pool } = database;
  const received = receivedUntil('end');
  let committed = false;
  const stop = database.notifications.listen((payload) => {
    if (payload === 'kept') expect(committed).toBe(true);
  });
  const failing = transaction(pool, async (db) => {
    await notify(db, 'undone');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await transaction(pool, async (db) => {
    await notify(db, 'kept');
    await db.query('SELECT 1');
    committed = true;
  });
  await notify(pool, 'end');
  expect(await received).toEqual(['kept', 'end']);
  stop();
});

test('sends one notification per changed product, and a single null if many change at once', async () => {
  const { pool } = database;
  const insert = (count: number) =>
    pool.query<{ id: string }>(
      `INSERT INTO products (slug, name, description, category, status)
       SELECT gen_random_uuid()::text, 'Sauna', 'A sauna.', 'sauna', 'active' FROM generate_series(1, $1) RETURNING id`,
      [count],
    );
  const received = receivedUntil('end');
  const { rows } = await insert(2);
  const ids = rows.map(({ id }) => id);
  await pool.query("UPDATE products SET name = 'New' WHERE id = $1", [ids[0]]);
  await pool.query("UPDATE products SET name = 'New' WHERE false");
  await pool.query('DELETE FROM products WHERE id = $1', [ids[1]]);
  await insert(21);
  await pool.query('TRUNCATE products CASCADE');
  await notify(pool, 'end');
  const payloads = await received;
  expect(new Set(payloads.slice(0, 2))).toEqual(new Set(ids));
  expect(payloads.slice(2)).toEqual([ids[0], ids[1], null, null, 'end']);
});

test('does not call a removed listener', async () => {
  const listener = jest.fn();
  database.notifications.listen(listener)();
  const received = receivedUntil('end');
  await notify(database.pool, 'end');
  await received;
  expect(listener).not.toHaveBeenCalled();
});

const onServer = testServer ? test : test.skip;

onServer('two servers on one database receive the notifications of each other', async () => {
  const other = await openDatabase({ dataDir: database.dataDir, databaseUrl: database.databaseUrl });
  const received = receivedUntil('across', { ...database, notifications: other.notifications });
  await notify(database.pool, 'across');
  expect(await received).toEqual(['across']);
  await other.close();
});

onServer('opens a lost connection again and reports that notifications may have been missed', async () => {
  const missed = receivedUntil(null);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
  );
  expect(await missed).toEqual([null]);
  const received = receivedUntil('again');
  await notify(database.pool, 'again');
  expect(await received).toEqual(['again']);
});
