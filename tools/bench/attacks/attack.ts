import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { pause } from '../cluster/client';
import type { Instance } from '../cluster/instances';
import { percentile } from '../load/figures';
import { loopbackAddress, type Outgoing, type Received, send } from '../loopback';

/** One measured value of an attack, and its goal. */
export interface Figure {
  what: string;
  measured: string;
  goal: string;
  reached: boolean;
}

/** The server under attack and its environment. The runner starts and stops the server. */
export interface AttackContext {
  server: Instance;
  dataDir: string;
  /** The port that serves `/metrics`. */
  metricsPort: number;
  /** Prints a line of progress. */
  log(text: string): void;
}

/** An attack. Each one runs against its own server. */
export interface Attack {
  name: string;
  /** Number of generated products that replace all products in the database before the server starts. */
  products?: number;
  /** Additional environment variables of the server. */
  env?: Record<string, string>;
  run(context: AttackContext): Promise<Figure[]>;
}

/**
 * An attack that sends requests in concurrent loops. A worker thread runs the loops, while the main thread measures the
 * requests of other visitors.
 */
export interface LoopedAttack extends Attack {
  /** Number of concurrent loops. */
  loops: number;
  /** Sends one request of the loop with the index `loop`. */
  request(origin: string, loop: number): Promise<Received>;
}

/** The input of the worker thread, see attacker.ts. */
export interface AttackerData {
  /** The attack's name. */
  name: string;
  origin: string;
  /** Memory shared with the main thread. STOP and SENT are indexes into it. */
  shared: Int32Array;
}

/** The result of the worker thread. It is posted to the main thread after the last response. */
export interface AttackerReport {
  /** The number of responses by HTTP status; status 0 means no response. */
  statuses: Map<number, number>;
  /** The durations in ms of all responses with status 200, except for the first one of each loop. */
  laterMs: number[];
}

/** Index into `shared`: the main thread sets it to 1 to end the loops. */
export const STOP = 0;
/** Index into `shared`: the number of requests sent so far. */
export const SENT = 1;

/** The admin account of every attacked server. */
export const admin = { email: 'attacked@spasummit.example', password: 'Whatever is thrown at it' };

/** The source IP address of attacks that come from a single address. */
export const ATTACKER = '127.0.0.1';
/** The second octet of the visitors' source IP addresses, 127.2.0.0/16. Attackers use other blocks. */
const VISITOR_BLOCK = 2;
/** Maximum time in ms that an attack may run while other visitors' requests are measured. */
export const MAX_ATTACK_MS = 120_000;
/** Time in ms that an attacking loop pauses after a request without a response. */
const NO_RESPONSE_PAUSE_MS = 50;

/** Returns the source IP address of the n-th visitor. */
export const visitorIp = (n: number): string => loopbackAddress(VISITOR_BLOCK, n);

/**
 * Calls `work` repeatedly in `loops` concurrent loops until `isOver` returns true. Returns the number of responses by
 * status.
 */
