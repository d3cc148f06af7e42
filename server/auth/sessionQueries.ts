import type { Queryable } from '../database';
import type { Role } from '../http/handler';

interface NewSession {
  tokenHash: Buffer;
  userId: string;
  /** The password hash that the user's password was checked against. */
  passwordHash: string;
  /** Whether the user has confirmed the sign-in with a passkey. */
  withPasskey: boolean;
  /** The `User-Agent` header of the browser, by which the user recognises the device. Null if it sent none. */
  userAgent: string | null;
  days: number;
}

/**
 * Adds a session and records the time of the sign-in. Returns false if the password has changed since it was verified
 * or the account was deactivated. The row lock makes this query and such a change wait for each other, so that no
 * session outlives the password it was opened with.
 */
export async function insertSession(
  db: Queryable,
  { tokenHash, userId, passwordHash, withPasskey, userAgent, days }: NewSession,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `WITH signed_in AS (
       UPDATE users SET last_sign_in_at = now() WHERE id = $2 AND password_hash = $3 AND deactivated_at IS NULL
       RETURNING id
     )
     INSERT INTO sessions (token_hash, user_id, with_passkey, user_agent, expires_at)
     SELECT $1, id, $5, left($6, 200), now() + make_interval(days => $4) FROM signed_in`,
    [tokenHash, userId, passwordHash, days, withPasskey, userAgent],
  );
  return rowCount === 1;
}

/**
 * Returns the user of an unexpired session, or null if there is no such session. Records the time of its use, at most once
 * an hour. If `adminsNeedPasskey`, sessions of
 * admins that were opened without a passkey do not count: they are older than the setting or than the admin's role.
 */
export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
  adminsNeedPasskey: boolean,
): Promise<{ userId: string; role: Role } | null> {
  const { rows } = await db.query<{ userId: string; role: Role }>(
    `WITH found AS (
       SELECT s.token_hash, u.id, u.role
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.token_hash = $1 AND s.expires_at > now() AND (s.with_passkey OR u.role <> 'admin' OR NOT $2)
     ), used AS (
       UPDATE sessions SET last_used_at = now()
       WHERE token_hash = (SELECT token_hash FROM found) AND last_used_at < now() - interval '1 hour'
     )
     SELECT id AS "userId", role FROM found`,
    [tokenHash, adminsNeedPasskey],
  );
  return rows[0] ?? null;
}

/** A session as its user sees it. */
interface OwnSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
}

/** Returns the unexpired sessions of a user, the current one first and then those used last; at most 100. */
export async function selectSessions(db: Queryable, userId: string, currentTokenHash: Buffer): Promise<OwnSession[]> {
  const { rows } = await db.query<OwnSession>(
    `SELECT id, user_agent AS "userAgent", created_at AS "createdAt", last_used_at AS "lastUsedAt",
       token_hash = $2 AS "isCurrent"
     FROM sessions WHERE user_id = $1 AND expires_at > now()
     ORDER BY token_hash = $2 DESC, last_used_at DESC, id LIMIT 100`,
    [userId, currentTokenHash],
  );
  return rows;
}

/** Deletes one session of a user. Returns false if there is none with this id, or if its token is `tokenHash`. */
export async function deleteOtherSession(
  db: Queryable,
  { userId, tokenHash, id }: { userId: string; tokenHash: Buffer; id: string },
): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM sessions WHERE user_id = $1 AND id = $2 AND token_hash <> $3', [
    userId,
    id,
    tokenHash,
  ]);
  return rowCount === 1;
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
