import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { FindSession } from '../http/guards';
import { networkKeys, tooManyAttempts } from './rateLimiter';
import { findSession } from './sessionQueries';
import { hashToken } from './tokens';

/** Networks and tokens that a process remembers at once. */
const MAX_REMEMBERED = 10_000;
/** How long a token counts as known after it was found, in ms. */
const KNOWN_MS = 60_000;

/**
 * Makes the function that looks bearer tokens up. A network that has sent `max` tokens without a session within
 * `seconds` gets Problem 429 without a query. Tokens that this process has found lately are always looked up, so that
 * nobody is signed out because of a neighbour.
 */
export function makeSessionFinder(pool: Pool, { max, seconds }: { max: number; seconds: number }): FindSession {
  /** Hashes of tokens that were found. They decide whether the query is made, never its result. */
  const known = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: KNOWN_MS });
  /** How many unknown tokens a network has sent in its window, which the first of them opens. */
  const unknown = new LRUCache<string, number>({ max: MAX_REMEMBERED, ttl: seconds * 1000, noUpdateTTL: true });

  return async (token, ip) => {
    const tokenHash = hashToken(token);
    const name = tokenHash.toString('base64url');
    const networks = networkKeys(ip);
    const blocked = networks.find(({ subject, factor }) => (unknown.get(subject) ?? 0) >= max * factor);
    if (blocked && !known.has(name)) {
      throw tooManyAttempts(Math.ceil(unknown.getRemainingTTL(blocked.subject) / 1000));
    }
    const session = await findSession(pool, tokenHash);
    if (session) {
      known.set(name, true);
      return { ...session, tokenHash };
    }
    known.delete(name);
    for (const { subject } of networks) unknown.set(subject, (unknown.get(subject) ?? 0) + 1);
    return null;
  };
}
