import fc from 'fast-check';
import { Agent, request as httpRequest } from 'node:http';
import { readContract } from '../../http/contract';
import { makeContractChecker, type RecordedResponse } from '../contractChecker';
import { type FuzzRequest, requestsFor } from './requests';
import type { ShopUnderFire } from './fuzzTarget';

/** How an operation stood it. */
export interface Outcome {
  operationId: string;
  /** How often each status was answered; 0 stands for senders who hung up. */
  statuses: Map<number, number>;
  /** The smallest request found that breaks a promise, and which one; undefined where none does. */
  failure: string | undefined;
}

export interface FuzzOptions {
  seed: number;
  /** For each operation. */
  requests: number;
  /** One operation's id; all without it. */
  only?: string | undefined;
  /** Hears each outcome as it comes. */
  tell?: (outcome: Outcome) => void;
}

/** What HTTP itself refuses, before there is a call: too many or too long headers. */
const BEFORE_ANY_CALL = 431;
const ANSWER_MS = 30_000;
/** What these find once they do not find again. */
const USES_UP = new Set(['logout', 'changePassword', 'resetPassword']);

/**
 * Sends requests made from the contract, valid ones and broken ones. Promised of each: an answer that the contract
 * states, no failure of the server's own, and after a refusal the data is as it was.
 */
export async function fuzz(shop: ShopUnderFire, { seed, requests, only, tell }: FuzzOptions): Promise<Outcome[]> {
  const referee = makeContractChecker();
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];
  let before = await shop.fingerprint();

  async function stand(request: FuzzRequest, operationId: string, statuses: Outcome['statuses']): Promise<void> {
    const answer = await send(shop, request, agent);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const after = await shop.fingerprint();
    const changed = after !== before;
    before = after;
    if (status === 200 && USES_UP.has(operationId)) {
      await shop.refill();
      before = await shop.fingerprint();
    }
    const faults = shop.faults();
    const wrong =
      (status >= 500 && `answered ${status}`) ||
      (faults.length > 0 && faults.join('\n')) ||
      (answer && status !== BEFORE_ANY_CALL && referee(answer)) ||
      (answer && status >= 300 && isNoProblem(answer) && `refused without a sentence: ${String(answer.body)}`) ||
      (changed && (status === 0 || status >= 300 || request.method === 'GET') && `the data changed at a ${status}`);
    if (wrong) throw new Error(`${wrong}\n${describe(request)}`);
  }

  for (const operation of readContract().operations) {
    const { operationId } = operation;
    if (only !== undefined && only !== operationId) continue;
    const statuses: Outcome['statuses'] = new Map();
    const property = fc.asyncProperty(requestsFor(operation, shop.known), (request) =>
      stand(request, operationId, statuses),
    );
    const report = await fc.check(property, { seed, numRuns: requests, interruptAfterTimeLimit: 600_000 });
    const failure = report.failed ? String((report.errorInstance as Error | undefined)?.message) : undefined;
    const outcome = { operationId, statuses, failure };
    outcomes.push(outcome);
    tell?.(outcome);
  }
  agent.destroy();
  return outcomes;
}

/** Sends a request as it is; resolves with nothing where the sender hung up. */
function send(
  { origin, tokens }: ShopUnderFire,
  request: FuzzRequest,
  agent: Agent,
): Promise<RecordedResponse | undefined> {
  const { method, path, asker, body, chunked } = request;
  const cut = request.cut && body !== undefined && body.content.length > 1;
  const token = tokens[asker];
  const headers: Record<string, string | number> = Object.fromEntries(request.headers);
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body?.type !== undefined) headers['content-type'] = body.type;
  if (body && chunked) headers['transfer-encoding'] = 'chunked';
  else if (body) headers['content-length'] = body.content.length;
  return new Promise((resolve, reject) => {
    const sending = httpRequest(
      origin,
      { method, path, headers, agent: cut ? false : agent, timeout: ANSWER_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        const finish = () => {
          const { statusCode: status = 0 } = answer;
          resolve({ method, url: path, status, headers: answer.headers, body: Buffer.concat(chunks) });
        };
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', finish);
        // What HTTP itself refuses has a body even after HEAD, which Node takes for a fault of the connection.
        if (method === 'HEAD') finish();
      },
    );
    sending.on('timeout', () => sending.destroy(new Error(`No answer within ${ANSWER_MS / 1000} s.`)));
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

function isNoProblem({ method, status, body }: RecordedResponse): boolean {
  return status >= 400 && method !== 'HEAD' && !/^\{"success":false,"message":"(?!")/.test(body.toString());
}

function describe({ method, path, asker, headers, body, chunked, cut }: FuzzRequest): string {
  const how = [chunked && 'in pieces', cut && 'hanging up'].filter(Boolean).join(', ');
  const lines = headers.map(([name, value]) => `${name}: ${value.slice(0, 100)}`);
  const content = body && `${body.type}\n${JSON.stringify(body.content.subarray(0, 600).toString('latin1'))}`;
  return [`${method} ${path.slice(0, 300)} by ${asker}${how && `, ${how}`}`, ...lines.slice(0, 5), content].join('\n');
}
