import { cleanName } from '../auth/cleanName';
import { transaction } from '../database';
import type { AuthenticatedInput, Handler, Role } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { enqueueMail } from '../mail/outboxQueries';
import { insertAuditEntry } from './auditQueries';
import {
  deleteInvitation,
  findInvitation,
  hasVerifiedAccount,
  type InvitationRow,
  selectInvitations,
  upsertInvitation,
} from './invitationQueries';

interface NewInvitation {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

/** Returns all invitations that have not been accepted, newest first. */
export const listInvitations: Handler<AuthenticatedInput> = async (_input, { pool }) => {
  const rows = await selectInvitations(pool);
  return { status: 200, body: { invitations: rows.map(toApiInvitation) } };
};

/**
 * Mails an invitation. Inviting the same address again replaces its invitation and mails it again. Throws HttpError 409
 * if the address already has an account.
 */
export const inviteUser: Handler<AuthenticatedInput<unknown, unknown, NewInvitation>> = async (
  { body, auth, ip },
  { pool, rateLimiter, outboxWorker },
) => {
  const { email, role } = body;
  const firstName = cleanName('First name', body.firstName);
  const lastName = cleanName('Last name', body.lastName);
  if (await hasVerifiedAccount(pool, email)) throw alreadyUser();
  await rateLimiter.count('invite', { account: email, ip });
  const invitation = await transaction(pool, async (db) => {
    const invited = { email, first_name: firstName, last_name: lastName, role };
    const id = await upsertInvitation(db, invited, auth.userId);
    await enqueueMail(db, 'invitation', email, { invitationId: id });
    await insertAuditEntry(db, { actorId: auth.userId, action: 'invited', email, to: role });
    return (await findInvitation(db, id)) as InvitationRow;
  });
  outboxWorker.wake();
  return { status: 201, body: { invitation: toApiInvitation(invitation) } };
};

/** Deletes an invitation, which makes its links invalid, and records that in the audit log. */
export const withdrawInvitation: Handler<AuthenticatedInput<{ id: string }>> = async (
  { params: { id }, auth },
  { pool },
) => {
  await transaction(pool, async (db) => {
    const email = await deleteInvitation(db, id);
    if (email === null) throw new HttpError(404, 'This invitation has been accepted or withdrawn in the meantime.');
    await insertAuditEntry(db, { actorId: auth.userId, action: 'invitation withdrawn', email });
  });
  return { status: 200, body: { success: true } };
};

const toApiInvitation = (row: InvitationRow) => ({
  _id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  ...(row.invited_by !== null && { invitedBy: row.invited_by }),
  expiresAt: row.expires_at.toISOString(),
});

const alreadyUser = () =>
  new HttpError(409, 'This email address already has an account. Change its role in the list instead.');
