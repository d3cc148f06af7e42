import { createHash, randomBytes } from 'node:crypto';
import type { LinkPurpose } from './linkQueries';
import type { Signer } from './signing';

/** Purpose of a signed token: a mailed link, or a step of a sign-in that needs a passkey. */
type TokenPurpose = LinkPurpose | 'invite' | 'passkey';

const TOKEN_BYTES = 32;
/** Length of a token in base64url characters. */
const TOKEN_LENGTH = 43;
const SIGNATURE_BYTES = 12;

/** Returns a new bearer token of 43 URL-safe characters. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the hash under which the token is stored. Plain SHA-256 is enough because tokens have 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Returns a new signed token: 43 random characters and a signature of 16 characters. The signature lets the
 * server refuse made-up tokens without a query.
 */
export function newSignedToken(signer: Signer, purpose: TokenPurpose): string {
  const token = newToken();
  return token + signer.sign(purpose, [token], SIGNATURE_BYTES);
}

/** Returns whether the signer signed the token for this purpose. It may be expired or already used. */
export function isSignedToken(signer: Signer, purpose: TokenPurpose, token: string): boolean {
  const signature = token.slice(TOKEN_LENGTH);
  return signer.isSigned(signature, purpose, [token.slice(0, TOKEN_LENGTH)], SIGNATURE_BYTES);
}
