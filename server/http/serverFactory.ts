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
 * Makes a `serverFactory` whose servers pass each request to `serveEarly` first. Requests that `rejectCostlyRequests` has
 * refused go to neither.
 */
export function makeServerFactory(serveEarly: EarlyHandler): FastifyServerFactory {
  return (serveWithFastify, options) => {
    const { connectionTimeout, keepAliveTimeout, requestTimeout } = options as unknown as Timeouts;
    // `connections.ts` rejects requests without a Host header itself.
    const settings = { requireHostHeader: false, keepAliveTimeout, requestTimeout };
    const server = createServer(settings, (request, response) => {
      if (!isRefused(request) && !serveEarly(request, response)) serveWithFastify(request, response);
    });
    return server.setTimeout(connectionTimeout);
  };
}
