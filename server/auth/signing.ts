import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../database';
import { insertOrFindKey } from './keyQueries';

const KEY_BYTES = 32;

/** The purpose of a signature. A signature made for one purpose is never valid for another. */
export type SigningPurpose =
  'registered' | 'device' | 'device account' | 'password' | 'verify' | 'reset' | 'invite' | 'passkey';

/** Signs cookies and tokens, so that the server can recognise them later without a query. */
export interface Signer {
  /** Returns the HMAC-SHA-256 of the parts as base64url, cut to `bytes`. The parts must not contain NUL. */
  sign(purpose: SigningPurpose, parts: readonly string[], bytes?: number): string;
  /** Returns whether `sign` returns this signature for the same arguments. Compares in constant time. */
  isSigned(signature: string, purpose: SigningPurpose, parts: readonly string[], bytes?: number): boolean;
}

/** Creates a signer with the key stored in the database. The first start creates that key. */
export async function openSigner(db: Queryable): Promise<Signer> {
  const key = await insertOrFindKey(db, 'signing', randomBytes(KEY_BYTES));

  const sign: Signer['sign'] = (purpose, parts, bytes = 32) =>
    createHmac('sha256', key)
      .update([purpose, ...parts].join('\0'))
      .digest()
      .subarray(0, bytes)
      .toString('base64url');

  return {
    sign,
    isSigned: (signature, ...signed) => {
      const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(...signed))];
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
