import type { Queryable } from '../database';

/**
 * Number of jobs in each job queue of the database and of requests that nobody has answered yet, and the age of the
 * oldest of them.
 */
export interface QueueDepths {
  mails: number;
  /** Age of the oldest mail in the outbox, in seconds; 0 if the outbox is empty. */
  oldestMailSeconds: number;
  pictures: number;
  /** Unanswered requests for a consultation or a call. */
  requests: number;
  /** Requests that nobody has answered within 24 hours. */
  overdueRequests: number;
  /** Age of the oldest unanswered request, in seconds; 0 if there is none. */
  oldestRequestSeconds: number;
}

export async function selectQueueDepths(db: Queryable): Promise<QueueDepths> {
  const { rows } = await db.query<QueueDepths>(
    `SELECT (SELECT count(*)::int FROM outbox) AS mails,
       (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM outbox) AS "oldestMailSeconds",
       (SELECT count(*)::int FROM picture_jobs) AS pictures, waiting.*
     FROM (
       SELECT count(*)::int AS requests,
         count(*) FILTER (WHERE created_at <= now() - interval '24 hours')::int AS "overdueRequests",
         coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestRequestSeconds"
       FROM requests WHERE answered_at IS NULL AND anonymised_at IS NULL
     ) AS waiting`,
  );
  return rows[0] as QueueDepths;
}
