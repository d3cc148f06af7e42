import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { makePlaces } from './places';
import type { EndWithProblem } from './problems';
import { widestNetworkOf } from './session/limiter';

/** Connections that may be open at once. Each takes a file descriptor and, while it sends a request, some kilobytes. */
export const MAX_CONNECTIONS = 4000;

/**
 * Refuses connections beyond `max`, by closing them at once. They are divided by network, so that one client cannot take
 * all of them; but not if `byNetwork` is false because a proxy in front opens them all.
 */
export function limitConnections({ server }: Pick<FastifyInstance, 'server'>, max: number, byNetwork: boolean): void {
  server.maxConnections = max;
  if (!byNetwork) return;
  const places = makePlaces<Socket>(max);
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // A client that is gone already has no address.
    if (remoteAddress === undefined || !places.enter(socket, widestNetworkOf(remoteAddress))) socket.destroy();
    else socket.once('close', () => places.leave(socket));
  });
}

const refused = new WeakSet<IncomingMessage>();

/**
 * Refuses requests that could make the server hold much more memory than they send, before any other `request` listener
 * sees them. Call it after those are installed; they skip requests for which `isRefused` returns true.
 *
 * - A request that arrives before the response to the one before is finished (pipelining; browsers do not do that) ends
 *   the connection. Node starts every pipelined request at once, and the responses that wait for the first one never emit
 *   `close` if the client hangs up: a few connections could hold any number of requests in memory, and what is counted per
 *   request would never be freed.
 * - A body without Content-Length gets 400. Node turns each of its chunks into a Buffer, so that a body of 64 kB that is
 *   sent a byte at a time takes 25 MB. Browsers announce the length of all that they send.
 * - A GET or HEAD request with a body gets 400, because nobody would read it: it would wait in memory for the response.
 * - A connection that the client has already reset is ended: no response can reach it, and its IP address is unknown.
 */
export function refuseCostlyRequests({ server }: FastifyInstance, endWithProblem: EndWithProblem): void {
  const unfinished = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const before = unfinished.get(socket);
    unfinished.set(socket, response);
    if ((before && !before.writableFinished) || socket.remoteAddress === undefined) {
      refused.add(request);
      socket.destroy();
      return;
    }
    const sentence = refusalOf(request);
    if (sentence === undefined) return;
    refused.add(request);
    // Past Node's parser: what else the client sends is discarded, and not taken apart.
    endWithProblem(socket, '400 Bad Request', sentence);
  });
}

/** Whether a request was refused before it was handled. */
export const isRefused = (request: IncomingMessage): boolean => refused.has(request);

/** The sentence that refuses a request because of its body. */
function refusalOf({ method, headers }: IncomingMessage): string | undefined {
  if (headers['transfer-encoding'] !== undefined) return 'Please send the request with its length (Content-Length).';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && Number(headers['content-length'] ?? 0) > 0 ? 'This request takes no body.' : undefined;
}
