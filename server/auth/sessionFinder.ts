import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { FindSession } from '../http/guards';
import { networkKeys, tooManyAttempts } from './rateLimiter';
import { findSession } from './sessionQueries';
import { hashToken } from './tokens';

/** Maximum number of entries in each of the two caches: known tokens, and networks that sent unknown tokens. */
const MAX_ENTRIES = 10_000;
/** How long a token counts as known after its session was found, in ms. */
const KNOWN_MS = 60_000;

/**
 * Creates the function that finds the session of a bearer token. If a network has sent `max` tokens without a session
 * within `seconds`, the function throws HttpError 429 without a query. A token whose session this process has recently
 * found is always looked up, so that other clients in the same network cannot lock its user out. If `adminsNeedPasskey`,
 * sessions of admins that were opened without a passkey do not count.
 */
export function makeSessionFinder(
  pool: Pool,
  { max, seconds }: { max: number; seconds: number },
  adminsNeedPasskey: boolean,
): FindSession {
  /**
   * Hashes of tokens whose sessions were found recently. They only decide whether a query is made. The session itself
   * always comes from the database.
   */
  const known = new LRUCache<string, true>({ max: MAX_ENTRIES, ttl: KNOWN_MS });
  /** Number of unknown tokens that each network has sent in its window. The first unknown token opens the window. */
  const unknown = new LRUCache<string, number>({ max: MAX_ENTRIES, ttl: seconds * 1000, noUpdateTTL: true });

  return async (token, ip) => {
    const tokenHash = hashToken(token);
    const cacheKey = tokenHash.toString('base64url');
    const networks = networkKeys(ip);
    const blocked = networks.find(({ subject, factor }) => (unknown.get(subject) ?? 0) >= max * factor);
    if (blocked && !known.has(cacheKey)) {
      throw tooManyAttempts(Math.ceil(unknown.getRemainingTTL(blocked.subject) / 1000));
    }
    const session = await findSession(pool, tokenHash, adminsNeedPasskey);
    if (session) {
      known.set(cacheKey, true);
      return { ...session, tokenHash };
    }
    known.delete(cacheKey);
    for (const { subject } of networks) unknown.set(subject, (unknown.get(subject) ?? 0) + 1);
    return null;
  };
}
