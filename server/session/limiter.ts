import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { Problem } from '../problems';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attemptRows';

/** What is counted. */
export type LimitedAction = 'login' | 'register' | 'forgot' | 'resend' | 'reset' | 'changePassword';

/** How many attempts a window of so many seconds takes. */
interface Limit {
  max: number;
  seconds: number;
}

/** For each action: what one account takes, and what one network may do to all accounts. */
export type Limits = Record<LimitedAction, { account: Limit; network: Limit }>;

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

export const DEFAULT_LIMITS: Limits = {
  login: { account: { max: 10, seconds: QUARTER }, network: { max: 50, seconds: QUARTER } },
  changePassword: { account: { max: 10, seconds: QUARTER }, network: { max: 50, seconds: QUARTER } },
  register: { account: { max: 5, seconds: HOUR }, network: { max: 20, seconds: HOUR } },
  forgot: { account: { max: 5, seconds: HOUR }, network: { max: 20, seconds: HOUR } },
  resend: { account: { max: 5, seconds: HOUR }, network: { max: 20, seconds: HOUR } },
  reset: { account: { max: 10, seconds: HOUR }, network: { max: 20, seconds: HOUR } },
};

/** Counts attempts in the database, so that the limits hold across all servers on it. */
export interface Limiter {
  /** Counts an attempt from this IP address. Throws Problem 429 with the time to wait. */
  countAddress(action: LimitedAction, address: string): Promise<void>;
  /** Counts an attempt on an account, named by e-mail or id, known or not. Throws Problem 429 with the time to wait. */
  countAccount(action: LimitedAction, account: string): Promise<void>;
  /** After a success: the account starts anew, and the address gets this attempt back. */
  forgive(action: LimitedAction, address: string, account: string): Promise<void>;
}

/** Makes the counter. All times are the database's: a server whose clock jumps counts like any other. */
export function makeLimiter(pool: Pool, limits: Limits): Limiter {
  async function count(action: LimitedAction, subject: string, { max, seconds }: Limit): Promise<void> {
    const { hits, retryAfter } = await countAttempt(pool, action, subject, seconds);
    if (hits <= max) return;
    const minutes = Math.ceil(retryAfter / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new Problem(429, `Too many attempts. Please try again in ${wait}.`, retryAfter);
  }

  return {
    countAddress: (action, address) => count(action, networkOf(address), limits[action].network),
    countAccount: (action, account) => count(action, accountOf(account), limits[action].account),
    forgive: async (action, address, account) => {
      await forgetAttempts(pool, action, accountOf(account));
      await takeBackAttempt(pool, action, networkOf(address));
    },
  };
}

const accountOf = (account: string) => `account ${account.toLowerCase()}`;

/** Whoever has one IPv6 address has a /64 of them, so these count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return `network ${plain}`;
  const [head = [], tail] = plain.split('::').map((part) => (part ? part.split(':') : []));
  const left = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  const groups = [...head, ...left, ...(tail ?? [])].slice(0, 4);
  return `network ${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
