import { deleteSessions, markWithPasskey } from '../auth/sessionQueries';
import { requireUser } from '../auth/requireUser';
import { findUser, lockUser } from '../auth/userQueries';
import { type Queryable, transaction } from '../database';
import type { AuthenticatedInput, Handler, HandlerResult, Services } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { enqueueMail } from '../mail/outboxQueries';
import { insertAuditEntry } from '../users/auditQueries';
import { deletePasskey as deleteOne, insertPasskey, type PasskeyRow, selectPasskeys } from './passkeyQueries';
import { DEFAULT_NAME, type PasskeyResponse } from './signIn';
import { issueTicket, redeemTicket } from './tickets';
import { verifyCreated } from './webAuthn';

/** Maximum number of passkeys of one account. The contract states it, too. */
const MAX_PASSKEYS = 10;

/** Returns the passkeys of the signed-in admin. */
export const listPasskeys: Handler = async ({ auth }, services) => passkeysResult(services, 200, auth.userId);

/**
 * Returns the WebAuthn options for creating another passkey. Requires the current password, so that nobody can add their
 * own passkey on an unattended device.
 *
 * @throws HttpError 400 if the password is wrong; 409 if the account has the maximum number of passkeys.
 */
export const startPasskey: Handler<AuthenticatedInput<unknown, unknown, { currentPassword: string }>> = async (
  { auth: { userId }, body, ip },
  services,
) => {
  const { pool, passwordHasher, rateLimiter } = services;
  const attempt = { account: userId, ip };
  await rateLimiter.count('changePassword', attempt);
  const user = requireUser(await findUser(pool, userId));
  if (!(await passwordHasher.verify(user.password_hash, body.currentPassword, ip))) {
    throw new HttpError(400, 'Your current password is not correct.');
  }
  await rateLimiter.resetAfterSuccess('changePassword', attempt);
  const passkeys = await selectPasskeys(pool, userId);
  if (passkeys.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  return { status: 200, body: await issueTicket(services, 'add', user, passkeys) };
};

/**
 * Adds the passkey that the browser has created. The first one ends all other sessions, which were opened without it.
 *
 * @throws HttpError 400 if the ticket is unknown, used or expired, or if the passkey cannot be verified; 409 if the
 * passkey exists already, or if the account has the maximum number of passkeys.
 */
export const addPasskey: Handler<AuthenticatedInput<unknown, unknown, PasskeyResponse>> = async (
  { auth: { userId, tokenHash }, body },
  services,
) => {
  const { pool, config, outboxWorker } = services;
  const ticket = await redeemTicket(pool, services, body.ticket, ['add']);
  if (ticket?.userId !== userId) throw new HttpError(400, 'That took too long. Please try again.');
  const created = await verifyCreated(config, body.credential, ticket.challenge);
  if (!created) throw new HttpError(400, 'This passkey could not be verified. Please try again.');
  await transaction(pool, async (db) => {
    const { email } = requireUser(await lockUser(db, userId));
    const existing = await selectPasskeys(db, userId);
    if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    if (!(await insertPasskey(db, userId, body.name?.trim() || DEFAULT_NAME, created))) {
      throw new HttpError(409, 'This passkey has already been added.');
    }
    if (existing.length === 0) await deleteSessions(db, userId, tokenHash);
    await markWithPasskey(db, tokenHash);
    await recordChange(db, 'passkey added', { userId, email });
  });
  outboxWorker.wake();
  return passkeysResult(services, 201, userId);
};

/**
 * Removes a passkey of the signed-in admin.
 *
 * @throws HttpError 404 if the account does not have it; 409 if it is the last one and admins must have one.
 */
export const deletePasskey: Handler<AuthenticatedInput<{ id: string }>> = async (
  { auth: { userId }, params: { id } },
  services,
) => {
  const { pool, config, outboxWorker } = services;
  await transaction(pool, async (db) => {
    const { email } = requireUser(await lockUser(db, userId));
    if (!(await deleteOne(db, userId, id))) throw new HttpError(404, 'This passkey no longer exists.');
    if (config.adminPasskeys === 'required' && (await selectPasskeys(db, userId)).length === 0) {
      throw new HttpError(409, 'Admins must have a passkey. Add another one before you remove this one.');
    }
    await recordChange(db, 'passkey removed', { userId, email });
  });
  outboxWorker.wake();
  return passkeysResult(services, 200, userId);
};

/** Adds the change to the audit log and queues the email that tells the owner of the account. */
async function recordChange(
  db: Queryable,
  action: 'passkey added' | 'passkey removed',
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await insertAuditEntry(db, { actorId: userId, action, email });
  await enqueueMail(db, action, email);
}

async function passkeysResult({ pool, config }: Services, status: number, userId: string): Promise<HandlerResult> {
  const passkeys = await selectPasskeys(pool, userId);
  return { status, body: { passkeys: passkeys.map(toApiPasskey), required: config.adminPasskeys === 'required' } };
}

/** Converts a row to the contract's `Passkey`. */
function toApiPasskey({ id, name, created_at: createdAt, last_used_at: lastUsedAt }: PasskeyRow) {
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  };
}

const tooManyPasskeys = () =>
  new HttpError(409, `An account can have ${MAX_PASSKEYS} passkeys. Remove one that you no longer use.`);
