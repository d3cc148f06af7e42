import type { Queryable } from '../database';
import type { Role } from '../http/handler';

/** The fields of an invitation that an admin enters. */
export interface InvitedRow {
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
}

/** A row of the table `invitations`, with the name of the user who sent it. */
export interface InvitationRow extends InvitedRow {
  id: string;
  invited_by: string | null;
  expires_at: Date;
}

const COLUMNS = `invitations.id, invitations.email, invitations.first_name, invitations.last_name, invitations.role,
  (SELECT first_name || ' ' || last_name FROM users WHERE id = invited_by) AS invited_by, expires_at`;

/** How long an invitation is valid, in hours. */
const VALID_HOURS = 72;

/**
 * Adds an invitation. If the address is already invited, replaces name and role, and the time starts again. Returns its
 * id.
 */
export async function upsertInvitation(db: Queryable, invited: InvitedRow, invitedBy: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO invitations (email, first_name, last_name, role, invited_by, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))
     ON CONFLICT (lower(email)) DO UPDATE SET
       email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name, role = excluded.role,
       invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
     RETURNING id`,
    [invited.email, invited.first_name, invited.last_name, invited.role, invitedBy, VALID_HOURS],
  );
  return (rows[0] as { id: string }).id;
}

/** Returns all invitations, newest first. */
export async function selectInvitations(db: Queryable): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `SELECT ${COLUMNS} FROM invitations ORDER BY created_at DESC, id DESC`,
  );
  return rows;
}

/** Returns an unexpired invitation, or null. */
export async function findInvitation(db: Queryable, id: string): Promise<InvitationRow | null> {
  const { rows } = await db.query<InvitationRow>(
    `SELECT ${COLUMNS} FROM invitations WHERE id = $1 AND expires_at > now()`,
    [id],
  );
  return rows[0] ?? null;
}

/** Deletes an invitation with its links and queued mails. Returns its email address, or null if it does not exist. */
export async function deleteInvitation(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ email: string }>('DELETE FROM invitations WHERE id = $1 RETURNING email', [id]);
  return rows[0]?.email ?? null;
}

/** Adds a mailed link of an invitation. Does nothing if the invitation has been accepted or withdrawn. */
export async function insertInvitationLink(db: Queryable, tokenHash: Buffer, invitationId: string): Promise<void> {
  await db.query(
    'INSERT INTO invitation_links (token_hash, invitation_id) SELECT $1, id FROM invitations WHERE id = $2',
    [tokenHash, invitationId],
  );
}

/**
 * Deletes the unexpired invitation of a mailed link and returns it. If several requests use the link at once, one gets
 * the invitation and the others get null.
 */
export async function consumeInvitation(db: Queryable, tokenHash: Buffer): Promise<InvitedRow | null> {
  const { rows } = await db.query<InvitedRow>(
    `DELETE FROM invitations
     WHERE id = (SELECT invitation_id FROM invitation_links WHERE token_hash = $1) AND expires_at > now()
     RETURNING email, first_name, last_name, role`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Returns whether the mailed link belongs to an unexpired invitation. */
export async function isInvitationLink(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM invitation_links JOIN invitations ON invitations.id = invitation_id
     WHERE token_hash = $1 AND expires_at > now()`,
    [tokenHash],
  );
  return rowCount === 1;
}

/**
 * Adds the account of an accepted invitation with a verified email address. An unverified registration of the address
 * is replaced, because anyone can register any address. Returns the id of the account, or null if the address already
 * has a verified account.
 */
export async function insertInvitedUser(
  db: Queryable,
  { email, first_name: firstName, last_name: lastName, role }: InvitedRow,
  passwordHash: string,
): Promise<string | null> {
  await db.query('DELETE FROM users WHERE lower(email) = lower($1) AND email_verified_at IS NULL', [email]);
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO users (email, password_hash, first_name, last_name, role, email_verified_at)
     VALUES ($1, $2, $3, $4, $5, now()) ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
    [email, passwordHash, firstName, lastName, role],
  );
  return rows[0]?.id ?? null;
}

/** Returns whether the address has an account with a verified email address. */
export async function hasVerifiedAccount(db: Queryable, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'SELECT FROM users WHERE lower(email) = lower($1) AND email_verified_at IS NOT NULL',
    [email],
  );
  return rowCount === 1;
}
