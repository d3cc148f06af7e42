import type { Queryable } from '../database';

/**
 * Number of jobs in each job queue of the database, and the age of the oldest mail that is still waiting to be sent.
 */
export interface QueueDepths {
  mails: number;
  /** Age of the oldest mail in the outbox, in seconds; 0 if the outbox is empty. */
  oldestMailSeconds: number;
  pictures: number;
}

export async function selectQueueDepths(db: Queryable): Promise<QueueDepths> {
  const { rows } = await db.query<QueueDepths>(
    `SELECT (SELECT count(*)::int FROM outbox) AS mails,
       (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM outbox) AS "oldestMailSeconds",
       (SELECT count(*)::int FROM picture_jobs) AS pictures`,
  );
  return rows[0] as QueueDepths;
}
