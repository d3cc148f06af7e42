import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { countParts, listPart } from '../catalogue/sitemapRows';
import type { Config } from '../config';
import { NOTHING_HERE, Problem } from '../problems';

/** The most addresses that a sitemap may hold, by its protocol. */
const PART = 50_000;

const open = (root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;

/**
 * The collection for search engines: `/sitemap.xml` leads to the public pages (a file of the build) and to the products,
 * in parts that are read while they are sent, so that any number takes the same memory.
 */
export function installSitemap(app: FastifyInstance, pool: Pool, config: Config): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await countParts(pool, PART);
    const names = ['pages', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)];
    const lines = names.map((name) => `<sitemap><loc>${config.publicUrl}/sitemap-${name}.xml</loc></sitemap>\n`);
    return sendXml(request, reply, [open('sitemapindex'), ...lines, '</sitemapindex>\n']);
  });
  app.get<{ Params: { part: string } }>('/sitemap-products-:part(^[1-9][0-9]{0,4}).xml', async (request, reply) => {
    const part = Number(request.params.part);
    if (part > (await countParts(pool, PART))) throw new Problem(404, NOTHING_HERE);
    return sendXml(request, reply, productLines(pool, part, config.publicUrl));
  });
}

/** Nothing to escape: an origin, and letters that stand for themselves or as % and digits. */
async function* productLines(pool: Pool, part: number, origin: string): AsyncGenerator<string> {
  yield open('urlset');
  for await (const batch of listPart(pool, part, PART)) {
    yield batch
      .map(({ slug, updated_at }) => {
        const address = `${origin}/products/${encodeURIComponent(slug)}`;
        return `<url><loc>${address}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>\n`;
      })
      .join('');
  }
  yield '</urlset>\n';
}

function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').header('vary', 'accept-encoding');
  const plain = Readable.from(pieces);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  // A failure on either side ends both; the reply sees it as a body that breaks off.
  const packed = pipeline(plain, createGzip(), () => undefined);
  return reply.header('content-encoding', 'gzip').send(packed);
}
