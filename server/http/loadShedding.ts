import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from './contractRoutes';
import { makeNetworkSlots, type NetworkSlots } from './networkSlots';
import { HttpError } from './httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';

/** Calls that may be worked on at once. The database serves ten of them, or one, and the others wait for it. */
const MAX_CALLS = 64;
/** Of these, forms of more than LARGE_BYTES: their picture is held in memory until it is encoded. */
const MAX_UPLOADS = 6;
const LARGE_BYTES = 1024 * 1024;
/** Requests whose body is still arriving, of up to 64 kB each. Slow senders keep their place for up to two minutes. */
const MAX_ARRIVING = 256;
const RETRY_AFTER_S = 2;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the server is. */
    neverShed?: boolean;
  }
}

/**
 * Refuses calls beyond what can be worked on soon, with 503 and `Retry-After`, so that the others are served as quickly as
 * ever. Places are divided by network, so that one client cannot take all of them. A body that is still arriving has a
 * place of another kind, or a few slow senders could shut the others out.
 */
export function installLoadShedding(
  app: FastifyInstance,
  { maxCalls = MAX_CALLS, maxUploads = MAX_UPLOADS, maxArriving = MAX_ARRIVING } = {},
): void {
  const calls = makeNetworkSlots<FastifyRequest>(maxCalls);
  const uploads = makeNetworkSlots<FastifyRequest>(maxUploads);
  const arriving = makeNetworkSlots<FastifyRequest>(maxArriving);

  const counts = ({ routeOptions: { url = '', config } }: FastifyRequest) =>
    url.startsWith(`${API_PREFIX}/`) && !config.neverShed;

  /** Requests whose client has hung up. They are worked on to the end, but must take no place that nobody would free. */
  const ended = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    if (!counts(request) && bytesOf(request) === 0) return;
    if (counts(request)) take(calls, request);
    reply.raw.once('close', () => {
      ended.add(request);
      for (const places of [calls, uploads, arriving]) places.release(request);
    });
  });
  // For unknown routes as well, because Fastify reads their bodies, too.
  app.addHook('preParsing', async (request) => {
    if (ended.has(request)) return;
    calls.release(request);
    if (bytesOf(request) > 0) take(arriving, request);
    if (request.mediaType === 'multipart/form-data' && bytesOf(request) > LARGE_BYTES) take(uploads, request);
  });
  app.addHook('preValidation', async (request) => {
    arriving.release(request);
    if (counts(request) && !ended.has(request)) take(calls, request);
  });
}

/** The announced length of a request's body. Without one there is no body (`connections.ts`). */
const bytesOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

/** Throws Problem 503 if no place is left for the request's network. */
function take(places: NetworkSlots<FastifyRequest>, request: FastifyRequest): void {
  if (places.acquire(request, widestNetworkKey(request.ip))) return;
  throw new HttpError(503, 'The server is busy just now. Please try again in a few seconds.', RETRY_AFTER_S);
}
