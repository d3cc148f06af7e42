import type { Call, GuardedCall, Operation } from '../operation';
import { Problem } from '../problems';
import { deleteSession, insertSession } from './sessionRows';
import { hashToken, newToken } from './tokens';
import { findUser, findUserByEmail } from './userRows';
import { userWire } from './userWire';

/** Spec §4: a session lasts 7 days, like the cookie that carries it. */
const SESSION_DAYS = 7;

/** Spec §8. */
const NEEDS_VERIFICATION =
  'Please verify your email address before logging in. Check your inbox for a verification email.';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Exchanges e-mail and password for a bearer token. An unknown address and a wrong password cannot be told apart,
 * neither by the sentence nor by the time. Spec §7.
 */
export const login: Operation<Call<unknown, unknown, Credentials>> = async (
  { body },
  { pool, passwords },
) => {
  const user = await findUserByEmail(pool, body.email);
  const matches = await passwords.verify(user?.password_hash ?? null, body.password);
  if (!user || !matches) throw new Problem(401, 'E-mail or password is not correct.');
  if (!user.email_verified_at)
    return { status: 200, body: { needsVerification: true, message: NEEDS_VERIFICATION } };

  const token = newToken();
  await insertSession(pool, hashToken(token), user.id, SESSION_DAYS);
  return { status: 200, body: { token, user: userWire(user) } };
};

/** Ends the session of the bearer token; the token is worth nothing afterwards. */
export const logout: Operation<GuardedCall> = async ({ signedIn }, { pool }) => {
  await deleteSession(pool, signedIn.tokenHash);
  return { status: 200, body: { success: true } };
};

/** The signed-in user. */
export const getProfile: Operation<GuardedCall> = async ({ signedIn }, { pool }) => {
  const user = await findUser(pool, signedIn.userId);
  if (!user) throw new Problem(401, 'Your session has expired. Please sign in again.');
  return { status: 200, body: { user: userWire(user) } };
};

/** Stands where the contract has a call that this backend does not serve yet. */
export const notServedYet: Operation<Call> = async () => {
  throw new Problem(501, 'This service is not available here yet. Please contact us instead.');
};
