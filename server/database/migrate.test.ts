import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, openTestDatabase, type TestDatabase, testServer } from '../testing/database';
import { type Database, openDatabase } from '.';
import { migrate } from './migrate';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'spa-test-'));
  await database.pool.query('DROP TABLE migrations; DROP TABLE IF EXISTS one, two');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
const applied = async () => {
  const { rows } = await database.pool.query('SELECT name FROM migrations ORDER BY name');
  return rows.map(({ name }) => name);
};

test('applies migrations in order of their names, each only once', async () => {
  write('0002_next.sql', 'INSERT INTO one VALUES (2)');
  write('0001_start.sql', 'CREATE TABLE one (n int); INSERT INTO one VALUES (1)');
  await migrate(database.pool, folder);
  write('0003_later.sql', 'INSERT INTO one VALUES (3)');
  await migrate(database.pool, folder);
  await migrate(database.pool, folder);
  expect((await database.pool.query('SELECT n FROM one')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await applied()).toEqual(['0001_start.sql', '0002_next.sql', '0003_later.sql']);
});

test('rolls back a failing migration, names its file and keeps the earlier migrations', async () => {
  write('0001_start.sql', 'CREATE TABLE one (n int)');
  write('0002_broken.sql', 'CREATE TABLE two (n int); INSERT INTO nowhere VALUES (1)');
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'The database migration 0002_broken.sql failed (relation "nowhere" does not exist) and was rolled back.',
  );
  expect(await applied()).toEqual(['0001_start.sql']);
  await expect(database.pool.query('SELECT FROM two')).rejects.toMatchObject({ code: '42P01' });
  write('0002_broken.sql', 'CREATE TABLE two (n int)');
  await migrate(database.pool, folder);
  expect(await applied()).toEqual(['0001_start.sql', '0002_broken.sql']);
});

test('refuses a database that a newer version has migrated', async () => {
  write('0001_start.sql', 'CREATE TABLE one (n int)');
  await migrate(database.pool, folder);
  await database.pool.query("INSERT INTO migrations (name) VALUES ('0009_newer.sql')");
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'The database was created by a newer version of the shop (it has the migration 0009_newer.sql). Start that version instead.',
  );
});

const onServer = testServer ? test : test.skip;

onServer('migrates once if three servers start at the same time on one PostgreSQL server', async () => {
  const { url, drop } = await createDatabase(testServer ?? '');
  const start = () => openDatabase({ dataDir: folder, databaseUrl: url });
  const opened: Database[] = await Promise.all([start(), start(), start()]);
  const { rows } = await opened[0]!.pool.query('SELECT count(*)::int AS n FROM migrations');
  await Promise.all(opened.map((each) => each.close()));
  await drop();
  expect(rows[0].n).toBeGreaterThan(0);
});
