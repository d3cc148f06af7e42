import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Turn } from '../cache/responseCache';
import { QueueFull } from '../jobs/boundedQueue';
import { makeFairQueue } from '../jobs/fairQueue';
import { HttpError } from './httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';
import { makeTokenBuckets } from './tokenBuckets';

/** Limits on one network's uncached public reads: per second on average, and at once. */
export interface ReadLimits {
  perSecond: number;
  burst: number;
}

/** A visitor needs a few reads per page; an office behind one address stays far below. */
export const DEFAULT_READ_LIMITS: ReadLimits = { perSecond: 40, burst: 400 };
/** Most reads that wait for their turn. */
const WAITING = 60;
const RETRY_AFTER_S = 2;

/** Limits reads that are not cached. */
export interface ReadLimit {
  /** Returns the turn of the request's network. It rejects with Problem 429 or 503. */
  getTurn(request: Pick<FastifyRequest, 'ip' | 'headers'>): Turn;
  /**
   * Marks requests that the server makes itself, to render a page: they are not limited, because renders are. Waiting in
   * its network's lane, a page would keep the only place for rendering from everybody else.
   */
  readonly ownHeaders: Readonly<Record<string, string>>;
}

const OWN = 'x-own-request';

/**
 * Limits public reads that reach the database, per network: they need no account, and each one may be a search through
 * the whole collection. At most `running` run at once, so that a connection is left for everything else. Networks take
 * turns, so a flood from one delays the others by a few reads only.
 */
export function makeReadLimit(limits: ReadLimits, running: number): ReadLimit {
  const take = makeTokenBuckets(limits);
  const queue = makeFairQueue({ running, waiting: WAITING });
  const secret = randomUUID();

  async function run(network: string, read: () => Promise<void>): Promise<void> {
    if (!take(network))
      throw new HttpError(429, 'Too many requests. Please try again in a few seconds.', RETRY_AFTER_S);
    await queue(network, read).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      throw new HttpError(503, 'The server is busy just now. Please try again in a few seconds.', RETRY_AFTER_S);
    });
  }

  return {
    ownHeaders: { [OWN]: secret },
    getTurn: ({ ip, headers }) => {
      if (headers[OWN] === secret) return { key: OWN, run: (read) => read() };
      const network = widestNetworkKey(ip);
      return { key: network, run: (read) => run(network, read) };
    },
  };
}
