import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RecordRoute } from '../metrics/requestMetrics';
import { newRequestId } from '../config/logging';
import type { EarlyHandler } from '../http/serverFactory';
import type { ResponseCache } from './responseCache';
import {
  acceptsHtml,
  matchesEtag,
  negotiateEncoding,
  type CachedResponse,
  type Variant,
  peekVariant,
  getVariant,
} from './cachedResponse';

/**
 * Makes a handler that sends cached responses before Fastify sees the request, without routing, hooks and validation
 * (docs/decisions/0056). Fastify serves all other requests. These include the first request for each content encoding
 * of a cached response, because the response has not been compressed with that encoding yet.
 */
export function makeCacheFastPath(
  cache: ResponseCache,
  log: FastifyBaseLogger,
  recordRoute?: RecordRoute,
): EarlyHandler {
  return (request, response) => {
    const cached = isRead(request) ? cache.get(request.url ?? '') : undefined;
    if (!cached || !trySend(cached, request, response)) return false;
    cache.counts.hits += 1;
    recordRoute?.(response, cached.route);
    // Log the request here, because Fastify does not see it.
    const { statusCode } = response;
    const req = { method: request.method, routeOptions: { url: cached.route } };
    log.info({ reqId: newRequestId(), req, res: { statusCode } }, 'kept answer sent');
    return true;
  };
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function trySend(cached: CachedResponse, { method, headers }: IncomingMessage, response: ServerResponse): boolean {
  // Only pages have the header `vary: accept`. If the client does not accept HTML, let Fastify respond with 404
  // (`site/index.ts`).
  if (cached.headers['vary'] === 'accept' && !acceptsHtml(headers.accept)) return false;
  const variant = peekVariant(cached, negotiateEncoding(headers['accept-encoding']));
  if (!variant) return false;
  if (isUnchanged(cached, variant, headers)) response.writeHead(304, variant.notModifiedHeaders).end();
  else response.writeHead(cached.status, variant.headers).end(method === 'HEAD' ? undefined : variant.body);
  return true;
}

/** Returns whether the client's copy of a successful response is current, so that 304 can be sent. */
const isUnchanged = ({ status }: CachedResponse, { etag }: Variant, headers: IncomingHttpHeaders): boolean =>
  status === 200 && matchesEtag(headers, etag);

/** Sends a cached response through Fastify, with the same status, headers and body as the fast path. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<FastifyReply> {
  const { headers } = request;
  const variant = await getVariant(cached, negotiateEncoding(headers['accept-encoding']));
  const unchanged = isUnchanged(cached, variant, headers);
  const lines = unchanged ? variant.notModifiedHeaders : variant.headers;
  for (let i = 0; i < lines.length; i += 2) void reply.header(lines[i] as string, lines[i + 1]);
  return unchanged ? reply.code(304).send() : reply.code(cached.status).send(variant.body);
}

/** Returns the headers that hooks have set on the reply so far, such as the security headers and Cache-Control. */
export function currentHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
