import type { IncomingHttpHeaders } from 'node:http';
import type { Services } from '../http/handler';
import { cookieHeader, readCookie } from './cookies';
import type { Attempt, LimitedAction } from './rateLimiter';
import { newToken } from './tokens';
import { findUserByEmail } from './userQueries';

const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/** Length of the names of account and password in the cookie; a whole HMAC guards them. */
const NAME_BYTES = 16;

/** A browser that has been signed in to an account before. */
interface KnownDevice {
  id: string;
  /** Names the password hash of that time: a changed password revokes the cookie. */
  password: string;
}

type Keys = Pick<Services, 'config' | 'signer'>;

const accountName = ({ signer }: Pick<Services, 'signer'>, email: string) =>
  signer.sign('device account', [email.toLowerCase()], NAME_BYTES);

/**
 * Returns the `Set-Cookie` header by which a browser is recognised for this account until its password changes. A known
 * device keeps its `id`, or each sign-in would start its counters again.
 */
export function rememberDevice(services: Keys, email: string, passwordHash: string, id = newToken()): string {
  const { config, signer } = services;
  const expiry = Math.floor(Date.now() / 1000) + DEVICE_SECONDS;
  const password = signer.sign('password', [passwordHash], NAME_BYTES);
  const payload = [accountName(services, email), id, String(expiry), password].join('.');
  return cookieHeader(config, 'known_device', `${payload}.${signer.sign('device', [payload])}`, DEVICE_SECONDS);
}

/** Reads the cookie without a query. Returns null unless it is genuine, still runs and is for this account. */
function readDevice(
  headers: IncomingHttpHeaders,
  services: Pick<Services, 'signer'>,
  email: string,
): KnownDevice | null {
  const cookie = readCookie(headers, 'known_device') ?? '';
  const end = cookie.lastIndexOf('.');
  const payload = cookie.slice(0, Math.max(end, 0));
  if (!services.signer.isSigned(cookie.slice(end + 1), 'device', [payload])) return null;
  const [account, id = '', expiry, password = ''] = payload.split('.');
  const isGood = account === accountName(services, email) && Number(expiry) * 1000 > Date.now();
  return isGood ? { id, password } : null;
}

/**
 * Counts an attempt on an account. A known device is counted by itself, so that nobody else can use up its attempts;
 * every other client by network and account. Returns what was counted. Throws Problem 429.
 */
export async function countByDevice(
  action: LimitedAction,
  { email, ip, headers }: { email: string; ip: string; headers: IncomingHttpHeaders },
  services: Pick<Services, 'pool' | 'rateLimiter' | 'signer'>,
): Promise<Attempt> {
  const { pool, rateLimiter, signer } = services;
  const device = readDevice(headers, services, email);
  if (device) {
    // Before the look-up, so that a revoked cookie cannot cause queries without a limit.
    const attempt = { account: email, device: device.id };
    await rateLimiter.count(action, attempt);
    const user = await findUserByEmail(pool, email);
    if (user && signer.isSigned(device.password, 'password', [user.password_hash], NAME_BYTES)) return attempt;
  }
  const attempt = { account: email, ip };
  await rateLimiter.count(action, attempt);
  return attempt;
}
