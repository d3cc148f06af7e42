import { transaction } from '../database';
import { insertMail } from '../mail/outboxRows';
import type { Call, Operation } from '../operation';
import { Problem } from '../problems';
import { deleteLinks, findLink, takeLink } from './linkRows';
import { deleteRegistrations } from './registrationRows';
import { deleteSessions } from './sessionRows';
import { hashToken } from './tokens';
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
 * Mails a reset link. Whether the address has an account is looked up only when the mail is written, so that answer and
 * time are the same for every address. Spec §7, §8.
 */
export const forgotPassword: Operation<Call<unknown, unknown, { email: string }>> = async (
  { body: { email }, address },
  { pool, limiter, postman },
) => {
  await limiter.countAddress('forgot', address);
  await limiter.countAccount('forgot', email);
  await insertMail(pool, 'reset', email);
  postman.wake();
  return { status: 200, body: { success: true, message: SENTENCES.sent } };
};

/**
 * Sets a new password with the token of a mailed link, which is used up by it. Ends every session of that user, and
 * every other link. Spec §4, §8.
 */
export const resetPassword: Operation<Call<unknown, unknown, PasswordReset>> = async (
  { body: { token, password }, address },
  { pool, passwords, limiter, postman },
) => {
  const tokenHash = hashToken(token);
  await limiter.countAddress('reset', address);
  const link = await findLink(pool, 'reset', tokenHash);
  if (!link?.live) throw new Problem(400, SENTENCES.dead);
  await limiter.countAccount('reset', link.userId);

  const passwordHash = await passwords.hash(password);
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
  // Whoever was locked out by somebody else's guesses may sign in now.
  await limiter.forgive('login', address, email);
  return { status: 200, body: { success: true, message: SENTENCES.done } };
};
