import type pg from 'pg';

/** How often the whole database is tidied, in ms, and how often it is looked whether much was written meanwhile. */
const TIDY_MS = 10 * 60 * 1000;
const LOOK_MS = 10_000;
/** Much, in bytes of the log: some hundred changes of products. */
const MUCH_BYTES = 4 * 1024 * 1024;
/** The tables whose rows are changed and deleted; the others are only added to. */
const BUSY_TABLES = 'products, product_counts, picture_jobs, users, sessions, registrations, links, outbox, attempts';

/**
 * Does for the embedded database what PostgreSQL's background processes do: it has none, so without this
 * its log and its dead rows would grow for as long as the server runs. Idle time costs small queries.
 * Returns the function that ends it; its promise resolves once no query of the upkeep is under way.
 */
export function startMaintenance(pool: pg.Pool): () => Promise<void> {
  const jobs = [
    repeat(TIDY_MS, (seen) => vacuumAll(pool, seen)),
    repeat(LOOK_MS, (seen) => vacuumBusyTables(pool, seen)),
  ];
  return async () => void (await Promise.all(jobs.map((stop) => stop())));
}

/** Does `work` every `ms` with what it returned last, one run at a time. Returns the function that ends it. */
function repeat(ms: number, work: (seen: string) => Promise<string>): () => Promise<void> {
  let seen = '';
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      seen = await work(seen);
    } catch (error) {
      console.error(`The embedded database could not be tidied: ${(error as Error).message}`);
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

/** Clears dead rows, refreshes the planner's figures and shortens the log, if anything was written since `seen`. */
export async function vacuumAll(pool: pg.Pool, seen: string): Promise<string> {
  if ((await written(pool, seen)).bytes === 0) return seen;
  await pool.query('VACUUM (ANALYZE)');
  await pool.query('CHECKPOINT');
  return (await written(pool, seen)).position;
}

/**
 * Clears dead rows where many come and shortens the log, if much was written since `seen`. Under a load of changes every
 * query would read some hundred dead rows for each living one before the next `tidy`.
 */
export async function vacuumBusyTables(pool: pg.Pool, seen: string, much = MUCH_BYTES): Promise<string> {
  if ((await written(pool, seen)).bytes < much) return seen;
  await pool.query(`VACUUM ${BUSY_TABLES}`);
  await pool.query('CHECKPOINT');
  return (await written(pool, seen)).position;
}

/** Where the log ends, and how much of it was written since an earlier end; the empty one is its beginning. */
async function written(pool: pg.Pool, seen: string): Promise<{ position: string; bytes: number }> {
  const { rows } = await pool.query<{ position: string; bytes: number }>(
    `SELECT at AS position, pg_wal_lsn_diff(at, $1::pg_lsn)::float8 AS bytes FROM pg_current_wal_lsn() AS at`,
    [seen || '0/0'],
  );
  return rows[0] as { position: string; bytes: number };
}
