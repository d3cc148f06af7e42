import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
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
import type { HandlerResult, AuthenticatedInput, Handlers, Services } from './handler';
import type { ReadLimit } from './readLimit';
import { widestNetworkKey } from '../auth/rateLimiter';
import { UserFacingError } from '../config/userFacingError';
import { parseMultipart } from './multipart';

/**
 * Maximum number of queued calls. `loadShedding.ts` admits fewer calls of connected clients, so this queue is full only
 * if clients disconnect while their calls are queued.
 */
const MAX_WAITING = 128;

interface ContractRoutes {
  contract: Contract;
  handlers: Handlers;
  services: Services;
  cache: ResponseCache;
  readLimit: ReadLimit;
  /** How many calls may run at once, not counting public reads and multipart forms. Networks take turns. */
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
  const byId = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  await app.register(openapiGlue, {
    specification: contract.document,
    prefix: API_PREFIX,
    // Cast, because the type requires complete route options, but the plugin sets method, url and schema itself.
    operationResolver: (operationId) => {
      const operation = byId.get(operationId) as ContractOperation;
      return makeRouteOptions(operation, makeCheck(operation), { ...options, callQueue }) as RouteOptions;
    },
  });
}

function makeRouteOptions(
  operation: ContractOperation,
  check: ResponseValidator,
  { handlers, services, cache, readLimit, callQueue, findSession }: ContractRoutes & { callQueue: FairQueue },
): Omit<RouteOptions, 'method' | 'url'> {
  const { operationId, parameters = [] } = operation;
  const queryNames = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const isMultipart = operation.requestBody?.content?.['multipart/form-data'] !== undefined;
  return {
    onRequest: [setCacheControl(operation), authenticate(operation, findSession), requireBody(operation)],
    preValidation: isMultipart ? [parseMultipart] : [],
    preHandler: [rejectNulCharacters],
    preSerialization: [
      async (request, reply, body: unknown) => {
        check(reply.statusCode, body, request.log);
        return body;
      },
    ],
    handler: isPublicRead(operation)
      ? async (request, reply) => sendCachedResponse(request, reply, await readThrough(request, reply))
      : async (request, reply) => {
          // Forms bypass the queue, because encoding their image takes seconds without using the database.
          const result = await (isMultipart
            ? call(request)
            : callQueue(widestNetworkKey(request.ip), () => callUnlessAborted(request, reply)));
          if (result.invalidatesTags) cache.invalidate(result.invalidatesTags);
          return reply
            .code(result.status)
            .headers(result.headers ?? {})
            .send(result.body);
        },
  };

  /** Handles a call that was queued. Throws QueueFull if the client has disconnected meanwhile. */
  function callUnlessAborted(request: FastifyRequest, reply: FastifyReply): Promise<HandlerResult> {
    if (reply.raw.destroyed) throw new QueueFull();
    return call(request);
  }

  async function call({ params, query, body, headers, ip, auth, log }: FastifyRequest): Promise<HandlerResult> {
    const handle = handlers[operationId] as Handlers[string];
    const input = { params, query, body, headers, ip, auth, log } as AuthenticatedInput;
    const result = await handle(input as never, services);
    // Only plain objects are validated and serialized by the contract; a buffer or a stream would be sent unchanged.
    if (Object.getPrototypeOf(result.body) !== Object.prototype) {
      throw new Error(`${operationId} answered something that the contract cannot trim.`);
    }
    return result;
  }

  /** Returns the cached response of a public read, or creates it. The cache key ignores unknown query parameters. */
  function readThrough(request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse> {
    const { url, params, query } = request;
    const values = queryNames.map((name) => (query as Record<string, unknown>)[name]);
    const key = { pool: 'api', name: JSON.stringify([operationId, params, values]), url };
    return cache.getOrCreate(
      key,
      async () => {
        const { status, body, providesTags = [] } = await call(request);
        check(status, body, request.log);
        // A serializer exists, because `check` throws if the contract does not declare this status.
        const serialize = reply.getSerializationFunction(String(status), 'application/json') as (
          body: object,
        ) => string;
        return makeCachedResponse(Buffer.from(serialize(body)), {
          status,
          tags: providesTags,
          route: request.routeOptions.url ?? '',
          headers: { ...currentHeaders(reply), 'content-type': 'application/json; charset=utf-8' },
        });
      },
      readLimit.getTurn(request),
    );
  }
}

function assertHandlersMatch(contract: Contract, handlers: Handlers): void {
  const operationIds = new Set<string>();
  for (const { operationId, method, path, responses } of contract.operations) {
    if (!operationId) throw new UserFacingError(`The contract's ${method} ${path} has no operationId.`);
    if (operationIds.has(operationId))
      throw new UserFacingError(`The contract states the operation "${operationId}" twice.`);
    operationIds.add(operationId);
    if (!Object.hasOwn(handlers, operationId)) {
      throw new UserFacingError(`The contract's operation "${operationId}" has no handler in server/handlers.ts.`);
    }
    if (!responses['default']) {
      throw new UserFacingError(`The contract's operation "${operationId}" declares no default answer for problems.`);
    }
  }
  const unknownHandler = Object.keys(handlers).find((operationId) => !operationIds.has(operationId));
  if (unknownHandler !== undefined) {
    throw new UserFacingError(
      `server/handlers.ts has a handler "${unknownHandler}", but contract/openapi.yaml states no such operation.`,
    );
  }
}
