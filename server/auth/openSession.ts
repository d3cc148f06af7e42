import type { IncomingHttpHeaders } from 'node:http';
import type { HandlerResult, Services } from '../http/handler';
import { HttpError } from '../http/httpErrors';
import { rememberDevice } from './knownDevice';
import type { Attempt } from './rateLimiter';
import { clearProofCookies } from './registrationProof';
import { insertSession } from './sessionQueries';
import { hashToken, newToken } from './tokens';
import { toApiUser } from './userMapper';
import type { UserRow } from './userQueries';

/** Lifetime of a session in days, the same as that of the site's session cookie (docs/specification.md §4). */
const SESSION_DAYS = 7;

interface SignedIn {
  /** The user as read when the password was checked. */
  user: UserRow;
  /** The counted attempt to sign in. */
  attempt: Attempt;
  headers: IncomingHttpHeaders;
  /** Whether the user has confirmed the sign-in with a passkey. */
  withPasskey: boolean;
}

/**
 * Opens a session, and makes this browser a known device. Throws HttpError 401 if the password has changed since it was
 * checked, or if the account was deactivated.
 */
export async function openSession(
  services: Services,
  { user, attempt, headers, withPasskey }: SignedIn,
): Promise<HandlerResult> {
  const token = newToken();
  const session = {
    tokenHash: hashToken(token),
    userId: user.id,
    passwordHash: user.password_hash,
    withPasskey,
    userAgent: headers['user-agent'] ?? null,
  };
  if (!(await insertSession(services.pool, { ...session, days: SESSION_DAYS }))) throw wrongCredentials();
  const cookies = [
    rememberDevice(services, user.email, user.password_hash, 'device' in attempt ? attempt.device : undefined),
    ...clearProofCookies(headers, services),
  ];
  return { status: 200, body: { token, user: toApiUser(user) }, headers: { 'set-cookie': cookies } };
}

/** The same error for a wrong password and for an unknown email address (docs/decisions/0025). */
export function wrongCredentials(): HttpError {
  return new HttpError(
    401,
    'Email or password is not correct. If you have just registered, please verify your email address first.',
  );
}
