import { randomUUID } from 'node:crypto';
import { pause } from '../cluster/client';
import type { Instance } from '../cluster/instances';
import { loopbackAddress, send } from '../loopback';
import { type Attack, type Figure, repeat, type AttackContext, statusCounts } from './attack';

const CONNECTIONS = 8;
/** Number of source IP addresses. There are many, so that the rate limit per network lets most requests through. */
const NETWORKS = 250;
/** The second octet of the source IP addresses, 127.3.0.0/16. */
const BLOCK = 3;
/** Number of warm-up requests before the first measurement. They compile the code and fill the connection pools. */
const WARM_UP = 4000;
/** Idle time before each measurement of the memory, in ms. */
const IDLE_MS = 10_000;
/** Number of requests between two progress lines. */
const LOG_EVERY = 20_000;
/** Minimum requests per second. A slower attack ends early, so that 200,000 URLs take at most 500 s. */
const MIN_PER_SECOND = 400;
/** Goal: the maximum growth of the server's resident memory during the attack, in MB. */
const MAX_GROWTH_MB = 150;
/** Size limit of the server's response cache. The result prints it next to the goal, for comparison. */
const CACHE_LIMIT_MB = 64;

const CATEGORIES = ['sauna', 'infrared', 'cold_plunge', 'complete_suite', 'accessory', 'consultation'];

/**
 * Functions that return the path of a URL with a small response. The first phase of the attack requests only these
 * paths, because large responses would evict the small ones from the server's cache.
 */
const smallResponsePaths = [
  (n: number) => `/api/products?page=${1000 + n}&limit=1`,
  () => `/api/products?search=${randomUUID()}`,
];
const allPaths = [
  ...smallResponsePaths,
  () => `/api/products/slug/${randomUUID()}`,
  () => `/products?q=${randomUUID()}`,
  (n: number) => `/products?pages=${1 + (n % 100)}&view=list&category=${CATEGORIES[n % 6]}`,
  () => `/products/${randomUUID()}`,
  () => `/${randomUUID()}`,
  ...smallResponsePaths,
];
/** Share of all requests that belong to the first phase, which requests only URLs with small responses. */
const SMALL_SHARE = 0.8;

/** Returns the attack: requests for `urlCount` different URLs, to a server with a heap of 512 MB. */
export function memory(urlCount: number): Attack {
  return {
    name: 'memory',
    env: { NODE_OPTIONS: '--max-old-space-size=512' },
    run: (context) => run(context, urlCount),
  };
}

async function run(context: AttackContext, urlCount: number): Promise<Figure[]> {
  const { server, log } = context;
  await requestRange(context, allPaths, 0, WARM_UP);
  const before = await idleMemoryMb(server);
  const half = WARM_UP + Math.round(urlCount * SMALL_SHARE);
  const after: number[] = [];
  let sent = await requestRange(context, smallResponsePaths, WARM_UP, half);
  after.push(await idleMemoryMb(server));
  sent += await requestRange(context, allPaths, half, WARM_UP + urlCount);
  after.push(await idleMemoryMb(server));
  log(`resident memory: ${before} MB before, ${after[0]} MB after the small responses, ${after[1]} MB after all kinds`);
  const survived = server.starts === 1;
  const growth = Math.max(...after) - before;
  return [
    { what: 'process survived', measured: survived ? 'yes' : 'no', goal: 'yes', reached: survived },
    {
      what: `resident memory after ${sent.toLocaleString('en-GB')} of ${urlCount.toLocaleString('en-GB')} addresses`,
      measured: survived ? `${growth >= 0 ? '+' : ''}${growth} MB` : 'out of memory',
      goal: `at most +${MAX_GROWTH_MB} MB (the cache's limit is ${CACHE_LIMIT_MB} MB)`,
      reached: survived && growth <= MAX_GROWTH_MB,
    },
  ];
}

/** Waits IDLE_MS and returns the resident memory of the server in MB. */
async function idleMemoryMb(server: Instance): Promise<number> {
  await pause(IDLE_MS);
  return server.residentMb;
}

/**
 * Sends the requests with the numbers `first` to `end` - 1. Each request gets its path from the next function in
 * `kinds`. Stops early if the server restarts or is slower than MIN_PER_SECOND. Returns the number of requests sent.
 */
async function requestRange(
  { server, log }: AttackContext,
  kinds: ((n: number) => string)[],
  first: number,
  end: number,
): Promise<number> {
  const until = performance.now() + ((end - first) / MIN_PER_SECOND) * 1000;
  let n = first;
  const isOver = () => n >= end || performance.now() > until || server.starts > 1;
  const statuses = await repeat(CONNECTIONS, isOver, () => {
    const path = kinds[n % kinds.length]?.(n) ?? '/';
    const from = loopbackAddress(BLOCK, n % NETWORKS);
    n += 1;
    if (n % LOG_EVERY === 0) log(`${n.toLocaleString('en-GB')} addresses, resident memory ${server.residentMb} MB`);
    return send(server.origin, { path, from });
  });
  log(`responses: ${statusCounts(statuses)}`);
  return n - first;
}
