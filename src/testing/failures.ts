/** Every way in which a call can fail, for the tables of spec §8. */
import { http, HttpResponse, type HttpHandler } from 'msw';

type Method = 'get' | 'post' | 'put';

interface Sentences {
  /** What is said where the server answered without a sentence of its own. */
  answered: string;
  /** What is said where no usable answer came; the same unless given. */
  unanswered?: string;
}

const json = (body: object, status: number) => () => HttpResponse.json(body, { status });
const html = (status: number) => () => new HttpResponse('<!doctype html><title>nginx</title>', { status });

/** Rows of [case, handler, the sentence that is shown]. Spec §8: "server message, else error message, else …". */
export function failuresOf(method: Method, path: string, { answered, unanswered = answered }: Sentences) {
  const rows: [string, () => Response, string][] = [
    ['the server message', json({ success: false, message: 'The house is closed.' }, 400), 'The house is closed.'],
    ['the error message', json({ error: 'The house is shut.' }, 422), 'The house is shut.'],
    ['a message in an envelope', json({ data: { message: 'Come back later.' } }, 400), 'Come back later.'],
    ['too many', json({ success: false, message: 'Please wait a minute.' }, 429), 'Please wait a minute.'],
    ['no message', json({ success: false }, 500), answered],
    ['an empty body', () => new HttpResponse(null, { status: 503 }), answered],
    ['a gateway in HTML', html(502), answered],
    ['HTML instead of an answer', html(200), unanswered],
    ['the network down', () => HttpResponse.error(), unanswered],
  ];
  return rows.map(([name, answer, sentence]): [string, HttpHandler, string] => [
    name,
    http[method](`*/api${path}`, answer),
    sentence,
  ]);
}

/** An answer that never comes. */
export const silent = (method: Method, path: string): HttpHandler =>
  http[method](`*/api${path}`, () => new Promise<never>(() => undefined));
