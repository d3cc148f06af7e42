import { openTestDatabase, type TestDatabase, testServer } from '../testing/database';
import { openDatabase, type Queryable, transaction } from './index';

/* What holds on both engines: a notice follows the commit. */

const notify = (db: Queryable, notice: string) => db.query("SELECT pg_notify('shop', $1)", [notice]);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Listens until `last` is heard; gives all that was heard by then. */
function heardUntil(last: string | null, { notices } = database): Promise<(string | null)[]> {
  const heard: (string | null)[] = [];
  return new Promise((resolve) => {
    const stop = notices.listen((notice) => {
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
  const stop = database.notices.listen((notice) => {
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

test('who has stopped listening hears nothing', async () => {
  const hear = jest.fn();
  database.notices.listen(hear)();
  const heard = heardUntil('end');
  await notify(database.pool, 'end');
  await heard;
  expect(hear).not.toHaveBeenCalled();
});

const onServer = testServer ? test : test.skip;

onServer('two instances on one server hear each other', async () => {
  const other = await openDatabase({ dataDir: database.dataDir, databaseUrl: database.databaseUrl });
  const heard = heardUntil('across', { ...database, notices: other.notices });
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
