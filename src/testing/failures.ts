/** Failing API responses for `test.each`, with the error message that the UI must show (docs/specification.md §8). */
import { http, HttpResponse, type HttpHandler } from 'msw';

type Method = 'get' | 'post' | 'put';

interface Fallbacks {
  /** Message shown if the response contains no error message. */
  answered: string;
  /** Message shown if there is no usable response. Defaults to `answered`. */
  unanswered?: string;
}

const json = (body: object, status: number) => () => HttpResponse.json(body, { status });
const html = (status: number) => () => new HttpResponse('<!doctype html><title>nginx</title>', { status });

/**
 * Returns rows of [test name, msw handler, expected message]. The expected message is the one in the response if there
 * is one, else a fallback (docs/specification.md §8).
 */
export function failuresOf(method: Method, path: string, { answered, unanswered = answered }: Fallbacks) {
  const rows: [string, () => Response, string][] = [
    ['`message` in the body', json({ success: false, message: 'The house is closed.' }, 400), 'The house is closed.'],
    ['`error` in the body', json({ error: 'The house is shut.' }, 422), 'The house is shut.'],
    ['`message` inside `data`', json({ data: { message: 'Come back later.' } }, 400), 'Come back later.'],
    ['status 429', json({ success: false, message: 'Please wait a minute.' }, 429), 'Please wait a minute.'],
    ['status 500 without a message', json({ success: false }, 500), answered],
    ['status 503 with an empty body', () => new HttpResponse(null, { status: 503 }), answered],
    ['status 502 with HTML from a gateway', html(502), answered],
    ['status 200 with HTML', html(200), unanswered],
    ['a network error', () => HttpResponse.error(), unanswered],
  ];
  return rows.map(([name, resolver, message]): [string, HttpHandler, string] => [
    name,
    http[method](`*/api${path}`, resolver),
    message,
  ]);
}

/** A handler that never responds. */
export const silent = (method: Method, path: string): HttpHandler =>
  http[method](`*/api${path}`, () => new Promise<never>(() => undefined));
