import type { Queryable } from '../database';
import type { Role } from '../operation';

/** Opens a session of `days` days, and clears the user's sessions that are over. */
export async function insertSession(
  db: Queryable,
  tokenHash: Buffer,
  userId: string,
  days: number,
): Promise<void> {
  await db.query('DELETE FROM sessions WHERE user_id = $1 AND expires_at <= now()', [userId]);
  await db.query(
    'INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + make_interval(days => $3))',
    [tokenHash, userId, days],
  );
}

/** Whose session this is, as long as it runs. */
export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ userId: string; role: Role } | null> {
  const { rows } = await db.query<{ userId: string; role: Role }>(
    `SELECT u.id AS "userId", u.role
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = $1 AND s.expires_at > now()`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Ends a session. */
export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
}
