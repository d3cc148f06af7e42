import { parseCookie, stringifySetCookie } from 'cookie';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/readConfig';

/** `Path` attribute of the cookies: only the requests under this path need them. */
const PATH = '/api/auth';

/** Names of the cookies that this server sets. Neither cookie authenticates a user. */
export type CookieName = 'registration_proof' | 'known_device';

/** Returns the value of a cookie in the request, or undefined if the request does not have it. */
export function readCookie({ cookie }: IncomingHttpHeaders, name: CookieName): string | undefined {
  return cookie === undefined ? undefined : parseCookie(cookie)[name];
}

/** Returns the `Set-Cookie` header that stores a cookie for `maxAge` seconds. A `maxAge` of 0 deletes the cookie. */
export function cookieHeader(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: CookieName,
  value: string,
  maxAge: number,
): string {
  const secure = publicUrl.startsWith('https:');
  return stringifySetCookie({ name, value, maxAge, path: PATH, httpOnly: true, secure, sameSite: 'strict' });
}
