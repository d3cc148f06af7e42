import { transaction } from '../database';
import { insertMail } from '../mail/outboxRows';
import type { GuardedCall, Operation } from '../operation';
import { Problem } from '../problems';
import { rememberDevice } from './knownDevice';
import { deleteLinks } from './linkRows';
import { cleanName } from './names';
import { deleteSessions } from './sessionRows';
import { findUser, replacePassword, updateUser, type UserRow } from './userRows';
import { userWire } from './userWire';

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
export const getProfile: Operation<GuardedCall> = async ({ signedIn }, { pool }) => {
  const user = present(await findUser(pool, signedIn.userId));
  return { status: 200, body: { user: userWire(user) } };
};

/** Changes name and phone number; what is left out stays. Spec §7. */
export const updateProfile: Operation<GuardedCall<unknown, unknown, ProfileChanges>> = async (
  { signedIn, body: { firstName, lastName, phone } },
  { pool },
) => {
  const user = await updateUser(pool, signedIn.userId, {
    firstName: firstName === undefined ? undefined : cleanName('First name', firstName),
    lastName: lastName === undefined ? undefined : cleanName('Last name', lastName),
    phone: phone?.trim(),
  });
  return { status: 200, body: { user: userWire(present(user)) } };
};

/**
 * Replaces the password and ends every other session of this user. This browser stays a known device; others do not,
 * because their cookie is tied to the password that was replaced. A wrong current password is a 400: a 401 would tell
 * the site that the session is over. Spec §4, §7.
 */
export const changePassword: Operation<GuardedCall<unknown, unknown, PasswordChange>> = async (
  { signedIn: { userId, tokenHash }, body, address },
  services,
) => {
  const { pool, passwords, limiter, postman } = services;
  const attempt = { account: userId, address };
  await limiter.count('changePassword', attempt);
  const user = present(await findUser(pool, userId));
  if (!(await passwords.verify(user.password_hash, body.currentPassword, address))) throw wrongPassword();
  await limiter.forgive('changePassword', attempt);

  const passwordHash = await passwords.hash(body.newPassword, address);
  await transaction(pool, async (db) => {
    // Another change may have come first: then what was typed here is the current password no more.
    if (!(await replacePassword(db, userId, user.password_hash, passwordHash))) throw wrongPassword();
    await deleteSessions(db, userId, tokenHash);
    await deleteLinks(db, userId);
    await insertMail(db, 'changed', user.email);
  });
  postman.wake();
  // The links that were mailed before are worth nothing now, so mails for new ones must not be withheld.
  await limiter.clearAccount(user.email);
  const cookies = [rememberDevice(services, user.email, passwordHash)];
  return {
    status: 200,
    body: { success: true, message: 'Your password has been changed.' },
    headers: { 'set-cookie': cookies },
  };
};

function wrongPassword(): Problem {
  return new Problem(400, 'Your current password is not correct.');
}

function present(user: UserRow | null): UserRow {
  if (!user) throw new Problem(401, 'Your session has expired. Please sign in again.');
  return user;
}