export async function repeat(
  loops: number,
  isOver: () => boolean,
  work: (loop: number) => Promise<Received>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const loop = async (_: unknown, number: number) => {
    while (!isOver()) {
      const { status } = await work(number);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0) await pause(NO_RESPONSE_PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  return statuses;
}

/**
 * Runs the attack's loops in a worker thread until `work` is done. `work` receives a function that returns the number
 * of attack requests sent so far. Returns the result of `work` and the attacker's report.
 *
 * The attack has its own thread so that the times measured in `work` are the server's delays, not delays of the main
 * thread.
 */
export async function runDuringAttack<T>(
  { server, log }: AttackContext,
  { name, loops }: LoopedAttack,
  work: (sent: () => number) => Promise<T>,
): Promise<{ result: T; report: AttackerReport }> {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const workerData: AttackerData = { name, origin: server.origin, shared };
  const worker = new Worker(path.join(__dirname, 'attacker.ts'), { workerData });
  try {
    await once(worker, 'message');
    const started = performance.now();
    const working = work(() => Atomics.load(shared, SENT)).finally(() => Atomics.store(shared, STOP, 1));
    const [result, [report]] = await Promise.all([working, once(worker, 'message') as Promise<[AttackerReport]>]);
    log(`responses to the attacker, ${loops} at a time: ${statusCounts(report.statuses)}`);
    if (performance.now() - started > MAX_ATTACK_MS)
      throw new Error(`The attack ended before the measurement, after ${MAX_ATTACK_MS / 1000} s.`);
    return { result, report };
  } finally {
    await worker.terminate();
  }
}

/** Formats response counts by status, for example as `200 × 12, no response × 3`. */
export function statusCounts(statuses: Map<number, number>): string {
  const sorted = [...statuses].toSorted(([one], [other]) => one - other);
  return sorted.map(([status, count]) => `${status === 0 ? 'no response' : status} × ${count}`).join(', ') || 'none';
}

/**
 * Calls `sendNth` `count` times at intervals of `everyMs`, without waiting for earlier responses. Returns all
 * responses.
 */
export async function atIntervals(
  count: number,
  everyMs: number,
  sendNth: (n: number) => Promise<Received>,
): Promise<Received[]> {
  const pending: Promise<Received>[] = [];
  for (let n = 0; n < count; n += 1) {
    pending.push(sendNth(n));
    await pause(everyMs);
  }
  return Promise.all(pending);
}

/** Returns a random item. */
export const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

const SEARCH_TERMS = ['sauna', 'cedar', 'plunge', 'infrared', 'lake', 'suite'];

/** Number of different visitors in `searchAsVisitor`, each with an IP address of their own. */
export const VISITORS = 20;

/** Sends the n-th of 360 different searches from the IP address of one of the VISITORS. */
export function searchAsVisitor({ server }: AttackContext, n: number): Promise<Received> {
  const term = SEARCH_TERMS[Math.floor(n / 60) % SEARCH_TERMS.length];
  return send(server.origin, {
    path: `/api/products?search=${term}&limit=${1 + (n % 60)}`,
    from: visitorIp(n % VISITORS),
  });
}

/** Returns a figure for the time `value` in ms. The goal is a time below `limitMs`. */
export function below(what: string, value: number, limitMs: number): Figure {
  const digits = limitMs < 100 ? 1 : 0;
  return { what, measured: `${value.toFixed(digits)} ms`, goal: `below ${limitMs} ms`, reached: value < limitMs };
}

/** Returns a figure that reads '`count` of `total`'. The goal is a count of at least `minimum`. */
export function atLeast(what: string, count: number, minimum: number, total: number): Figure {
  return { what, measured: `${count} of ${total}`, goal: `at least ${minimum}`, reached: count >= minimum };
}

/**
 * Returns two figures for these responses:
 *
 * 1. The number of responses with status 200. At most `allowedFailures` responses may have another status.
 * 2. The median (`share` 0.5) or 99th percentile (`share` 0.99) of the durations of the responses with status 200. The
 *    goal is a time below `limitMs`.
 */
export function servedWithin(
  what: string,
  received: Received[],
  share: 0.5 | 0.99,
  limitMs: number,
  allowedFailures = 0,
): Figure[] {
  const served = received.filter(({ status }) => status === 200);
  const time =
    served.length === 0
      ? Infinity
      : percentile(
          served.map(({ tookMs }) => tookMs),
          share,
        );
  return [
    atLeast(`${what} served`, served.length, received.length - allowedFailures, received.length),
    below(`${what} p${share * 100}`, time, limitMs),
  ];
}

/** Sends a request as the n-th visitor, to prepare an attack. Throws if the status is not 200. */
export async function mustSend({ server }: AttackContext, n: number, outgoing: Outgoing): Promise<Received> {
  const received = await send(server.origin, { ...outgoing, from: visitorIp(n) });
  if (received.status !== 200) throw new Error(`${outgoing.path}: ${received.status} ${received.text()}`);
  return received;
}
