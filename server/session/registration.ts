import { transaction } from '../database';
import { insertMail } from '../mail/outboxRows';
import type { Call, Operation } from '../operation';
import { Problem } from '../problems';
import { findLink, takeLink } from './linkRows';
import { cleanName } from './names';
import {
  confirmRegistration,
  deleteRegistrations,
  insertRegistration,
  insertUnverified,
  lockUnverified,
  repeatRegistration,
} from './registrationRows';
import { hashToken } from './tokens';

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
 * Adds an account and mails its verification link. An address that has a verified account gets the same answer, after
 * the same work: only its owner learns of it, by mail. Spec §7, §8.
 */
export const register: Operation<Call<unknown, unknown, Registration>> = async (
  { body, address },
  { pool, passwords, limiter, postman },
) => {
  const firstName = cleanName('First name', body.firstName);
  const lastName = cleanName('Last name', body.lastName);
  const { email, phone = '' } = body;
  await limiter.countAddress('register', address);
  await limiter.countAccount('register', email);

  const passwordHash = await passwords.hash(body.password);
  await transaction(pool, async (db) => {
    await insertUnverified(db, { email, passwordHash, firstName, lastName, phone: phone.trim() });
    const registrationId = await insertRegistration(db, email);
    await insertMail(db, registrationId ? 'verify' : 'known', email, registrationId);
  });
  postman.wake();
  return {
    status: 201,
    body: { success: true, requiresVerification: true, message: SENTENCES.registered },
  };
};

/**
 * Mails the verification link again. Where several people may have registered the address, nobody can tell which of them
 * asks: then its owner is let choose a new password, which verifies it as well and ends what the others typed. An
 * address without anything to verify gets the same answer and no mail.
 */
export const resendVerification: Operation<Call<unknown, unknown, { email: string }>> = async (
  { body: { email }, address },
  { pool, limiter, postman },
) => {
  await limiter.countAddress('resend', address);
  await limiter.countAccount('resend', email);
  await transaction(pool, async (db) => {
    const userId = await lockUnverified(db, email);
    const registrationId = userId && (await repeatRegistration(db, userId));
    await insertMail(db, userId && !registrationId ? 'reset' : 'verify', email, registrationId);
  });
  postman.wake();
  return { status: 200, body: { success: true, message: SENTENCES.resent } };
};

/**
 * Verifies an address with the token of a mailed link, which is used up by it. The account becomes what was typed in
 * the registration that the link was mailed for. Spec §4, §8.
 */
export const verifyEmail: Operation<Call<unknown, unknown, { token: string }>> = async (
  { body },
  { pool },
) => {
  const tokenHash = hashToken(body.token);
  await transaction(pool, async (db) => {
    const link = await takeLink(db, 'verify', tokenHash);
    if (!link)
      throw new Problem(
        400,
        (await findLink(db, 'verify', tokenHash)) ? SENTENCES.expired : SENTENCES.failed,
      );
    await confirmRegistration(db, link.registrationId as string);
    await deleteRegistrations(db, link.userId);
  });
  return { status: 200, body: { success: true, message: SENTENCES.verified } };
};
