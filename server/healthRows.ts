import type { Queryable } from './database';

/** Resolves when the database answers; rejects with its own error when not. */
export async function pingDatabase(db: Queryable): Promise<void> {
  await db.query('SELECT 1');
}
