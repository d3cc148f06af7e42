import type { HandlerInput, AuthenticatedInput, Handler } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { requestPasskey } from '../passkeys/signIn';
import { countByDevice } from './knownDevice';
import { openSession, wrongCredentials } from './openSession';
import { hasRegistered } from './registrationProof';
import { deleteSession } from './sessionQueries';
import { findUserByEmail } from './userQueries';

/** Message for a user whose email address is not verified yet (docs/specification.md §8). */
const NEEDS_VERIFICATION =
  'Please verify your email address before logging in. Check your inbox for a verification email.';

/** Message for a client that does not know passkeys. */
const NEEDS_PASSKEY = 'This account is protected by a passkey. Please sign in on our website.';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Exchanges email and password for a bearer token, or for a step that must be confirmed with a passkey
 * (`passkeys/signIn.ts`).
 *
 * An unknown email address, an unverified one and a wrong password get the same response after one password
 * verification, so that neither the response nor its time reveals whether an account exists (docs/decisions/0025). Only
 * the browser that registered with these credentials is asked to verify the address. It is asked even if the address
 * already had an account before that registration.
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
    // Do not reset the attempt counters until the email address is verified. Otherwise anyone could register someone
    // else's address, sign in with their own password, and so clear the counters of that address.
    return { status: 200, body: { needsVerification: true, message: NEEDS_VERIFICATION } };
  }
  // Check the deactivation only after the password, so that nobody else learns that the account exists.
  if (user.deactivated_at) throw new HttpError(403, 'This account has been deactivated. Please contact us.');
  await rateLimiter.resetAfterSuccess('login', attempt);
  const passkey = await requestPasskey(user, services);
  if (passkey) return { status: 200, body: { passkey, message: NEEDS_PASSKEY } };
  await rateLimiter.count('session', attempt);
  return openSession(services, { user, attempt, headers, withPasskey: false });
};

/** Deletes the session of the bearer token, which invalidates the token. */
export const logout: Handler<AuthenticatedInput> = async ({ auth }, { pool }) => {
  await deleteSession(pool, auth.tokenHash);
  return { status: 200, body: { success: true } };
};
