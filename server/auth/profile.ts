import { transaction } from '../database';
import { enqueueMail } from '../mail/outboxQueries';
import type { AuthenticatedInput, Handler } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { rememberDevice } from './knownDevice';
import { deleteLinks } from './linkQueries';
import { cleanName } from './cleanName';
import { requireUser } from './requireUser';
import { deleteSessions } from './sessionQueries';
import { findUser, replacePassword, updateUser } from './userQueries';
import { toApiUser } from './userMapper';

interface ProfileChanges {
  firstName?: string;
  lastName?: string;
  phone?: string;
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Returns the signed-in user. */
export const getProfile: Handler<AuthenticatedInput> = async ({ auth }, { pool }) => {
  const user = requireUser(await findUser(pool, auth.userId));
  return { status: 200, body: { user: toApiUser(user) } };
};

/** Changes name and phone number. Fields that are left out keep their values. */
export const updateProfile: Handler<AuthenticatedInput<unknown, unknown, ProfileChanges>> = async (
  { auth, body: { firstName, lastName, phone } },
  { pool },
) => {
  const user = await updateUser(pool, auth.userId, {
    firstName: firstName === undefined ? undefined : cleanName('First name', firstName),
    lastName: lastName === undefined ? undefined : cleanName('Last name', lastName),
    phone: phone?.trim(),
  });
  return { status: 200, body: { user: toApiUser(requireUser(user)) } };
};

/**
 * Replaces the password and deletes all other sessions of the user. This browser stays a known device. Other browsers
 * do not, because their cookies depend on the old password. A wrong current password gets 400 instead of 401, because
 * the site signs the user out on a 401 (docs/specification.md §4).
 */
export const changePassword: Handler<AuthenticatedInput<unknown, unknown, PasswordChange>> = async (
  { auth: { userId, tokenHash }, body, ip },
  services,
) => {
  const { pool, passwordHasher, rateLimiter, outboxWorker } = services;
  const attempt = { account: userId, ip };
  await rateLimiter.count('changePassword', attempt);
  const user = requireUser(await findUser(pool, userId));
  if (!(await passwordHasher.verify(user.password_hash, body.currentPassword, ip))) throw wrongPassword();
  await rateLimiter.resetAfterSuccess('changePassword', attempt);

  const passwordHash = await passwordHasher.hash(body.newPassword, ip);
  await transaction(pool, async (db) => {
    // A concurrent request may have changed the password, in which case `currentPassword` is no longer correct.
    if (!(await replacePassword(db, userId, user.password_hash, passwordHash))) throw wrongPassword();
    await deleteSessions(db, userId, tokenHash);
    await deleteLinks(db, userId);
    await enqueueMail(db, 'changed', user.email);
  });
  outboxWorker.wake();
  // Clear the account's rate-limit counters. The links that were mailed before are now invalid, so the user must be
  // able to request a new one.
  await rateLimiter.clearAccount(user.email);
  const cookies = [rememberDevice(services, user.email, passwordHash)];
  return {
    status: 200,
    body: { success: true, message: 'Your password has been changed.' },
    headers: { 'set-cookie': cookies },
  };
};

function wrongPassword(): HttpError {
  return new HttpError(400, 'Your current password is not correct.');
}
