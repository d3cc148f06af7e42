import { product, testStore, user } from '../testing';
import { API_TIMEOUT_MS, serialiseParams } from './baseQuery';
import type { ApiError } from '.';
import { api, isGone, isNotFound, getErrorMessage } from '.';

/** Creates a store whose API calls get the response that `respond` returns, and records the calls. */
function storeWithResponse(respond: (init: RequestInit) => Response | Promise<Response>) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fakeFetch: typeof fetch = (url, init = {}) => {
    calls.push({ url: url as string, init });
    return Promise.resolve(respond(init));
  };
  return { calls, ...testStore({ fetch: fakeFetch, signedInAs: user() }) };
}

const page = () => Response.json({ products: [product()], currentPage: 1, totalPages: 1 });
const arg = { sort: 'newest', category: null } as const;

/** Returns the error of a product list request that gets the given response. */
async function listError(respond: () => Response | Promise<Response>): Promise<ApiError | undefined> {
  const { store } = storeWithResponse(respond);
  const { error } = await store.dispatch(api.endpoints.browseProducts.initiate(arg));
  return error as ApiError | undefined;
}

describe("'Base path /api on the provider's backend …, JSON, 10 s timeout' (§7)", () => {
  test('the URL starts with the given origin and the base path', async () => {
    const { store, calls } = storeWithResponse(page);
    await store.dispatch(api.endpoints.listProducts.initiate({ page: 2 }));
    expect(calls.map(({ url }) => url)).toEqual(['https://shop.example/api/products?page=2']);
  });

  test('a body is sent as JSON, with that content type', async () => {
    const { store, calls } = storeWithResponse(() => Response.json({ success: true }));
    await store.dispatch(api.endpoints.forgotPassword.initiate({ emailOnly: { email: 'a@example.com' } }));
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{"email":"a@example.com"}',
    });
  });

  test('cookies are sent to the same origin only, not to another provider', async () => {
    const { store, calls } = storeWithResponse(page);
    await store.dispatch(api.endpoints.listProducts.initiate({}));
    const [{ url, init }] = calls as [(typeof calls)[0]];
    expect(new Request(url, init).credentials).toBe('same-origin');
  });

  test("'POST /auth/logout, no payload': sends neither a body nor a content type", async () => {
    const { store, calls } = storeWithResponse(() => new Response(null, { status: 204 }));
    const { data } = await store.dispatch(api.endpoints.logout.initiate());
    expect(data).toEqual({ success: true, message: null });
    expect(calls[0]?.init.body).toBeUndefined();
    expect(calls[0]?.init.headers).not.toHaveProperty('content-type');
  });
});

describe("'Every request carries the stored token as bearer credential' (§6)", () => {
  test('sends the token of the session', async () => {
    const { store, calls } = storeWithResponse(page);
    await store.dispatch(api.endpoints.listProducts.initiate({}));
    expect(calls[0]?.init.headers).toHaveProperty('authorization', 'Bearer token-1');
  });

  test('sends no token for a guest', async () => {
    const calls: RequestInit[] = [];
    const { store } = testStore({
      fetch: (_url, init = {}) => {
        calls.push(init);
        return Promise.resolve(page());
      },
    });
    await store.dispatch(api.endpoints.listProducts.initiate({}));
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe("'API timeout 10000 ms' (§9)", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const neverRespond = ({ signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });

  test('a request without a response fails with TIMEOUT after 10 s, not earlier', async () => {
    const { store } = storeWithResponse(neverRespond);
    const call = store.dispatch(api.endpoints.listProducts.initiate({}));
    let ended = false;
    void call.then(() => (ended = true));
    await jest.advanceTimersByTimeAsync(API_TIMEOUT_MS - 1);
    expect(ended).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect((await call).error).toEqual({ status: 'TIMEOUT', message: null });
  });

  test('a request whose response body never ends fails with TIMEOUT', async () => {
    const { store } = storeWithResponse(({ signal }) => {
      const body = new ReadableStream({
        start: (stream) => signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
      });
      return new Response(body);
    });
    const call = store.dispatch(api.endpoints.listProducts.initiate({}));
    await jest.advanceTimersByTimeAsync(API_TIMEOUT_MS);
    expect((await call).error).toEqual({ status: 'TIMEOUT', message: null });
  });
});

describe("'error text in message or error' (docs/decisions/0003), 'The page with the API down, … answering HTML, answering 500'", () => {
  const html = '<!doctype html><h1>Bad gateway</h1>';

  test.each<[string, () => Response | Promise<Response>, ApiError]>([
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), { status: 'NETWORK', message: null }],
    ['HTML', () => new Response(html), { status: 'UNREADABLE', message: null }],
    ['broken JSON', () => new Response('{"products":['), { status: 'UNREADABLE', message: null }],
    ['an empty body instead of a list', () => new Response(''), { status: 'UNREADABLE', message: null }],
    ['an object without products', () => Response.json({ items: [] }), { status: 'UNREADABLE', message: null }],
    ['products that are not an array', () => Response.json({ products: 'x' }), { status: 'UNREADABLE', message: null }],
    ['500 with HTML', () => new Response(html, { status: 500 }), { status: 500, message: null }],
    ['500 without a body', () => new Response(null, { status: 500 }), { status: 500, message: null }],
    [
      'text in `message`',
      () => Response.json({ message: ' Gone. ' }, { status: 410 }),
      { status: 410, message: 'Gone.' },
    ],
    ['text in `error`', () => Response.json({ error: 'Busy.' }, { status: 503 }), { status: 503, message: 'Busy.' }],
    [
      'text inside `data`',
      () => Response.json({ data: { error: 'Busy.' } }, { status: 503 }),
      { status: 503, message: 'Busy.' },
    ],
    ['no valid text', () => Response.json({ message: {}, error: '' }, { status: 400 }), { status: 400, message: null }],
  ])('%s', async (_what, respond, error) => {
    expect(await listError(respond)).toEqual(error);
  });
});

test.each([
  [{ status: 400, message: 'The name is missing.' }, 'The name is missing.'],
  [{ status: 500, message: null }, 'Error creating product'],
  [{ status: 'NETWORK', message: null }, 'Error creating product'],
  [new Error('x is not a function'), 'Error creating product'],
  [{ name: 'TypeError', message: 'x is not a function' }, 'Error creating product'],
  [undefined, 'Error creating product'],
  ['text', 'Error creating product'],
])("'else server message or 'Error creating product'' (§8): %j", (error, message) => {
  expect(getErrorMessage(error, 'Error creating product')).toBe(message);
});

test('isNotFound is true for 400, 404 and 422, isGone for 410 only', () => {
  const statuses = [400, 404, 422, 410, 401, 500, 'NETWORK', 'UNREADABLE'];
  expect(statuses.filter((status) => isNotFound({ status }))).toEqual([400, 404, 422]);
  expect(statuses.filter((status) => isGone({ status }))).toEqual([410]);
  expect([isNotFound(undefined), isGone(new Error('410'))]).toEqual([false, false]);
});

test.each([
  [{ page: 1, sort: '-createdAt' }, 'page=1&sort=-createdAt'],
  [{ tags: ['a', 'b & c'] }, 'tags=a&tags=b+%26+c'],
  [{ category: null, sort: undefined, tags: [null, 'a'], page: 0, featured: false }, 'tags=a&page=0&featured=false'],
  [{}, ''],
])("'GET /products with query page, limit (12), sort' (§7): %j", (params, query) => {
  expect(serialiseParams(params)).toBe(query);
});
