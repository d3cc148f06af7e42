import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from './contractRoutes';
import { Problem } from './problems';
import { widestNetworkOf } from './session/limiter';

/** Calls that may be worked on at once. The database serves ten of them, or one, and the others wait for it. */
const MAX_CALLS = 64;
/** Of these, forms of more than LARGE_BYTES: their picture is held in memory until it is encoded. */
const MAX_UPLOADS = 6;
const LARGE_BYTES = 1024 * 1024;
const RETRY_AFTER_S = 2;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the server is. */
    neverShed?: boolean;
  }
}

/**
 * Refuses calls beyond what can be worked on soon, with 503 and `Retry-After`, so that the others are served as quickly as
 * ever. Places are divided by network, so that one client cannot take all of them. A body that is still arriving takes no
 * place, or a few slow senders could shut the others out.
 */
export function installShedding(app: FastifyInstance, { maxCalls = MAX_CALLS, maxUploads = MAX_UPLOADS } = {}): void {
  const calls = makePlaces(maxCalls);
  const uploads = makePlaces(maxUploads);

  const counts = ({ routeOptions: { url = '', config } }: FastifyRequest) =>
    url.startsWith(`${API_PREFIX}/`) && !config.neverShed;

  /** Requests whose client has hung up. They are worked on to the end, but must take no place that nobody would free. */
  const ended = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    if (!counts(request)) return;
    calls.enter(request);
    reply.raw.once('close', () => {
      ended.add(request);
      calls.leave(request);
      uploads.leave(request);
    });
  });
  app.addHook('preParsing', async (request) => {
    if (!counts(request) || ended.has(request)) return;
    calls.leave(request);
    if (request.mediaType === 'multipart/form-data' && mayBeLarge(request)) uploads.enter(request);
  });
  app.addHook('preValidation', async (request) => {
    if (counts(request) && !ended.has(request)) calls.enter(request);
  });
}

/** True if the body is large, or if its length is not announced. */
const mayBeLarge = ({ headers }: FastifyRequest): boolean => Number(headers['content-length'] ?? Infinity) > LARGE_BYTES;

interface Places {
  /** Throws Problem 503 if no place is left for the request's network. */
  enter(request: FastifyRequest): void;
  leave(request: FastifyRequest): void;
}

/**
 * Counts places by network. A network may hold as many places as are free (a dynamic threshold): alone it gets half of
 * them, two get a third each, and there is always a place for the next one.
 */
function makePlaces(count: number): Places {
  const taken = new Map<FastifyRequest, string>();
  const held = new Map<string, number>();
  return {
    enter(request) {
      const network = widestNetworkOf(request.ip);
      const own = held.get(network) ?? 0;
      if (own >= count - taken.size) {
        throw new Problem(503, 'The server is busy just now. Please try again in a few seconds.', RETRY_AFTER_S);
      }
      taken.set(request, network);
      held.set(network, own + 1);
    },
    leave(request) {
      const network = taken.get(request);
      if (network === undefined) return;
      taken.delete(request);
      const own = (held.get(network) ?? 0) - 1;
      if (own > 0) held.set(network, own);
      else held.delete(network);
    },
  };
}
