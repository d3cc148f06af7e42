import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { join, sep } from 'node:path';
import type { ResponseCache, Turn } from '../cache/responseCache';
import { type CachedResponse, makeCachedResponse } from '../cache/cachedResponse';
import { currentHeaders } from '../cache/cacheFastPath';
import { QueueFull } from '../jobs/boundedQueue';
import { makeFairQueue } from '../jobs/fairQueue';
import { PRODUCT_LIST_TAG } from '../live/tags';
import { widestNetworkKey } from '../auth/rateLimiter';
import { makeTokenBuckets } from '../http/tokenBuckets';

/**
 * The exports of the built `src/render.tsx`. The module is loaded by path, because the server must not import from
 * `src`.
 */
interface Renderer {
  matchPage(url: string): { pattern: string; address: string | null } | null;
  render(url: string, options: { fetch: typeof fetch }): Promise<RenderedPage>;
}

interface RenderedPage {
  status: number;
  head: string;
  html: string;
  state: string;
}

/** A page to render: the pattern of its route, and its URL without the parts that do not change the page. */
interface Page {
  pattern: string;
  address: string;
}

interface Build extends Renderer {
  /** The HTML templates into which the pages are inserted, by route pattern. */
  frames: Record<string, string>;
}

/** Maximum wait for a render, in ms. After it, the shell is sent, and the browser renders the page. */
const RENDER_TIMEOUT_MS = 2000;
/** Limits of the render queue. One render runs at a time, because React renders synchronously. */
const QUEUE_LIMITS = { running: 1, waiting: 50 };
/** Rate limit of renders per network. Requests above it get the shell, which costs next to nothing. */
const RENDERS_PER_NETWORK = { perSecond: 10, burst: 60 };
/** Rate limit of renders for all networks together. Each render takes 13 to 40 ms of the main thread. */
const TOTAL_RENDERS = { perSecond: 15, burst: 150 };
/** Cache tag of all rendered pages. It is invalidated when the site is built again. */
const PAGE_TAG = 'PAGES';
/** Interval at which the server checks for a new build, in ms. */
const BUILD_POLL_MS = 1000;

/** Renders pages on request and caches them. */
export interface PageRenderer {
  /**
   * Returns the page of the request's URL, from the cache or newly rendered. Returns 'shell' if the browser has to
   * render the page, or if rendering fails, takes too long or is rate limited. Returns 'unknown' if the page does not
   * exist.
   */
  find(request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse | 'shell' | 'unknown'>;
}

interface PageRendererOptions {
  cache: ResponseCache;
  /** Headers of the renderer's own API requests, which exempt them from the read limit (`readLimit.ts`). */
  ownHeaders: Readonly<Record<string, string>>;
  /** The folder of the built renderer. */
  renderDir: string;
  /** Whether the consultation forms send their requests (scripts/build/consultationPages.mjs). */
  consultations: boolean;
}

/**
 * Creates a page renderer from the build in `renderDir`. Until there is a build, `find` returns 'shell'. Pages fetch
 * their data from the API of `app`.
 */
export function makePageRenderer(
  app: FastifyInstance,
  { cache, ownHeaders, renderDir, consultations }: PageRendererOptions,
): PageRenderer {
  const queue = makeFairQueue(QUEUE_LIMITS);
  const mayRender = makeTokenBuckets(RENDERS_PER_NETWORK);
  const mayRenderForAll = makeTokenBuckets(TOTAL_RENDERS);
  const framesFile = join(renderDir, 'frames.json');
  let build: Build | undefined;

  function load(): Build | undefined {
    if (build || !existsSync(framesFile)) return build;
    const renderer = require(join(renderDir, 'render.js')) as Renderer;
    build = { ...renderer, frames: JSON.parse(readFileSync(framesFile, 'utf8')) as Build['frames'] };
    return build;
  }

  // After a new build, unload the renderer and evict all pages, because they link to scripts that no longer exist.
  watchFile(framesFile, { persistent: false, interval: BUILD_POLL_MS }, () => {
    build = undefined;
    for (const file of Object.keys(require.cache)) if (file.startsWith(renderDir + sep)) delete require.cache[file];
    cache.invalidate([PAGE_TAG]);
  });
  app.addHook('onClose', async () => unwatchFile(framesFile));

  /**
   * Creates the `fetch` function with which a page loads its data during rendering. It returns the cached API response,
   * or calls `app` directly without a socket. The cache tags of each response are added to `tags`.
   */
  const makeFetch =
    (tags: Set<string>, remoteAddress: string): typeof fetch =>
    async (input) => {
      const url = input as string;
      const injected = cache.get(url)
        ? undefined
        : await app.inject({ url, remoteAddress, headers: { accept: 'application/json', ...ownHeaders } });
      const cached = cache.get(url);
      for (const tag of cached?.tags ?? []) tags.add(tag);
      return injected
        ? new Response(injected.payload, { status: injected.statusCode })
        : new Response(cached && new Uint8Array(cached.content));
    };

  async function render(
    from: Build,
    { pattern, address }: Page,
    { ip }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CachedResponse> {
    const tags = new Set<string>();
    const page = await from.render(address, { fetch: makeFetch(tags, ip) });
    const fragments: Record<string, string> = { head: page.head, app: page.html, state: page.state };
    const plainFrame = from.frames[pattern] ?? '';
    const frame = consultations ? plainFrame.replace('<html', '<html data-consultations="on"') : plainFrame;
    const document = frame.replace(/<!--(head|app|state)-->/g, (_marker, name: string) => fragments[name] ?? '');
    // Tag the page of an archived product (410) so that it is evicted when any product changes. Pages with 404 are not
    // cached, because the number of unknown URLs is unlimited.
    if (page.status === 410) tags.add(PRODUCT_LIST_TAG);
    return makeCachedResponse(Buffer.from(document), {
      status: page.status,
      tags: page.status !== 404 && tags.size > 0 ? [PAGE_TAG, ...tags] : [],
      route: pattern,
      headers: { ...currentHeaders(reply), 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
    });
  }

  /**
   * Returns the request's turn in the render queue, in which each network has its own lane. The turn rejects with
   * QueueFull if a rate limit is exceeded.
   */
  function getTurn({ ip }: FastifyRequest): Turn {
    const key = widestNetworkKey(ip);
    const run: Turn['run'] = async (work) => {
      if (!mayRender(key) || !mayRenderForAll('all')) throw new QueueFull();
      await queue(key, work);
    };
    return { key, run };
  }

  return {
    find: async (request, reply) => {
      const from = load();
      if (!from) return 'shell';
      const found = from.matchPage(request.url);
      if (!found) return 'unknown';
      const { pattern, address } = found;
      if (address === null) return 'shell';
      const cacheKey = { pool: pattern, name: address, url: request.url };
      const rendering = cache.getOrCreate(
        cacheKey,
        () => render(from, { pattern, address }, request, reply),
        getTurn(request),
      );
      return withTimeout(rendering).then(
        (page) => (page.status === 404 ? 'unknown' : page),
        (err: Error) => {
          // Under load, timeouts and a full queue are expected, so they are logged as info only.
          const level = err instanceof Late || err instanceof QueueFull ? 'info' : 'warn';
          request.log[level]({ err, page: pattern }, 'page not rendered, the shell was sent instead');
          return 'shell';
        },
      );
    },
  };
}

/** Thrown if a page takes longer than RENDER_TIMEOUT_MS. */
class Late extends Error {}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late(`Not done within ${RENDER_TIMEOUT_MS / 1000} s.`)), RENDER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
