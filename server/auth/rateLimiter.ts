import { LRUCache } from 'lru-cache';
import { isIP, isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { HttpError } from '../http/httpErrors';
import { countAttempt, resetAccountAttempts, resetAttempts, decrementAttempts } from './attemptQueries';

/** The actions whose attempts are counted. */
export type LimitedAction =
  'login' | 'changePassword' | 'register' | 'forgot' | 'resend' | 'reset' | 'verify' | 'session' | 'request' | 'invite';

/** At most `max` attempts in a window of `seconds`. */
interface Limit {
  max: number;
  seconds: number;
}

/** The limits of one action. An attempt counts against every limit that applies to it. */
interface ActionLimits {
  /**
   * Limit for the attempts of one network (an IPv4 address or an IPv6 /64) on all accounts together. The limit for an
   * IPv6 /48 is ten times as high.
   */
  network?: Limit;
  /** Limit for the attempts of one network on one account. */
  pair?: Limit;
  /** Limit for the attempts of all clients on one account. Attempts of known devices are not counted. */
  account?: Limit;
  /** Limit for the attempts of one known device. The three limits above do not apply to known devices. */
  device?: Limit;
  /** Limit for the attempts of all clients on one account. Attempts of known devices are counted too. */
  accountAlways?: Limit;
  /** Limit for the attempts with one mailed token. */
  token?: Limit;
}

/** Reason for a mail to an account. `known device` means a password reset that a known device requested. */
type MailReason = 'register' | 'forgot' | 'resend' | 'known device' | 'request';

/** The limits of all actions, of mails and of requests with unknown tokens. */
export interface Limits extends Record<LimitedAction, ActionLimits> {
  /** Limits for the mails to one account. Beyond the limit the request succeeds, but no mail is sent. */
  mails: Record<MailReason, Limit>;
  /** Limit for the requests of one network with bearer tokens that have no session (`sessionFinder.ts`). */
  unknownTokens: Limit;
  /** How long a process caches a refusal before it queries the database again, in seconds. */
  rememberSeconds: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

export const DEFAULT_LIMITS = {
  login: {
    network: { max: 50, seconds: QUARTER_HOUR },
    pair: { max: 10, seconds: QUARTER_HOUR },
    account: { max: 100, seconds: HOUR },
    device: { max: 10, seconds: QUARTER_HOUR },
  },
  changePassword: { network: { max: 50, seconds: QUARTER_HOUR }, account: { max: 10, seconds: QUARTER_HOUR } },
  register: {
    network: { max: 20, seconds: HOUR },
    pair: { max: 5, seconds: HOUR },
    account: { max: 20, seconds: HOUR },
  },
  forgot: { network: { max: 20, seconds: HOUR }, pair: { max: 5, seconds: HOUR }, device: { max: 5, seconds: HOUR } },
  resend: { network: { max: 20, seconds: HOUR }, pair: { max: 5, seconds: HOUR } },
  reset: { token: { max: 10, seconds: HOUR } },
  verify: { token: { max: 10, seconds: HOUR } },
  // Successful sign-ins are limited too, because each one stores a session for a week.
  session: {
    network: { max: 600, seconds: HOUR },
    accountAlways: { max: 120, seconds: HOUR },
    device: { max: 60, seconds: HOUR },
  },
  // Requests for a consultation or a call. The account is the email address in the form. It has no limit for all clients
  // together: anyone can enter another person's address, and would then prevent that person's own requests.
  request: { network: { max: 20, seconds: HOUR }, pair: { max: 5, seconds: HOUR } },
  // Invitations, each of which mails a link. The account is the invited email address.
  invite: { network: { max: 100, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  // A reset link is valid for an hour, but the mail limit lasts only half an hour. So while the limit blocks further
  // mails, the last mailed link still works.
  mails: {
    register: { max: 3, seconds: HOUR / 2 },
    forgot: { max: 3, seconds: HOUR / 2 },
    resend: { max: 3, seconds: HOUR / 2 },
    'known device': { max: 10, seconds: HOUR },
    request: { max: 3, seconds: HOUR / 2 },
  },
  unknownTokens: { max: 60, seconds: 60 },
  rememberSeconds: 10,
} satisfies Limits;

/**
 * An attempt to count: by a client (`ip`) or a known `device` on an account, or with a mailed token. `account` is an
 * email address or a user id. The account need not exist.
 */
export type Attempt = { account: string; ip: string } | { account: string; device: string } | { token: string };

/** Counts attempts in the database, so that the limits apply to all servers together. */
export interface RateLimiter {
  /** Counts an attempt. Throws HttpError 429 with the time to wait if a limit is exceeded. */
  count(action: LimitedAction, attempt: Attempt): Promise<void>;
  /** Throws HttpError 429 if this process has recently refused the same attempt. Counts nothing and makes no query. */
  check(action: LimitedAction, attempt: Attempt): void;
  /**
   * Undoes `count` after a successful attempt. Subtracts one from the network's counters, which also count attempts on
   * other accounts. Deletes the account's counters that `count` has incremented.
   */
  resetAfterSuccess(action: LimitedAction, attempt: Attempt): Promise<void>;
  /**
   * Counts a mail to an account. Returns false if the limit is exceeded and the mail must not be sent. If `network` is
   * passed, the first mail requested from that network is allowed even beyond the limit, because strangers in other
   * networks may have used up the limit.
   */
  countMail(reason: MailReason, account: string, network?: string): Promise<boolean>;
  /**
   * Deletes all counters of an account, including those of attempts by other clients. Call it once the owner of the
   * account has proved their identity.
   */
  clearAccount(account: string): Promise<void>;
}

interface Counter extends Limit {
  subject: string;
  account?: string;
}

/** Maximum number of refusals that a process caches. Each takes a few hundred bytes. */
const MAX_CACHED_REFUSALS = 10_000;

/**
 * Creates the rate limiter. Windows start and end by the database's clock, so that a wrong clock of one server does not
 * matter.
 */
export function makeRateLimiter(pool: Pool, limits: Limits): RateLimiter {
  /**
   * Cached refusals by action and subject (a network, account, device or token). `endsAt` is the end of the window, in
   * ms of `performance.now()`.
   */
  const refused = new LRUCache<string, { endsAt: number; account: string | undefined }>({ max: MAX_CACHED_REFUSALS });
  const keyOf = (action: LimitedAction | MailReason, { subject }: Counter) => `${action} ${subject}`;

  function remember(action: LimitedAction | MailReason, counter: Counter, retryAfter: number): void {
    const seconds = Math.min(retryAfter, limits.rememberSeconds);
    if (seconds <= 0) return;
    const refusal = { endsAt: performance.now() + retryAfter * 1000, account: counter.account };
    refused.set(keyOf(action, counter), refusal, { ttl: seconds * 1000 });
  }

  /** Returns the seconds to wait if this process has a cached refusal of the counter, else null. */
  function cachedWait(action: LimitedAction | MailReason, counter: Counter): number | null {
    const refusal = refused.get(keyOf(action, counter));
    return refusal ? Math.ceil((refusal.endsAt - performance.now()) / 1000) : null;
  }

  /** Increments the counter in the database. Returns the seconds to wait if it exceeds its limit, else null. */
  async function countOne(action: LimitedAction | MailReason, counter: Counter): Promise<number | null> {
    const { hits, retryAfter } = await countAttempt(pool, { action, ...counter });
    if (hits <= counter.max) return null;
    remember(action, counter, retryAfter);
    return retryAfter;
  }

  function check(action: LimitedAction, attempt: Attempt): void {
    for (const counter of countersOf(limits[action], attempt)) throwIfOver(cachedWait(action, counter));
  }

  async function isWithin(reason: MailReason, counter: Counter): Promise<boolean> {
    return cachedWait(reason, counter) === null && (await countOne(reason, counter)) === null;
  }

  return {
    check,
    async count(action, attempt) {
      check(action, attempt);
      const counters = countersOf(limits[action], attempt);
      // Increment one counter after the other: an attempt that is refused for its network must not count against the
      // account.
      for (const counter of counters) throwIfOver(await countOne(action, counter));
    },
    async resetAfterSuccess(action, attempt) {
      for (const counter of countersOf(limits[action], attempt)) {
        // Delete only cached refusals of the account. A refusal of the network stays cached, so that one correct
        // password does not let the network's other attempts through.
        if (counter.account !== undefined) refused.delete(keyOf(action, counter));
        const forgive = counter.account === undefined ? decrementAttempts : resetAttempts;
        await forgive(pool, action, counter.subject);
      }
    },
    async countMail(reason, account, network) {
      const counter = { ...limits.mails[reason], subject: `mail ${normalize(account)}`, account: normalize(account) };
      const first = network === undefined ? null : { ...counter, max: 1, subject: `${counter.subject} ${network}` };
      return (await isWithin(reason, counter)) || (first !== null && (await isWithin(reason, first)));
    },
    async clearAccount(account) {
      for (const [key, refusal] of refused.entries()) if (refusal.account === normalize(account)) refused.delete(key);
      await resetAccountAttempts(pool, normalize(account));
    },
  };
}

function throwIfOver(retryAfter: number | null): void {
  if (retryAfter !== null) throw tooManyAttempts(retryAfter);
}

/** Returns the HttpError 429 for a client that has to wait `retryAfter` seconds. */
export function tooManyAttempts(retryAfter: number): HttpError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new HttpError(429, `Too many attempts. Please try again in ${wait}.`, retryAfter);
}

const normalize = (account: string) => account.toLowerCase();

/**
 * Returns the counters of an attempt. The network's counters come first, so that the others are not incremented if the
 * network has exceeded its limit.
 */
function countersOf(limits: ActionLimits, attempt: Attempt): Counter[] {
  if ('token' in attempt) return limits.token ? [{ ...limits.token, subject: `token ${attempt.token}` }] : [];
  const account = normalize(attempt.account);
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

/**
 * Returns the keys of the networks that an IP address belongs to: the IPv4 address itself, or the IPv6 /64 and /48. The
 * limit of a network is multiplied by its `factor`.
 */
export function networkKeys(ip: string): { subject: string; factor: number }[] {
  const network = { subject: networkKey(ip), factor: 1 };
  const widest = widestNetworkKey(ip);
  return widest === network.subject ? [network] : [network, { subject: widest, factor: 10 }];
}

/**
 * Returns the key of the largest network that one internet customer usually has: the IPv4 address itself or the IPv6
 * /48.
 */
export const widestNetworkKey = (ip: string): string => networkKey(ip, 48);

/**
 * Returns the key under which requests from an IP address are counted: the IPv4 address itself or the `bits`-bit prefix
 * of the IPv6 address. The default is 64 because one client usually has a whole /64. A port after the address, which
 * some proxies add, is ignored. All strings that are not IP addresses share one key.
 */
export function networkKey(ip: string, bits: 48 | 64 = 64): string {
  const withoutPort = ip.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const plain = withoutPort.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 0) return 'network unknown';
  if (!isIPv6(plain)) return `network ${plain}`;
  const [head = [], tail] = plain.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, bits / 16);
  return `network ${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${bits}`;
}
