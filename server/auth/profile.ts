import { transaction } from '../database';
import { enqueueMail } from '../mail/outboxQueries';
import type { AuthenticatedInput, Handler } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { rememberDevice } from './knownDevice';
import { deleteLinks } from './linkQueries';
import { cleanName } from './cleanName';
import { deleteSessions } from './sessionQueries';
import { findUser, replacePassword, updateUser, type UserRow } from './userQueries';
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

/** The signed-in user. */
export const getProfile: Handler<AuthenticatedInput> = async ({ auth }, { pool }) => {
  const user = present(await findUser(pool, auth.userId));
  return { status: 200, body: { user: toApiUser(user) } };
};

/** Changes name and phone number; what is left out stays. Spec §7. */
export const updateProfile: Handler<AuthenticatedInput<unknown, unknown, ProfileChanges>> = async (
  { auth, body: { firstName, lastName, phone } },
  { pool },
) => {
  const user = await updateUser(pool, auth.userId, {
    firstName: firstName === undefined ? undefined : cleanName('First name', firstName),
    lastName: lastName === undefined ? undefined : cleanName('Last name', lastName),
    phone: phone?.trim(),
  });
  return { status: 200, body: { user: toApiUser(present(user)) } };
};

/**
 * Replaces the password and ends every other session of this user. This browser stays a known device; others do not,
 * because their cookie is tied to the password that was replaced. A wrong current password is a 400: a 401 would tell
 * the site that the session is over. Spec §4, §7.
 */
export const changePassword: Handler<AuthenticatedInput<unknown, unknown, PasswordChange>> = async (
  { auth: { userId, tokenHash }, body, ip },
  services,
) => {
  const { pool, passwordHasher, rateLimiter, outboxWorker } = services;
  const attempt = { account: userId, ip };
  await rateLimiter.count('changePassword', attempt);
  const user = present(await findUser(pool, userId));
  if (!(await passwordHasher.verify(user.password_hash, body.currentPassword, ip))) throw wrongPassword();
  await rateLimiter.resetAfterSuccess('changePassword', attempt);

  const passwordHash = await passwordHasher.hash(body.newPassword, ip);
  await transaction(pool, async (db) => {
    // Another change may have come first: then what was typed here is the current password no more.
    if (!(await replacePassword(db, userId, user.password_hash, passwordHash))) throw wrongPassword();
    await deleteSessions(db, userId, tokenHash);
    await deleteLinks(db, userId);
    await enqueueMail(db, 'changed', user.email);
  });
  outboxWorker.wake();
  // The links that were mailed before are worth nothing now, so mails for new ones must not be withheld.
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

function present(user: UserRow | null): UserRow {
  if (!user) throw new HttpError(401, 'Your session has expired. Please sign in again.');
  return user;
}
