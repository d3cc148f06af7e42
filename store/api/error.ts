import { isRecord } from '../persistence/user';

/**
 * How every failed call ends. `status` is the HTTP status, or the reason why there is none to trust:
 * no connection, no answer within the time limit, or an answer that is not what the contract says.
 * `message` is the server's own sentence, null where it gave none. Spec §8.
 */
export interface ApiError {
  status: number | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE';
  message: string | null;
}

/** The sentence in an error body: in `message` or in `error`, bare or wrapped in `{ data }`; null without one. */
export function extractMessage(body: unknown): string | null {
  if (!isRecord(body)) return null;
  for (const text of [body.message, body.error]) {
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return extractMessage(body.data);
}

/**
 * What to tell the person: the server's sentence, else `answered` where the server did answer, else `unanswered`.
 * Takes whatever `unwrap()` threw; an error of the site's own making says nothing that a visitor could use, so it
 * counts as no sentence. Spec §8.
 */
export function getErrorMessage(error: unknown, answered: string, unanswered = answered): string {
  const sentence = isRecord(error) && 'status' in error ? extractMessage(error) : null;
  return sentence ?? (typeof statusOf(error) === 'number' ? answered : unanswered);
}

const statusOf = (error: unknown): unknown => (isRecord(error) ? error.status : undefined);

/** True where the server says that it knows no such thing: not found, or no address that could name one. */
export function isNotFound(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400 || status === 422;
}

/** True where the server has looked at what was sent and says no: the same will not go through another time. */
export function isNonRetryable(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}

/** True where it was there once: an archived product's page (settled question 7). */
export function isGone(error: unknown): boolean {
  return statusOf(error) === 410;
}
