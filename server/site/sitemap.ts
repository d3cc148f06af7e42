import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline as pipelineDone } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ResponseCache } from '../cache/responseCache';
import { acceptsGzip, makeCachedResponse } from '../cache/cachedResponse';
import { findSitemapStarts, type SitemapCursor, streamSitemapProducts } from '../catalogue/sitemapQueries';
import { PRODUCT_LIST_TAG } from '../live/tags';
import { NOT_FOUND_MESSAGE, HttpError } from '../http/httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';
import { makeTokenBuckets } from '../http/tokenBuckets';

/** Maximum number of URLs in one sitemap file, as the sitemap protocol prescribes. */
const URLS_PER_FILE = 50_000;

/** Rate limit of uncompressed responses per network, because each of them is up to 6 MB. */
const UNCOMPRESSED_LIMIT = { perSecond: 1, burst: 10 };
const RETRY_AFTER_S = 10;

interface SitemapOptions {
  pool: Pool;
  cache: ResponseCache;
  /** Returns the site's origin. A function, because the port may be known only after listening. */
  publicUrl: () => string;
}

const openingTag = (root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;

/**
 * Serves the sitemaps. `/sitemap.xml` is the index of all others: a sitemap of the public pages, which is a file of the
 * build, and sitemaps of the products, with up to 50,000 URLs each.
 *
 * Each product sitemap is cached as gzip until a product changes, so that many requests cost one database read. 50,000
 * URLs take 6 MB as text and a tenth of that compressed.
 */
export function installSitemap(app: FastifyInstance, { pool, cache, publicUrl }: SitemapOptions): void {
  /** Returns the position of the first product of each product sitemap. */
  async function findStarts(): Promise<SitemapCursor[]> {
    const { content } = await cached('starts', async () =>
      Buffer.from(JSON.stringify(await findSitemapStarts(pool, URLS_PER_FILE))),
    );
    return JSON.parse(content.toString()) as SitemapCursor[];
  }

  /** Returns the cached response of this name, or makes and caches it. A change of any product evicts it. */
  const cached = (name: string, make: () => Promise<Buffer>) =>
    cache.getOrCreate({ pool: 'sitemap', name }, async () =>
      makeCachedResponse(await make(), { status: 200, tags: [PRODUCT_LIST_TAG], route: '/sitemap', headers: {} }),
    );

  app.get('/sitemap.xml', async (_request, reply) => {
    const names = ['pages', ...(await findStarts()).map((_, index) => `products-${index + 1}`)];
    const lines = names.map((name) => `<sitemap><loc>${publicUrl()}/sitemap-${name}.xml</loc></sitemap>\n`);
    return setXmlHeaders(reply).send([openingTag('sitemapindex'), ...lines, '</sitemapindex>\n'].join(''));
  });
  app.get<{ Params: { part: string } }>('/sitemap-products-:part(^[1-9][0-9]{0,4}).xml', async (request, reply) => {
    const part = Number(request.params.part);
    const start = (await findStarts())[part - 1];
    if (!start) throw new HttpError(404, NOT_FOUND_MESSAGE);
    const { content } = await cached(`part ${part}`, () => gzipped(productSitemap(pool, start, publicUrl())));
    return sendGzipped(request, reply, content);
  });

  const mayDecompress = makeTokenBuckets(UNCOMPRESSED_LIMIT);

  /** Sends gzipped XML as it is, or decompresses it for a client that does not accept gzip. */
  function sendGzipped({ headers, ip }: FastifyRequest, reply: FastifyReply, content: Buffer): FastifyReply {
    void setXmlHeaders(reply).header('vary', 'accept-encoding');
    if (acceptsGzip(headers['accept-encoding'])) return reply.header('content-encoding', 'gzip').send(content);
    if (!mayDecompress(widestNetworkKey(ip))) {
      throw new HttpError(429, 'Too many requests. Please accept gzip, or try again in a few seconds.', RETRY_AFTER_S);
    }
    return reply.send(pipeline(Readable.from([content]), createGunzip(), () => undefined));
  }
}

/** Yields the XML of a product sitemap. The origin and the percent-encoded slugs need no XML escaping. */
async function* productSitemap(pool: Pool, start: SitemapCursor, origin: string): AsyncGenerator<string> {
  yield openingTag('urlset');
  for await (const batch of streamSitemapProducts(pool, start, URLS_PER_FILE)) {
    yield batch
      .map(({ slug, updated_at }) => {
        const url = `${origin}/products/${encodeURIComponent(slug)}`;
        return `<url><loc>${url}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>\n`;
      })
      .join('');
  }
  yield '</urlset>\n';
}

async function gzipped(lines: AsyncIterable<string>): Promise<Buffer> {
  const gzip = createGzip();
  const [content] = await Promise.all([buffer(gzip), pipelineDone(lines, gzip)]);
  return content;
}

const setXmlHeaders = (reply: FastifyReply): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
