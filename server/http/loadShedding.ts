import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from './contract';
import { makeNetworkSlots, type NetworkSlots } from './networkSlots';
import { HttpError } from './httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';

/** Maximum number of API calls that may be in progress or queued at once. Only a few of them run at the same time. */
const MAX_CALLS = 64;
/** Maximum number of large multipart forms in progress. Each keeps its image in memory until the image is encoded. */
const MAX_UPLOADS = 6;
/** Size above which a multipart form also needs an upload slot, in bytes. */
const LARGE_BYTES = 1024 * 1024;
/** Maximum number of requests whose body may be arriving at once. A slow client may send for up to two minutes. */
const MAX_ARRIVING = 256;
const RETRY_AFTER_S = 2;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** If true, load shedding never rejects requests to this route. */
    neverShed?: boolean;
  }
}

/**
 * Rejects API calls above a limit with 503 and `Retry-After`, so that the admitted calls stay fast
 * (docs/decisions/0076). Slots are divided by network, so that one client cannot take all of them. While a request body
 * is arriving, the request holds an arrival slot instead of a call slot, so that slow senders do not block the calls of
 * other clients.
 */
export function installLoadShedding(
  app: FastifyInstance,
  { maxCalls = MAX_CALLS, maxUploads = MAX_UPLOADS, maxArriving = MAX_ARRIVING } = {},
): void {
  const calls = makeNetworkSlots<FastifyRequest>(maxCalls);
  const uploads = makeNetworkSlots<FastifyRequest>(maxUploads);
  const arriving = makeNetworkSlots<FastifyRequest>(maxArriving);

  const canBeShed = ({ routeOptions: { url = '', config } }: FastifyRequest) =>
    url.startsWith(`${API_PREFIX}/`) && !config.neverShed;

  /**
   * Requests whose client has disconnected. They must not take slots, because no later `close` event would free them.
   */
  const disconnected = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    if (!canBeShed(request) && bodyLength(request) === 0) return;
    if (canBeShed(request)) acquireSlot(calls, request);
    reply.raw.once('close', () => {
      disconnected.add(request);
      for (const slots of [calls, uploads, arriving]) slots.release(request);
    });
  });
  // Also limit requests to unknown routes, because Fastify reads their bodies as well.
  app.addHook('preParsing', async (request) => {
    if (disconnected.has(request)) return;
    calls.release(request);
    if (bodyLength(request) > 0) acquireSlot(arriving, request);
    if (request.mediaType === 'multipart/form-data' && bodyLength(request) > LARGE_BYTES) acquireSlot(uploads, request);
  });
  app.addHook('preValidation', async (request) => {
    arriving.release(request);
    if (canBeShed(request) && !disconnected.has(request)) acquireSlot(calls, request);
  });
}

/** Returns the length of the body, in bytes. A body without Content-Length has been rejected by `connections.ts`. */
const bodyLength = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

/** Takes a slot. Throws HttpError 503 if none is left for the request's network. */
function acquireSlot(slots: NetworkSlots<FastifyRequest>, request: FastifyRequest): void {
  if (slots.acquire(request, widestNetworkKey(request.ip))) return;
  throw new HttpError(503, 'The server is busy right now. Please try again in a few seconds.', RETRY_AFTER_S);
}
