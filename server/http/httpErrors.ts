import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { QueueFull } from '../jobs/boundedQueue';
import { validationMessage } from './validationMessage';

/** JSON body of every error response: the contract's `Problem` schema. */
export interface ErrorBody {
  success: false;
  message: string;
}

/**
 * An error that is sent to the client: an HTTP status and a message for users. Any code that a route calls may throw
 * it. `retryAfter` is in seconds.
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

/** Message for a URL that does not exist. */
export const NOT_FOUND_MESSAGE = 'Nothing was found at this address.';
const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.';
const BUSY = 'The server is busy right now. Please try again in a few seconds.';
const BUSY_RETRY_AFTER_S = 5;

const INCOMPLETE = [400, 'The request did not arrive completely. Please try again.'] as const;

/** Status and message of errors that Fastify or a plugin throws before the handler runs, by error code. */
const FRAMEWORK_ERRORS: Record<string, readonly [status: number, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The request is too large.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The request body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: INCOMPLETE,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'This content type is not supported here.'],
  FST_ERR_BAD_URL: [400, 'This address is not valid.'],
  // The parameter is longer than any id or slug, so the resource cannot exist.
  FST_ERR_MAX_PARAM_LENGTH: [404, NOT_FOUND_MESSAGE],
};

/** Status and message for requests that Node rejects before Fastify sees them, by error code. */
const SOCKET_ERRORS: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive. Please try again.'],
};

/** How long a connection stays open for the client to read its final error response, in ms. */
const LINGER_MS = 2000;

function errorBody(message: string): ErrorBody {
  return { success: false, message };
}

/** Makes `app` send every error as an `ErrorBody`. The cause appears only in the log. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

/** Sends an error to the client. Used as Fastify's error handler and for its `frameworkErrors` option. */
export function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): void {
  const httpError = toHttpError(error);
  logCause(request.log, error, httpError.status);
  if (httpError.retryAfter !== undefined) void reply.header('retry-after', httpError.retryAfter);
  // Users can quote this id when they report the error; the log has the cause under the same id.
  if (httpError.status >= 500) void reply.header('x-request-id', request.id);
  if (httpError.status === 401) void reply.header('www-authenticate', 'Bearer');
  // Without this header, shared caches may store a 404 and send it to other clients.
  void reply.header('cache-control', 'no-store');
  void reply.code(httpError.status).type('application/json; charset=utf-8').send(errorBody(httpError.message));
}

/** Writes an error response to the socket and closes the connection. `status` is for example `400 Bad Request`. */
export type EndWithError = (socket: Socket, status: string, message: string) => void;

/** Returns the function that ends a connection with an error response. Every response has the given headers. */
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

/** Returns the listener for Node's `clientError` event, which reports malformed, oversized and overdue requests. */
export function makeClientErrorHandler(
  endWithError: EndWithError,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasStartedResponse(socket)) {
      socket.destroy();
      return;
    }
    const [status, message] = SOCKET_ERRORS[error.code ?? ''] ?? [
      '400 Bad Request',
      'The request could not be understood.',
    ];
    endWithError(socket, status, message);
  };
}

/**
 * Returns whether part of a response has already been sent. If so, the client would read an error response as the rest
 * of that response.
 */
function hasStartedResponse(socket: Socket): boolean {
  // Read an internal property of Node, as Node's own default handler of `clientError` does.
  const { _httpMessage } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return _httpMessage?.headersSent === true;
}

/**
 * Destroys the connection after `ms`, even if the client has not closed its side. Until then, the client can read the
 * final response. Bytes that arrive meanwhile are discarded. If they stayed unread, the connection could be reset
 * before the client has read the response. If they reached the parser, they could be served as a request.
 */
function linger(socket: Socket, ms: number): void {
  // Adding a 'data' listener also detaches the socket from Node's HTTP parser.
  socket.removeAllListeners('data').on('data', () => undefined);
  const timer = setTimeout(() => socket.destroy(), ms);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Converts any error that was thrown into the error that the client receives. */
export function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof QueueFull) return new HttpError(503, BUSY, BUSY_RETRY_AFTER_S);
  const [firstIssue] = error.validation ?? [];
  if (firstIssue) return new HttpError(400, validationMessage(firstIssue, error.validationContext));
  const known = FRAMEWORK_ERRORS[error.code];
  if (known) return new HttpError(...known);
  if (isAbortedByClient(error)) return new HttpError(...INCOMPLETE);
  if (isDatabaseUnavailable(error)) return new HttpError(503, BUSY, BUSY_RETRY_AFTER_S);
  // Only the static file server throws errors with status 403; our hooks throw HttpError. Send 404 instead, so that the
  // response does not reveal that the file exists.
  if (error.statusCode === 403) return new HttpError(404, NOT_FOUND_MESSAGE);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError(error.statusCode, 'The request could not be understood.');
  }
  return new HttpError(500, UNEXPECTED);
}

/**
 * Returns whether the client disconnected while sending the body. The message is compared too, because a lost database
 * connection has the same error code.
 */
function isAbortedByClient({ code, message }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' && message === 'aborted';
}

/** Returns whether the database was unreachable or closed the connection. The outcome of a write is then unknown. */
export function isDatabaseUnavailable(error: NodeJS.ErrnoException): boolean {
  // ENOENT from `connect` means that the socket file of the embedded database is missing. ENOENT from other system
  // calls is unrelated to the database.
  if (error.code === 'ENOENT') return error.syscall === 'connect';
  // PostgreSQL's error classes: 08 connection failure, 53 insufficient resources, 57P shutdown.
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08...|53...|57P..)$/.test(error.code ?? '')) return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/.test(
    error.message,
  );
}

/**
 * Logs an error. Rejected requests are logged at debug level, so that clients cannot fill the log. Server faults, and
 * HttpErrors that have a cause, are logged as errors.
 */
function logCause(log: FastifyBaseLogger, error: Error, status: number): void {
  if (error instanceof HttpError && error.cause !== undefined)
    log.error({ err: error.cause as Error }, 'request failed');
  else if (error instanceof HttpError || error instanceof QueueFull) log.debug({ status }, error.message);
  else if (status >= 500) log.error({ err: error }, 'request failed');
  else log.debug({ status }, 'request refused');
}
