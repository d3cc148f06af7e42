import { LRUCache } from 'lru-cache';
import { isIP, isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { HttpError } from '../http/httpErrors';
import { countAttempt, resetAccountAttempts, resetAttempts, decrementAttempts } from './attemptQueries';

/** What is counted. */
export type LimitedAction =
  'login' | 'changePassword' | 'register' | 'forgot' | 'resend' | 'reset' | 'verify' | 'session';

/** How many attempts a window of so many seconds takes. */
interface Limit {
  max: number;
  seconds: number;
}

/** The limits of one action. An attempt is counted by each of them that applies. */
interface ActionLimits {
  /** From one network, on all accounts. An IPv6 /48 may do ten times as much. */
  network?: Limit;
  /** From one network on one account. */
  pair?: Limit;
  /** On one account from everywhere. */
  account?: Limit;
  /** From one known device, instead of the three above. */
  device?: Limit;
  /** On one account from everywhere, known devices included. */
  accountAlways?: Limit;
  /** With one mailed token. */
  token?: Limit;
}

/** Why an account is mailed. `known device` is a reset mail that a known device asked for. */
type MailReason = 'register' | 'forgot' | 'resend' | 'known device';

export interface Limits extends Record<LimitedAction, ActionLimits> {
  /** Mails that are sent to one account; beyond it the call succeeds without a mail. */
  mails: Record<MailReason, Limit>;
  /** Bearer tokens of one network that no session has (`sessionFinder.ts`). */
  unknownTokens: Limit;
  /** How long a process remembers a refusal, in seconds, before it asks the database again. */
  rememberSeconds: number;
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

export const DEFAULT_LIMITS = {
  login: {
    network: { max: 50, seconds: QUARTER },
    pair: { max: 10, seconds: QUARTER },
    account: { max: 100, seconds: HOUR },
    device: { max: 10, seconds: QUARTER },
  },
  changePassword: { network: { max: 50, seconds: QUARTER }, account: { max: 10, seconds: QUARTER } },
  register: {
    network: { max: 20, seconds: HOUR },
    pair: { max: 5, seconds: HOUR },
    account: { max: 20, seconds: HOUR },
  },
  forgot: { network: { max: 20, seconds: HOUR }, pair: { max: 5, seconds: HOUR }, device: { max: 5, seconds: HOUR } },
  resend: { network: { max: 20, seconds: HOUR }, pair: { max: 5, seconds: HOUR } },
  reset: { token: { max: 10, seconds: HOUR } },
  verify: { token: { max: 10, seconds: HOUR } },
  // Sign-ins that succeed: each one stores a session for a week.
  session: {
    network: { max: 600, seconds: HOUR },
    accountAlways: { max: 120, seconds: HOUR },
    device: { max: 60, seconds: HOUR },
  },
  // The window is half of what a reset link runs for: when it is used up, the owner holds links that still run.
  mails: {
    register: { max: 3, seconds: HOUR / 2 },
    forgot: { max: 3, seconds: HOUR / 2 },
    resend: { max: 3, seconds: HOUR / 2 },
    'known device': { max: 10, seconds: HOUR },
  },
  unknownTokens: { max: 60, seconds: 60 },
  rememberSeconds: 10,
} satisfies Limits;

/** What is counted together. `account` is an e-mail address or a user id, known or not. */
export type Attempt = { account: string; ip: string } | { account: string; device: string } | { token: string };

/** Counts attempts in the database, so that the limits hold across all servers on it. */
export interface RateLimiter {
  /** Counts an attempt. Throws Problem 429 with the time to wait. */
  count(action: LimitedAction, attempt: Attempt): Promise<void>;
  /** Throws Problem 429 if this process has refused such an attempt a moment ago. Counts nothing, and asks no database. */
  check(action: LimitedAction, attempt: Attempt): void;
  /** After a success: gives the network this attempt back and clears the other counters that `count` has counted. */
  resetAfterSuccess(action: LimitedAction, attempt: Attempt): Promise<void>;
  /**
   * Counts a mail to an account. Returns false when its owner has been sent enough of them. With a `network`, its first
   * mail is always allowed, because the others may have been a stranger's.
   */
  countMail(reason: MailReason, account: string, network?: string): Promise<boolean>;
  /** Clears all counters of an account, those of strangers included, when its owner has proved who they are. */
  clearAccount(account: string): Promise<void>;
}

interface Counter extends Limit {
  subject: string;
  account?: string;
}

/** Refusals that a process remembers; each is a few hundred bytes. */
const MAX_REMEMBERED = 10_000;

/** Makes the counter. All times are the database's: a server whose clock jumps counts like any other. */
export function makeRateLimiter(pool: Pool, limits: Limits): RateLimiter {
  /** Refused counters, by action and subject. */
  const refused = new LRUCache<string, { endsAt: number; account: string | undefined }>({ max: MAX_REMEMBERED });
  const keyOf = (action: LimitedAction | MailReason, { subject }: Counter) => `${action} ${subject}`;

  function remember(action: LimitedAction | MailReason, counter: Counter, retryAfter: number): void {
    const seconds = Math.min(retryAfter, limits.rememberSeconds);
    if (seconds <= 0) return;
    const refusal = { endsAt: performance.now() + retryAfter * 1000, account: counter.account };
    refused.set(keyOf(action, counter), refusal, { ttl: seconds * 1000 });
  }

  /** Returns the seconds to wait if this process has refused the counter a moment ago; else null. */
  function rememberedWait(action: LimitedAction | MailReason, counter: Counter): number | null {
    const refusal = refused.get(keyOf(action, counter));
    return refusal ? Math.ceil((refusal.endsAt - performance.now()) / 1000) : null;
  }

  /** Counts in the database. Returns the seconds to wait if the counter is over its limit; else null. */
  async function countOne(action: LimitedAction | MailReason, counter: Counter): Promise<number | null> {
    const { hits, retryAfter } = await countAttempt(pool, { action, ...counter });
    if (hits <= counter.max) return null;
    remember(action, counter, retryAfter);
    return retryAfter;
  }

  function check(action: LimitedAction, attempt: Attempt): void {
    for (const counter of countersOf(limits[action], attempt)) throwIfOver(rememberedWait(action, counter));
  }

  async function isWithin(reason: MailReason, counter: Counter): Promise<boolean> {
    return rememberedWait(reason, counter) === null && (await countOne(reason, counter)) === null;
  }

  return {
    check,
    async count(action, attempt) {
      check(action, attempt);
      const counters = countersOf(limits[action], attempt);
      // One after the other: what a network has too much of must not count against the account.
      for (const counter of counters) throwIfOver(await countOne(action, counter));
    },
    async resetAfterSuccess(action, attempt) {
      for (const counter of countersOf(limits[action], attempt)) {
        // A refused network stays refused: one right password must not let the flood around it through.
        if (counter.account !== undefined) refused.delete(keyOf(action, counter));
        const forgive = counter.account === undefined ? decrementAttempts : resetAttempts;
        await forgive(pool, action, counter.subject);
      }
    },
    async countMail(reason, account, network) {
      const counter = { ...limits.mails[reason], subject: `mail ${normal(account)}`, account: normal(account) };
      const first = network === undefined ? null : { ...counter, max: 1, subject: `${counter.subject} ${network}` };
      return (await isWithin(reason, counter)) || (first !== null && (await isWithin(reason, first)));
    },
    async clearAccount(account) {
      for (const [key, refusal] of refused.entries()) if (refusal.account === normal(account)) refused.delete(key);
      await resetAccountAttempts(pool, normal(account));
    },
  };
}

function throwIfOver(retryAfter: number | null): void {
  if (retryAfter !== null) throw tooManyAttempts(retryAfter);
}

/** A refusal with the time to wait, in seconds. */
export function tooManyAttempts(retryAfter: number): HttpError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new HttpError(429, `Too many attempts. Please try again in ${wait}.`, retryAfter);
}

const normal = (account: string) => account.toLowerCase();

/** The counters of an attempt: network first, so that the others are spared once it is over its limit. */
function countersOf(limits: ActionLimits, attempt: Attempt): Counter[] {
  if ('token' in attempt) return limits.token ? [{ ...limits.token, subject: `token ${attempt.token}` }] : [];
  const account = normal(attempt.account);
  const always = limits.accountAlways ? [{ ...limits.accountAlways, subject: `account ${account}`, account }] : [];
  if ('device' in attempt) {
    const device = limits.device ? [{ ...limits.device, subject: `device ${account} ${attempt.device}`, account }] : [];
    return [...device, ...always];
  }
  const { network, pair, account: everywhere } = limits;
  return [
    ...(network
      ? networkKeys(attempt.ip).map(({ subject, factor }) => ({ ...network, max: network.max * factor, subject }))
      : []),
    ...(pair ? [{ ...pair, subject: `pair ${account} ${widestNetworkKey(attempt.ip)}`, account }] : []),
    ...(everywhere ? [{ ...everywhere, subject: `account ${account}`, account }] : []),
    ...always,
  ];
}

/** The networks that an IP address belongs to, each with the multiple of a network's limit that it may use. */
export function networkKeys(ip: string): { subject: string; factor: number }[] {
  const network = { subject: networkKey(ip), factor: 1 };
  const widest = widestNetworkKey(ip);
  return widest === network.subject ? [network] : [network, { subject: widest, factor: 10 }];
}

/** An IPv4 address, or an IPv6 /48: the most that one customer of a provider usually has. */
export const widestNetworkKey = (ip: string): string => networkKey(ip, 48);

/**
 * Returns the network by which an IP address is counted: an IPv4 address itself, or the /64 or /48 of an IPv6 address,
 * because one client usually has a whole /64. A port after the address, which some proxies add, is ignored. All strings
 * that are not IP addresses count as the same network.
 */
export function networkKey(ip: string, bits: 48 | 64 = 64): string {
  const withoutPort = ip.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const plain = withoutPort.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 0) return 'network unknown';
  if (!isIPv6(plain)) return `network ${plain}`;
  const [head = [], tail] = plain.split('::').map((part) => (part ? part.split(':') : []));
  const left = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  const groups = [...head, ...left, ...(tail ?? [])].slice(0, bits / 16);
  return `network ${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${bits}`;
}
