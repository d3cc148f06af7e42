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
 * sees them. Call it after those are installed; they skip requests for which `isRefused` returns true. The server must not
 * require a Host header itself: Node would answer such a request without telling anybody of it.
 *
 * - A request that arrives before the response to the one before is finished (pipelining; browsers do not do that) ends
 *   the connection. Node starts every pipelined request at once, and the responses that wait for the first one never emit
 *   `close` if the client hangs up: a few connections could hold any number of requests in memory, and what is counted per
 *   request would never be freed.
 * - A body without Content-Length gets 400. Node turns each of its chunks into a Buffer, so that a body of 64 kB that is
 *   sent a byte at a time takes 25 MB. Browsers announce the length of all that they send.
 * - A GET or HEAD request with a body gets 400, because nobody would read it: it would wait in memory for the response.
 * - A request without Host gets 400 (RFC 9112, section 3.2), and one with another expectation than `100-continue` gets 417
 *   (RFC 9110, section 10.1.1).
 * - A connection that the client has already reset is ended: no response can reach it, and its IP address is unknown.
 */
export function refuseCostlyRequests({ server }: Pick<FastifyInstance, 'server'>, endWithProblem: EndWithProblem): void {
  // Otherwise the headers behind the thousandth are not seen here, although they say where the request ends.
  server.maxHeadersCount = 0;
  const unfinished = new WeakMap<Socket, ServerResponse>();

  /** Ends the connection of a request that must not be handled, which is every request for which there is a refusal. */
  function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal | undefined): void {
    const { socket } = request;
    const before = unfinished.get(socket);
    unfinished.set(socket, response);
    // A response that waits for the one before has no socket yet.
    const isPipelined = response.socket === null || (before && !before.writableFinished);
    if (!isPipelined && !refusal && socket.remoteAddress !== undefined) return;
    refused.add(request);
    if (isPipelined || !refusal) socket.destroy();
    else {
      // What has been read of the body already is discarded, and what else the client sends goes past Node's parser.
      request.on('data', () => undefined);
      endWithProblem(socket, ...refusal);
    }
  }

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    refuse(request, response, refusalOf(request));
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    refuse(request, response, ['417 Expectation Failed', 'The request could not be understood.']);
  });
}

/** Whether a request was refused before it was handled. */
export const isRefused = (request: IncomingMessage): boolean => refused.has(request);

type Refusal = [status: string, message: string];

function refusalOf({ method, headers, httpVersion }: IncomingMessage): Refusal | undefined {
  if (headers.host === undefined && httpVersion === '1.1') return ['400 Bad Request', 'The request could not be understood.'];
  if (headers['transfer-encoding'] !== undefined) {
    return ['400 Bad Request', 'Please send the request with its length (Content-Length).'];
  }
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && Number(headers['content-length'] ?? 0) > 0 ? ['400 Bad Request', 'This request takes no body.'] : undefined;
}
