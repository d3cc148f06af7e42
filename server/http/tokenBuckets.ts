import { LRUCache } from 'lru-cache';

interface TokenBucketOptions {
  /** Tokens that a key gets back per second. */
  perSecond: number;
  /** Tokens that a key has at most, and at first. */
  burst: number;
}

/** Keys that are remembered. A key that is evicted starts with a full bucket again. */
const MAX_KEYS = 20_000;

/**
 * Makes a rate limit in memory, with one token bucket per key. The returned function takes a token; it returns false if
 * the key has none left. For limits that must hold across servers and restarts see `auth/rateLimiter.ts`.
 */
export function makeTokenBuckets({ perSecond, burst }: TokenBucketOptions): (key: string) => boolean {
  const buckets = new LRUCache<string, { tokens: number; filledAt: number }>({ max: MAX_KEYS });

  return (key) => {
    const now = performance.now();
    const bucket = buckets.get(key) ?? { tokens: burst, filledAt: now };
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond);
    const allowed = tokens >= 1;
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, filledAt: now });
    return allowed;
  };
}
