import { transaction } from '../database';
import { insertMail } from '../mail/outboxRows';
import type { Call, Operation } from '../operation';
import { Problem } from '../problems';
import { countByDevice, rememberDevice } from './knownDevice';
import { deleteLinks, findLink, takeLink } from './linkRows';
import { endProof } from './registrationProof';
import { deleteRegistrations } from './registrationRows';
import { deleteSessions } from './sessionRows';
import { hashToken, isLinkToken } from './tokens';
import { resetPassword as setPassword } from './userRows';

interface PasswordReset {
  token: string;
  password: string;
}

/** Spec §8. */
const SENTENCES = {
  sent: 'Password reset instructions have been sent to your email address.',
  dead: 'Invalid or expired reset token.',
  done: 'Password reset successful! You can now login with your new password.',
} as const;

/**
 * Mails a reset link. Whether the address has an account is looked up only when the mail is written, so that response
 * and time are the same for every address. An account gets only so many mails; beyond that nothing is sent, and the
 * owner uses the links that were mailed before. Mails that a known device asks for are counted by themselves. Spec §7, §8.
 */
export const forgotPassword: Operation<Call<unknown, unknown, { email: string }>> = async (
  { body: { email }, address, headers },
  services,
) => {
  const { pool, limiter, postman } = services;
  const attempt = await countByDevice('forgot', { email, address, headers }, services);
  if (await limiter.countMail('device' in attempt ? 'known device' : 'forgot', email)) {
    await insertMail(pool, 'reset', email);
    postman.wake();
  }
  return { status: 200, body: { success: true, message: SENTENCES.sent } };
};

/**
 * Sets a new password with the token of a mailed link, which is used up by it. Ends every session of that user, and
 * every other link. Lifts all limits on the account and makes this browser a known device, because its owner has
 * proved who they are. Spec §4, §8.
 */
export const resetPassword: Operation<Call<unknown, unknown, PasswordReset>> = async (
  { body: { token, password }, address, headers },
  services,
) => {
  const { pool, passwords, limiter, postman, signer } = services;
  if (!isLinkToken(signer, 'reset', token)) throw new Problem(400, SENTENCES.dead);
  const tokenHash = hashToken(token);
  await limiter.count('reset', { token: tokenHash.toString('base64url') });
  const link = await findLink(pool, 'reset', tokenHash);
  if (!link?.live) throw new Problem(400, SENTENCES.dead);

  const passwordHash = await passwords.hash(password, address);
  const email = await transaction(pool, async (db) => {
    if (!(await takeLink(db, 'reset', tokenHash))) throw new Problem(400, SENTENCES.dead);
    const owner = await setPassword(db, link.userId, passwordHash);
    await deleteSessions(db, link.userId, null);
    await deleteLinks(db, link.userId);
    await deleteRegistrations(db, link.userId);
    await insertMail(db, 'changed', owner);
    return owner;
  });
  postman.wake();
  await limiter.clearAccount(email);
  const cookies = [rememberDevice(services, email, passwordHash), ...endProof(headers, services)];
  return { status: 200, body: { success: true, message: SENTENCES.done }, headers: { 'set-cookie': cookies } };
};
