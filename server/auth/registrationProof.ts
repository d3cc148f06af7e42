import type { IncomingHttpHeaders } from 'node:http';
import type { Services } from '../http/handler';
import { cookieHeader, readCookie } from './cookies';

/** Life of the proof, in seconds: as long as the first verification link is valid. */
const PROOF_SECONDS = 24 * 60 * 60;

interface Credentials {
  email: string;
  password: string;
}

const signedParts = ({ email, password }: Credentials, expiry: string) => [email.toLowerCase(), password, expiry];

/**
 * Returns the `Set-Cookie` header by which a browser can later show that it registered this address with this password.
 * It is the same for addresses that have an account already, so it reveals nothing.
 */
export function proveRegistration({ config, signer }: Pick<Services, 'config' | 'signer'>, who: Credentials): string {
  const expiry = String(Math.floor(Date.now() / 1000) + PROOF_SECONDS);
  const signature = signer.sign('registered', signedParts(who, expiry));
  return cookieHeader(config, 'registration_proof', `${expiry}.${signature}`, PROOF_SECONDS);
}

/** Whether the request comes from the browser that registered this address with this password within the last day. */
export function hasRegistered(
  headers: IncomingHttpHeaders,
  { signer }: Pick<Services, 'signer'>,
  who: Credentials,
): boolean {
  const [expiry = '', signature = ''] = readCookie(headers, 'registration_proof')?.split('.') ?? [];
  return Number(expiry) * 1000 > Date.now() && signer.isSigned(signature, 'registered', signedParts(who, expiry));
}

/** Returns the `Set-Cookie` header that deletes the proof; none if the browser sent no proof. */
export function clearProofCookies(headers: IncomingHttpHeaders, { config }: Pick<Services, 'config'>): string[] {
  return readCookie(headers, 'registration_proof') ? [cookieHeader(config, 'registration_proof', '', 0)] : [];
}
