import type { Call, GuardedCall, Operation } from '../operation';
import { Problem } from '../problems';
import { countByDevice, rememberDevice } from './knownDevice';
import { endProof, hasRegistered } from './registrationProof';
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
 * Exchanges e-mail and password for a bearer token. An unknown address, an address that is not verified and a wrong
 * password get the same response after the same work. Only the browser that registered with these credentials is told
 * to verify the address, and it is told so whether or not the address had an account before. Spec §7, §8.
 */
export const login: Operation<Call<unknown, unknown, Credentials>> = async ({ body, address, headers }, services) => {
  const { email, password } = body;
  const { pool, passwords, limiter } = services;
  const attempt = await countByDevice('login', { email, address, headers }, services);
  limiter.check('session', attempt);
  const user = await findUserByEmail(pool, email);
  const matches = await passwords.verify(user?.email_verified_at ? user.password_hash : null, password, address);
  if (!user || !matches) {
    if (!hasRegistered(headers, services, body)) throw wrongCredentials();
    // Forgives no attempts: anybody can register an address, and would clear its counters.
    return { status: 200, body: { needsVerification: true, message: NEEDS_VERIFICATION } };
  }
  await limiter.forgive('login', attempt);
  await limiter.count('session', attempt);

  const token = newToken();
  const session = { tokenHash: hashToken(token), userId: user.id, passwordHash: user.password_hash };
  if (!(await insertSession(pool, { ...session, days: SESSION_DAYS }))) throw wrongCredentials();
  const cookies = [rememberDevice(services, user.email, user.password_hash, 'device' in attempt ? attempt.device : undefined), ...endProof(headers, services)];
  return { status: 200, body: { token, user: userWire(user) }, headers: { 'set-cookie': cookies } };
};

/** Ends the session of the bearer token; the token is worth nothing afterwards. */
export const logout: Operation<GuardedCall> = async ({ signedIn }, { pool }) => {
  await deleteSession(pool, signedIn.tokenHash);
  return { status: 200, body: { success: true } };
};

function wrongCredentials(): Problem {
  return new Problem(
    401,
    'Email or password is not correct. If you have just registered, please verify your email address first.',
  );
}
