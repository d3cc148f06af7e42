import type pg from 'pg';

const interval = 10 * 60 * 1000;

/**
 * Does for the embedded database what PostgreSQL's background processes do: it has none, so without this
 * its log and its dead rows would grow for as long as the server runs. Idle time costs one small query.
 * Gives the function that ends it.
 */
export function startUpkeep(pool: pg.Pool): () => void {
  let seen = '';
  const timer = setInterval(() => {
    tidy(pool, seen).then(
      (position) => {
        seen = position;
      },
      (error: Error) => console.error(`The embedded database could not be tidied: ${error.message}`),
    );
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

/** Clears dead rows, refreshes the planner's figures and shortens the log, if anything was written since. */
export async function tidy(pool: pg.Pool, seen: string): Promise<string> {
  if ((await position(pool)) === seen) return seen;
  await pool.query('VACUUM (ANALYZE)');
  await pool.query('CHECKPOINT');
  return position(pool);
}

async function position(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ at: string }>('SELECT pg_current_wal_lsn() AS at');
  return rows[0]?.at ?? '';
}
