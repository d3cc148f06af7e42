import type { Queryable } from '../database';

/** Resolves when the database answers, with whether a mail waits that was tried in vain; rejects with its own error. */
export async function pingDatabase(db: Queryable): Promise<{ mailFailed: boolean }> {
  const { rows } = await db.query<{ mailFailed: boolean }>(
    'SELECT EXISTS (SELECT FROM outbox WHERE attempts > 1) AS "mailFailed"',
  );
  return rows[0] as { mailFailed: boolean };
}
