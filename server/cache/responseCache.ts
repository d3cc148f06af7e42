import { LRUCache } from 'lru-cache';
import type { ChangeNotifications } from '../database';
import { REQUESTS_PAYLOAD, staleTags } from '../live/tags';
import type { CachedResponse } from './cachedResponse';

/**
 * Memory limit of one pool, in bytes. Each kind of response has its own pool, so that requests for one kind cannot
 * evict the others. There are four pools: API reads, sitemaps, catalogue pages and product pages.
 */
const POOL_BYTES = 16 * 1024 * 1024;
/**
 * Estimated memory of an entry in addition to its body, in bytes. A test with 120,000 small responses measured about
 * 5 kB per entry.
 */
const ENTRY_BYTES = 6 * 1024;
/** Estimated total size of a response's compressed variants, as a fraction of the uncompressed size. */
const COMPRESSED_SHARE = 0.5;
/**
 * Maximum number of URLs that are mapped to entries. Several URLs may share an entry, because unknown query parameters
 * are ignored.
 */
const MAX_URLS = 10_000;
/** Maximum length of a URL that is mapped to an entry, in characters. */
const MAX_URL_LENGTH = 500;

/** Cache of responses that are the same for all clients. Entries are evicted by tag when their data changes. */
export interface ResponseCache {
  /** Returns the cached response of a URL that was passed to `getOrCreate` before, unless it has been evicted. */
  get(url: string): CachedResponse | undefined;
  /**
   * Returns the cached response for `key`. If there is none, calls `make` at the caller's turn and caches the response;
   * from then on, `get` finds it by `key.url`. Concurrent calls with the same key share one call of `make`. Rejects if
   * `make` or `turn` rejects.
   */
  getOrCreate(key: CacheKey, make: () => Promise<CachedResponse>, turn?: Turn): Promise<CachedResponse>;
  /** Number of requests whose response was cached or pending (hits), and of those that had to create it (misses). */
  readonly counts: { hits: number; misses: number };
  /** Evicts all entries with one of these tags. Responses that are being created at the moment will not be cached. */
  invalidate(tags: readonly string[]): void;
  /** Clears the cache. From then on, it neither returns nor stores responses. */
  close(): void;
}

/** Identifies a response in the cache. */
export interface CacheKey {
  /**
   * Name of the pool. Each pool has its own memory limit, so a new entry evicts only entries of its own pool. Clients
   * must not be able to choose the name, because each pool takes memory.
   */
  pool: string;
  /** Name of the response, unique within the pool. */
  name: string;
  /** The requested URL. Omit it if the response must always be sent by Fastify, not by `makeCacheFastPath`. */
  url?: string;
}

/** A caller's position in the queue that limits how many responses are created at once. */
export interface Turn {
  /** Key of the caller's lane in the queue, usually the caller's network. Callers with the same key share a lane. */
  key: string;
  /** Runs `work` when the turn comes. Rejects without running it if the caller has exceeded a limit. */
  run(work: () => Promise<void>): Promise<void>;
}

/** A response that is queued or being created. Concurrent calls with the same key share it. */
interface PendingResponse {
  response: Promise<CachedResponse>;
  resolve(cached: CachedResponse): void;
  reject(error: unknown): void;
  started: boolean;
  /**
   * Keys of the lanes in which the response is queued. The response is created as soon as one of these lanes gets its
   * turn. If it were queued only in the lane of its first caller, all later callers would have to wait behind that
   * caller's other requests.
   */
  lanes: Set<string>;
}

/** Maximum number of lanes in which one response is queued. */
const MAX_LANES = 4;
/** Turn for callers without a queue: `run` starts the work immediately. */
const IMMEDIATE_TURN: Turn = { key: '', run: (work) => work() };

