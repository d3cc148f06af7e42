import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { AnswerCache } from './cache/answers';
import { type Kept, makeKept } from './cache/kept';
import { headersSoFar, sendKept } from './cache/serving';
import type { Contract, ContractOperation } from './contract';
import { inputCompiler, type ResponseCheck, responseChecker } from './contractValidation';
import { type FairQueue, makeFairQueue } from './fairQueue';
import { QueueFull } from './concurrency';
import { authenticate, cacheRule, expectBody, isPublicRead, refuseNul, type SessionFinder } from './guards';
import type { Answer, GuardedCall, Operations, Services } from './operation';
import type { ReadLimit } from './readLimit';
import { widestNetworkOf } from './session/limiter';
import { StartError } from './startError';
import { readForm } from './uploads';

/** More than `shedding.ts` lets one network have, so that this queue refuses calls of clients that hang up only. */
const MAX_WAITING = 128;

/** Where the contract's `servers` entry puts the calls. */
export const API_PREFIX = '/api';

interface ContractRoutes {
  contract: Contract;
  operations: Operations;
  services: Services;
  cache: AnswerCache;
  readLimit: ReadLimit;
  /** Calls that may run at once, beside public reads and forms. Networks take turns. */
  concurrentCalls: number;
  findSession: SessionFinder;
  /** Whether an answer that breaks the contract is an error (tests, development) or only logged (production). */
  strict: boolean;
}

/**
 * Turns each operation of the contract into a route: guard, input checks, handler, answer checks, trimming.
 * Throws StartError when contract and handlers do not match one to one.
 */
export async function registerContractRoutes(app: FastifyInstance, options: ContractRoutes): Promise<void> {
  const { contract, operations } = options;
  requireMatch(contract, operations);
  app.setValidatorCompiler(inputCompiler());
  app.decorateRequest('signedIn', null);

  const inTurn = makeFairQueue({ running: options.concurrentCalls, waiting: MAX_WAITING });
  const checkOf = responseChecker(options.strict);
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
  check: ResponseCheck,
  { operations, services, cache, readLimit, inTurn, findSession }: ContractRoutes & { inTurn: FairQueue },
): Omit<RouteOptions, 'method' | 'url'> {
  const { operationId, parameters = [] } = operation;
  const queryNames = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const takesForm = operation.requestBody?.content?.['multipart/form-data'] !== undefined;
  return {
    onRequest: [cacheRule(operation), authenticate(operation, findSession), expectBody(operation)],
    preValidation: takesForm ? [readForm] : [],
    preHandler: [refuseNul],
    preSerialization: [
      async (request, reply, body: unknown) => {
        check(reply.statusCode, body, request.log);
        return body;
      },
    ],
    handler: isPublicRead(operation)
      ? async (request, reply) => sendKept(request, reply, await readThrough(request, reply))
      : async (request, reply) => {
          // A form may wait for its image to be encoded, which takes seconds and no database.
          const answer = await (takesForm ? call(request) : inTurn(widestNetworkOf(request.ip), () => callFor(request, reply)));
          if (answer.stale) cache.drop(answer.stale);
          return reply
            .code(answer.status)
            .headers(answer.headers ?? {})
            .send(answer.body);
        },
  };

  /** Makes a call whose turn has come, unless its client has hung up meanwhile. */
  function callFor(request: FastifyRequest, reply: FastifyReply): Promise<Answer> {
    if (reply.raw.destroyed) throw new QueueFull();
    return call(request);
  }

  async function call({ params, query, body, headers, ip: address, signedIn, log }: FastifyRequest): Promise<Answer> {
    const handle = operations[operationId] as Operations[string];
    const given = { params, query, body, headers, address, signedIn, log } as GuardedCall;
    const answer = await handle(given as never, services);
    // Only a plain object goes through the checks and the trimming; a buffer or a stream would leave as it is.
    if (Object.getPrototypeOf(answer.body) !== Object.prototype) {
      throw new Error(`${operationId} answered something that the contract cannot trim.`);
    }
    return answer;
  }

  /** What everybody is answered: kept, or made now. Unknown parameters lead to the same answer as without them. */
  function readThrough(request: FastifyRequest, reply: FastifyReply): Promise<Kept> {
    const { url, params, query } = request;
    const values = queryNames.map((name) => (query as Record<string, unknown>)[name]);
    const place = { pool: 'api', name: JSON.stringify([operationId, params, values]), address: url };
    return cache.take(place, async () => {
      const { status, body, shows = [] } = await call(request);
      check(status, body, request.log);
      // The check has seen to it that the contract states this answer.
      const trim = reply.getSerializationFunction(String(status), 'application/json') as (body: object) => string;
      return makeKept(Buffer.from(trim(body)), {
        status,
        tags: shows,
        route: request.routeOptions.url ?? '',
        headers: { ...headersSoFar(reply), 'content-type': 'application/json; charset=utf-8' },
      });
    }, readLimit.turnOf(request));
  }
}

function requireMatch(contract: Contract, operations: Operations): void {
  const stated = new Set<string>();
  for (const { operationId, method, path, responses } of contract.operations) {
    if (!operationId) throw new StartError(`The contract's ${method} ${path} has no operationId.`);
    if (stated.has(operationId))
      throw new StartError(`The contract states the operation "${operationId}" twice.`);
    stated.add(operationId);
    if (!Object.hasOwn(operations, operationId)) {
      throw new StartError(
        `The contract's operation "${operationId}" has no handler in server/operations.ts.`,
      );
    }
    if (!responses['default']) {
      throw new StartError(
        `The contract's operation "${operationId}" declares no default answer for problems.`,
      );
    }
  }
  const stray = Object.keys(operations).find((operationId) => !stated.has(operationId));
  if (stray !== undefined) {
    throw new StartError(
      `server/operations.ts has a handler "${stray}", but contract/openapi.yaml states no such operation.`,
    );
  }
}
