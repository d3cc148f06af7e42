import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Turn } from '../cache/responseCache';
import { QueueFull } from '../jobs/boundedQueue';
import { makeFairQueue } from '../jobs/fairQueue';
import { HttpError } from './httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';
import { makeTokenBuckets } from './tokenBuckets';

/** Rate limit for the uncached public reads of one network: the average per second, and the burst. */
export interface ReadLimits {
  perSecond: number;
  burst: number;
}

/**
 * Default rate limit per network. A page needs few reads, so an office behind one IP address stays far below the limit.
 */
export const DEFAULT_READ_LIMITS: ReadLimits = { perSecond: 40, burst: 400 };
/** Maximum number of queued reads. */
const MAX_WAITING = 60;
const RETRY_AFTER_S = 2;

/** Rate limiter and queue for public reads that are not cached. */
export interface ReadLimit {
  /**
   * Returns the request's turn in the queue. The turn rejects with HttpError 429 above the rate limit, and with 503 if
   * the queue is full.
   */
  getTurn(request: Pick<FastifyRequest, 'ip' | 'headers'>): Turn;
  /**
   * Headers of the API requests that the server sends to itself while it renders a page. Such requests bypass the rate
   * limit and the queue: renders have their own rate limit, and a render that waits in the queue would block the only
   * rendering slot.
   */
  readonly ownHeaders: Readonly<Record<string, string>>;
}

const OWN_HEADER = 'x-own-request';

/**
 * Makes the limiter of public reads that reach the database. Public reads need no account, and each may search the
 * whole catalogue. At most `running` reads run at once, so that database connections are left for other calls. Networks
 * take turns, so a flood of reads from one network delays the others only by a few reads.
 */
export function makeReadLimit(limits: ReadLimits, running: number): ReadLimit {
  const takeToken = makeTokenBuckets(limits);
  const queue = makeFairQueue({ running, waiting: MAX_WAITING });
  const secret = randomUUID();

  async function run(network: string, read: () => Promise<void>): Promise<void> {
    if (!takeToken(network))
      throw new HttpError(429, 'Too many requests. Please try again in a few seconds.', RETRY_AFTER_S);
    await queue(network, read).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      throw new HttpError(503, 'The server is busy right now. Please try again in a few seconds.', RETRY_AFTER_S);
    });
  }

  return {
    ownHeaders: { [OWN_HEADER]: secret },
    getTurn: ({ ip, headers }) => {
      if (headers[OWN_HEADER] === secret) return { key: OWN_HEADER, run: (read) => read() };
      const network = widestNetworkKey(ip);
      return { key: network, run: (read) => run(network, read) };
    },
  };
}
