import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { ResponseCache } from '../cache/responseCache';
import { type CachedResponse, makeCachedResponse } from '../cache/cachedResponse';
import { currentHeaders, sendCachedResponse } from '../cache/cacheFastPath';
import type { Contract, ContractOperation } from './contract';
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

/** More than `loadShedding.ts` lets one network have, so that this queue refuses calls of clients that hang up only. */
const MAX_WAITING = 128;

/** Where the contract's `servers` entry puts the calls. */
export const API_PREFIX = '/api';

interface ContractRoutes {
  contract: Contract;
  handlers: Handlers;
  services: Services;
  cache: ResponseCache;
  readLimit: ReadLimit;
  /** Calls that may run at once, beside public reads and forms. Networks take turns. */
  concurrentCalls: number;
  findSession: FindSession;
  /** Whether an answer that breaks the contract is an error (tests, development) or only logged (production). */
  strict: boolean;
}

/**
 * Turns each operation of the contract into a route: guard, input checks, handler, answer checks, trimming.
 * Throws UserFacingError when contract and handlers do not match one to one.
 */
export async function registerContractRoutes(app: FastifyInstance, options: ContractRoutes): Promise<void> {
  const { contract, handlers } = options;
  requireMatch(contract, handlers);
  app.setValidatorCompiler(makeValidatorCompiler());
  app.decorateRequest('auth', null);

  const inTurn = makeFairQueue({ running: options.concurrentCalls, waiting: MAX_WAITING });
  const checkOf = makeResponseValidator(options.strict);
  const byId = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  await app.register(openapiGlue, {
    specification: contract.document,
    prefix: API_PREFIX,
    // The generator's type asks for a whole route; it fills in method, url and schema itself.
    operationResolver: (operationId) => {
      const operation = byId.get(operationId) as ContractOperation;
      return routeOf(operation, checkOf(operation), { ...options, inTurn }) as RouteOptions;
    },
  });
}

function routeOf(
  operation: ContractOperation,
  check: ResponseValidator,
  { handlers, services, cache, readLimit, inTurn, findSession }: ContractRoutes & { inTurn: FairQueue },
): Omit<RouteOptions, 'method' | 'url'> {
  const { operationId, parameters = [] } = operation;
  const queryNames = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const takesForm = operation.requestBody?.content?.['multipart/form-data'] !== undefined;
  return {
    onRequest: [setCacheControl(operation), authenticate(operation, findSession), requireBody(operation)],
    preValidation: takesForm ? [parseMultipart] : [],
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
          // A form may wait for its image to be encoded, which takes seconds and no database.
          const answer = await (takesForm
            ? call(request)
            : inTurn(widestNetworkKey(request.ip), () => callFor(request, reply)));
          if (answer.invalidatesTags) cache.invalidate(answer.invalidatesTags);
          return reply
            .code(answer.status)
            .headers(answer.headers ?? {})
            .send(answer.body);
        },
  };

  /** Makes a call whose turn has come, unless its client has hung up meanwhile. */
  function callFor(request: FastifyRequest, reply: FastifyReply): Promise<HandlerResult> {
    if (reply.raw.destroyed) throw new QueueFull();
    return call(request);
  }

  async function call({ params, query, body, headers, ip, auth, log }: FastifyRequest): Promise<HandlerResult> {
    const handle = handlers[operationId] as Handlers[string];
    const given = { params, query, body, headers, ip, auth, log } as AuthenticatedInput;
    const answer = await handle(given as never, services);
    // Only a plain object goes through the checks and the trimming; a buffer or a stream would leave as it is.
    if (Object.getPrototypeOf(answer.body) !== Object.prototype) {
      throw new Error(`${operationId} answered something that the contract cannot trim.`);
    }
    return answer;
  }

  /** What everybody is answered: kept, or made now. Unknown parameters lead to the same answer as without them. */
  function readThrough(request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse> {
    const { url, params, query } = request;
    const values = queryNames.map((name) => (query as Record<string, unknown>)[name]);
    const place = { pool: 'api', name: JSON.stringify([operationId, params, values]), url };
    return cache.getOrCreate(
      place,
      async () => {
        const { status, body, providesTags = [] } = await call(request);
        check(status, body, request.log);
        // The check has seen to it that the contract states this answer.
        const trim = reply.getSerializationFunction(String(status), 'application/json') as (body: object) => string;
        return makeCachedResponse(Buffer.from(trim(body)), {
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

function requireMatch(contract: Contract, handlers: Handlers): void {
  const stated = new Set<string>();
  for (const { operationId, method, path, responses } of contract.operations) {
    if (!operationId) throw new UserFacingError(`The contract's ${method} ${path} has no operationId.`);
    if (stated.has(operationId)) throw new UserFacingError(`The contract states the operation "${operationId}" twice.`);
    stated.add(operationId);
    if (!Object.hasOwn(handlers, operationId)) {
      throw new UserFacingError(`The contract's operation "${operationId}" has no handler in server/handlers.ts.`);
    }
    if (!responses['default']) {
      throw new UserFacingError(`The contract's operation "${operationId}" declares no default answer for problems.`);
    }
  }
  const stray = Object.keys(handlers).find((operationId) => !stated.has(operationId));
  if (stray !== undefined) {
    throw new UserFacingError(
      `server/handlers.ts has a handler "${stray}", but contract/openapi.yaml states no such operation.`,
    );
  }
}
