import fc from 'fast-check';
import { Agent, request as httpRequest } from 'node:http';
import { readContract } from '../../http/contract';
import { makeContractChecker, type RecordedResponse } from '../contractChecker';
import { type FuzzRequest, requestsFor } from './requests';
import type { ShopUnderFire } from './fuzzTarget';

/** The result of fuzzing one operation. */
export interface Outcome {
  operationId: string;
  /** Number of responses by HTTP status. Requests whose client closed the connection are counted under 0. */
  statuses: Map<number, number>;
  /** Description of the failure and of the smallest request that causes it. Undefined if there is none. */
  failure: string | undefined;
}

export interface FuzzOptions {
  seed: number;
  /** Number of requests for each operation. */
  requests: number;
  /** Id of the only operation to fuzz. Default: all operations. */
  only?: string | undefined;
  /** Called after each operation. */
  onOutcome?: (outcome: Outcome) => void;
}

/**
 * Status with which Node's HTTP parser refuses requests whose headers are too large. The contract does not apply to it,
 * because these requests do not reach the app.
 */
const HEADERS_TOO_LARGE = 431;
/** Timeout of a response, in ms. */
const RESPONSE_TIMEOUT_MS = 30_000;
/**
 * Operations that use up test data, such as a session or a link, if they succeed. The data has to be restored
 * afterwards.
 */
const CONSUMING_OPERATIONS = new Set(['logout', 'changePassword', 'resetPassword']);

/**
 * Sends valid and invalid requests that are generated from the contract. Checks that every response matches the
 * contract, that the server logs no error and that a refused request changes no data.
 */
export async function fuzz(shop: ShopUnderFire, { seed, requests, only, onOutcome }: FuzzOptions): Promise<Outcome[]> {
  const checkContract = makeContractChecker();
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  let before = await shop.fingerprint();

  async function check(request: FuzzRequest, operationId: string, statuses: Outcome['statuses']): Promise<void> {
    const response = await send(shop, request, agent);
    const status = response?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const after = await shop.fingerprint();
    const changed = after !== before;
    before = after;
    if (status === 200 && CONSUMING_OPERATIONS.has(operationId)) {
      await shop.refill();
      before = await shop.fingerprint();
    }
    const faults = shop.faults();
    const failure =
      (status >= 500 && `answered ${status}`) ||
      (faults.length > 0 && faults.join('\n')) ||
      (response && status !== HEADERS_TOO_LARGE && checkContract(response)) ||
      (response &&
        status >= 300 &&
        lacksErrorBody(response) &&
        `refused without a sentence: ${String(response.body)}`) ||
      (changed && (status === 0 || status >= 300 || request.method === 'GET') && `the data changed at a ${status}`);
    if (failure) throw new Error(`${failure}\n${describe(request)}`);
  }

  for (const operation of readContract().operations) {
    const { operationId } = operation;
    if (only !== undefined && only !== operationId) continue;
    const statuses: Outcome['statuses'] = new Map();
    const property = fc.asyncProperty(requestsFor(operation, shop.known), (request) =>
      check(request, operationId, statuses),
    );
    const report = await fc.check(property, { seed, numRuns: requests, interruptAfterTimeLimit: 600_000 });
    const failure = report.failed ? String((report.errorInstance as Error | undefined)?.message) : undefined;
    const outcome = { operationId, statuses, failure };
    outcomes.push(outcome);
    onOutcome?.(outcome);
  }
  agent.destroy();
  return outcomes;
}

/** Sends a generated request. Resolves with undefined if `request.cut` makes the client close the connection early. */
function send(
  { origin, tokens }: ShopUnderFire,
  request: FuzzRequest,
  agent: Agent,
): Promise<RecordedResponse | undefined> {
  const { method, path, caller, body, chunked } = request;
  const cut = request.cut && body !== undefined && body.content.length > 1;
  const token = tokens[caller];
  const headers: Record<string, string | number> = Object.fromEntries(request.headers);
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body?.type !== undefined) headers['content-type'] = body.type;
  if (body && chunked) headers['transfer-encoding'] = 'chunked';
  else if (body) headers['content-length'] = body.content.length;
  return new Promise((resolve, reject) => {
    const sending = httpRequest(
      origin,
      { method, path, headers, agent: cut ? false : agent, timeout: RESPONSE_TIMEOUT_MS },
      (response) => {
        const chunks: Buffer[] = [];
        const finish = () => {
          const { statusCode: status = 0 } = response;
          resolve({ method, url: path, status, headers: response.headers, body: Buffer.concat(chunks) });
        };
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', finish);
        // Do not wait for `end` after a HEAD request. If the HTTP parser of Node refuses the request, its response has
        // a body even for HEAD, which the client reports as a connection error.
        if (method === 'HEAD') finish();
      },
    );
    sending.on('timeout', () => sending.destroy(new Error(`No answer within ${RESPONSE_TIMEOUT_MS / 1000} s.`)));
    sending.on('error', (error: NodeJS.ErrnoException) =>
      cut ? resolve(undefined) : reject(new Error(`${error.message}\n${describe(request)}`)),
    );
    if (!body) sending.end();
    else if (cut)
      sending.write(body.content.subarray(0, body.content.length / 2), () => setTimeout(() => sending.destroy(), 5));
    else if (chunked) sending.write(body.content, () => sending.end());
    else sending.end(body.content);
  });
}

/** Returns whether the response is an error without the JSON body that the contract prescribes for errors. */
function lacksErrorBody({ method, status, body }: RecordedResponse): boolean {
  return status >= 400 && method !== 'HEAD' && !/^\{"success":false,"message":"(?!")/.test(body.toString());
}

function describe({ method, path, caller, headers, body, chunked, cut }: FuzzRequest): string {
  const how = [chunked && 'in pieces', cut && 'hanging up'].filter(Boolean).join(', ');
  const lines = headers.map(([name, value]) => `${name}: ${value.slice(0, 100)}`);
  const content = body && `${body.type}\n${JSON.stringify(body.content.subarray(0, 600).toString('latin1'))}`;
  return [`${method} ${path.slice(0, 300)} by ${caller}${how && `, ${how}`}`, ...lines.slice(0, 5), content].join('\n');
}
