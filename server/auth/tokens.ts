import { createHash, randomBytes } from 'node:crypto';
import type { LinkPurpose } from './linkQueries';
import type { Signer } from './signing';

const TOKEN_BYTES = 32;
/** Length of a token in base64url characters. */
const TOKEN_LENGTH = 43;
const SIGNATURE_BYTES = 12;

/** A new bearer token (43 url-safe characters); only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The name under which the session of this token is stored. SHA-256 is enough for 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Returns a new token for a mailed link: 43 random characters and a signature of 16. The signature lets the server
 * refuse made-up tokens without a query.
 */
export function newLinkToken(signer: Signer, purpose: LinkPurpose): string {
  const token = newToken();
  return token + signer.sign(purpose, [token], SIGNATURE_BYTES);
}

/** Whether this server's key signed the token for this purpose. The link may still be used up or expired. */
export function isLinkToken(signer: Signer, purpose: LinkPurpose, token: string): boolean {
  const signature = token.slice(TOKEN_LENGTH);
  return signer.isSigned(signature, purpose, [token.slice(0, TOKEN_LENGTH)], SIGNATURE_BYTES);
}
