import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import pg from 'pg';

/*
 * Preloaded into a server: finds out why requests are slow. For each request that takes longer than SLOW_MS, adds up the
 * time before its first query, the time that it waited for a database connection, the time of its own queries, the time
 * after its last query, and the time in which the event loop was blocked. Prints the totals to stderr when the process
 * exits, as one line of JSON that starts with TRACE.
 */

/** Goal for the 99th percentile of the response times, see ../steady.ts. */
const SLOW_MS = 30;
/** Requests in the first time after the start, in ms, do not count: V8 has not optimized the code yet. */
const WARM_UP_MS = 30_000;
/** Interval in ms of the timer that detects a blocked event loop. It is late by the time of the block. */
const TICK_MS = 5;
/** Blocks and queries are kept for this time in ms, which is longer than any request takes. */
const KEPT_MS = 10_000;

/** Something that took time. */
interface Span {
  what: string;
  from: number;
  to: number;
}

/** The times of one request, in ms. */
interface RequestTimes {
  route: string;
  waiting: number;
  queries: number;
  /** When it asked for its first connection, and when its last query ended. Undefined without a query of its own. */
  firstQueryAt?: number;
  lastQueryAt?: number;
}

/** The content of the line, in ms and numbers of requests. */
export interface Trace {
  requests: number;
  slow: number;
  /** Response times of all slow requests together. The next six are parts of it. */
  slowMs: number;
  /** Time before the first query: the time in a queue. */
  queued: number;
  waiting: number;
  queries: number;
  /** Time after the last query: serializing, compressing, rendering and sending. */
  sending: number;
  /** Response times of the requests without a query: they shared the response of another one, or rendered a page. */
  withoutQuery: number;
  blocked: number;
  /** Garbage collection of the whole run. */
  collected: number;
  waitedFor: [query: string, milliseconds: number][];
  slowRoutes: [route: string, requests: number][];
}

const requests = new AsyncLocalStorage<RequestTimes>();
const recentQueries: Span[] = [];
const recentBlocks: Span[] = [];
const totals = {
  requests: 0,
  slow: 0,
  slowMs: 0,
  queued: 0,
  waiting: 0,
  queries: 0,
  sending: 0,
  withoutQuery: 0,
  blocked: 0,
  collected: 0,
};
/** For how many ms requests waited behind each query, and how many slow requests each route had. */
const waitedFor = new Map<string, number>();
const slowRoutes = new Map<string, number>();

function keep(spans: Span[], span: Span): void {
  spans.push(span);
  while (spans[0] && spans[0].to < span.to - KEPT_MS) spans.shift();
}

const overlap = ({ from, to }: Span, start: number, end: number) =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));
const addTo = (map: Map<string, number>, key: string, value: number) => map.set(key, (map.get(key) ?? 0) + value);

/** Returns the method and the path, with `*` for ids and without the query. */
const routeOf = ({ method, url = '' }: IncomingMessage) =>
  `${method} ${url.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/g, '*')}`;

/** Returns the beginning of a statement, which tells the statements of the shop apart. */
const nameOf = (query: unknown) =>
  (typeof query === 'string' ? query : String((query as { text?: string }).text)).replace(/\s+/g, ' ').slice(0, 40);

/** Adds a wait for a connection to the current request, and attributes it to the queries that ran meanwhile. */
function recordWait(from: number, to: number): void {
  const times = requests.getStore();
  if (!times) return;
  times.waiting += to - from;
  times.firstQueryAt ??= from;
  if (to - from < TICK_MS) return;
  for (const query of recentQueries) {
    const shared = overlap(query, from, to);
    if (shared > 0) addTo(waitedFor, query.what, shared);
  }
}

function finish({ route, waiting, queries, firstQueryAt, lastQueryAt }: RequestTimes, from: number): void {
  const to = performance.now();
  if (from < WARM_UP_MS) return;
  totals.requests += 1;
  if (to - from <= SLOW_MS) return;
  totals.slow += 1;
  totals.slowMs += to - from;
  totals.waiting += waiting;
  totals.queries += queries;
  if (firstQueryAt === undefined) totals.withoutQuery += to - from;
  else {
    totals.queued += firstQueryAt - from;
    totals.sending += to - (lastQueryAt ?? to);
  }
  totals.blocked += recentBlocks.reduce((sum, block) => sum + overlap(block, from, to), 0);
  addTo(slowRoutes, route, 1);
}

function traceRequests(): void {
  const { emit } = Server.prototype as { emit: (this: Server, ...args: unknown[]) => boolean };
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
    if (event !== 'request') return emit.call(this, event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const times: RequestTimes = { route: routeOf(request), waiting: 0, queries: 0 };
    const from = performance.now();
    response.once('finish', () => finish(times, from));
    return requests.run(times, () => emit.call(this, event, ...args));
  } as typeof emit;
}

function traceQueries(): void {
  const connect = pg.Pool.prototype.connect as unknown as (this: pg.Pool) => Promise<pg.PoolClient>;
  const { query } = pg.Client.prototype;
  pg.Pool.prototype.connect = async function (this: pg.Pool) {
    const from = performance.now();
    const client = await connect.call(this);
    recordWait(from, performance.now());
    return client;
  } as typeof pg.Pool.prototype.connect;
  pg.Pool.prototype.query = async function (this: pg.Pool, ...args: unknown[]) {
    const client = await this.connect();
    try {
      return await (client.query as (...values: unknown[]) => Promise<unknown>)(...args);
    } finally {
      client.release();
    }
  } as typeof pg.Pool.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const result = (query as (...values: unknown[]) => unknown).apply(this, args);
    if (!(result instanceof Promise)) return result;
    const from = performance.now();
    const times = requests.getStore();
    const record = () => {
      const to = performance.now();
      if (times) {
        times.queries += to - from;
        times.lastQueryAt = to;
      }
      keep(recentQueries, { what: `${times?.route ?? 'background'}: ${nameOf(args[0])}`, from, to });
    };
    result.then(record, record);
    return result;
  } as typeof query;
}

function traceEventLoop(): void {
  let expected = performance.now() + TICK_MS;
  setInterval(() => {
    const now = performance.now();
    if (now - expected > TICK_MS) keep(recentBlocks, { what: 'blocked', from: expected, to: now });
    expected = now + TICK_MS;
  }, TICK_MS).unref();
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) totals.collected += duration;
  }).observe({ entryTypes: ['gc'] });
}

if (isMainThread) {
  traceRequests();
  traceQueries();
  traceEventLoop();
  const most = (map: Map<string, number>) => [...map].toSorted(([, one], [, other]) => other - one).slice(0, 8);
  process.on('exit', () => {
    const trace: Trace = { ...totals, waitedFor: most(waitedFor), slowRoutes: most(slowRoutes) };
    process.stderr.write(`TRACE ${JSON.stringify(trace)}\n`);
  });
}
