import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { ResponseCache } from '../cache/responseCache';
import { type CachedResponse, makeCachedResponse } from '../cache/cachedResponse';
import { currentHeaders, sendCachedResponse } from '../cache/cacheFastPath';
import { API_PREFIX, type Contract, type ContractOperation } from './contract';
import { makeValidatorCompiler, type ResponseValidator, makeResponseValidator } from './contractValidation';
import { type FairQueue, makeFairQueue } from '../jobs/fairQueue';
import { QueueFull } from '../jobs/boundedQueue';
import {
  authenticate,
  setCacheControl,
  requireBody,
  isPublicRead,
  rejectNulCharacters,
  type FindSession,
} from './guards';
import type { HandlerResult, Handlers, Services } from './handler';
import type { ReadLimit } from './readLimit';
import { widestNetworkKey } from '../auth/rateLimiter';
import { UserFacingError } from '../config/userFacingError';
import { makeMultipartParser } from './multipart';

/**
 * Maximum number of queued calls. It exceeds `MAX_CALLS` in `loadShedding.ts`, because a call stays queued after its
 * client has disconnected, but no longer takes one of the MAX_CALLS slots.
 */
const MAX_WAITING = 128;

interface ContractRoutes {
  contract: Contract;
  handlers: Handlers;
  services: Services;
  cache: ResponseCache;
  readLimit: ReadLimit;
  /**
   * Maximum number of concurrent calls, not counting public reads and multipart forms. Queued calls are started
   * round-robin by network.
   */
  concurrentCalls: number;
  findSession: FindSession;
  /** If true (tests, development), a response that violates the contract becomes an error. If false, it is logged. */
  strict: boolean;
}

/**
 * Registers a route for each operation of the contract. A route checks permissions, validates the input, calls the
 * handler, validates the response, and serializes only the fields that the contract declares. Throws UserFacingError
 * unless contract and handlers match one to one.
 */
export async function registerContractRoutes(app: FastifyInstance, options: ContractRoutes): Promise<void> {
  const { contract, handlers } = options;
  assertHandlersMatch(contract, handlers);
  app.setValidatorCompiler(makeValidatorCompiler());
  app.decorateRequest('auth', null);

  const callQueue = makeFairQueue({ running: options.concurrentCalls, waiting: MAX_WAITING });
  const makeCheck = makeResponseValidator(options.strict);
  const calls = { running: new Set<Promise<unknown>>(), isClosed: false };
  // A call goes on if its client has left, so it may outlive all connections. The database is closed after this hook,
  // so no queued call may start any more.
  app.addHook('onClose', async () => {
    calls.isClosed = true;
    await Promise.allSettled(calls.running);
  });
  const byId = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  await app.register(openapiGlue, {
    specification: contract.document,
    prefix: API_PREFIX,
    // Cast the options, because the declared type also requires `method` and `url`, which the plugin sets itself.
    operationResolver: (operationId) => {
      const operation = byId.get(operationId) as ContractOperation;
      return makeRouteOptions(operation, makeCheck(operation), { ...options, callQueue, calls }) as RouteOptions;
    },
  });
}

interface RouteContext extends ContractRoutes {
  callQueue: FairQueue;
  /** The calls in progress. `isClosed`: the server is shut down, and no call may start. */
  calls: { running: Set<Promise<unknown>>; isClosed: boolean };
}

type Call = (request: FastifyRequest) => Promise<HandlerResult>;

function makeRouteOptions(
  operation: ContractOperation,
  check: ResponseValidator,
  context: RouteContext,
): Omit<RouteOptions, 'method' | 'url'> {
  const multipart = operation.requestBody?.content?.['multipart/form-data'];
  const call = makeCall(operation, context);
  return {
    onRequest: [setCacheControl(operation), authenticate(operation, context.findSession), requireBody(operation)],
    preValidation: multipart ? [makeMultipartParser(multipart.schema)] : [],
    preHandler: [rejectNulCharacters],
    preSerialization: [
      async (request, reply, body: unknown) => {
        check(reply.statusCode, body, request.log);
        return body;
      },
    ],
    handler: isPublicRead(operation)
      ? makeCachedRead(operation, check, call, context)
      : makeQueuedCall(multipart !== undefined, call, context),
  };
}

