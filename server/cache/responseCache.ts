import { LRUCache } from 'lru-cache';
import type { ChangeNotifications } from '../database';
import { staleTags } from '../live/tags';
import type { CachedResponse } from './cachedResponse';

/**
 * Memory limit of one pool, in bytes. Responses of different kinds have pools of their own, so that requests for one kind
 * cannot evict another. There are four: API reads, sitemaps, the collection's pages and the product pages.
 */
const POOL_BYTES = 16 * 1024 * 1024;
/**
 * Memory that an entry takes beside its body, in bytes: headers, variants, tags and names. About 5 kB were measured with
 * 120,000 small responses, before entries were charged with it.
 */
const ENTRY_BYTES = 6 * 1024;
/** The compressed variants of a body take about this share of it. */
const COMPRESSED_SHARE = 0.5;
/** URLs that lead straight to an entry. An entry may have many, because unknown parameters are ignored. */
const MAX_ADDRESSES = 10_000;
const MAX_ADDRESS_LENGTH = 500;

/** The answers that are the same for everybody, until what they show changes. */
export interface ResponseCache {
  /** The answer that this address has already led to, as long as it stands. */
  get(address: string): CachedResponse | undefined;
  /**
   * Returns the cached response of this name, or makes it in the caller's turn. Concurrent calls share one `make`. If the
   * response is cached, its `address` (a URL) leads straight to it from then on. Rejects with what `make` throws, or with
   * what the turn rejects with.
   */
  getOrCreate(place: CacheKey, make: () => Promise<CachedResponse>, turn?: Turn): Promise<CachedResponse>;
  /** How many asked for what was kept or under way, and how many for what had to be made. */
  readonly counts: { hits: number; misses: number };
  /** Drops what shows one of these; what is being made meanwhile is not kept. */
  invalidate(tags: readonly string[]): void;
  /** Nothing is answered from here any more. */
  close(): void;
}

/** Names a response in the cache. */
export interface CacheKey {
  /** Entries of one pool can evict each other, and no others. The number of pools must not depend on requests. */
  pool: string;
  /** Unique within the pool. */
  name: string;
  /** The URL that was requested; left out if the response must not be sent as it is (`installCacheFastPath`). */
  url?: string;
}

/** A place in a queue in which a caller's response waits to be made. */
export interface Turn {
  /** Callers with the same key, such as a network, wait in the same lane of the queue. */
  key: string;
  /** Runs `work` when the turn comes. Rejects without running it if the caller has asked for too much. */
  run(work: () => Promise<void>): Promise<void>;
}

/** A response that is being made or queued, shared by all callers that request it meanwhile. */
interface Flight {
  response: Promise<CachedResponse>;
  resolve(kept: CachedResponse): void;
  reject(error: unknown): void;
  begun: boolean;
  /**
   * Keys of the lanes in which it is queued; the first turn that comes makes it. If it were queued only once, a visitor
   * would wait in the lane of an attacker who has requested the same a moment before.
   */
  lanes: Set<string>;
}

/** Most lanes in which one response is queued. */
const MAX_LANES = 4;
const AT_ONCE: Turn = { key: '', run: (work) => work() };

/** Makes an empty cache that hears of every change, on this server and on others on the same database. */
export function makeResponseCache(notices: ChangeNotifications): ResponseCache {
  const pools = new Map<string, LRUCache<string, CachedResponse>>();
  const addresses = new LRUCache<string, CacheKey>({ max: MAX_ADDRESSES });
  const underWay = new Map<string, Flight>();
  const counts = { hits: 0, misses: 0 };
  let drops = 0;
  let closed = false;

  function forget(isStale: (kept: CachedResponse) => boolean): void {
    drops += 1;
    // Begun before the change: whoever asks from now on must not wait for these.
    underWay.clear();
    for (const pool of pools.values()) {
      for (const [name, kept] of pool.entries()) if (isStale(kept)) pool.delete(name);
    }
  }

  const invalidate = (tags: readonly string[]) => forget((kept) => kept.tags.some((tag) => tags.includes(tag)));
  const stopListening = notices.listen((productId) =>
    // Nobody knows what was missed: everything may be stale.
    productId === null ? forget(() => true) : invalidate(staleTags(productId)),
  );

  /** False once the cache is closed or the notification connection is down: entries could go stale unnoticed. */
  const trusted = () => !closed && notices.isConnected();

  function cached({ pool, name }: CacheKey): CachedResponse | undefined {
    return trusted() ? pools.get(pool)?.get(name) : undefined;
  }

  function store({ pool, name }: CacheKey, kept: CachedResponse): void {
    const entries = pools.get(pool) ?? makePool();
    pools.set(pool, entries);
    entries.set(name, kept);
  }

  function remember(place: CacheKey): void {
    const { url } = place;
    if (url !== undefined && url.length <= MAX_ADDRESS_LENGTH) addresses.set(url, place);
  }

  async function fill(place: CacheKey, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const began = drops;
    const kept = await make();
    if (kept.tags.length > 0 && began === drops && trusted()) {
      store(place, kept);
      remember(place);
    }
    return kept;
  }

  function launch(key: string): Flight {
    let [resolve, reject]: [Flight['resolve'], Flight['reject']] = [() => undefined, () => undefined];
    const response = new Promise<CachedResponse>((...settle) => ([resolve, reject] = settle));
    const flight = { response, resolve, reject, begun: false, lanes: new Set<string>() };
    underWay.set(key, flight);
    return flight;
  }

  function land(key: string, flight: Flight): void {
    if (underWay.get(key) === flight) underWay.delete(key);
  }

  /** Queues a flight in the caller's lane too, unless it has begun. Returns its response. */
  function join(key: string, flight: Flight, work: () => Promise<CachedResponse>, turn: Turn): Promise<CachedResponse> {
    if (flight.begun || flight.lanes.has(turn.key) || flight.lanes.size >= MAX_LANES) return flight.response;
    flight.lanes.add(turn.key);
    const begin = async () => {
      if (flight.begun) return;
      flight.begun = true;
      await work()
        .then(flight.resolve, flight.reject)
        .finally(() => land(key, flight));
    };
    turn.run(begin).catch((error: unknown) => {
      flight.lanes.delete(turn.key);
      if (flight.begun || flight.lanes.size > 0) return;
      land(key, flight);
      flight.reject(error);
    });
    return flight.response;
  }

  return {
    get: (address) => {
      const place = addresses.get(address);
      return place && cached(place);
    },
    getOrCreate: (place, make, turn = AT_ONCE) => {
      const key = `${place.pool} ${place.name}`;
      const kept = cached(place);
      const flight = underWay.get(key);
      counts[kept || flight ? 'hits' : 'misses'] += 1;
      if (kept) {
        remember(place);
        return Promise.resolve(kept);
      }
      return join(key, flight ?? launch(key), () => fill(place, make), turn);
    },
    counts,
    invalidate,
    close: () => {
      closed = true;
      stopListening();
      pools.clear();
    },
  };
}

/** Makes a pool that evicts the least recently used entries beyond its limit of memory. */
function makePool(): LRUCache<string, CachedResponse> {
  return new LRUCache({
    max: Math.floor(POOL_BYTES / ENTRY_BYTES),
    maxSize: POOL_BYTES,
    sizeCalculation: ({ content }) => ENTRY_BYTES + Math.ceil(content.length * (1 + COMPRESSED_SHARE)),
  });
}
