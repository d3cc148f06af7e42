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

/** The contract's routes with another handler table, without a database. */
async function serve(changed: Handlers, { strict = true, contract = readContract() } = {}): Promise<FastifyInstance> {
  app = fastify();
  installErrorHandler(app);
  await installMultipart(app);
  await registerContractRoutes(app, {
    contract,
    handlers: changed,
    services: {} as Services,
    cache: makeResponseCache(makeNotificationHub()),
    readLimit: makeReadLimit(DEFAULT_READ_LIMITS, 1),
    concurrentCalls: 4,
    findSession: async () => null,
    strict,
  });
  return app;
}

const answering = (answer: unknown): Handlers => ({
  ...handlers,
  listFeaturedProducts: async () => answer as HandlerResult,
});
const ask = (url = '/api/products/featured/list') => app.inject(url);

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

test.each([true, false])('an undeclared field never leaves the server (strict: %s)', async (strict) => {
  const secret = { ...product, cost: 9000, price: { isPriceOnRequest: true, margin: 0.4 } };
  await serve(answering({ status: 200, body: { products: [secret], total: 1, password_hash: 'x' } }), {
    strict,
  });
  expect((await ask()).json()).toEqual({ products: [product] });
});

test.each([
  ['a category that does not exist', { ...product, category: 'garden' }],
  ['a missing name', { ...product, name: undefined }],
  ['a number where text belongs', { ...product, name: 5 }],
  ['a date that is none', { ...product, createdAt: 'yesterday' }],
])('an answer that breaks the contract is an error: %s', async (_what, broken) => {
  await serve(answering({ status: 200, body: { products: [broken] } }));
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toEqual([500, UNEXPECTED]);
});

test('in production a broken answer goes out, trimmed, and the log says so', async () => {
  await serve(answering({ status: 200, body: { products: [{ ...product, category: 'garden', cost: 1 }] } }), {
    strict: false,
  });
  const logged = jest.spyOn(app.log, 'error');
  expect((await ask()).json()).toEqual({ products: [{ ...product, category: 'garden' }] });
  expect(logged).toHaveBeenCalledTimes(1);
  expect(takeViolations()).toEqual([
    expect.stringMatching(/featured\/list answered 200: .*category must be equal to one/),
  ]);
});

test('an answer that breaks the contract is seen on the wire as well, whoever sends it', async () => {
  await serve(answering({ status: 200, body: { products: [] } }));
  app.addHook('onSend', async (_request, reply) => {
    void reply.code(418);
    return JSON.stringify({ products: [], secret: 1 });
  });
  await ask();
  expect(takeViolations()).toEqual([
    'GET /api/products/featured/list answered 418: the contract does not name this status.',
  ]);
});

test.each([201, 204, 302])(
  'status %i, which the contract does not declare, is refused, also in production',
  async (status) => {
    await serve(answering({ status, body: { products: [] } }), { strict: false });
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toEqual([500, UNEXPECTED]);
  },
);

test.each([
  ['a string', '{"password_hash":"x"}'],
  ['a buffer', Buffer.from('{"password_hash":"x"}')],
  ['a stream', Readable.from(['{"password_hash":"x"}'])],
  ['a list', [{ password_hash: 'x' }]],
])('%s, which the contract cannot trim, is refused', async (_what, body) => {
  await serve(answering({ status: 200, body }));
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toEqual([500, UNEXPECTED]);
});

describe('the start is refused', () => {
  const refusal = async (changed: Handlers, contract?: Contract) => {
    const failure = await serve(changed, { contract }).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(UserFacingError);
    return (failure as Error).message;
  };
  const emptyContract = (operation: object) =>
    resolveContract({
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: { '/x': { get: operation } },
    });

  test('when an operation has no handler', async () => {
    const { archiveProduct: _gone, ...rest } = handlers;
    expect(await refusal(rest)).toBe(
      'The contract\'s operation "archiveProduct" has no handler in server/handlers.ts.',
    );
  });

  test('when a handler has no operation', async () => {
    expect(await refusal({ ...handlers, dropProduct: handlers['archiveProduct'] as Handlers[string] })).toBe(
      'server/handlers.ts has a handler "dropProduct", but contract/openapi.yaml states no such operation.',
    );
  });

  test('when an operation declares no default answer', async () => {
    const contract = emptyContract({ operationId: 'x', responses: { 200: { description: 'ok' } } });
    expect(await refusal({ x: async () => ({ status: 200, body: {} }) }, contract)).toBe(
      'The contract\'s operation "x" declares no default answer for problems.',
    );
  });

  test('when an operation has a guard that the server does not know', async () => {
    const contract = emptyContract({
      operationId: 'x',
      security: [{ apiKey: [] }],
      responses: { default: { description: 'any' } },
    });
    expect(await refusal({ x: async () => ({ status: 200, body: {} }) }, contract)).toBe(
      'The contract guards x with "apiKey", which server/http/guards.ts does not know.',
    );
  });
});
