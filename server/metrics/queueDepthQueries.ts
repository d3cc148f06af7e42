import type { Queryable } from '../database';

/** Lengths of the job queues in the database, the number of unanswered requests, and the age of the oldest entries. */
export interface QueueDepths {
  mails: number;
  /** Age of the oldest mail in the outbox, in seconds; 0 if the outbox is empty. */
  oldestMailSeconds: number;
  pictures: number;
  /** Unanswered requests for a consultation or a call. */
  requests: number;
  /** Requests that are still unanswered after 24 hours. */
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
