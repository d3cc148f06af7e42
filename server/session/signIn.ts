import type { Call, GuardedCall, Operation } from '../operation';
import { Problem } from '../problems';
import { deleteSession, insertSession } from './sessionRows';
import { hashToken, newToken } from './tokens';
import { findUserByEmail } from './userRows';
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
  { body: { email, password }, address },
  { pool, passwords, limiter },
) => {
  await limiter.countAddress('login', address);
  await limiter.countAccount('login', email);
  const user = await findUserByEmail(pool, email);
  const matches = await passwords.verify(user?.password_hash ?? null, password);
  if (!user || !matches) throw wrongCredentials();
  await limiter.forgive('login', address, email);
  if (!user.email_verified_at)
    return { status: 200, body: { needsVerification: true, message: NEEDS_VERIFICATION } };

  const token = newToken();
  const session = { tokenHash: hashToken(token), userId: user.id, passwordHash: user.password_hash };
  if (!(await insertSession(pool, { ...session, days: SESSION_DAYS }))) throw wrongCredentials();
  return { status: 200, body: { token, user: userWire(user) } };
};

/** Ends the session of the bearer token; the token is worth nothing afterwards. */
export const logout: Operation<GuardedCall> = async ({ signedIn }, { pool }) => {
  await deleteSession(pool, signedIn.tokenHash);
  return { status: 200, body: { success: true } };
};

function wrongCredentials(): Problem {
  return new Problem(401, 'E-mail or password is not correct.');
}
