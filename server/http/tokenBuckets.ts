import { LRUCache } from 'lru-cache';

interface TokenBucketOptions {
  /** Tokens that are added to the bucket of a key per second. */
  perSecond: number;
  /** Capacity of a bucket, in tokens. A new bucket is full. */
  burst: number;
}

/** Maximum number of buckets in memory. A key whose bucket is evicted starts with a full bucket again. */
const MAX_KEYS = 20_000;

/**
 * Makes an in-memory rate limiter with one token bucket per key. The returned function takes a token, or returns false
 * if the key has none left. Limits that must hold across servers and restarts are in `auth/rateLimiter.ts`.
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
