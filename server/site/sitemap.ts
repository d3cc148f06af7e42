import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline as pipelineDone } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ResponseCache } from '../cache/responseCache';
import { acceptsEncoding, makeCachedResponse } from '../cache/cachedResponse';
import { countSitemapFiles, streamSitemapProducts } from '../catalogue/sitemapQueries';
import { PRODUCT_LIST_TAG } from '../live/tags';
import { NOT_FOUND_MESSAGE, HttpError } from '../http/httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';
import { makeTokenBuckets } from '../http/tokenBuckets';

/** URLs in one sitemap; the protocol's limit. */
const PART = 50_000;

/** Decompressed responses for one network, per second on average and at once: each is up to 6 MB. */
const UNCOMPRESSED = { perSecond: 1, burst: 10 };
const RETRY_AFTER_S = 10;

interface SitemapOptions {
  pool: Pool;
  cache: ResponseCache;
  /** Returns the site's origin. A function, because the port may be known only after listening. */
  publicUrl: () => string;
}

const open = (root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;

/**
 * Serves the sitemaps: `/sitemap.xml` is the index of the public pages (a file of the build) and of the products, in
 * parts of 50,000. A part is read once per change of a product, whoever asks, and cached as gzip: 50,000 URLs take 6 MB
 * as text and a tenth of that compressed.
 */
export function installSitemap(app: FastifyInstance, { pool, cache, publicUrl }: SitemapOptions): void {
  async function partCount(): Promise<number> {
    const { content } = await cached('parts', async () => Buffer.from(String(await countSitemapFiles(pool, PART))));
    return Number(content);
  }

  const cached = (name: string, make: () => Promise<Buffer>) =>
    cache.getOrCreate({ pool: 'sitemap', name }, async () =>
      makeCachedResponse(await make(), { status: 200, tags: [PRODUCT_LIST_TAG], route: '/sitemap', headers: {} }),
    );

  app.get('/sitemap.xml', async (_request, reply) => {
    const names = ['pages', ...Array.from({ length: await partCount() }, (_, index) => `products-${index + 1}`)];
    const lines = names.map((name) => `<sitemap><loc>${publicUrl()}/sitemap-${name}.xml</loc></sitemap>\n`);
    return xml(reply).send([open('sitemapindex'), ...lines, '</sitemapindex>\n'].join(''));
  });
  app.get<{ Params: { part: string } }>('/sitemap-products-:part(^[1-9][0-9]{0,4}).xml', async (request, reply) => {
    const part = Number(request.params.part);
    if (part > (await partCount())) throw new HttpError(404, NOT_FOUND_MESSAGE);
    const { content } = await cached(`part ${part}`, () => gzipped(productLines(pool, part, publicUrl())));
    return sendGzipped(request, reply, content);
  });

  const mayDecompress = makeTokenBuckets(UNCOMPRESSED);

  /** Sends gzipped XML as it is, or decompressed to a client that does not accept gzip. */
  function sendGzipped({ headers, ip }: FastifyRequest, reply: FastifyReply, content: Buffer): FastifyReply {
    void xml(reply).header('vary', 'accept-encoding');
    if (acceptsEncoding(headers['accept-encoding'] ?? '', 'gzip'))
      return reply.header('content-encoding', 'gzip').send(content);
    if (!mayDecompress(widestNetworkKey(ip))) {
      throw new HttpError(429, 'Too many requests. Please accept gzip, or try again in a few seconds.', RETRY_AFTER_S);
    }
    return reply.send(pipeline(Readable.from([content]), createGunzip(), () => undefined));
  }
}

/** Yields the lines of a part. Nothing needs escaping: the origin and percent-encoded slugs hold no XML characters. */
async function* productLines(pool: Pool, part: number, origin: string): AsyncGenerator<string> {
  yield open('urlset');
  for await (const batch of streamSitemapProducts(pool, part, PART)) {
    yield batch
      .map(({ slug, updated_at }) => {
        const address = `${origin}/products/${encodeURIComponent(slug)}`;
        return `<url><loc>${address}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>\n`;
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

const xml = (reply: FastifyReply): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
