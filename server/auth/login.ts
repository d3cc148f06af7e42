import type { HandlerInput, AuthenticatedInput, Handler } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { countByDevice, rememberDevice } from './knownDevice';
import { clearProofCookies, hasRegistered } from './registrationProof';
import { deleteSession, insertSession } from './sessionQueries';
import { hashToken, newToken } from './tokens';
import { findUserByEmail } from './userQueries';
import { toApiUser } from './userMapper';

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
export const login: Handler<HandlerInput<unknown, unknown, Credentials>> = async ({ body, ip, headers }, services) => {
  const { email, password } = body;
  const { pool, passwordHasher, rateLimiter } = services;
  const attempt = await countByDevice('login', { email, ip, headers }, services);
  rateLimiter.check('session', attempt);
  const user = await findUserByEmail(pool, email);
  const matches = await passwordHasher.verify(user?.email_verified_at ? user.password_hash : null, password, ip);
  if (!user || !matches) {
    if (!hasRegistered(headers, services, body)) throw wrongCredentials();
    // Forgives no attempts: anybody can register an address, and would clear its counters.
    return { status: 200, body: { needsVerification: true, message: NEEDS_VERIFICATION } };
  }
  await rateLimiter.resetAfterSuccess('login', attempt);
  await rateLimiter.count('session', attempt);

  const token = newToken();
  const session = { tokenHash: hashToken(token), userId: user.id, passwordHash: user.password_hash };
  if (!(await insertSession(pool, { ...session, days: SESSION_DAYS }))) throw wrongCredentials();
  const cookies = [
    rememberDevice(services, user.email, user.password_hash, 'device' in attempt ? attempt.device : undefined),
    ...clearProofCookies(headers, services),
  ];
  return { status: 200, body: { token, user: toApiUser(user) }, headers: { 'set-cookie': cookies } };
};

/** Ends the session of the bearer token; the token is worth nothing afterwards. */
export const logout: Handler<AuthenticatedInput> = async ({ auth }, { pool }) => {
  await deleteSession(pool, auth.tokenHash);
  return { status: 200, body: { success: true } };
};

function wrongCredentials(): HttpError {
  return new HttpError(
    401,
    'Email or password is not correct. If you have just registered, please verify your email address first.',
  );
}
