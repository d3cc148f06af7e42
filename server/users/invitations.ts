import { cleanName } from '../auth/cleanName';
import { rememberDevice } from '../auth/knownDevice';
import { hashToken, isLinkToken } from '../auth/tokens';
import { transaction } from '../database';
import type { AuthenticatedInput, Handler, HandlerInput, Role } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { enqueueMail } from '../mail/outboxQueries';
import { insertAuditEntry } from './auditQueries';
import {
  consumeInvitation,
  deleteInvitation,
  findInvitation,
  hasVerifiedAccount,
  insertInvitedUser,
  type InvitationRow,
  isInvitationLink,
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
  if (await hasVerifiedAccount(pool, email)) throw alreadyUser('Change its role in the list instead.');
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

/**
 * Creates the invited account with the token of a mailed link, which works only once, and makes this browser a known
 * device. Throws HttpError 400 if the invitation is unknown, used or expired, and 409 if the address has got an account
 * since.
 */
export const acceptInvitation: Handler<HandlerInput<unknown, unknown, { token: string; password: string }>> = async (
  { body: { token, password }, ip },
  services,
) => {
  const { pool, passwordHasher, rateLimiter, signer } = services;
  if (!isLinkToken(signer, 'invite', token)) throw invalidInvitation();
  const tokenHash = hashToken(token);
  await rateLimiter.count('reset', { token: tokenHash.toString('base64url') });
  if (!(await isInvitationLink(pool, tokenHash))) throw invalidInvitation();
  const passwordHash = await passwordHasher.hash(password, ip);
  const email = await transaction(pool, async (db) => {
    const invited = await consumeInvitation(db, tokenHash);
    if (!invited) throw invalidInvitation();
    const id = await insertInvitedUser(db, invited, passwordHash);
    if (id === null) throw alreadyUser('Please sign in with it.');
    await insertAuditEntry(db, { actorId: id, action: 'invitation accepted', email: invited.email, to: invited.role });
    return invited.email;
  });
  return {
    status: 200,
    body: { success: true, message: 'Your account is ready. You can now sign in.' },
    headers: { 'set-cookie': [rememberDevice(services, email, passwordHash)] },
  };
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

const invalidInvitation = () => new HttpError(400, 'This invitation is invalid or has expired.');

const alreadyUser = (advice: string) => new HttpError(409, `This email address already has an account. ${advice}`);
