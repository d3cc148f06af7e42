import type { Queryable } from '../database';
import type { Role } from '../http/handler';

interface NewSession {
  tokenHash: Buffer;
  userId: string;
  /** The password hash that the user's password was checked against. */
  passwordHash: string;
  /** Whether the user has confirmed the sign-in with a passkey. */
  withPasskey: boolean;
  days: number;
}

/**
 * Adds a session and records the time of the sign-in. Returns false if the password has changed since it was verified
 * or the account was deactivated. The row lock makes this query and such a change wait for each other, so that no
 * session outlives the password it was opened with.
 */
export async function insertSession(
  db: Queryable,
  { tokenHash, userId, passwordHash, withPasskey, days }: NewSession,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `WITH signed_in AS (
       UPDATE users SET last_sign_in_at = now() WHERE id = $2 AND password_hash = $3 AND deactivated_at IS NULL
       RETURNING id
     )
     INSERT INTO sessions (token_hash, user_id, with_passkey, expires_at)
     SELECT $1, id, $5, now() + make_interval(days => $4) FROM signed_in`,
    [tokenHash, userId, passwordHash, days, withPasskey],
  );
  return rowCount === 1;
}

/**
 * Returns the user of an unexpired session, or null if there is no such session. If `adminsNeedPasskey`, sessions of
 * admins that were opened without a passkey do not count: they are older than the setting or than the admin's role.
 */
export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
  adminsNeedPasskey: boolean,
): Promise<{ userId: string; role: Role } | null> {
  const { rows } = await db.query<{ userId: string; role: Role }>(
    `SELECT u.id AS "userId", u.role
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = $1 AND s.expires_at > now() AND (s.with_passkey OR u.role <> 'admin' OR NOT $2)`,
    [tokenHash, adminsNeedPasskey],
  );
  return rows[0] ?? null;
}

/** Records that the user of a session has confirmed it with a passkey. */
export async function markWithPasskey(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query('UPDATE sessions SET with_passkey = true WHERE token_hash = $1', [tokenHash]);
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash]);
}

/** Deletes all sessions of a user except the one with the hash `keptTokenHash`. Null deletes all of them. */
export async function deleteSessions(db: Queryable, userId: string, keptTokenHash: Buffer | null): Promise<void> {
  await db.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [userId, keptTokenHash]);
}
