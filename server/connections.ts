import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends connections on which a request arrives before the response to the one before is finished (pipelining). Browsers do
 * not pipeline. Node starts every pipelined request at once, and the responses that wait for the first one never emit
 * `close` if the client hangs up: a few connections could hold any number of requests in memory, and what is counted per
 * request would never be freed.
 *
 * Also ends connections that the client has already reset: no response can reach it, and its IP address is unknown.
 *
 * Call it after all other `request` listeners are installed: it prepends its own, which must run first. The others skip
 * requests for which `isDropped` returns true.
 */
export function refusePipelining({ server }: FastifyInstance): void {
  const unfinished = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const before = unfinished.get(socket);
    unfinished.set(socket, response);
    if ((before && !before.writableFinished) || socket.remoteAddress === undefined) socket.destroy();
  });
}

/** Returns whether a request's connection ended before the request was handled. */
export const isDropped = ({ socket }: IncomingMessage): boolean => socket.destroyed;
