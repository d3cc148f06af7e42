import { hash, verify } from '@node-rs/argon2';
import { QueueFull } from '../jobs/boundedQueue';
import { makeFairQueue } from '../jobs/fairQueue';
import { HttpError } from '../http/httpErrors';
import { widestNetworkKey } from './rateLimiter';
import { newToken } from './tokens';

/** Cost parameters of argon2id as OWASP recommends them: 19 MiB of memory (in KiB), two passes, one lane. */
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** Value of the `Retry-After` header in the 503 response to a client that finds the password queue full, in seconds. */
const BUSY_RETRY_AFTER_S = 5;

/**
 * Hashes and verifies passwords in a queue. Both methods throw HttpError 503 if the queue is full. The queue takes
 * turns between networks, so that one network cannot block the others. `ip` is the client's IP address, which
 * determines the network. Omit it for the server's own work at startup.
 */
export interface PasswordHasher {
  hash(password: string, ip?: string): Promise<string>;
  /**
   * Returns whether the password matches the hash `stored`. If `stored` is null because the account does not exist,
   * takes just as long and returns false.
   */
  verify(stored: string | null, password: string, ip?: string): Promise<boolean>;
}

/** Creates the password hasher. Its queue runs only a few jobs at once, because each takes 19 MiB and a CPU core. */
export async function makePasswordHasher(limits = { running: 2, waiting: 20 }): Promise<PasswordHasher> {
  const queue = makeFairQueue(limits);
  const runQueued = <T>(ip: string, work: () => Promise<T>) =>
    queue(widestNetworkKey(ip), work).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      throw new HttpError(
        503,
        'Many people are signing in right now. Please try again in a few seconds.',
        BUSY_RETRY_AFTER_S,
      );
    });
  const dummyHash = await hash(newToken(), COST);

  return {
    hash: (password, ip = '') => runQueued(ip, () => hash(password, COST)),
    verify: async (stored, password, ip = '') => {
      const matches = await runQueued(ip, () => verify(stored ?? dummyHash, password));
      return stored !== null && matches;
    },
  };
}
