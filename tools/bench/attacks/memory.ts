import { randomUUID } from 'node:crypto';
import { pause } from '../cluster/client';
import type { Instance } from '../cluster/instances';
import { loopbackAddress, send } from '../loopback';
import { type Attack, type Figure, repeat, type Scene, statusCounts } from './attack';

const CONNECTIONS = 8;
/** Source addresses, so that limits per network let most requests through: they are in 127.3.0.0/16. */
const NETWORKS = 250;
const BLOCK = 3;
/** Addresses of the same kinds that are requested before the first measurement, so that code and pools are warm. */
const WARM_UP = 4000;
const SETTLED_MS = 10_000;
const TELL_EVERY = 20_000;
/** The slowest rate that is waited for: 200,000 addresses take at most 500 s. */
const LEAST_PER_SECOND = 400;
const MOST_GROWTH_MB = 150;
const CACHE_LIMIT_MB = 64;

const CATEGORIES = ['sauna', 'infrared', 'cold_plunge', 'complete_suite', 'accessory', 'consultation'];

/** Addresses of small responses, each different. Large ones would evict them: they are requested alone first. */
const small = [(n: number) => `/api/products?page=${1000 + n}&limit=1`, () => `/api/products?search=${randomUUID()}`];
const all = [
  ...small,
  () => `/api/products/slug/${randomUUID()}`,
  () => `/products?q=${randomUUID()}`,
  (n: number) => `/products?pages=${1 + (n % 100)}&view=list&category=${CATEGORIES[n % 6]}`,
  () => `/products/${randomUUID()}`,
  () => `/${randomUUID()}`,
  ...small,
];
/** This share of the addresses is of the small kind. */
const SMALL_SHARE = 0.8;

/** Makes the attack with so many different addresses, on a server with a heap of 512 MB. */
export function memory(addresses: number): Attack {
  return { name: 'memory', env: { NODE_OPTIONS: '--max-old-space-size=512' }, run: (scene) => run(scene, addresses) };
}

async function run(scene: Scene, addresses: number): Promise<Figure[]> {
  const { server, tell } = scene;
  await request(scene, all, 0, WARM_UP);
  const before = await settledMb(server);
  const half = WARM_UP + Math.round(addresses * SMALL_SHARE);
  const after: number[] = [];
  let sent = await request(scene, small, WARM_UP, half);
  after.push(await settledMb(server));
  sent += await request(scene, all, half, WARM_UP + addresses);
  after.push(await settledMb(server));
  tell(
    `resident memory: ${before} MB before, ${after[0]} MB after the small responses, ${after[1]} MB after all kinds`,
  );
  const survived = server.starts === 1;
  const growth = Math.max(...after) - before;
  return [
    { what: 'process survived', measured: survived ? 'yes' : 'no', goal: 'yes', reached: survived },
    {
      what: `resident memory after ${sent.toLocaleString('en-GB')} of ${addresses.toLocaleString('en-GB')} addresses`,
      measured: survived ? `${growth >= 0 ? '+' : ''}${growth} MB` : 'out of memory',
      goal: `at most +${MOST_GROWTH_MB} MB (the cache's limit is ${CACHE_LIMIT_MB} MB)`,
      reached: survived && growth <= MOST_GROWTH_MB,
    },
  ];
}

/** Returns the resident memory once the process has been idle for ten seconds. */
async function settledMb(server: Instance): Promise<number> {
  await pause(SETTLED_MS);
  return server.residentMb;
}

/** Requests addresses of these kinds, numbered from `first` to before `end`, while the process lives. Returns how many. */
async function request(
  { server, tell }: Scene,
  kinds: ((n: number) => string)[],
  first: number,
  end: number,
): Promise<number> {
  const until = performance.now() + ((end - first) / LEAST_PER_SECOND) * 1000;
  let n = first;
  const isOver = () => n >= end || performance.now() > until || server.starts > 1;
  const statuses = await repeat(CONNECTIONS, isOver, () => {
    const path = kinds[n % kinds.length]?.(n) ?? '/';
    const from = loopbackAddress(BLOCK, n % NETWORKS);
    n += 1;
    if (n % TELL_EVERY === 0) tell(`${n.toLocaleString('en-GB')} addresses, resident memory ${server.residentMb} MB`);
    return send(server.origin, { path, from });
  });
  tell(`responses: ${statusCounts(statuses)}`);
  return n - first;
}
