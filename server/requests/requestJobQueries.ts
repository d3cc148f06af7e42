import type { Queryable } from '../database';

/**
 * Queues an email to the house for each request that is unanswered after 20 hours, and marks the request as reminded in
 * the same statement. So there is one email for each request, even if several servers call this at the same time.
 * Returns the number of emails.
 */
export async function enqueueReminders(db: Queryable, houseEmail: string): Promise<number> {
  const { rowCount } = await db.query(
    `WITH due AS (
       UPDATE requests SET reminded_at = now()
       WHERE answered_at IS NULL AND anonymised_at IS NULL AND reminded_at IS NULL
         AND created_at <= now() - interval '20 hours'
       RETURNING id
     )
     INSERT INTO outbox (kind, email, request_id) SELECT 'request reminder', $1, id FROM due`,
    [houseEmail],
  );
  return rowCount ?? 0;
}

/** Adds the history entry of requests that were anonymised because of their age. */
export async function insertExpiryEvents(db: Queryable, ids: string[]): Promise<void> {
  await db.query(
    `INSERT INTO request_events (request_id, action, actor_name)
     SELECT unnest($1::uuid[]), 'anonymised', 'Spa Summit'`,
    [ids],
  );
}
