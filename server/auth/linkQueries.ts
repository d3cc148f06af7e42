import type { Queryable } from '../database';

/** The purpose of a link of an existing account: verify an email address or reset a password. */
export type LinkPurpose = 'verify' | 'reset';

interface NewLink {
  tokenHash: Buffer;
  purpose: LinkPurpose;
  userId: string;
  /** The registration that a verification link confirms; null for a reset link. */
  registrationId: string | null;
  hours: number;
}

/**
 * Adds a link. The user's earlier links stay valid, because an earlier mail may have been delivered although the mail
 * server reported a failure.
 */
export async function insertLink(db: Queryable, link: NewLink): Promise<void> {
  await db.query(
    `INSERT INTO links (token_hash, purpose, user_id, registration_id, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
    [link.tokenHash, link.purpose, link.userId, link.registrationId, link.hours],
  );
}

/** Returns the link's user and whether the link is unexpired (`active`), or null if the link is unknown or used. */
export async function findLink(
  db: Queryable,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<{ userId: string; active: boolean } | null> {
  const { rows } = await db.query<{ userId: string; active: boolean }>(
    `SELECT user_id AS "userId", expires_at > now() AS active FROM links WHERE token_hash = $1 AND purpose = $2`,
    [tokenHash, purpose],
  );
  return rows[0] ?? null;
}

/**
 * Deletes an unexpired link and returns its data. If several requests use the link at once, one gets the data and the
 * others get null. Call it inside a transaction. It locks the user's row first, so that requests with two links of the
 * same user cannot deadlock.
 */
export async function consumeLink(
  db: Queryable,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<{ userId: string; registrationId: string | null } | null> {
  await db.query(
    `SELECT FROM users WHERE id = (SELECT user_id FROM links WHERE token_hash = $1 AND purpose = $2)
     FOR NO KEY UPDATE`,
    [tokenHash, purpose],
  );
  const { rows } = await db.query<{ userId: string; registrationId: string | null }>(
    `DELETE FROM links WHERE token_hash = $1 AND purpose = $2 AND expires_at > now()
     RETURNING user_id AS "userId", registration_id AS "registrationId"`,
    [tokenHash, purpose],
  );
  return rows[0] ?? null;
}

/** Deletes all links of a user, which makes them invalid. */
export async function deleteLinks(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM links WHERE user_id = $1', [userId]);
}
