import type { Queryable } from '../database';

/** Resolves when no picture waits for its slower formats any more. */
export async function whenEncoded(db: Queryable): Promise<void> {
  for (;;) {
    const { rows } = await db.query('SELECT 1 FROM picture_jobs LIMIT 1');
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
