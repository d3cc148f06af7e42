import type { Queryable } from '../database';

/** Resolves once the background jobs that encode the slower image formats have finished. */
export async function whenEncoded(db: Queryable): Promise<void> {
  for (;;) {
    const { rows } = await db.query('SELECT 1 FROM picture_jobs LIMIT 1');
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
