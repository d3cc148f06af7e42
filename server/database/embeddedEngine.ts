import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { UserFacingError } from '../config/userFacingError';
import { DurableNodeFs } from './durableNodeFs';

/** Stock parameters without `-F` (fsync off), and with the only sync method that the engine passes on. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=8MB',
];

/** Log segments of 1 MB instead of 16: a folder of 30 MB instead of 39, and a quicker first start. */
const initDbStartParams = ['--wal-segsize=1'];

/**
 * V8 optimizes a WebAssembly function once this many bytes of its code have run, which is ten times the default. With the
 * default it also optimizes functions that run during the start only. That takes 0.5 s of CPU time and 25 MB more.
 */
const OPTIMIZE_AFTER_BYTES = 18_000_000;

const databaseFolder = (dataDir: string) => path.join(dataDir, 'database');
const unfinishedMark = (dataDir: string) => path.join(dataDir, 'database.unfinished');

/** True when the next start has to set the database up first, which takes seconds. */
export function needsInitialSetup(dataDir: string): boolean {
  return existsSync(unfinishedMark(dataDir)) || !existsSync(path.join(databaseFolder(dataDir), 'PG_VERSION'));
}

/**
 * Opens PostgreSQL in this thread on `<dataDir>/database` and sets it up on the first start. The caller
 * holds the folder's lock. `died` hears the engine's last words when it gives up, as on a failing disk.
 * @throws UserFacingError when the folder holds something else, or when a committed row would not be on the disk.
 */
export async function openEngine(
  dataDir: string,
  died: (lastWords: string) => void,
  FileSystem: typeof DurableNodeFs = DurableNodeFs,
): Promise<PGlite> {
  const fresh = needsInitialSetup(dataDir);
  if (fresh) clearGround(dataDir);
  setFlagsFromString(`--wasm-tiering-budget=${OPTIMIZE_AFTER_BYTES}`);
  const fs = new FileSystem(databaseFolder(dataDir));
  let lastWords = 'it stopped without a word';
  fs.died = () => died(lastWords);
  const onStderr = (line: string) => {
    lastWords = /\b(?:PANIC|FATAL):.*/.exec(line)?.[0] ?? lastWords;
    return false;
  };
  const engine = await PGlite.create({ fs, startParams, initDbStartParams, extensions: { pg_trgm }, onStderr });
  if (fresh) {
    syncTree(databaseFolder(dataDir));
    rmSync(unfinishedMark(dataDir));
    syncPath(dataDir);
    syncPath(path.dirname(dataDir));
  }
  try {
    await proveDurable(engine, fs);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

/** The mark tells the next start that a set-up was cut off: what it left holds nobody's rows yet. */
function clearGround(dataDir: string): void {
  const folder = databaseFolder(dataDir);
  if (existsSync(unfinishedMark(dataDir))) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) {
    throw new UserFacingError(
      `The folder ${folder} is not empty and holds no database that can be opened. ` +
        'Restore it from a backup, or move it away to begin with an empty shop.',
    );
  }
  closeSync(openSync(unfinishedMark(dataDir), 'w'));
  syncPath(dataDir);
}

/** One committed row has to reach the disk; a version of the engine that skips this is not let near the shop. */
async function proveDurable(engine: PGlite, fs: DurableNodeFs): Promise<void> {
  await engine.exec(
    'CREATE SCHEMA IF NOT EXISTS embedded; CREATE TABLE IF NOT EXISTS embedded.starts (at timestamptz NOT NULL)',
  );
  await engine.exec('DELETE FROM embedded.starts');
  const before = fs.syncs;
  await engine.exec('INSERT INTO embedded.starts VALUES (now())');
  if (fs.syncs > before) return;
  throw new UserFacingError(
    'The embedded database does not write its rows through to the disk, so a power cut would lose them. ' +
      'Install the pinned packages again with npm ci, or set DATABASE_URL to a PostgreSQL server.',
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
