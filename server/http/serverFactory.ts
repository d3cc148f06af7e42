import type { FastifyServerFactory } from 'fastify';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isRefused } from './connections';

/** Serves a request without Fastify. Returns false if Fastify has to serve it. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The timeouts that Fastify sets on a server that it creates itself, in ms. */
interface Timeouts {
  connectionTimeout: number;
  keepAliveTimeout: number;
  requestTimeout: number;
}

/**
 * Makes a `serverFactory` for Fastify. Its servers pass each request to `serveEarly` first, and to Fastify only if
 * `serveEarly` returns false. Requests that `rejectCostlyRequests` has rejected are passed to neither.
 */
export function makeServerFactory(serveEarly: EarlyHandler): FastifyServerFactory {
  return (serveWithFastify, options) => {
    const { connectionTimeout, keepAliveTimeout, requestTimeout } = options as unknown as Timeouts;
    // Node need not reject requests without a Host header, because `connections.ts` rejects them.
    const settings = { requireHostHeader: false, keepAliveTimeout, requestTimeout };
    const server = createServer(settings, (request, response) => {
      if (!isRefused(request) && !serveEarly(request, response)) serveWithFastify(request, response);
    });
    return server.setTimeout(connectionTimeout);
  };
}
