import fastify, { type FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { makeResponseCache } from '../cache/responseCache';
import { type Contract, readContract, resolveContract } from './contract';
import { registerContractRoutes } from './contractRoutes';
import { makeNotificationHub } from '../database/changeNotifications';
import type { HandlerResult, Handlers, Services } from './handler';
import { DEFAULT_READ_LIMITS, makeReadLimit } from './readLimit';
import { handlers } from '../handlers';
import { installErrorHandler } from './httpErrors';
import { UserFacingError } from '../config/userFacingError';
import { takeViolations } from '../testing/failOnContractViolations';
import { installMultipart } from './multipart';

let app: FastifyInstance;
afterEach(() => app.close());

/** Registers the contract's routes with the given handlers, without a database. */
async function serve(
  routeHandlers: Handlers,
  { strict = true, contract = readContract() } = {},
): Promise<FastifyInstance> {
  app = fastify();
  installErrorHandler(app);
  await installMultipart(app);
  await registerContractRoutes(app, {
    contract,
    handlers: routeHandlers,
    services: {} as Services,
    cache: makeResponseCache(makeNotificationHub()),
    readLimit: makeReadLimit(DEFAULT_READ_LIMITS, 1),
    concurrentCalls: 4,
    findSession: async () => null,
    strict,
  });
  return app;
}

const handlersReturning = (result: unknown): Handlers => ({
  ...handlers,
  listFeaturedProducts: async () => result as HandlerResult,
});
const request = (url = '/api/products/featured/list') => app.inject(url);

const product = {
  _id: '1',
  slug: 'sauna',
  name: 'Sauna',
  description: 'A sauna.',
  category: 'sauna',
  tags: [],
  price: { isPriceOnRequest: true },
  images: [],
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const UNEXPECTED = {
  success: false,
  message: 'Something went wrong on our side. Please try again in a moment.',
};

test.each([true, false])('an undeclared field is never sent (strict: %s)', async (strict) => {
  const secret = { ...product, cost: 9000, price: { isPriceOnRequest: true, margin: 0.4 } };
  await serve(handlersReturning({ status: 200, body: { products: [secret], total: 1, password_hash: 'x' } }), {
    strict,
  });
  expect((await request()).json()).toEqual({ products: [product] });
});

test.each([
  ['a category that does not exist', { ...product, category: 'garden' }],
  ['a missing name', { ...product, name: undefined }],
  ['a number where text belongs', { ...product, name: 5 }],
  ['an invalid date', { ...product, createdAt: 'yesterday' }],
])('a response that violates the contract becomes a 500: %s', async (_name, broken) => {
  await serve(handlersReturning({ status: 200, body: { products: [broken] } }));
  const response = await request();
  expect([response.statusCode, response.json()]).toEqual([500, UNEXPECTED]);
});

test('in production, a response that violates the contract is sent without undeclared fields, and logged', async () => {
  await serve(handlersReturning({ status: 200, body: { products: [{ ...product, category: 'garden', cost: 1 }] } }), {
    strict: false,
  });
  const logged = jest.spyOn(app.log, 'error');
  expect((await request()).json()).toEqual({ products: [{ ...product, category: 'garden' }] });
  expect(logged).toHaveBeenCalledTimes(1);
  expect(takeViolations()).toEqual([
    expect.stringMatching(/featured\/list answered 200: .*category must be equal to one/),
  ]);
});

test('the test setup detects responses that violate the contract, even if a hook has changed them', async () => {
  await serve(handlersReturning({ status: 200, body: { products: [] } }));
  app.addHook('onSend', async (_request, reply) => {
    void reply.code(418);
    return JSON.stringify({ products: [], secret: 1 });
  });
  await request();
  expect(takeViolations()).toEqual([
    'GET /api/products/featured/list answered 418: the contract does not name this status.',
  ]);
});

test.each([201, 204, 302])('the undeclared status %i becomes a 500, also in production', async (status) => {
  await serve(handlersReturning({ status, body: { products: [] } }), { strict: false });
  const response = await request();
  expect([response.statusCode, response.json()]).toEqual([500, UNEXPECTED]);
});

test.each([
  ['a string', '{"password_hash":"x"}'],
  ['a buffer', Buffer.from('{"password_hash":"x"}')],
  ['a stream', Readable.from(['{"password_hash":"x"}'])],
  ['a list', [{ password_hash: 'x' }]],
])('%s as body becomes a 500, because its fields cannot be checked', async (_name, body) => {
  await serve(handlersReturning({ status: 200, body }));
  const response = await request();
  expect([response.statusCode, response.json()]).toEqual([500, UNEXPECTED]);
});

describe('registration fails', () => {
  const startError = async (routeHandlers: Handlers, contract?: Contract) => {
    const error = await serve(routeHandlers, { contract }).catch((cause: Error) => cause);
    expect(error).toBeInstanceOf(UserFacingError);
    return (error as Error).message;
  };
  const contractWith = (operation: object) =>
    resolveContract({
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: { '/x': { get: operation } },
    });

  test('if an operation has no handler', async () => {
    const { archiveProduct: _removed, ...rest } = handlers;
    expect(await startError(rest)).toBe(
      'The contract\'s operation "archiveProduct" has no handler in server/handlers.ts.',
    );
  });

  test('if a handler has no operation', async () => {
    expect(await startError({ ...handlers, dropProduct: handlers['archiveProduct'] as Handlers[string] })).toBe(
      'server/handlers.ts has a handler "dropProduct", but contract/openapi.yaml declares no such operation.',
    );
  });

  test('if an operation declares no default response', async () => {
    const contract = contractWith({ operationId: 'x', responses: { 200: { description: 'ok' } } });
    expect(await startError({ x: async () => ({ status: 200, body: {} }) }, contract)).toBe(
      'The contract\'s operation "x" declares no default response for errors.',
    );
  });

  test('if an operation has an unknown security scheme', async () => {
    const contract = contractWith({
      operationId: 'x',
      security: [{ apiKey: [] }],
      responses: { default: { description: 'any' } },
    });
    expect(await startError({ x: async () => ({ status: 200, body: {} }) }, contract)).toBe(
      'The contract guards x with "apiKey", which server/http/guards.ts does not know.',
    );
  });
});

test('closing waits for calls in progress, because the database is closed afterwards', async () => {
  let respond = () => {};
  const answered = new Promise<void>((resolve) => (respond = resolve));
  let started = () => {};
  const isStarted = new Promise<void>((resolve) => (started = resolve));
  const events: string[] = [];
  const { listCategories } = handlersReturning({ status: 200, body: { categories: [] } });
  const slow = async (...call: Parameters<NonNullable<typeof listCategories>>) => {
    started();
    await answered;
    events.push('call ended');
    return listCategories?.(...call) as Promise<HandlerResult>;
  };
  await serve({ ...handlers, listCategories: slow });
  const response = app.inject('/api/products/categories/list').catch(() => undefined);
  await isStarted;
  const closed = app.close().then(() => events.push('closed'));
  // Give the app many turns of the event loop to close too early.
  for (let turn = 0; turn < 1000; turn += 1) await new Promise(setImmediate);
  respond();
  await closed;
  await response;
  expect(events).toEqual(['call ended', 'closed']);
});

test('after closing, a queued call does not start, because the database is closed', async () => {
  let finish: () => void = () => undefined;
  const started: string[] = [];
  await serve({
    ...handlers,
    // Only one public read runs at a time (`readLimit` in `serve`), so the second one is queued.
    listFeaturedProducts: async () => {
      started.push('first');
      await new Promise<void>((resolve) => (finish = resolve));
      return { status: 200, body: { products: [] } };
    },
    listCategories: async () => {
      started.push('second');
      return { status: 200, body: { categories: [] } };
    },
  });
  const first = request();
  const second = request('/api/products/categories/list');
  while (started.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const closed = app.close();
  // Let the hooks run until `onClose` waits for the first call.
  for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
  finish();
  await closed;
  expect((await first).statusCode).toBe(200);
  expect((await second).statusCode).toBe(503);
  expect(started).toEqual(['first']);
});