/** Makes the function that calls the operation's handler with the input of a request. */
function makeCall({ operationId }: ContractOperation, { handlers, services, calls }: RouteContext): Call {
  const handle = handlers[operationId] as Handlers[string];
  const run: Call = async ({ params, query, body, headers, ip, auth, log }) => {
    const result = await handle({ params, query, body, headers, ip, auth, log }, services);
    // Only plain objects are validated and serialized by the contract; a buffer or a stream would be sent unchanged.
    if (Object.getPrototypeOf(result.body) !== Object.prototype) {
      throw new Error(`${operationId} returned a response that does not fit the contract.`);
    }
    return result;
  };
  return async (request) => {
    if (calls.isClosed) throw new QueueFull();
    const call = run(request);
    calls.running.add(call);
    try {
      return await call;
    } finally {
      calls.running.delete(call);
    }
  };
}

/** Makes the route handler of a public read: it sends the cached response, or creates it. */
function makeCachedRead(
  { operationId, parameters = [] }: ContractOperation,
  check: ResponseValidator,
  call: Call,
  { cache, readLimit }: RouteContext,
): RouteHandlerMethod {
  const queryNames = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);

  async function createResponse(request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse> {
    const { status, body, providesTags = [] } = await call(request);
    check(status, body, request.log);
    // The cast is safe: Fastify has a serializer for each status of the contract, and `check` throws for any other.
    const serialize = reply.getSerializationFunction(String(status), 'application/json') as (body: object) => string;
    return makeCachedResponse(Buffer.from(serialize(body)), {
      status,
      tags: providesTags,
      route: request.routeOptions.url ?? '',
      headers: { ...currentHeaders(reply), 'content-type': 'application/json; charset=utf-8' },
    });
  }

  return async (request, reply) => {
    const { url, params, query } = request;
    // The cache key omits unknown query parameters, because they do not change the response.
    const values = queryNames.map((name) => (query as Record<string, unknown>)[name]);
    const key = { pool: 'api', name: JSON.stringify([operationId, params, values]), url };
    const cached = await cache.getOrCreate(key, () => createResponse(request, reply), readLimit.getTurn(request));
    return sendCachedResponse(request, reply, cached);
  };
}

/**
 * Makes the route handler of an operation that is not a public read. Queued calls are started round-robin by network.
 */
function makeQueuedCall(isMultipart: boolean, call: Call, { cache, callQueue }: RouteContext): RouteHandlerMethod {
  return async (request, reply) => {
    const callUnlessAborted = () => {
      if (reply.raw.destroyed) throw new QueueFull();
      return call(request);
    };
    // Multipart forms bypass the queue, because encoding their image takes seconds and does not use the database.
    const result = await (isMultipart ? call(request) : callQueue(widestNetworkKey(request.ip), callUnlessAborted));
    if (result.invalidatesTags) cache.invalidate(result.invalidatesTags);
    return reply
      .code(result.status)
      .headers(result.headers ?? {})
      .send(result.body);
  };
}

function assertHandlersMatch(contract: Contract, handlers: Handlers): void {
  const operationIds = new Set<string>();
  for (const { operationId, method, path, responses } of contract.operations) {
    if (!operationId) throw new UserFacingError(`The contract's ${method} ${path} has no operationId.`);
    if (operationIds.has(operationId))
      throw new UserFacingError(`The contract declares the operation "${operationId}" twice.`);
    operationIds.add(operationId);
    if (!Object.hasOwn(handlers, operationId)) {
      throw new UserFacingError(`The contract's operation "${operationId}" has no handler in server/handlers.ts.`);
    }
    if (!responses['default']) {
      throw new UserFacingError(`The contract's operation "${operationId}" declares no default response for errors.`);
    }
  }
  const unknownHandler = Object.keys(handlers).find((operationId) => !operationIds.has(operationId));
  if (unknownHandler !== undefined) {
    throw new UserFacingError(
      `server/handlers.ts has a handler "${unknownHandler}", but contract/openapi.yaml declares no such operation.`,
    );
  }
}
