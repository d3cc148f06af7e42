import type { Queryable } from '../database';

/**
 * Of two attempts at once the one that began first may come second: then the window ends this much later than its own
 * would. Longer than a query may wait.
 */
const APART = `interval '2 minutes'`;
/** A window that ends further away than a whole one was dated by a clock gone wrong: it is over as well. */
const RUNS = `a.ends_at > now() AND a.ends_at <= excluded.ends_at + ${APART}`;

/** Counts one attempt. Returns how many the window has seen, this one included, and the seconds until it ends. */
export async function countAttempt(
  db: Queryable,
  { action, subject, account, seconds }: { action: string; subject: string; account?: string; seconds: number },
): Promise<{ hits: number; retryAfter: number }> {
  const { rows } = await db.query<{ hits: number; retryAfter: number }>(
    `INSERT INTO attempts AS a (action, subject, account, hits, ends_at)
     VALUES ($1, $2, $3, 1, now() + make_interval(secs => $4))
     ON CONFLICT (action, subject) DO UPDATE SET
       hits = CASE WHEN ${RUNS} THEN a.hits + 1 ELSE 1 END,
       ends_at = CASE WHEN ${RUNS} THEN a.ends_at ELSE excluded.ends_at END
     RETURNING hits, ceil(extract(epoch FROM ends_at - now()))::int AS "retryAfter"`,
    [action, subject, account, seconds],
  );
  return rows[0] as { hits: number; retryAfter: number };
}

/** Clears a counter. */
export async function resetAttempts(db: Queryable, action: string, subject: string): Promise<void> {
  await db.query('DELETE FROM attempts WHERE action = $1 AND subject = $2', [action, subject]);
}

/** Clears every counter of an account, whichever action it counts. */
export async function resetAccountAttempts(db: Queryable, account: string): Promise<void> {
  await db.query('DELETE FROM attempts WHERE account = $1', [account]);
}

/** Takes one attempt back. */
export async function decrementAttempts(db: Queryable, action: string, subject: string): Promise<void> {
  await db.query('UPDATE attempts SET hits = hits - 1 WHERE action = $1 AND subject = $2 AND hits > 0', [
    action,
    subject,
  ]);
}
