import type { IncomingHttpHeaders } from 'node:http';
import type { Services } from '../http/handler';
import { cookieHeader, readCookie } from './cookies';
import type { Attempt, LimitedAction } from './rateLimiter';
import { newToken } from './tokens';
import { findUserByEmail } from './userQueries';

/** Lifetime of the `known_device` cookie, in seconds. */
const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/**
 * Length of a fingerprint in the cookie, in bytes. The cookie has two: the HMAC of the account and the HMAC of the
 * password hash. They may be truncated because a full-length HMAC signs the whole cookie.
 */
const FINGERPRINT_BYTES = 16;

/** The data that the cookie holds about a browser that has signed in to an account before. */
interface KnownDevice {
  id: string;
  /** HMAC of the password hash at the time of the sign-in, so that changing the password revokes the cookie. */
  passwordFingerprint: string;
}

type CookieServices = Pick<Services, 'config' | 'signer'>;

const accountFingerprint = ({ signer }: Pick<Services, 'signer'>, email: string) =>
  signer.sign('device account', [email.toLowerCase()], FINGERPRINT_BYTES);

/**
 * Returns the `Set-Cookie` header that makes a browser a known device of this account until the account's password
 * changes. If the device is already known, pass its `id`, because a new id would reset the device's rate-limit
 * counters.
 */
export function rememberDevice(services: CookieServices, email: string, passwordHash: string, id = newToken()): string {
  const { config, signer } = services;
  const expiry = Math.floor(Date.now() / 1000) + DEVICE_SECONDS;
  const passwordFingerprint = signer.sign('password', [passwordHash], FINGERPRINT_BYTES);
  const payload = [accountFingerprint(services, email), id, String(expiry), passwordFingerprint].join('.');
  return cookieHeader(config, 'known_device', `${payload}.${signer.sign('device', [payload])}`, DEVICE_SECONDS);
}

/**
 * Reads the `known_device` cookie without a database query. Returns null unless the cookie is correctly signed, not
 * expired and issued for this account.
 */
function readDevice(
  headers: IncomingHttpHeaders,
  services: Pick<Services, 'signer'>,
  email: string,
): KnownDevice | null {
  const cookie = readCookie(headers, 'known_device') ?? '';
  const end = cookie.lastIndexOf('.');
  const payload = cookie.slice(0, Math.max(end, 0));
  if (!services.signer.isSigned(cookie.slice(end + 1), 'device', [payload])) return null;
  const [account, id = '', expiry, passwordFingerprint = ''] = payload.split('.');
  const isValid = account === accountFingerprint(services, email) && Number(expiry) * 1000 > Date.now();
  return isValid ? { id, passwordFingerprint } : null;
}

/**
 * Counts a client's attempt to perform an action on an account, such as a sign-in. A known device has its own counter,
 * so that other clients cannot use up its attempts. For any other client, the attempt counts against the client's
 * network and the account. Returns the attempt that was counted. Throws HttpError 429 if a limit is exceeded.
 */
export async function countByDevice(
  action: LimitedAction,
  { email, ip, headers }: { email: string; ip: string; headers: IncomingHttpHeaders },
  services: Pick<Services, 'pool' | 'rateLimiter' | 'signer'>,
): Promise<Attempt> {
  const { pool, rateLimiter, signer } = services;
  const device = readDevice(headers, services, email);
  if (device) {
    // Count the attempt before looking up the user, so that a revoked cookie cannot cause an unlimited number of
    // queries.
    const attempt = { account: email, device: device.id };
    await rateLimiter.count(action, attempt);
    const user = await findUserByEmail(pool, email);
    if (user && signer.isSigned(device.passwordFingerprint, 'password', [user.password_hash], FINGERPRINT_BYTES))
      return attempt;
  }
  const attempt = { account: email, ip };
  await rateLimiter.count(action, attempt);
  return attempt;
}
