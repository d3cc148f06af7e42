import { transaction } from '../database';
import { enqueueMail } from '../mail/outboxQueries';
import type { HandlerInput, Handler } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { widestNetworkKey } from './rateLimiter';
import { findLink, consumeLink } from './linkQueries';
import { cleanName } from './cleanName';
import { proveRegistration } from './registrationProof';
import {
  confirmRegistration,
  deleteRegistrations,
  snapshotRegistration,
  upsertUnverifiedUser,
} from './registrationQueries';
import { hashToken, isSignedToken } from './tokens';

interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  password: string;
}

/** Messages of the responses (docs/specification.md §8). */
const MESSAGES = {
  registered: 'Registration successful! Please check your email to verify your account before logging in.',
  resent: 'Verification email sent! Please check your inbox.',
  verified: 'Your email has been successfully verified! You can now log in to your account.',
  expired: 'Your verification link has expired. Please request a new one.',
  failed: 'Email verification failed. The link is incomplete or has already been used.',
} as const;

/**
 * Adds an account and mails its verification link. An email address that already has a verified account gets the same
 * response after the same work. The owner of that account is told only by mail (docs/decisions/0025).
 */
export const register: Handler<HandlerInput<unknown, unknown, Registration>> = async ({ body, ip }, services) => {
  const { pool, passwordHasher, rateLimiter, outboxWorker } = services;
  const firstName = cleanName('First name', body.firstName);
  const lastName = cleanName('Last name', body.lastName);
  const { email, password, phone = '' } = body;
  await rateLimiter.count('register', { account: email, ip });

  const passwordHash = await passwordHasher.hash(password, ip);
  const mayMail = await rateLimiter.countMail('register', email, widestNetworkKey(ip));
  await transaction(pool, async (db) => {
    await upsertUnverifiedUser(db, { email, passwordHash, firstName, lastName, phone: phone.trim() });
    const registrationId = await snapshotRegistration(db, email);
    if (mayMail) await enqueueMail(db, registrationId ? 'verify' : 'known', email, { registrationId });
  });
  outboxWorker.wake();
  return {
    status: 201,
    body: { success: true, requiresVerification: true, message: MESSAGES.registered },
    headers: { 'set-cookie': [proveRegistration(services, { email, password })] },
  };
};

/**
 * Mails the verification link again. Which email to send, if any, is decided only when it is rendered
 * (`emailRenderer.ts`), so that the response and its time are the same for every address. The number of mails per
 * account is limited. Links that were mailed before stay valid.
 */
export const resendVerification: Handler<HandlerInput<unknown, unknown, { email: string }>> = async (
  { body: { email }, ip },
  { pool, rateLimiter, outboxWorker },
) => {
  await rateLimiter.count('resend', { account: email, ip });
  if (await rateLimiter.countMail('resend', email)) {
    await enqueueMail(pool, 'verify', email);
    outboxWorker.wake();
  }
  return { status: 200, body: { success: true, message: MESSAGES.resent } };
};

/**
 * Verifies an email address with the token of a mailed link, which works only once. The account gets the name, phone
 * number and password of the registration that the link was mailed for (docs/decisions/0025).
 */
export const verifyEmail: Handler<HandlerInput<unknown, unknown, { token: string }>> = async (
  { body: { token } },
  { pool, rateLimiter, signer },
) => {
  if (!isSignedToken(signer, 'verify', token)) throw new HttpError(400, MESSAGES.failed);
  const tokenHash = hashToken(token);
  await rateLimiter.count('verify', { token: tokenHash.toString('base64url') });
  const email = await transaction(pool, async (db) => {
    const link = await consumeLink(db, 'verify', tokenHash);
    if (!link) throw new HttpError(400, (await findLink(db, 'verify', tokenHash)) ? MESSAGES.expired : MESSAGES.failed);
    const owner = await confirmRegistration(db, link.registrationId as string);
    await deleteRegistrations(db, link.userId);
    return owner;
  });
  // Clear the account's rate-limit counters. Before the address was verified, strangers may have used up its mail limit
  // with requests that sent no mail.
  await rateLimiter.clearAccount(email);
  return { status: 200, body: { success: true, message: MESSAGES.verified } };
};
