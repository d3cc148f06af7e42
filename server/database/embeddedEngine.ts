import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { UserFacingError } from '../config/userFacingError';
import { DurableNodeFs } from './durableNodeFs';

/**
 * PGlite's default parameters, but with fsync turned on and shared buffers limited to 8 MB. `wal_sync_method` must be
 * `fsync`, because PGlite does not call the file system with any other method.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=8MB',
];

/**
 * Reduces the segments of the write-ahead log from 16 MB to 1 MB. A new database then takes 30 MB instead of 39 MB on
 * the disk, and its setup is faster.
 */
const initDbStartParams = ['--wal-segsize=1'];

/**
 * Number of bytes of a WebAssembly function's code that must run before V8 optimizes the function. It is ten times
 * V8's default, so that functions used only during the start are not optimized. This saves 0.5 s of CPU time and 25 MB.
 */
const OPTIMIZE_AFTER_BYTES = 18_000_000;

const databaseFolder = (dataDir: string) => path.join(dataDir, 'database');
const setupMarker = (dataDir: string) => path.join(dataDir, 'database.unfinished');

/** Returns true if the next start has to create the database first, which takes seconds. */
export function needsInitialSetup(dataDir: string): boolean {
  return existsSync(setupMarker(dataDir)) || !existsSync(path.join(databaseFolder(dataDir), 'PG_VERSION'));
}

/**
 * Opens PostgreSQL in this thread on `<dataDir>/database`, and creates the database on the first start. The caller must
 * hold the lock of the folder. `onDied` is called with the reason if the engine aborts, for example on a failing disk.
 * @throws UserFacingError if the folder contains other files, or if committed rows would not reach the disk.
 */
export async function openEngine(
  dataDir: string,
  onDied: (reason: string) => void,
  FileSystem: typeof DurableNodeFs = DurableNodeFs,
): Promise<PGlite> {
  const firstStart = needsInitialSetup(dataDir);
  if (firstStart) prepareFolder(dataDir);
  setFlagsFromString(`--wasm-tiering-budget=${OPTIMIZE_AFTER_BYTES}`);
  const fs = new FileSystem(databaseFolder(dataDir));
  let lastError = 'it stopped without an error message';
  fs.died = () => onDied(lastError);
  const onStderr = (line: string) => {
    lastError = /\b(?:PANIC|FATAL):.*/.exec(line)?.[0] ?? lastError;
    return false;
  };
  const engine = await PGlite.create({ fs, startParams, initDbStartParams, extensions: { pg_trgm }, onStderr });
  if (firstStart) {
    syncTree(databaseFolder(dataDir));
    rmSync(setupMarker(dataDir));
    syncPath(dataDir);
    syncPath(path.dirname(dataDir));
  }
  try {
    await assertDurable(engine, fs);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

/**
 * Prepares an empty folder for the database and leaves a marker file until the setup is complete. If the next start
 * finds the marker, it deletes the incomplete database, which cannot contain rows of the shop yet.
 */
function prepareFolder(dataDir: string): void {
  const folder = databaseFolder(dataDir);
  if (existsSync(setupMarker(dataDir))) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) {
    throw new UserFacingError(
      `The folder ${folder} is not empty, but contains no database that can be opened. ` +
        'Restore it from a backup, or move it away to start with a new shop.',
    );
  }
  closeSync(openSync(setupMarker(dataDir), 'w'));
  syncPath(dataDir);
}

/** Commits one row and throws a UserFacingError unless the engine calls fsync for it. PGlite by default never does. */
async function assertDurable(engine: PGlite, fs: DurableNodeFs): Promise<void> {
  await engine.exec(
    'CREATE SCHEMA IF NOT EXISTS embedded; CREATE TABLE IF NOT EXISTS embedded.starts (at timestamptz NOT NULL)',
  );
  await engine.exec('DELETE FROM embedded.starts');
  const before = fs.syncs;
  await engine.exec('INSERT INTO embedded.starts VALUES (now())');
  if (fs.syncs > before) return;
  throw new UserFacingError(
    'The embedded database does not flush its data to disk, so a power failure would lose it. ' +
      'Reinstall the pinned packages with npm ci, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else syncPath(child);
  }
  syncPath(folder);
}

function syncPath(file: string): void {
  const fd = openSync(file, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
