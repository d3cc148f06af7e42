import { hash, verify } from '@node-rs/argon2';
import { QueueFull } from '../jobs/boundedQueue';
import { makeFairQueue } from '../jobs/fairQueue';
import { HttpError } from '../http/httpErrors';
import { widestNetworkKey } from './rateLimiter';
import { newToken } from './tokens';

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

const BUSY_RETRY_AFTER_S = 5;

/**
 * Hashes and checks passwords. Both throw Problem 503 when more clients wait than the server can serve soon. `address`
 * is the client's IP address, by which waiting clients take turns; the server's own work at its start has none.
 */
export interface PasswordHasher {
  hash(password: string, address?: string): Promise<string>;
  /** With null (no such account) it takes as long as with a hash, and returns false. */
  verify(stored: string | null, password: string, address?: string): Promise<boolean>;
}

/** Makes the one gate through which passwords are hashed: few at a time, because each takes 19 MiB and a core. */
export async function makePasswordHasher(limits = { running: 2, waiting: 20 }): Promise<PasswordHasher> {
  const queue = makeFairQueue(limits);
  const inTurn = <T>(address: string, work: () => Promise<T>) =>
    queue(widestNetworkKey(address), work).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      throw new HttpError(
        503,
        'Many people are signing in just now. Please try again in a few seconds.',
        BUSY_RETRY_AFTER_S,
      );
    });
  const nobody = await hash(newToken(), COST);

  return {
    hash: (password, address = '') => inTurn(address, () => hash(password, COST)),
    verify: async (stored, password, address = '') => {
      const matches = await inTurn(address, () => verify(stored ?? nobody, password));
      return stored !== null && matches;
    },
  };
}
