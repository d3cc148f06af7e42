import { rememberDevice } from '../auth/knownDevice';
import { transaction } from '../database';
import type { HandlerResult, Services } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { insertAuditEntry } from './auditQueries';
import { consumeInvitation, insertInvitedUser, isInvitationLink } from './invitationQueries';

/**
 * Creates the invited account with the token of a mailed link, which works only once, and makes this browser a known
 * device. Throws HttpError 400 if the invitation is unknown, used or expired, or if the address has got an account
 * since.
 */
export async function acceptInvitation(
  { tokenHash, password, ip }: { tokenHash: Buffer; password: string; ip: string },
  services: Services,
): Promise<HandlerResult> {
  const { pool, passwordHasher } = services;
  if (!(await isInvitationLink(pool, tokenHash))) throw invalidInvitation();
  const passwordHash = await passwordHasher.hash(password, ip);
  const email = await transaction(pool, async (db) => {
    const invited = await consumeInvitation(db, tokenHash);
    if (!invited) throw invalidInvitation();
    const id = await insertInvitedUser(db, invited, passwordHash);
    if (id === null) throw new HttpError(400, 'This email address already has an account. Please sign in with it.');
    await insertAuditEntry(db, { actorId: id, action: 'invitation accepted', email: invited.email, to: invited.role });
    return invited.email;
  });
  return {
    status: 200,
    body: { success: true, message: 'Your account is ready. You can now sign in.' },
    headers: { 'set-cookie': [rememberDevice(services, email, passwordHash)] },
  };
}

const invalidInvitation = () => new HttpError(400, 'This invitation is invalid or has expired.');
