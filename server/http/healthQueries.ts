import type { Queryable } from '../database';

/** Returns whether the outbox holds a mail that has failed before. Rejects if the database does not respond. */
export async function pingDatabase(db: Queryable): Promise<{ mailFailed: boolean }> {
  const { rows } = await db.query<{ mailFailed: boolean }>(
    'SELECT EXISTS (SELECT FROM outbox WHERE attempts > 1) AS "mailFailed"',
  );
  return rows[0] as { mailFailed: boolean };
}
