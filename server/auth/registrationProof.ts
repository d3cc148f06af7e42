import type { IncomingHttpHeaders } from 'node:http';
import type { Services } from '../http/handler';
import { cookieHeader, readCookie } from './cookies';

/** Lifetime of the `registration_proof` cookie, in seconds: the same as that of the first verification link. */
const PROOF_SECONDS = 24 * 60 * 60;

interface Credentials {
  email: string;
  password: string;
}

const signedParts = ({ email, password }: Credentials, expiry: string) => [email.toLowerCase(), password, expiry];

/**
 * Returns the `Set-Cookie` header of a cookie that later proves that this browser registered this email address with
 * this password. The cookie is also set if the address already has an account, so that it does not reveal whether there
 * is one.
 */
export function proveRegistration(
  { config, signer }: Pick<Services, 'config' | 'signer'>,
  credentials: Credentials,
): string {
  const expiry = String(Math.floor(Date.now() / 1000) + PROOF_SECONDS);
  const signature = signer.sign('registered', signedParts(credentials, expiry));
  return cookieHeader(config, 'registration_proof', `${expiry}.${signature}`, PROOF_SECONDS);
}

/**
 * Returns whether the request's cookie proves that its browser registered with these credentials within the last day.
 */
export function hasRegistered(
  headers: IncomingHttpHeaders,
  { signer }: Pick<Services, 'signer'>,
  credentials: Credentials,
): boolean {
  const [expiry = '', signature = ''] = readCookie(headers, 'registration_proof')?.split('.') ?? [];
  return (
    Number(expiry) * 1000 > Date.now() && signer.isSigned(signature, 'registered', signedParts(credentials, expiry))
  );
}

/**
 * Returns the `Set-Cookie` header that deletes the proof cookie, or an empty list if the request has no such cookie.
 */
export function clearProofCookies(headers: IncomingHttpHeaders, { config }: Pick<Services, 'config'>): string[] {
  return readCookie(headers, 'registration_proof') ? [cookieHeader(config, 'registration_proof', '', 0)] : [];
}
