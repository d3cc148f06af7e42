import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isRefused } from '../http/connections';
import { newRequestId } from '../config/logging';
import type { RecordRoute } from '../metrics/requestMetrics';
import type { ResponseCache } from './responseCache';
import {
  acceptsHtml,
  negotiateEncoding,
  matchesEtag,
  type CachedResponse,
  peekVariant,
  getVariant,
} from './cachedResponse';

interface FastPathOptions {
  noteRoute?: RecordRoute | undefined;
  /** Sends a response that is at hand outside the cache; returns false if there is none for this request. */
  respond?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Answers from the cache before Fastify sees the request: an address that has led to an answer needs no route, no guard
 * and no check a second time. Whatever is not at hand as finished bytes goes the long way.
 */
export function installCacheFastPath(
  app: FastifyInstance,
  cache: ResponseCache,
  { noteRoute, respond }: FastPathOptions = {},
): void {
  const { server } = app;
  // Fastify's own; before it stands whoever only counts.
  const handle = server.listeners('request').at(-1) as RequestListener;
  server.removeListener('request', handle);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isRefused(request) || respond?.(request, response)) return;
    const kept = isRead(request) ? cache.get(request.url ?? '') : undefined;
    if (!kept || !sendAtOnce(kept, request, response)) {
      handle(request, response);
      return;
    }
    cache.counts.hits += 1;
    noteRoute?.(response, kept.route);
    // One line where Fastify has two: it is over as soon as it has come.
    const { statusCode } = response;
    const req = { method: request.method, routeOptions: { url: kept.route } };
    app.log.info({ reqId: newRequestId(), req, res: { statusCode } }, 'kept answer sent');
  });
  app.addHook('preClose', async () => cache.close());
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function sendAtOnce(kept: CachedResponse, { method, headers }: IncomingMessage, response: ServerResponse): boolean {
  // Only pages vary by Accept: to a client that does not take HTML their URL is 404 (`site/index.ts`).
  if (kept.headers['vary'] === 'accept' && !acceptsHtml(headers.accept)) return false;
  const variant = peekVariant(kept, negotiateEncoding(headers['accept-encoding']));
  if (!variant) return false;
  const unchanged = kept.status === 200 && matchesEtag(headers['if-none-match'], variant.etag);
  if (unchanged) response.writeHead(304, variant.notModifiedHeaders).end();
  else response.writeHead(kept.status, variant.headers).end(method === 'HEAD' ? undefined : variant.body);
  return true;
}

/** Sends what is kept through Fastify: the same answer as above. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedResponse,
): Promise<FastifyReply> {
  const { headers } = request;
  const variant = await getVariant(kept, negotiateEncoding(headers['accept-encoding']));
  const unchanged = kept.status === 200 && matchesEtag(headers['if-none-match'], variant.etag);
  const lines = unchanged ? variant.notModifiedHeaders : variant.headers;
  for (let at = 0; at < lines.length; at += 2) void reply.header(lines[at] as string, lines[at + 1]);
  return unchanged ? reply.code(304).send() : reply.code(kept.status).send(variant.body);
}

/** The header lines that every answer of this reply's route has: security and the cache's rule. */
export function currentHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
