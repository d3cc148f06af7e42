import type pg from 'pg';

/** Interval between vacuums of the whole database, in ms. */
const VACUUM_ALL_MS = 10 * 60 * 1000;
/** Interval at which to check whether the busy tables need a vacuum, in ms. */
const VACUUM_BUSY_MS = 10_000;
/** Busy tables are vacuumed when the write-ahead log has grown by this many bytes: a few hundred product changes. */
const BUSY_WAL_BYTES = 4 * 1024 * 1024;
/** The message of pg's error when no connection becomes free in time. The error has no code. */
const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';
/** The tables whose rows are updated and deleted, which leaves dead rows. Rows are only added to the other tables. */
const BUSY_TABLES = [
  'products',
  'product_counts',
  'picture_jobs',
  'users',
  'sessions',
  'registrations',
  'links',
  'outbox',
  'attempts',
  'requests',
];

/**
 * Starts regular vacuums and checkpoints of the embedded database, because it lacks the background processes of
 * PostgreSQL that usually run them. Without them, its write-ahead log and its dead rows would grow without limit. While
 * no data is written, the maintenance only runs small queries.
 *
 * Returns a function that stops the maintenance. Its promise resolves when no maintenance query is running any more.
 */
export function startMaintenance(pool: pg.Pool): () => Promise<void> {
  const jobs = [
    repeat(VACUUM_ALL_MS, (since) => vacuumAll(pool, since)),
    repeat(VACUUM_BUSY_MS, (since) => vacuumBusyTables(pool, since)),
  ];
  return async () => void (await Promise.all(jobs.map((stop) => stop())));
}

/**
 * Calls `work` every `ms` milliseconds with the result of the previous call. Skips a call while the previous one is
 * running. Returns a function that stops the calls and waits for a running one.
 */
function repeat(ms: number, work: (last: string) => Promise<string>): () => Promise<void> {
  let last = '';
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      last = await work(last);
    } catch (error) {
      const { message } = error as Error;
      // A long transaction, such as that of a restore, occupies the only connection. The next call tries again.
      if (message !== NO_FREE_CONNECTION) console.error(`Maintenance of the embedded database failed: ${message}`);
    }
    running = undefined;
  };
  const timer = setInterval(() => void (running ??= run()), ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Does nothing if nothing was written since the log position `since`. Otherwise vacuums the whole database, updates the
 * planner's statistics and shortens the write-ahead log. Returns the new log position.
 */
export async function vacuumAll(pool: pg.Pool, since: string): Promise<string> {
  if ((await walWritten(pool, since)).bytes === 0) return since;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' ORDER BY oid`,
  );
  // One table at a time: other queries run in between. A single VACUUM of the database stopped them for 150 to 200 ms.
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
  await pool.query('CHECKPOINT');
  return (await walWritten(pool, since)).position;
}

/**
 * Does nothing if fewer than `minBytes` were written since the log position `since`. Otherwise vacuums the busy tables
 * and shortens the write-ahead log. Returns the new log position.
 *
 * `vacuumAll` does not run often enough while many products change: queries would read hundreds of dead rows for each
 * live row.
 */
export async function vacuumBusyTables(pool: pg.Pool, since: string, minBytes = BUSY_WAL_BYTES): Promise<string> {
  if ((await walWritten(pool, since)).bytes < minBytes) return since;
  for (const table of BUSY_TABLES) await pool.query(`VACUUM ${table}`);
  await pool.query('CHECKPOINT');
  return (await walWritten(pool, since)).position;
}

/**
 * Returns the end of the write-ahead log and the number of bytes written since an earlier position. An empty `since` is
 * the beginning of the log.
 */
async function walWritten(pool: pg.Pool, since: string): Promise<{ position: string; bytes: number }> {
  const { rows } = await pool.query<{ position: string; bytes: number }>(
    `SELECT at AS position, pg_wal_lsn_diff(at, $1::pg_lsn)::float8 AS bytes FROM pg_current_wal_lsn() AS at`,
    [since || '0/0'],
  );
  return rows[0] as { position: string; bytes: number };
}
