import type { Queryable } from '../database';

/**
 * Tolerance for comparing the ends of two windows, as an SQL interval. `now()` is the start time of the transaction. If
 * two transactions overlap, the one that started first may write last. It then finds a stored window that ends slightly
 * later than its own. Two minutes are enough, because no query waits longer.
 */
const REORDER_TOLERANCE = `interval '2 minutes'`;
/**
 * SQL condition that the stored window of a counter (`a`) has not ended. The condition is also false if the stored
 * window ends much later than a window that starts now (`excluded`). Such a window was stored while the database's
 * clock was wrong.
 */
const WINDOW_IS_OPEN = `a.ends_at > now() AND a.ends_at <= excluded.ends_at + ${REORDER_TOLERANCE}`;

/**
 * Counts one attempt. Returns the number of attempts in the current window, including this one, and the seconds until
 * the window ends.
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

/** Deletes all attempt counters of an account, whatever the action. */
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
