import { isRecord } from '../persistence/user';

/**
 * Error of a failed API call. `status` is the HTTP status, or:
 * - NETWORK: no connection;
 * - TIMEOUT: no complete response within API_TIMEOUT_MS;
 * - UNREADABLE: a 2xx response whose body does not match the contract.
 *
 * `message` is the error message that the server sent, or null (docs/specification.md §8).
 */
export interface ApiError {
  status: number | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE';
  message: string | null;
}

/** Returns the field `message` or `error` of an error response or of its `data`; null if there is none. */
export function extractMessage(body: unknown): string | null {
  if (!isRecord(body)) return null;
  for (const text of [body.message, body.error]) {
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return extractMessage(body.data);
}

/**
 * Returns the message to show for a failed call: the server's own message, else `fallback` if the error has an
 * HTTP status, else `networkFallback` (docs/specification.md §8).
 *
 * Accepts anything that RTK Query's `unwrap()` throws. The message of a JavaScript exception is not used, because it
 * would mean nothing to a visitor.
 */
export function getErrorMessage(error: unknown, fallback: string, networkFallback = fallback): string {
  const message = isRecord(error) && 'status' in error ? extractMessage(error) : null;
  return message ?? (typeof statusOf(error) === 'number' ? fallback : networkFallback);
}

/** Returns the HTTP status of a failed call, undefined or a word if there was no response. */
export const statusOf = (error: unknown): unknown => (isRecord(error) ? error.status : undefined);

/** Whether the resource does not exist: status 404, or status 400 or 422 if the id or slug has the wrong format. */
export function isNotFound(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400 || status === 422;
}

/** Whether sending the same request again would fail again: the server rejected it with a 4xx status other than 429. */
export function isNonRetryable(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}

/** Whether the status is 412: somebody else has changed the resource since the version in `If-Match`. */
export const isOutdated = (error: unknown): boolean => statusOf(error) === 412;

/** Whether the status is 409: the current state of the resource does not allow the change. */
export const isConflict = (error: unknown): boolean => statusOf(error) === 409;

/** Whether the status is 410 Gone, which the server sends for an archived product (docs/decisions/0007). */
export function isGone(error: unknown): boolean {
  return statusOf(error) === 410;
}
