import { transaction } from '../database';
import { insertMail } from '../mail/outboxRows';
import type { Call, Operation } from '../operation';
import { Problem } from '../problems';
import { widestNetworkOf } from './limiter';
import { findLink, takeLink } from './linkRows';
import { cleanName } from './names';
import { proveRegistration } from './registrationProof';
import {
  confirmRegistration,
  deleteRegistrations,
  insertRegistration,
  insertUnverified,
} from './registrationRows';
import { hashToken, isLinkToken } from './tokens';

interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  password: string;
}

/** Spec §8. */
const SENTENCES = {
  registered: 'Registration successful! Please check your email to verify your account before logging in.',
  resent: 'Verification email sent! Please check your inbox.',
  verified: 'Your email has been successfully verified! You can now log in to your account.',
  expired: 'Your verification link has expired. Please request a new one.',
  failed: 'Email verification failed. The link is incomplete or has already been used.',
} as const;

/**
 * Adds an account and mails its verification link. An address that has a verified account gets the same response, after
 * the same work: only its owner learns of it, by mail. Spec §7, §8.
 */
export const register: Operation<Call<unknown, unknown, Registration>> = async ({ body, address }, services) => {
  const { pool, passwords, limiter, postman } = services;
  const firstName = cleanName('First name', body.firstName);
  const lastName = cleanName('Last name', body.lastName);
  const { email, password, phone = '' } = body;
  await limiter.count('register', { account: email, address });

  const passwordHash = await passwords.hash(password, address);
  const mayMail = await limiter.countMail('register', email, widestNetworkOf(address));
  await transaction(pool, async (db) => {
    await insertUnverified(db, { email, passwordHash, firstName, lastName, phone: phone.trim() });
    const registrationId = await insertRegistration(db, email);
    if (mayMail) await insertMail(db, registrationId ? 'verify' : 'known', email, registrationId);
  });
  postman.wake();
  return {
    status: 201,
    body: { success: true, requiresVerification: true, message: SENTENCES.registered },
    headers: { 'set-cookie': [proveRegistration(services, { email, password })] },
  };
};

/**
 * Mails the verification link again. What to mail, if anything, is looked up only when the mail is written
 * (`composer.ts`), so that response and time are the same for every address. An account gets only so many of these
 * mails; the links that were mailed before stay valid.
 */
export const resendVerification: Operation<Call<unknown, unknown, { email: string }>> = async (
  { body: { email }, address },
  { pool, limiter, postman },
) => {
  await limiter.count('resend', { account: email, address });
  if (await limiter.countMail('resend', email)) {
    await insertMail(pool, 'verify', email);
    postman.wake();
  }
  return { status: 200, body: { success: true, message: SENTENCES.resent } };
};

/**
 * Verifies an address with the token of a mailed link, which is used up by it. The account becomes what was typed in
 * the registration that the link was mailed for. Spec §4, §8.
 */
export const verifyEmail: Operation<Call<unknown, unknown, { token: string }>> = async (
  { body: { token } },
  { pool, limiter, signer },
) => {
  if (!isLinkToken(signer, 'verify', token)) throw new Problem(400, SENTENCES.failed);
  const tokenHash = hashToken(token);
  await limiter.count('verify', { token: tokenHash.toString('base64url') });
  const email = await transaction(pool, async (db) => {
    const link = await takeLink(db, 'verify', tokenHash);
    if (!link)
      throw new Problem(
        400,
        (await findLink(db, 'verify', tokenHash)) ? SENTENCES.expired : SENTENCES.failed,
      );
    const owner = await confirmRegistration(db, link.registrationId as string);
    await deleteRegistrations(db, link.userId);
    return owner;
  });
  // Before this, strangers may have used up mails that were never sent.
  await limiter.clearAccount(email);
  return { status: 200, body: { success: true, message: SENTENCES.verified } };
};
