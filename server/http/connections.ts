import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { makeNetworkSlots } from './networkSlots';
import type { EndWithError } from './httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';

/** The maximum number of open connections. Each takes a file descriptor, and some kilobytes while it sends a request. */
export const MAX_CONNECTIONS = 4000;

/**
 * Closes new connections at once if `max` connections are open. If `byNetwork` is true, one network may hold at most half
 * of them (`networkSlots.ts`). Pass false if a proxy opens all connections.
 */
export function limitConnections({ server }: Pick<FastifyInstance, 'server'>, max: number, byNetwork: boolean): void {
  server.maxConnections = max;
  if (!byNetwork) return;
  const places = makeNetworkSlots<Socket>(max);
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // A client that has already disconnected has no address.
    if (remoteAddress === undefined || !places.acquire(socket, widestNetworkKey(remoteAddress))) socket.destroy();
    else socket.once('close', () => places.release(socket));
  });
}

const refused = new WeakSet<IncomingMessage>();

/**
 * Refuses requests that could make the server hold much more memory than they send, before any other `request` listener
 * sees them. Call it after the other listeners are installed; they skip requests for which `isRefused` returns true. Create
 * the server with `requireHostHeader: false`: if Node refuses a request without Host itself, no `request` event is emitted.
 *
 * - A request that arrives before the response to the one before is finished (pipelining; browsers do not do that) ends
 *   the connection. Node starts every pipelined request at once, and the responses that wait for the first one never emit
 *   `close` if the client hangs up: a few connections could hold any number of requests in memory, and what is counted per
 *   request would never be freed.
 * - A body without Content-Length gets 400. Node turns each of its chunks into a Buffer, so that a body of 64 kB that is
 *   sent a byte at a time takes 25 MB. Browsers announce the length of all that they send.
 * - A GET or HEAD request with a body gets 400. No handler reads such a body, so it would stay in memory until the response
 *   is sent.
 * - A request without Host gets 400 (RFC 9112, section 3.2), and one with another expectation than `100-continue` gets 417
 *   (RFC 9110, section 10.1.1).
 * - A connection that the client has already reset is ended: no response can reach it, and its IP address is unknown.
 */
export function rejectCostlyRequests({ server }: Pick<FastifyInstance, 'server'>, endWithProblem: EndWithError): void {
  // By default Node shows only the first 1,000 headers, but also obeys a Transfer-Encoding or Content-Length after them.
  server.maxHeadersCount = 0;
  const unfinished = new WeakMap<Socket, ServerResponse>();

  /** Ends the connection if the request is pipelined, if its client is gone, or if there is a `refusal` to send. */
  function refuseIfCostly(request: IncomingMessage, response: ServerResponse, refusal: Refusal | undefined): void {
    const { socket } = request;
    const before = unfinished.get(socket);
    unfinished.set(socket, response);
    // Node assigns the socket to a response once the response before it is finished.
    const isPipelined = response.socket === null || (before && !before.writableFinished);
    if (!isPipelined && !refusal && socket.remoteAddress !== undefined) return;
    refused.add(request);
    if (isPipelined || !refusal) socket.destroy();
    else {
      // Discards the part of the body that has been parsed; `endWithProblem` discards the rest without parsing it.
      request.on('data', () => undefined);
      endWithProblem(socket, ...refusal);
    }
  }

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    refuseIfCostly(request, response, refusalOf(request));
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    refuseIfCostly(request, response, ['417 Expectation Failed', 'The request could not be understood.']);
  });
}

/** Whether a request was refused before it was handled. */
export const isRefused = (request: IncomingMessage): boolean => refused.has(request);

type Refusal = [status: string, message: string];

function refusalOf({ method, headers, httpVersion }: IncomingMessage): Refusal | undefined {
  if (headers.host === undefined && httpVersion === '1.1')
    return ['400 Bad Request', 'The request could not be understood.'];
  if (headers['transfer-encoding'] !== undefined) {
    return ['400 Bad Request', 'Please send the request with its length (Content-Length).'];
  }
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && Number(headers['content-length'] ?? 0) > 0
    ? ['400 Bad Request', 'This request takes no body.']
    : undefined;
}
