import { transaction } from '../database';
import { enqueueMail } from '../mail/outboxQueries';
import type { HandlerInput, Handler } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { acceptInvitation } from '../users/acceptInvitation';
import { countByDevice, rememberDevice } from './knownDevice';
import { deleteLinks, findLink, consumeLink } from './linkQueries';
import { clearProofCookies } from './registrationProof';
import { deleteRegistrations } from './registrationQueries';
import { deleteSessions } from './sessionQueries';
import { hashToken, isSignedToken } from './tokens';
import { setPasswordAndVerify as setPassword } from './userQueries';

interface PasswordReset {
  token: string;
  password: string;
}

/** Messages of the responses (docs/specification.md §8). */
const MESSAGES = {
  sent: 'Password reset instructions have been sent to your email address.',
  invalid: 'Invalid or expired reset token.',
  changed: 'Password reset successful! You can now login with your new password.',
} as const;

/**
 * Mails a reset link.
 *
 * Whether the email address has an account is looked up only when the mail is rendered, so that the response and its
 * time are the same for every address. The number of mails per account is limited. Beyond the limit nothing is sent,
 * and the account's owner can use the links that were mailed before. Mails that a known device requests have a separate
 * limit.
 */
export const forgotPassword: Handler<HandlerInput<unknown, unknown, { email: string }>> = async (
  { body: { email }, ip, headers },
  services,
) => {
  const { pool, rateLimiter, outboxWorker } = services;
  const attempt = await countByDevice('forgot', { email, ip, headers }, services);
  if (await rateLimiter.countMail('device' in attempt ? 'known device' : 'forgot', email)) {
    await enqueueMail(pool, 'reset', email);
    outboxWorker.wake();
  }
  return { status: 200, body: { success: true, message: MESSAGES.sent } };
};

/**
 * Sets a new password with the token of a mailed link, which works only once. The token of an invitation creates its
 * account (`acceptInvitation`). Deletes all sessions and all other links
 * of the user. Clears the account's rate-limit counters and makes this browser a known device, because the user has
 * proved that they own the account.
 */
export const resetPassword: Handler<HandlerInput<unknown, unknown, PasswordReset>> = async (
  { body: { token, password }, ip, headers },
  services,
) => {
  const { pool, passwordHasher, rateLimiter, outboxWorker, signer } = services;
  const isInvitation = isSignedToken(signer, 'invite', token);
  if (!isInvitation && !isSignedToken(signer, 'reset', token)) throw new HttpError(400, MESSAGES.invalid);
  const tokenHash = hashToken(token);
  await rateLimiter.count('reset', { token: tokenHash.toString('base64url') });
  if (isInvitation) return acceptInvitation({ tokenHash, password, ip }, services);
  const link = await findLink(pool, 'reset', tokenHash);
  if (!link?.active) throw new HttpError(400, MESSAGES.invalid);

  const passwordHash = await passwordHasher.hash(password, ip);
  const email = await transaction(pool, async (db) => {
    if (!(await consumeLink(db, 'reset', tokenHash))) throw new HttpError(400, MESSAGES.invalid);
    const owner = await setPassword(db, link.userId, passwordHash);
    await deleteSessions(db, link.userId, null);
    await deleteLinks(db, link.userId);
    await deleteRegistrations(db, link.userId);
    await enqueueMail(db, 'changed', owner);
    return owner;
  });
  outboxWorker.wake();
  await rateLimiter.clearAccount(email);
  const cookies = [rememberDevice(services, email, passwordHash), ...clearProofCookies(headers, services)];
  return { status: 200, body: { success: true, message: MESSAGES.changed }, headers: { 'set-cookie': cookies } };
};
