import type { Queryable } from '../database';

/** What waits in the database. */
export interface QueueDepths {
  mails: number;
  /** Of the mail that waits longest; 0 when none does. */
  oldestMailSeconds: number;
  pictures: number;
}

/** Gives what waits in the database. */
export async function selectQueueDepths(db: Queryable): Promise<QueueDepths> {
  const { rows } = await db.query<QueueDepths>(
    `SELECT (SELECT count(*)::int FROM outbox) AS mails,
       (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM outbox) AS "oldestMailSeconds",
       (SELECT count(*)::int FROM picture_jobs) AS pictures`,
  );
  return rows[0] as QueueDepths;
}
