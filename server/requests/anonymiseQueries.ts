import type { Queryable } from '../database';

/**
 * The requests to anonymise: one of them, all of an email address, or the oldest `limit` of those that are older than a
 * number of days.
 */
type Which = { id: string } | { email: string } | { olderThanDays: number; limit: number };

/** Returns the SQL condition of the chosen requests, its parameter, and the maximum number of rows. */
function conditionOf(which: Which): [condition: string, value: string | number, limit: number | null] {
  if ('id' in which) return ['id = $1', which.id, null];
  if ('email' in which) return ['lower(email) = lower($1)', which.email, null];
  return ['created_at <= now() - make_interval(days => $1)', which.olderThanDays, which.limit];
}

/**
 * Deletes everything personal in the chosen requests, among it the notes and the queued mails, and increments their
 * versions. Leaves out requests that are already anonymised. Returns the ids of the others. Call it inside a
 * transaction.
 */
export async function anonymise(db: Queryable, which: Which): Promise<string[]> {
  const [condition, value, limit] = conditionOf(which);
  // Lock the rows in the order of their ids, so that two transactions that choose the same rows cannot deadlock.
  const { rows } = await db.query<{ id: string }>(
    `WITH chosen AS (
       SELECT id FROM (
         SELECT id FROM requests WHERE anonymised_at IS NULL AND ${condition} ORDER BY created_at LIMIT $2
       ) AS oldest JOIN requests USING (id) ORDER BY id FOR UPDATE OF requests
     )
     UPDATE requests SET name = NULL, email = NULL, phone = NULL, location = NULL, message = NULL, project_type = NULL,
       timeline = NULL, budget = NULL, content_sha256 = '', anonymised_at = now(), version = version + 1
     FROM chosen WHERE requests.id = chosen.id AND anonymised_at IS NULL RETURNING requests.id`,
    [value, limit],
  );
  const ids = rows.map(({ id }) => id);
  await db.query('UPDATE request_events SET note = NULL WHERE request_id = ANY ($1) AND note IS NOT NULL', [ids]);
  await db.query('DELETE FROM outbox WHERE request_id = ANY ($1)', [ids]);
  return ids;
}
