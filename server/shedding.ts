import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from './contractRoutes';
import { Problem } from './problems';

/** So many calls may be worked on at once; the database serves ten of them, or one, and the others wait for it. */
const MAX_CALLS = 64;
/** Of these so many may send more than this, a picture, which is held in memory until it is encoded. */
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
 * Refuses calls beyond what can be worked on soon, with 503 and `Retry-After`, so that those who are let in are answered
 * as quickly as ever. A body that is still arriving does not count, or a few slow senders could shut the others out.
 */
export function installShedding(app: FastifyInstance, { maxCalls = MAX_CALLS, maxUploads = MAX_UPLOADS } = {}): void {
  const calls = makePlaces(maxCalls);
  const uploads = makePlaces(maxUploads);

  const counts = ({ routeOptions: { url = '', config } }: FastifyRequest) =>
    url.startsWith(`${API_PREFIX}/`) && !config.neverShed;

  app.addHook('onRequest', async (request, reply) => {
    if (!counts(request)) return;
    calls.enter(request);
    reply.raw.once('close', () => {
      calls.leave(request);
      uploads.leave(request);
    });
  });
  app.addHook('preParsing', async (request) => {
    if (!counts(request)) return;
    calls.leave(request);
    if (request.mediaType === 'multipart/form-data' && mayBeLarge(request)) uploads.enter(request);
  });
  app.addHook('preValidation', async (request) => {
    if (counts(request)) calls.enter(request);
  });
}

/** Without an announced length nobody knows. */
const mayBeLarge = ({ headers }: FastifyRequest): boolean => Number(headers['content-length'] ?? Infinity) > LARGE_BYTES;

interface Places {
  /** Throws Problem 503 where all are taken. */
  enter(request: FastifyRequest): void;
  leave(request: FastifyRequest): void;
}

function makePlaces(count: number): Places {
  const taken = new Set<FastifyRequest>();
  return {
    enter(request) {
      if (taken.size >= count) {
        throw new Problem(503, 'The server is busy just now. Please try again in a few seconds.', RETRY_AFTER_S);
      }
      taken.add(request);
    },
    leave: (request) => void taken.delete(request),
  };
}