/** Makes an empty cache that evicts entries when any server on the same database changes their data. */
export function makeResponseCache(notifications: ChangeNotifications): ResponseCache {
  const pools = new Map<string, LRUCache<string, CachedResponse>>();
  const keysByUrl = new LRUCache<string, CacheKey>({ max: MAX_URLS });
  const inProgress = new Map<string, PendingResponse>();
  const counts = { hits: 0, misses: 0 };
  /** Number of invalidations so far. A response is not cached if this number has changed while it was created. */
  let generation = 0;
  let closed = false;

  function evict(isStale: (cached: CachedResponse) => boolean): void {
    generation += 1;
    // New callers must not share pending responses, because these may contain the data from before the change.
    inProgress.clear();
    for (const pool of pools.values()) {
      for (const [name, cached] of pool.entries()) if (isStale(cached)) pool.delete(name);
    }
  }

  const invalidate = (tags: readonly string[]) => {
    const stale = new Set(tags);
    evict((cached) => cached.tags.some((tag) => stale.has(tag)));
  };
  const stopListening = notifications.listen((payload) => {
    // `null` means that notifications may have been missed, so every entry may be stale.
    if (payload === null) evict(() => true);
    else if (payload !== REQUESTS_PAYLOAD) invalidate(staleTags(payload));
  });

  /** Returns false if the cache is closed, or if it may miss changes because the notification connection is down. */
  const trusted = () => !closed && notifications.isConnected();

  function find({ pool, name }: CacheKey): CachedResponse | undefined {
    return trusted() ? pools.get(pool)?.get(name) : undefined;
  }

  function store({ pool, name }: CacheKey, cached: CachedResponse): void {
    const entries = pools.get(pool) ?? makePool();
    pools.set(pool, entries);
    entries.set(name, cached);
  }

  function rememberUrl(key: CacheKey): void {
    const { url } = key;
    if (url !== undefined && url.length <= MAX_URL_LENGTH) keysByUrl.set(url, key);
  }

  async function createAndStore(key: CacheKey, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const startGeneration = generation;
    const cached = await make();
    if (cached.tags.length > 0 && startGeneration === generation && trusted()) {
      store(key, cached);
      rememberUrl(key);
    }
    return cached;
  }

  function addPending(id: string): PendingResponse {
    let [resolve, reject]: [PendingResponse['resolve'], PendingResponse['reject']] = [() => undefined, () => undefined];
    const response = new Promise<CachedResponse>((...settle) => ([resolve, reject] = settle));
    const pending = { response, resolve, reject, started: false, lanes: new Set<string>() };
    inProgress.set(id, pending);
    return pending;
  }

  function removePending(id: string, pending: PendingResponse): void {
    if (inProgress.get(id) === pending) inProgress.delete(id);
  }

  /**
   * Adds a pending response to the caller's lane of the queue, unless the response is already being created, or is
   * already queued in this lane or in MAX_LANES lanes. Returns the promise of the response.
   */
  function joinPending(
    id: string,
    pending: PendingResponse,
    work: () => Promise<CachedResponse>,
    turn: Turn,
  ): Promise<CachedResponse> {
    if (pending.started || pending.lanes.has(turn.key) || pending.lanes.size >= MAX_LANES) return pending.response;
    pending.lanes.add(turn.key);
    const begin = async () => {
      if (pending.started) return;
      pending.started = true;
      await work()
        .then(pending.resolve, pending.reject)
        .finally(() => removePending(id, pending));
    };
    turn.run(begin).catch((error: unknown) => {
      pending.lanes.delete(turn.key);
      if (pending.started || pending.lanes.size > 0) return;
      removePending(id, pending);
      pending.reject(error);
    });
    return pending.response;
  }

  return {
    get: (url) => {
      const key = keysByUrl.get(url);
      return key && find(key);
    },
    getOrCreate: (key, make, turn = IMMEDIATE_TURN) => {
      const id = `${key.pool} ${key.name}`;
      const cached = find(key);
      const pending = inProgress.get(id);
      counts[cached || pending ? 'hits' : 'misses'] += 1;
      if (cached) {
        rememberUrl(key);
        return Promise.resolve(cached);
      }
      return joinPending(id, pending ?? addPending(id), () => createAndStore(key, make), turn);
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

/** Makes a pool that evicts the least recently used entries if it exceeds its memory limit. */
function makePool(): LRUCache<string, CachedResponse> {
  return new LRUCache({
    max: Math.floor(POOL_BYTES / ENTRY_BYTES),
    maxSize: POOL_BYTES,
    sizeCalculation: ({ content }) => ENTRY_BYTES + Math.ceil(content.length * (1 + COMPRESSED_SHARE)),
  });
}
