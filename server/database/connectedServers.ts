import { hostname } from 'node:os';
import type { Queryable } from './transaction';

/** The name of this process in PostgreSQL's `pg_stat_activity`. PostgreSQL limits it to 63 bytes. */
export const application_name = `spa-summit ${process.pid} ${hostname()}`.slice(0, 63);

/** Returns how many other shop servers are connected to this database. For the embedded database it is always 0. */
export async function countOtherServers(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ others: number }>(
    `SELECT count(DISTINCT application_name)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'spa-summit %' AND application_name <> $1`,
    [application_name],
  );
  return rows[0]?.others ?? 0;
}
