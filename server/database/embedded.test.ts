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

/* Tests of the embedded engine alone. They need no PostgreSQL server, so they ignore TEST_DATABASE_URL. */

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
const openInAnotherProcess = (folder: string) =>
  promisify(execFile)(process.execPath, [compiledTestProgram('insertLoop'), folder]);

test('keeps its rows when it is closed and opened again immediately', async () => {
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

test('reports progress on the first start only', async () => {
  // Also test a data folder whose path is too long for a unix socket.
  const fresh = path.join(dataDir, 'x'.repeat(200));
  const progress = jest.fn();
  await (await openDatabase({ dataDir: fresh, progress })).close();
  expect(progress).toHaveBeenCalledTimes(1);
  await (await openDatabase({ dataDir: fresh, progress })).close();
  expect(progress).toHaveBeenCalledTimes(1);
});

test('repeats a first start that was interrupted', async () => {
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

describe('reports why the data folder cannot be used', () => {
  test('if another process uses it', async () => {
    const { pool, close } = await openDatabase({ dataDir });
    const message =
      `The data folder ${dataDir} is in use by another running instance. ` +
      'Stop it, or set DATA_DIR to another folder.';
    await expect(openInAnotherProcess(dataDir)).rejects.toMatchObject({ code: 1, stderr: message });
    await expect(openDatabase({ dataDir })).rejects.toThrow(message);
    await pool.query(addProduct, ['still-served']);
    await close();
  });

  test('if it cannot be created', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(openDatabase({ dataDir: path.join(file, 'below') })).rejects.toThrow(
      `The data folder ${file}/below is not writable (ENOTDIR). Set DATA_DIR to a folder that this user can write to.`,
    );
  });

  test('if it contains other files, which are left unchanged', async () => {
    const otherFile = path.join(dataDir, 'theirs/database/letter.txt');
    mkdirSync(path.dirname(otherFile), { recursive: true });
    writeFileSync(otherFile, 'dear');
    await expect(openDatabase({ dataDir: path.join(dataDir, 'theirs') })).rejects.toThrow(
      `The folder ${path.dirname(otherFile)} is not empty, but contains no database that can be opened.`,
    );
    expect(readFileSync(otherFile, 'utf8')).toBe('dear');
  });

  test('if the database is damaged', async () => {
    rmSync(path.join(dataDir, 'database/global/pg_control'));
    await expect(openDatabase({ dataDir })).rejects.toThrow(`The database in ${dataDir} could not be opened (PANIC: `);
  });
});

test('only this user can reach the socket folder, and closing removes it', async () => {
  const { pool, close } = await openDatabase({ dataDir });
  const socketFolder = pool.options.host ?? '';
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  await close();
  expect(existsSync(socketFolder)).toBe(false);
});

test('if the engine dies, queries fail, the error is logged, and it is started again with its rows', async () => {
  const workers: workerThreads.Worker[] = [];
  const { Worker } = workerThreads;
  jest.spyOn(workerThreads, 'Worker').mockImplementation((...options) => {
    workers.push(new Worker(...options));
    return workers.at(-1)!;
  });
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { pool, close } = await openDatabase({ dataDir });
  await pool.query(addProduct, ['kept']);
  await workers[0]?.terminate();
  await expect(pool.query(slugs)).rejects.toThrow();
  expect(logged).toHaveBeenCalledWith(
    'The embedded database stopped unexpectedly (no reason given) and is being restarted.',
  );
  let rows: unknown[] | undefined;
  while (!rows) {
    rows = await pool.query(slugs).then(
      (result) => result.rows,
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await workers.at(-1)?.terminate();
  await close();
  expect(rows).toEqual([{ slug: 'kept' }]);
});

describe('maintenance', () => {
  const redoPosition = async (pool: Pool) =>
    (await pool.query('SELECT redo_lsn FROM pg_control_checkpoint()')).rows[0].redo_lsn;

  test('shortens the write-ahead log after a write, and does nothing while the database is idle', async () => {
    const { pool, close } = await openDatabase({ dataDir });
    await pool.query(addProduct, ['one']);
    const before = await redoPosition(pool);
    const position = await vacuumAll(pool, '');
    const after = await redoPosition(pool);
    expect(after).not.toBe(before);
    expect(await vacuumAll(pool, position)).toBe(position);
    expect(await redoPosition(pool)).toBe(after);
    await close();
  });

  test('vacuums the busy tables and shortens the write-ahead log only if much was written', async () => {
    const { pool, close } = await openDatabase({ dataDir });
    await pool.query(addProduct, ['one']);
    const before = await redoPosition(pool);
    const { rows } = await pool.query('SELECT pg_current_wal_lsn() AS at');
    await pool.query(addProduct, ['two']);
    expect(await vacuumBusyTables(pool, rows[0].at)).toBe(rows[0].at);
    expect(await redoPosition(pool)).toBe(before);
    expect(await vacuumBusyTables(pool, rows[0].at, 1)).not.toBe(rows[0].at);
    expect(await redoPosition(pool)).not.toBe(before);
    await close();
  });

  test('a transaction that occupies the only connection for a long time is no failure', async () => {
    const { pool, close } = await openDatabase({ dataDir });
    pool.options.connectionTimeoutMillis = 20;
    const client = await pool.connect();
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    const stop = startMaintenance(pool);
    jest.advanceTimersByTime(10_000);
    expect(pool.waitingCount).toBe(1);
    await stop();
    jest.useRealTimers();
    client.release();
    await close();
  });

  test('stopping it resolves once no maintenance query is running, so that the pool can be closed', async () => {
    jest.useFakeTimers();
    let respond = (_result: unknown) => undefined as void;
    const query = jest.fn(() => new Promise((resolve) => (respond = resolve)));
    const stop = startMaintenance({ query } as unknown as Pool);
    jest.advanceTimersByTime(10_000);
    expect(query).toHaveBeenCalledTimes(1);
    let isStopped = false;
    const stopped = stop().then(() => (isStopped = true));
    await Promise.resolve();
    expect(isStopped).toBe(false);
    respond({ rows: [{ position: '0/1', bytes: 0 }] });
    await stopped;
    jest.advanceTimersByTime(60 * 60_000);
    expect(query).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
