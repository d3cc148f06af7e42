import { hostname } from 'node:os';
import type { Queryable } from './transaction';

/** What this process is called on a PostgreSQL server, where whoever looks after that sees it as well. */
export const application_name = `spa-summit ${process.pid} ${hostname()}`.slice(0, 63);

/** How many other processes of shops are connected to this database; of the embedded one, which has one owner, none. */
export async function countOtherServers(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ others: number }>(
    `SELECT count(DISTINCT application_name)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'spa-summit %' AND application_name <> $1`,
    [application_name],
  );
  return rows[0]?.others ?? 0;
}
