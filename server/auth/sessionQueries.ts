import type { Queryable } from '../database';
import type { Role } from '../http/handler';

interface NewSession {
  tokenHash: Buffer;
  userId: string;
  /** The hash that the password was checked against. */
  passwordHash: string;
  days: number;
}

/**
 * Opens a session, unless the password was changed since it was checked: then it gives false. The lock makes a change
 * that is under way wait or be waited for, so that no session outlives the password that opened it.
 */
export async function insertSession(
  db: Queryable,
  { tokenHash, userId, passwordHash, days }: NewSession,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at)
     SELECT $1, id, now() + make_interval(days => $4) FROM users WHERE id = $2 AND password_hash = $3 FOR SHARE`,
    [tokenHash, userId, passwordHash, days],
  );
  return rowCount === 1;
}

/** Whose session this is, as long as it runs. */
export async function findSession(db: Queryable, tokenHash: Buffer): Promise<{ userId: string; role: Role } | null> {
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

/** Ends every session of a user, but the one that is to be kept. */
export async function deleteSessions(db: Queryable, userId: string, kept: Buffer | null): Promise<void> {
  await db.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [userId, kept]);
}
