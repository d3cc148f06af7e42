import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { QueueFull } from '../jobs/boundedQueue';
import { validationMessage } from './validationMessage';

/** The one shape of everything that went wrong: the contract's `Problem`. */
export interface ErrorBody {
  success: false;
  message: string;
}

/**
 * Something that the caller is told: a status and a sentence for people. Throw it anywhere below a route.
 * `retryAfter` is in seconds.
 */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** What is said of any address that leads nowhere. */
export const NOT_FOUND_MESSAGE = 'There is nothing at this address.';
const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.';
const BUSY = 'The server is busy just now. Please try again in a few seconds.';
const BUSY_RETRY_AFTER_S = 5;

const INCOMPLETE = [400, 'What was sent did not arrive completely. Please try again.'] as const;

/** Sentences for what Fastify and its plugins refuse before a handler is asked. */
const FRAMEWORK_SENTENCES: Record<string, readonly [status: number, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'What was sent is larger than the server takes.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'What was sent is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: INCOMPLETE,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'The server does not take this content type here.'],
  FST_ERR_BAD_URL: [400, 'This address is not valid.'],
  // Longer than any id or slug: there is no such thing.
  FST_ERR_MAX_PARAM_LENGTH: [404, NOT_FOUND_MESSAGE],
};

/** Sentences for requests that Node refuses before Fastify sees them. */
const SOCKET_SENTENCES: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The request has more or longer headers than the server takes.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive. Please try again.'],
};

/** How long a client may take to read the response after which its connection is destroyed, in ms. */
const LINGER_MS = 2000;

/** Gives the wire shape of a sentence. */
export function errorBody(message: string): ErrorBody {
  return { success: false, message };
}

/** Makes `app` answer every error in the one problem shape, with the cause only in the log. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

/** For Fastify's `frameworkErrors` option and for the error handler. */
export function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toHttpError(error);
  logCause(request.log, error, problem.status);
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
  // What whoever reports it can quote: the log has the cause under the same id.
  if (problem.status >= 500) void reply.header('x-request-id', request.id);
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
  // By default a cache may store a 404 and send it to everybody.
  void reply.header('cache-control', 'no-store');
  void reply.code(problem.status).type('application/json; charset=utf-8').send(errorBody(problem.message));
}

/** Writes a problem response to the socket itself and closes the connection. `status` is such as `400 Bad Request`. */
export type EndWithError = (socket: Socket, status: string, message: string) => void;

/** Makes the function that ends a connection with a problem. Its responses have these headers. */
export function makeEndWithError(headers: Readonly<Record<string, string>>, lingerMs = LINGER_MS): EndWithError {
  const lines = Object.entries({ ...headers, 'cache-control': 'no-store', connection: 'close' });
  const fixed = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return (socket, status, message) => {
    const body = JSON.stringify(errorBody(message));
    socket.end(
      `HTTP/1.1 ${status}\r\n${fixed}content-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    linger(socket, lingerMs);
  };
}

/** Returns the listener for Node's `clientError`, which is about bytes that never became a request. */
export function makeClientErrorHandler(
  endWithProblem: EndWithError,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegunResponse(socket)) {
      socket.destroy();
      return;
    }
    const [status, message] = SOCKET_SENTENCES[error.code ?? ''] ?? [
      '400 Bad Request',
      'The request could not be understood.',
    ];
    endWithProblem(socket, status, message);
  };
}

/** Whether part of a response is on its way already: an error response would be read as the rest of it. */
function hasBegunResponse(socket: Socket): boolean {
  // Node's own handling of clientError asks the same of the same property.
  const { _httpMessage } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return _httpMessage?.headersSent === true;
}

/**
 * Gives the client time to read a response that ends the connection, then destroys the connection, whether or not the
 * client has closed its side. Bytes that arrive in between are read and discarded: unread, they would reset the
 * connection before the response is read, and the parser could make a request of them.
 */
function linger(socket: Socket, ms: number): void {
  // A 'data' listener also takes the socket back from Node's parser.
  socket.removeAllListeners('data').on('data', () => undefined);
  const timer = setTimeout(() => socket.destroy(), ms);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Turns whatever was thrown into what the caller is told. */
export function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof QueueFull) return new HttpError(503, BUSY, BUSY_RETRY_AFTER_S);
  const [firstIssue] = error.validation ?? [];
  if (firstIssue) return new HttpError(400, validationMessage(firstIssue, error.validationContext));
  const known = FRAMEWORK_SENTENCES[error.code];
  if (known) return new HttpError(...known);
  if (isCutOff(error)) return new HttpError(...INCOMPLETE);
  if (isDatabaseUnavailable(error)) return new HttpError(503, BUSY, BUSY_RETRY_AFTER_S);
  // Our own guards throw Problem: this is the file server, which need not say what it hides.
  if (error.statusCode === 403) return new HttpError(404, NOT_FOUND_MESSAGE);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError(error.statusCode, 'The request could not be understood.');
  }
  return new HttpError(500, UNEXPECTED);
}

/** Whether the caller hung up in the middle of the body. Node gives that the code of a lost connection to the database. */
function isCutOff({ code, message }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' && message === 'aborted';
}

/** Whether the database could not be reached or cut the connection: then the outcome of a write is not known. */
export function isDatabaseUnavailable(error: NodeJS.ErrnoException): boolean {
  // The embedded database's socket is a file that may be missing; any other file is none of its business.
  if (error.code === 'ENOENT') return error.syscall === 'connect';
  // 08: connection, 53: out of resources, 57P: shutting down (PostgreSQL's error classes).
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08...|53...|57P..)$/.test(error.code ?? '')) return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/.test(
    error.message,
  );
}

/**
 * Expected refusals stay at debug, so that nobody fills the log from outside; our own faults are errors, and what made
 * us say that something is away.
 */
function logCause(log: FastifyBaseLogger, error: Error, status: number): void {
  if (error instanceof HttpError && error.cause !== undefined)
    log.error({ err: error.cause as Error }, 'request failed');
  else if (error instanceof HttpError || error instanceof QueueFull) log.debug({ status }, error.message);
  else if (status >= 500) log.error({ err: error }, 'request failed');
  else log.debug({ status }, 'request refused');
}
