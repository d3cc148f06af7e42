import type { Queryable } from '../database';

/** What a mailed link is good for. */
export type LinkPurpose = 'verify' | 'reset';

interface NewLink {
  tokenHash: Buffer;
  purpose: LinkPurpose;
  userId: string;
  /** What a verification link confirms; null for a reset link. */
  registrationId: string | null;
  hours: number;
}

/** Adds a link. Those that were mailed before stay good: a mail may arrive although the post failed. */
export async function insertLink(db: Queryable, link: NewLink): Promise<void> {
  await db.query(
    `INSERT INTO links (token_hash, purpose, user_id, registration_id, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
    [link.tokenHash, link.purpose, link.userId, link.registrationId, link.hours],
  );
}

/** Whose link this is, and whether it still runs; null for one that is unknown or used. */
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
 * Uses a link up: of many who try at once, one gets an answer and the others null. Call it inside a transaction; the
 * user's row is locked first, so that two links of one user cannot wait for each other.
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

/** Makes every link of a user worthless. */
export async function deleteLinks(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM links WHERE user_id = $1', [userId]);
}
