import type pg from 'pg';

/** Anything that runs SQL: the pool, or the client of a transaction. */
export type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>;

/**
 * Runs `work` in a transaction. Commits if `work` resolves and rolls back if it rejects.
 *
 * `work` must send all its queries to the given client. The embedded database has a single connection, which this
 * transaction occupies, so a query to the pool would block until the pool times out.
 * @throws the error that `work` throws, or the database's error.
 */
export async function transaction<T>(pool: pg.Pool, work: (client: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    const end = await client.query('COMMIT');
    // If a statement failed and `work` caught the error, COMMIT rolls back without an error and reports ROLLBACK.
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
