import { QueueFull } from './concurrency';
import { makeFairQueue } from './fairQueue';
import { Problem } from './problems';
import { widestNetworkOf } from './session/limiter';
import { makeTokenBuckets } from './tokenBuckets';

/** How many public reads that are not cached one network may make: per second on average, and at once. */
export interface ReadLimits {
  perSecond: number;
  burst: number;
}

/** A visitor needs a few reads per page; an office behind one address stays far below. */
export const DEFAULT_READ_LIMITS: ReadLimits = { perSecond: 40, burst: 400 };
/** Reads that wait for their turn. */
const WAITING = 60;
const RETRY_AFTER_S = 2;

/** Runs an uncached read for the client at this IP address. Rejects with Problem 429 or 503, or as `read` does. */
export type ReadLimit = <T>(address: string, read: () => Promise<T>) => Promise<T>;

/**
 * Limits public reads that reach the database, per network: they need no account, and each one may be a search through
 * the whole collection. At most `running` run at once, so that a connection is left for everything else. Networks take
 * turns, so a flood from one delays the others by a few reads only.
 */
export function makeReadLimit(limits: ReadLimits, running: number): ReadLimit {
  const take = makeTokenBuckets(limits);
  const queue = makeFairQueue({ running, waiting: WAITING });
  return async (address, read) => {
    const network = widestNetworkOf(address);
    if (!take(network)) throw new Problem(429, 'Too many requests. Please try again in a few seconds.', RETRY_AFTER_S);
    return queue(network, read).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      throw new Problem(503, 'The server is busy just now. Please try again in a few seconds.', RETRY_AFTER_S);
    });
  };
}
