import type { Queryable } from '../database';
import type { Role } from '../http/handler';

interface NewSession {
  tokenHash: Buffer;
  userId: string;
  /** The password hash that the user's password was checked against. */
  passwordHash: string;
  days: number;
}

/**
 * Adds a session and records the time of the sign-in. Returns false if the password has changed since it was verified
 * or the account was deactivated. The row lock makes this query and such a change wait for each other, so that no
 * session outlives the password it was opened with.
 */
export async function insertSession(
  db: Queryable,
  { tokenHash, userId, passwordHash, days }: NewSession,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `WITH signed_in AS (
       UPDATE users SET last_sign_in_at = now() WHERE id = $2 AND password_hash = $3 AND deactivated_at IS NULL
       RETURNING id
     )
     INSERT INTO sessions (token_hash, user_id, expires_at)
     SELECT $1, id, now() + make_interval(days => $4) FROM signed_in`,
    [tokenHash, userId, passwordHash, days],
  );
  return rowCount === 1;
}

/** Returns the user of an unexpired session, or null if there is no such session. */
export async function findSession(db: Queryable, tokenHash: Buffer): Promise<{ userId: string; role: Role } | null> {
  const { rows } = await db.query<{ userId: string; role: Role }>(
    `SELECT u.id AS "userId", u.role
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = $1 AND s.expires_at > now()`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
}

/** Deletes all sessions of a user except the one with the hash `keptTokenHash`. Null deletes all of them. */
export async function deleteSessions(db: Queryable, userId: string, keptTokenHash: Buffer | null): Promise<void> {
  await db.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [userId, keptTokenHash]);
}
