import type { Queryable } from '../database';

/** The step that a ticket belongs to: use a passkey to sign in, create the first one to sign in, or add one later. */
export type TicketPurpose = 'sign in' | 'set up' | 'add';

/** A step that a user must confirm with a passkey. */
export interface Ticket {
  userId: string;
  purpose: TicketPurpose;
  /** The challenge that the authenticator must sign, in base64url. */
  challenge: string;
  /** The password hash that the user's password was checked against. */
  passwordHash: string;
}

/** Lifetime of a ticket, as an SQL interval. It is long enough to find a security key or a phone. */
const LIFETIME = `interval '5 minutes'`;

export async function insertTicket(
  db: Queryable,
  tokenHash: Buffer,
  { userId, purpose, challenge, passwordHash }: Ticket,
): Promise<void> {
  await db.query(
    `INSERT INTO passkey_tickets (token_hash, user_id, purpose, challenge, password_hash, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + ${LIFETIME})`,
    [tokenHash, userId, purpose, challenge, passwordHash],
  );
}

/** Deletes an unexpired ticket and returns it. If several requests use the ticket at once, only one of them gets it. */
export async function consumeTicket(
  db: Queryable,
  tokenHash: Buffer,
  purposes: readonly TicketPurpose[],
): Promise<Ticket | null> {
  const { rows } = await db.query<Ticket>(
    `DELETE FROM passkey_tickets WHERE token_hash = $1 AND purpose = ANY ($2) AND expires_at > now()
     RETURNING user_id AS "userId", purpose, challenge, password_hash AS "passwordHash"`,
    [tokenHash, purposes],
  );
  return rows[0] ?? null;
}
