import type { Queryable } from '../database';

/**
 * Checks the database with a query; rejects if the database does not respond. The result tells whether sending any of
 * the queued mails has failed before.
 */
export async function pingDatabase(db: Queryable): Promise<{ mailFailed: boolean }> {
  const { rows } = await db.query<{ mailFailed: boolean }>(
    'SELECT EXISTS (SELECT FROM outbox WHERE attempts > 1) AS "mailFailed"',
  );
  return rows[0] as { mailFailed: boolean };
}
