import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import workerThreads from 'node:worker_threads';
import type { Pool } from 'pg';
import { compiledTestProgram } from '../testing/compiled';
import { makeTestFolder } from '../testing/folder';
import { copyTemplate } from '../testing/databaseTemplate';
import { openDatabase } from '.';
import { startMaintenance, vacuumAll, vacuumBusyTables } from './maintenance';

/* The embedded engine on its own; it needs no server, so it is tested whatever TEST_DATABASE_URL says. */

let dataDir: string;

beforeEach(async () => {
  dataDir = makeTestFolder();
  await copyTemplate(dataDir);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

const addProduct = "INSERT INTO products (slug, name, description, category) VALUES ($1, 'Sauna', '', 'sauna')";
const slugs = 'SELECT slug FROM products ORDER BY slug';
const anotherProcess = (folder: string) =>
  promisify(execFile)(process.execPath, [compiledTestProgram('insertForever'), folder]);

test('closed and opened again at once, it still holds its rows', async () => {
  for (const slug of ['a', 'b', 'c']) {
    const { pool, close } = await openDatabase({ dataDir });
    await pool.query(addProduct, [slug]);
    await close();
  }
  const { pool, close } = await openDatabase({ dataDir });
  const { rows } = await pool.query(slugs);
  await close();
  expect(rows).toEqual([{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }]);
});

test('a first start says that it takes a while, a second one does not', async () => {
  // Longer than a socket's path may be, which is no reason to refuse a folder.
  const fresh = path.join(dataDir, 'x'.repeat(200));
  const progress = jest.fn();
  await (await openDatabase({ dataDir: fresh, progress })).close();
  expect(progress).toHaveBeenCalledTimes(1);
  await (await openDatabase({ dataDir: fresh, progress })).close();
  expect(progress).toHaveBeenCalledTimes(1);
});

test('a first start that was cut off is begun again', async () => {
  const fresh = path.join(dataDir, 'fresh');
  mkdirSync(path.join(fresh, 'database'), { recursive: true });
  writeFileSync(path.join(fresh, 'database/PG_VERSION'), '18\n');
  writeFileSync(path.join(fresh, 'database.unfinished'), '');
  const { pool, close } = await openDatabase({ dataDir: fresh });
  const { rows } = await pool.query(slugs);
  await close();
  expect(rows).toEqual([]);
  expect(existsSync(path.join(fresh, 'database.unfinished'))).toBe(false);
});

describe('one sentence when the data folder cannot be used', () => {
  test('another running instance', async () => {
    const { pool, close } = await openDatabase({ dataDir });
    const sentence =
      `The data folder ${dataDir} is in use by another running instance. ` +
      'Stop that one, or set DATA_DIR to another folder.';
    await expect(anotherProcess(dataDir)).rejects.toMatchObject({ code: 1, stderr: sentence });
    await expect(openDatabase({ dataDir })).rejects.toThrow(sentence);
    await pool.query(addProduct, ['still-served']);
    await close();
  });

  test('a place where no folder can be', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(openDatabase({ dataDir: path.join(file, 'below') })).rejects.toThrow(
      `The data folder ${file}/below cannot be written (ENOTDIR). Set DATA_DIR to a folder that this user may write to.`,
    );
  });

  test('a folder with something else in it, which stays as it is', async () => {
    const theirs = path.join(dataDir, 'theirs/database/letter.txt');
    mkdirSync(path.dirname(theirs), { recursive: true });
    writeFileSync(theirs, 'dear');
    await expect(openDatabase({ dataDir: path.join(dataDir, 'theirs') })).rejects.toThrow(
      `The folder ${path.dirname(theirs)} is not empty and holds no database that can be opened.`,
    );
    expect(readFileSync(theirs, 'utf8')).toBe('dear');
  });

  test('a database that is damaged', async () => {
    rmSync(path.join(dataDir, 'database/global/pg_control'));
    await expect(openDatabase({ dataDir })).rejects.toThrow(`The database in ${dataDir} could not be opened (PANIC: `);
  });
});

test('only this user can reach it, and nothing of it stays behind', async () => {
  const { pool, close } = await openDatabase({ dataDir });
  const socketFolder = pool.options.host ?? '';
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  await close();
  expect(existsSync(socketFolder)).toBe(false);
});

test('when the engine dies, queries fail, it is said, and the engine comes back with its rows', async () => {
  const workers: workerThreads.Worker[] = [];
  const { Worker } = workerThreads;
  jest.spyOn(workerThreads, 'Worker').mockImplementation((...options) => {
    workers.push(new Worker(...options));
    return workers.at(-1)!;
  });
  const said = jest.spyOn(console, 'error').mockReturnValue();
  const { pool, close } = await openDatabase({ dataDir });
  await pool.query(addProduct, ['kept']);
  await workers[0]?.terminate();
  await expect(pool.query(slugs)).rejects.toThrow();
  expect(said).toHaveBeenCalledWith(
    'The embedded database stopped unexpectedly (it gave no reason) and is being started again.',
  );
  let rows: unknown[] | undefined;
  while (!rows) {
    rows = await pool.query(slugs).then(
      (answer) => answer.rows,
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await workers.at(-1)?.terminate();
  await close();
  expect(rows).toEqual([{ slug: 'kept' }]);
});

describe('upkeep', () => {
  const logFrom = async (pool: Pool) =>
    (await pool.query('SELECT redo_lsn FROM pg_control_checkpoint()')).rows[0].redo_lsn;

  test('shortens the log once, and leaves an idle database alone', async () => {
    const { pool, close } = await openDatabase({ dataDir });
    await pool.query(addProduct, ['one']);
    const before = await logFrom(pool);
    const position = await vacuumAll(pool, '');
    const after = await logFrom(pool);
    expect(after).not.toBe(before);
    expect(await vacuumAll(pool, position)).toBe(position);
    expect(await logFrom(pool)).toBe(after);
    await close();
  });

  test('clears dead rows and shortens the log before its time where much was written, and only there', async () => {
    const { pool, close } = await openDatabase({ dataDir });
    await pool.query(addProduct, ['one']);
    const before = await logFrom(pool);
    const { rows } = await pool.query('SELECT pg_current_wal_lsn() AS at');
    await pool.query(addProduct, ['two']);
    expect(await vacuumBusyTables(pool, rows[0].at)).toBe(rows[0].at);
    expect(await logFrom(pool)).toBe(before);
    expect(await vacuumBusyTables(pool, rows[0].at, 1)).not.toBe(rows[0].at);
    expect(await logFrom(pool)).not.toBe(before);
    await close();
  });

  test('whoever ends it is told once no query of it is under way, so that the pool can be closed', async () => {
    jest.useFakeTimers();
    let answer = (_result: unknown) => undefined as void;
    const query = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    const stop = startMaintenance({ query } as unknown as Pool);
    jest.advanceTimersByTime(10_000);
    expect(query).toHaveBeenCalledTimes(1);
    let isOver = false;
    const over = stop().then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    answer({ rows: [{ position: '0/1', bytes: 0 }] });
    await over;
    jest.advanceTimersByTime(60 * 60_000);
    expect(query).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
