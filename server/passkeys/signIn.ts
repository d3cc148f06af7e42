import { openSession } from '../auth/openSession';
import { countByDevice } from '../auth/knownDevice';
import { requireUser } from '../auth/requireUser';
import { findUser, lockUser, type UserRow } from '../auth/userQueries';
import { transaction } from '../database';
import { enqueueMail } from '../mail/outboxQueries';
import type { Handler, HandlerInput, Services } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { insertAuditEntry } from '../users/auditQueries';
import { insertPasskey, recordPasskeyUse, selectPasskeys } from './passkeyQueries';
import { issueTicket, type PasskeyRequest, redeemTicket } from './tickets';
import type { Ticket } from './ticketQueries';
import { verifyCreated, verifyUsed } from './webAuthn';

/** A browser's response to a `PasskeyRequest`. */
export interface PasskeyResponse {
  ticket: string;
  name?: string;
  credential: { id: string };
}

/** Name of a passkey that the user has not named. */
export const DEFAULT_NAME = 'Passkey';

/**
 * Returns the step that a user whose password was correct must still confirm: use a passkey if the account has one, or
 * create one if admins must have one. Null if the password is enough.
 */
export async function requestPasskey(user: UserRow, services: Services): Promise<PasskeyRequest | null> {
  const passkeys = await selectPasskeys(services.pool, user.id);
  if (passkeys.length > 0) return issueTicket(services, 'sign in', user, passkeys);
  const mustCreate = user.role === 'admin' && services.config.adminPasskeys === 'required';
  return mustCreate ? issueTicket(services, 'set up', user, []) : null;
}

/**
 * Completes a sign-in with a passkey. A ticket allows one attempt, so each further one needs the password again, which
 * is counted.
 *
 * @throws HttpError 401 if the ticket is unknown, used or expired, if the password has been changed, or if the passkey
 * is not one of the account's; 403 if the account has been deactivated.
 */
export const loginWithPasskey: Handler<HandlerInput<unknown, unknown, PasskeyResponse>> = async (
  { body, ip, headers },
  services,
) => {
  const { pool } = services;
  const ticket = await redeemTicket(pool, services, body.ticket, ['sign in', 'set up']);
  const user = ticket && (await findUser(pool, ticket.userId));
  if (!ticket || !user || user.password_hash !== ticket.passwordHash) throw signInExpired();
  if (user.deactivated_at) throw new HttpError(403, 'This account has been deactivated. Please contact us.');
  const attempt = await countByDevice('session', { email: user.email, ip, headers }, services);
  if (ticket.purpose === 'sign in') await usePasskey(services, ticket, body);
  else await createFirstPasskey(services, ticket, body);
  return openSession(services, { user, attempt, headers, withPasskey: true });
};

async function usePasskey({ pool, config }: Services, ticket: Ticket, { credential }: PasskeyResponse): Promise<void> {
  const passkey = (await selectPasskeys(pool, ticket.userId)).find(({ id }) => id === credential.id);
  const counter = passkey ? await verifyUsed(config, credential, ticket.challenge, passkey) : null;
  if (counter === null || !(await recordPasskeyUse(pool, credential.id, counter))) throw wrongPasskey();
}

/** Stores the first passkey of an account. If two sign-ins create one at once, the second is refused. */
async function createFirstPasskey(services: Services, ticket: Ticket, body: PasskeyResponse): Promise<void> {
  const { pool, config, outboxWorker } = services;
  const { userId, challenge } = ticket;
  const created = await verifyCreated(config, body.credential, challenge);
  if (!created) throw wrongPasskey();
  await transaction(pool, async (db) => {
    const { email } = requireUser(await lockUser(db, userId));
    if ((await selectPasskeys(db, userId)).length > 0) throw signInExpired();
    if (!(await insertPasskey(db, userId, body.name?.trim() || DEFAULT_NAME, created))) throw wrongPasskey();
    await insertAuditEntry(db, { actorId: userId, action: 'passkey added', email });
    await enqueueMail(db, 'passkey added', email);
  });
  outboxWorker.wake();
}

const signInExpired = () =>
  new HttpError(401, 'This sign-in has expired or has already been used. Please enter your password again.');

const wrongPasskey = () =>
  new HttpError(
    401,
    'This passkey could not be verified. Please enter your password again, and use a passkey of this account.',
  );
