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

/** What the built renderer (`src/render.tsx`) gives; it is found by its path, for the server knows nothing of `src`. */
interface Renderer {
  matchPage(url: string): { pattern: string; address: string | null } | null;
  render(url: string, world: { fetch: typeof fetch }): Promise<RenderedPage>;
}

interface RenderedPage {
  status: number;
  head: string;
  html: string;
  state: string;
}

/** A page to be rendered: its route's pattern and the shortest URL that renders the same. */
interface Page {
  pattern: string;
  address: string;
}

interface Built extends Renderer {
  /** By the route's pattern: the page around what is rendered. */
  frames: Record<string, string>;
}

/** Whoever waits longer gets the shell, which fetches for itself. */
const PATIENCE_MS = 2000;
/** React renders in one go: more than one at a time would only make each of them slower. */
const RENDERING = { running: 1, waiting: 50 };
/** Renders for one network, per second on average and at once. Beyond that it gets the shell, which costs nothing. */
const RENDERS_PER_NETWORK = { perSecond: 10, burst: 60 };
/** Renders for all networks together: each takes 13 to 40 ms of the main thread. */
const RENDERS = { perSecond: 15, burst: 150 };
/** Of every page that is kept: dropped when the site is built anew. */
const PAGES = 'PAGES';
const REBUILD_LOOK_MS = 1000;

/** The pages that are rendered on request. */
export interface PageRenderer {
  /**
   * The page of this address: kept until what it shows changes, or rendered now. 'shell' where it is the browser's to fill,
   * also when rendering fails or takes long; 'unknown' where the address leads nowhere.
   */
  find(request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse | 'shell' | 'unknown'>;
}

interface PagesOptions {
  cache: ResponseCache;
  /** Marks the renderer's own requests (`readLimit.ts`). */
  ownHeaders: Readonly<Record<string, string>>;
  /** The built renderer's folder. */
  renderDir: string;
}

/** Makes pages with the renderer in `renderDir`, as soon as there is one. They ask `app` itself for what they show. */
export function makePageRenderer(app: FastifyInstance, { cache, ownHeaders, renderDir }: PagesOptions): PageRenderer {
  const queue = makeFairQueue(RENDERING);
  const mayRender = makeTokenBuckets(RENDERS_PER_NETWORK);
  const mayRenderForAll = makeTokenBuckets(RENDERS);
  const framesFile = join(renderDir, 'frames.json');
  let built: Built | undefined;

  function load(): Built | undefined {
    if (built || !existsSync(framesFile)) return built;
    const renderer = require(join(renderDir, 'render.js')) as Renderer;
    built = { ...renderer, frames: JSON.parse(readFileSync(framesFile, 'utf8')) as Built['frames'] };
    return built;
  }

  // A page of the last build links scripts that are there no more.
  watchFile(framesFile, { persistent: false, interval: REBUILD_LOOK_MS }, () => {
    built = undefined;
    for (const file of Object.keys(require.cache)) if (file.startsWith(renderDir + sep)) delete require.cache[file];
    cache.invalidate([PAGES]);
  });
  app.addHook('onClose', async () => unwatchFile(framesFile));

  /** A page's `fetch`: the answer at hand, or the app's own, without a socket. What was asked for adds its tags. */
  const asking =
    (tags: Set<string>, remoteAddress: string): typeof fetch =>
    async (input) => {
      const address = input as string;
      const missing = cache.get(address)
        ? undefined
        : await app.inject({ url: address, remoteAddress, headers: { accept: 'application/json', ...ownHeaders } });
      const kept = cache.get(address);
      for (const tag of kept?.tags ?? []) tags.add(tag);
      return missing
        ? new Response(missing.payload, { status: missing.statusCode })
        : new Response(kept && new Uint8Array(kept.content));
    };

  async function render(
    from: Built,
    { pattern, address }: Page,
    { ip }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CachedResponse> {
    const tags = new Set<string>();
    const page = await from.render(address, { fetch: asking(tags, ip) });
    const parts: Record<string, string> = { head: page.head, app: page.html, state: page.state };
    const frame = from.frames[pattern] ?? '';
    const document = frame.replace(/<!--(head|app|state)-->/g, (_marker, name: string) => parts[name] ?? '');
    // 410 is an archived product, whose page changes with the collection. There is no end of unknown ones.
    if (page.status === 410) tags.add(PRODUCT_LIST_TAG);
    return makeCachedResponse(Buffer.from(document), {
      status: page.status,
      tags: page.status !== 404 && tags.size > 0 ? [PAGES, ...tags] : [],
      route: pattern,
      headers: { ...currentHeaders(reply), 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
    });
  }

  /** The turn of a visitor's network. It rejects with QueueFull if the network, or all together, asked for too many. */
  function turnOf({ ip }: FastifyRequest): Turn {
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
      const place = { pool: pattern, name: address, url: request.url };
      const rendering = cache.getOrCreate(
        place,
        () => render(from, { pattern, address }, request, reply),
        turnOf(request),
      );
      return inTime(rendering).then(
        (page) => (page.status === 404 ? 'unknown' : page),
        (err: Error) => {
          // Load is no fault: the shell is what it leads to.
          const level = err instanceof Late || err instanceof QueueFull ? 'info' : 'warn';
          request.log[level]({ err, page: pattern }, 'page not rendered, the shell was sent');
          return 'shell';
        },
      );
    },
  };
}

class Late extends Error {}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late(`Not done within ${PATIENCE_MS / 1000} s.`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
