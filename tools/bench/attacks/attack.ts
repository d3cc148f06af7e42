import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { pause } from '../cluster/client';
import type { Instance } from '../cluster/instances';
import { percentile } from '../load/figures';
import { loopbackAddress, type Outgoing, type Received, send } from '../loopback';

/** One measured value of an attack beside its goal. */
export interface Figure {
  what: string;
  measured: string;
  goal: string;
  reached: boolean;
}

/** What an attack works with. The server is started and ended by the runner. */
export interface Scene {
  server: Instance;
  dataDir: string;
  /** The port of `/metrics`. */
  metricsPort: number;
  /** Prints a line about the progress. */
  tell(sentence: string): void;
}

/** An attack on a server of its own. */
export interface Attack {
  name: string;
  /** Invented products in the database before the server starts, beside the collection. */
  products?: number;
  /** Added to the server's environment. */
  env?: Record<string, string>;
  run(scene: Scene): Promise<Figure[]>;
}

/** An attack of concurrent loops, which a worker thread runs while the main thread measures the requests of others. */
export interface LoopedAttack extends Attack {
  /** Concurrent loops of requests. */
  loops: number;
  /** Sends one request of the loop with this number. */
  request(origin: string, loop: number): Promise<Received>;
}

/** What the worker thread of an attack needs. */
export interface AttackerData {
  /** The attack's name. */
  name: string;
  origin: string;
  /** Shared with the main thread: STOP and SENT are indexes of it. */
  shared: Int32Array;
}

/** What the worker thread received, sent to the main thread after the last response. */
export interface AttackerReport {
  /** How often each status was received. */
  statuses: Map<number, number>;
  /** The times in ms of the responses with the status 200, except for the first one of each loop. */
  laterMs: number[];
}

/** Index in `shared`: set to 1 to end the loops. */
export const STOP = 0;
/** Index in `shared`: the number of requests so far. */
export const SENT = 1;

/** The admin of every attacked server. */
export const admin = { email: 'attacked@spasummit.example', password: 'Whatever is thrown at it' };

/** The only source address of an attack from a single network. */
export const ATTACKER = '127.0.0.1';
/** The block of loopback addresses for visitors who are not attackers: 127.2.0.0/16. */
const VISITOR_BLOCK = 2;
/** The time limit of an attack that accompanies a measurement, in ms. */
export const MOST_MS = 120_000;
/** Pause of an attacking loop after a request that failed without a response, in ms. */
const UNANSWERED_MS = 50;

/** Returns the source address of the n-th visitor. */
export const visitor = (n: number): string => loopbackAddress(VISITOR_BLOCK, n);

/** Runs `work` in this many concurrent loops until `isOver` returns true. Returns how often each status was received. */
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
      if (status === 0) await pause(UNANSWERED_MS);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  return statuses;
}

/**
 * Runs the attack's loops in a worker thread while `work` runs, which can read how many requests they have sent. Returns
 * the result of `work` and the attacker's report. The main thread stays idle otherwise, so that it measures the server's
 * delays and not its own.
 */
export async function during<T>(
  { server, tell }: Scene,
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
    tell(`responses to the attacker, ${loops} at a time: ${statusCounts(report.statuses)}`);
    if (performance.now() - started > MOST_MS)
      throw new Error(`The attack ended before the measurement, after ${MOST_MS / 1000} s.`);
    return { result, report };
  } finally {
    await worker.terminate();
  }
}

/** Returns a list such as `200 × 12, no response × 3`. */
export function statusCounts(statuses: Map<number, number>): string {
  const sorted = [...statuses].toSorted(([one], [other]) => one - other);
  return sorted.map(([status, count]) => `${status === 0 ? 'no response' : status} × ${count}`).join(', ') || 'none';
}

/** Calls `ask` so many times, once every `everyMs`, without waiting for earlier responses. Returns all responses. */
export async function atIntervals(
  count: number,
  everyMs: number,
  ask: (n: number) => Promise<Received>,
): Promise<Received[]> {
  const asked: Promise<Received>[] = [];
  for (let n = 0; n < count; n += 1) {
    asked.push(ask(n));
    await pause(everyMs);
  }
  return Promise.all(asked);
}

/** Returns one of the items at random. */
export const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

const SEARCHED = ['sauna', 'cedar', 'plunge', 'infrared', 'lake', 'suite'];

/** How many visitors search. */
export const VISITORS = 20;

/** Sends the n-th of 360 different searches, from one of the visitors. */
export function searchAsVisitor({ server }: Scene, n: number): Promise<Received> {
  const word = SEARCHED[Math.floor(n / 60) % SEARCHED.length];
  return send(server.origin, {
    path: `/api/products?search=${word}&limit=${1 + (n % 60)}`,
    from: visitor(n % VISITORS),
  });
}

/** Returns a figure for a value in ms that has to stay below a limit. */
export function below(what: string, value: number, limitMs: number): Figure {
  const digits = limitMs < 100 ? 1 : 0;
  return { what, measured: `${value.toFixed(digits)} ms`, goal: `below ${limitMs} ms`, reached: value < limitMs };
}

/** Returns a figure for a count that has to be reached. */
export function atLeast(what: string, count: number, least: number, of: number): Figure {
  return { what, measured: `${count} of ${of}`, goal: `at least ${least}`, reached: count >= least };
}

/** Returns how many responses had the status 200, which all but `spared` must have, and a percentile of their times. */
export function servedWithin(
  what: string,
  received: Received[],
  share: 0.5 | 0.99,
  limitMs: number,
  spared = 0,
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
    atLeast(`${what} served`, served.length, received.length - spared, received.length),
    below(`${what} p${share * 100}`, time, limitMs),
  ];
}

/** Sends a request as the n-th visitor; throws unless the status is 200. For requests that prepare an attack. */
export async function mustSend({ server }: Scene, n: number, outgoing: Outgoing): Promise<Received> {
  const received = await send(server.origin, { ...outgoing, from: visitor(n) });
  if (received.status !== 200) throw new Error(`${outgoing.path}: ${received.status} ${received.text()}`);
  return received;
}
