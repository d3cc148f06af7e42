import { hash, verify } from '@node-rs/argon2';
import { makeQueue, QueueFull } from '../concurrency';
import { Problem } from '../problems';
import { newToken } from './tokens';

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

const BUSY_RETRY_AFTER_S = 5;

/** Hashes and checks passwords. Both throw Problem 503 when more people wait than the server can serve soon. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With null (no such account) it takes as long as with a hash, and gives false. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Makes the one gate through which passwords are hashed: few at a time, because each takes 19 MiB and a core. */
export async function makePasswords(limits = { running: 2, waiting: 20 }): Promise<Passwords> {
  const queue = makeQueue(limits);
  const inTurn = <T>(work: () => Promise<T>) =>
    queue(work).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      throw new Problem(
        503,
        'Many people are signing in just now. Please try again in a few seconds.',
        BUSY_RETRY_AFTER_S,
      );
    });
  const nobody = await hash(newToken(), COST);

  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: async (stored, password) => {
      const matches = await inTurn(() => verify(stored ?? nobody, password));
      return stored !== null && matches;
    },
  };
}
