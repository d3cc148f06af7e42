import type pg from 'pg';

/** Anything that SQL can be sent to: the pool, or the one client that a transaction runs on. */
export type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>;

/**
 * Runs `work` inside a transaction: committed when it resolves, rolled back when it rejects. Everything
 * inside goes through the given client: the embedded database has a single connection, so a query sent
 * to the pool from in here would wait for this very transaction until the pool gives up.
 * @throws what `work` throws, or the database's own error.
 */
export async function transaction<T>(pool: pg.Pool, work: (client: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    const end = await client.query('COMMIT');
    // PostgreSQL answers COMMIT with ROLLBACK when an error inside was caught and not passed on.
    if (end.command === 'ROLLBACK') throw new Error('The transaction was rolled back after a failed statement.');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
