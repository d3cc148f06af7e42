import type { Queryable } from '../database';

/**
 * Tolerance for concurrent attempts, longer than any query may wait. An attempt whose transaction began first may reach
 * the row second. Its own window would then end earlier than the stored one.
 */
const REORDER_TOLERANCE = `interval '2 minutes'`;
/**
 * SQL condition that the stored window is still open. A window that ends later than a new one would, plus the
 * tolerance, was dated by a wrong clock and counts as expired.
 */
const WINDOW_IS_OPEN = `a.ends_at > now() AND a.ends_at <= excluded.ends_at + ${REORDER_TOLERANCE}`;

/**
 * Counts one attempt. Returns the number of attempts in the window, this one included, and the seconds until it ends.
 */
export async function countAttempt(
  db: Queryable,
  { action, subject, account, seconds }: { action: string; subject: string; account?: string; seconds: number },
): Promise<{ hits: number; retryAfter: number }> {
  const { rows } = await db.query<{ hits: number; retryAfter: number }>(
    `INSERT INTO attempts AS a (action, subject, account, hits, ends_at)
     VALUES ($1, $2, $3, 1, now() + make_interval(secs => $4))
     ON CONFLICT (action, subject) DO UPDATE SET
       hits = CASE WHEN ${WINDOW_IS_OPEN} THEN a.hits + 1 ELSE 1 END,
       ends_at = CASE WHEN ${WINDOW_IS_OPEN} THEN a.ends_at ELSE excluded.ends_at END
     RETURNING hits, ceil(extract(epoch FROM ends_at - now()))::int AS "retryAfter"`,
    [action, subject, account, seconds],
  );
  return rows[0] as { hits: number; retryAfter: number };
}

/** Deletes the counter of this action and subject. */
export async function resetAttempts(db: Queryable, action: string, subject: string): Promise<void> {
  await db.query('DELETE FROM attempts WHERE action = $1 AND subject = $2', [action, subject]);
}

/** Deletes all counters of an account, whatever action they count. */
export async function resetAccountAttempts(db: Queryable, account: string): Promise<void> {
  await db.query('DELETE FROM attempts WHERE account = $1', [account]);
}

/** Subtracts one attempt from the counter of this action and subject. */
export async function decrementAttempts(db: Queryable, action: string, subject: string): Promise<void> {
  await db.query('UPDATE attempts SET hits = hits - 1 WHERE action = $1 AND subject = $2 AND hits > 0', [
    action,
    subject,
  ]);
}
