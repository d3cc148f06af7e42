import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { makeNetworkSlots } from './networkSlots';
import type { EndWithError } from './httpErrors';
import { widestNetworkKey } from '../auth/rateLimiter';

/** Maximum number of open connections. Each takes a file descriptor, and a few kilobytes while it sends a request. */
export const MAX_CONNECTIONS = 4000;

/**
 * Limits the number of open connections to `max`; further ones are closed at once. If `byNetwork` is true, one network
 * may have at most half of them (`networkSlots.ts`). Pass false if a proxy opens all connections.
 */
export function limitConnections({ server }: Pick<FastifyInstance, 'server'>, max: number, byNetwork: boolean): void {
  server.maxConnections = max;
  if (!byNetwork) return;
  const slots = makeNetworkSlots<Socket>(max);
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // `remoteAddress` is undefined if the client has already disconnected.
    if (remoteAddress === undefined || !slots.acquire(socket, widestNetworkKey(remoteAddress))) socket.destroy();
    else socket.once('close', () => slots.release(socket));
  });
}

const refused = new WeakSet<IncomingMessage>();

/**
 * Rejects requests that could take much more memory on the server than the client sends. Call it after all other
 * `request` listeners are installed: it prepends its own listener, which must run before them. The other listeners must
 * skip requests for which `isRefused` returns true. The server must have the option `requireHostHeader: false`.
 * Otherwise Node itself rejects requests without Host, and emits no `request` event for them.
 *
 * - Pipelining: a request that arrives before the previous response is finished closes the connection. Browsers do not
 *   pipeline. Node starts all pipelined requests at once, so a few connections could hold any number of requests in
 *   memory. If the client disconnects, the queued responses never emit `close`, so the load-shedding slots of their
 *   requests would never be released.
 * - A body without Content-Length gets 400. Node makes a Buffer of each chunk, so a body of 64 kB that is sent in
 *   chunks of one byte takes 25 MB. Browsers send the length of every body.
 * - A GET or HEAD request with a body gets 400. No handler reads such a body, so it would stay in memory until the
 *   response is sent.
 * - A request without Host gets 400, because Node no longer checks it (RFC 9112, section 3.2). An expectation other
 *   than `100-continue` gets 417 (RFC 9110, section 10.1.1).
 * - A connection that the client has already reset is destroyed: it cannot receive a response, and its IP address is
 *   unknown.
 */
export function rejectCostlyRequests({ server }: Pick<FastifyInstance, 'server'>, endWithError: EndWithError): void {
  // Set no limit on the number of headers. By default, Node omits all headers after the first 1,000 from
  // `request.headers`, so the checks below would not see a Transfer-Encoding or Content-Length that the parser obeys.
  server.maxHeadersCount = 0;
  const unfinished = new WeakMap<Socket, ServerResponse>();

  /**
   * Destroys the connection if the request is pipelined or its client has disconnected. Otherwise, if there is a
   * `refusal`, sends it and then closes the connection.
   */
  function refuseIfCostly(request: IncomingMessage, response: ServerResponse, refusal: Refusal | undefined): void {
    const { socket } = request;
    const previous = unfinished.get(socket);
    unfinished.set(socket, response);
    // Node assigns the socket to a response when the previous response is finished. So a response without a socket
    // belongs to a pipelined request.
    const isPipelined = response.socket === null || (previous && !previous.writableFinished);
    if (!isPipelined && !refusal && socket.remoteAddress !== undefined) return;
    refused.add(request);
    if (isPipelined || !refusal) socket.destroy();
    else {
      // Discard the part of the body that has been parsed; `endWithError` discards the rest without parsing it.
      request.on('data', () => undefined);
      endWithError(socket, ...refusal);
    }
  }

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    refuseIfCostly(request, response, findRefusal(request));
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    refuseIfCostly(request, response, ['417 Expectation Failed', 'The request could not be understood.']);
  });
}

/** Returns whether `rejectCostlyRequests` has rejected the request; other `request` listeners must then ignore it. */
export const isRefused = (request: IncomingMessage): boolean => refused.has(request);

type Refusal = [status: string, message: string];

function findRefusal({ method, headers, httpVersion }: IncomingMessage): Refusal | undefined {
  if (headers.host === undefined && httpVersion === '1.1')
    return ['400 Bad Request', 'The request could not be understood.'];
  if (headers['transfer-encoding'] !== undefined) {
    return ['400 Bad Request', 'The request must have a Content-Length header.'];
  }
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && Number(headers['content-length'] ?? 0) > 0
    ? ['400 Bad Request', 'This request must not have a body.']
    : undefined;
}
