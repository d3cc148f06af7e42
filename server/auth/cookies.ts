import { parseCookie, stringifySetCookie } from 'cookie';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/readConfig';

/** The `Path` of the cookies: only the account calls need them. */
const PATH = '/api/auth';

/** The cookies that this server sets. Neither of them signs anybody in. */
export type CookieName = 'registration_proof' | 'known_device';

/** Returns the value of a cookie that came with a request. */
export function readCookie({ cookie }: IncomingHttpHeaders, name: CookieName): string | undefined {
  return cookie === undefined ? undefined : parseCookie(cookie)[name];
}

/** Returns the `Set-Cookie` header that stores a cookie for `maxAge` seconds; 0 deletes it. */
export function cookieHeader(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: CookieName,
  value: string,
  maxAge: number,
): string {
  const secure = publicUrl.startsWith('https:');
  return stringifySetCookie({ name, value, maxAge, path: PATH, httpOnly: true, secure, sameSite: 'strict' });
}
