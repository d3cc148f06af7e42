/**
 * Measures the throughput of `GET /api/products`, compared with a bare node:http server that returns the same bytes.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { get, type RawResponse } from './get';
import { median, type Row, times } from './rows';

const ROUNDS = 5;
/** Duration of one measurement. */
const SECONDS = 2;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 64;

/**
 * Response headers that belong to one connection or to the moment of sending, such as Date. The plain node:http server
 * that replays a recorded response leaves them out, because node:http sets its own.
 */
const perConnectionHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/**
 * Measures the throughput of 200 responses and, if the list has an ETag, of 304 responses to conditional requests. The
 * baseline is a plain node:http server that returns the full list in both cases. Shop and baseline are measured
 * alternately.
 */
export async function measureRequests(
  origin: string,
  engine: string,
  report: (progress: string) => void,
): Promise<Row[]> {
  const url = `${origin}/api/products`;
  const response = await get(url);
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}.`);
  const bare = await startBareServer(response);
  const { etag } = response.headers;
  const conditionalHeaders: Record<string, string> = etag ? { 'if-none-match': etag } : {};
  try {
    const full = await rounds({ url }, { url: bare.url }, (progress) => report(`200, ${progress}`));
    const rows = [row(`\`GET /api/products\`, ${engine}`, full, 0.85)];
    if (etag) {
      const unchanged = await rounds({ url, headers: conditionalHeaders }, { url: bare.url }, (progress) =>
        report(`304, ${progress}`),
      );
      rows.push(row(`the same as 304, ${engine}`, unchanged, 1));
    }
    return rows;
  } finally {
    bare.stop();
  }
}

interface Target {
  url: string;
  headers?: Record<string, string>;
}

/** Requests per second of each round. */
type Rates = { shop: number; bare: number }[];

async function rounds(shop: Target, bare: Target, report: (progress: string) => void): Promise<Rates> {
  report('warming up');
  for (const target of [shop, bare]) await rate(target, WARM_UP_SECONDS);
  const rates: Rates = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`round ${round} of ${ROUNDS}`);
    rates.push({ shop: await rate(shop, SECONDS), bare: await rate(bare, SECONDS) });
  }
  return rates;
}

function row(what: string, rates: Rates, goal: number): Row {
  const ratio = median(rates.map(({ shop, bare }) => shop / bare));
  return {
    what: `${what}, ${CONNECTIONS} connections`,
    measured: `${times(ratio)} (${number.format(median(rates.map(({ shop }) => shop)))} a second)`,
    yardstick: `bare \`node:http\` with the same bytes: ${number.format(median(rates.map(({ bare }) => bare)))} a second`,
    goal: `at least ${times(goal)}`,
    reached: ratio >= goal,
  };
}

/**
 * Returns the requests per second. Throws if any request failed, because a refused request or a dropped connection is
 * faster than a real response and would distort the figure.
 */
async function rate(target: Target, duration: number): Promise<number> {
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration });
  const succeeded = result['2xx'] + result['3xx'];
  if (result['4xx'] + result['5xx'] + result.errors > 0) {
    throw new Error(`${target.url} refused requests, or dropped ${result.errors}: no figure can be given.`);
  }
  return succeeded / result.duration;
}

async function startBareServer({ headers, body }: RawResponse): Promise<{ url: string; stop(): void }> {
  const copiedHeaders = Object.entries(headers).filter(([name]) => !perConnectionHeaders.has(name));
  const server = fork(path.join(__dirname, 'bareServer.ts'), {
    execArgv: ['--require', path.join(__dirname, '../../scripts/typescript.cjs')],
  });
  server.send({ headers: Object.fromEntries(copiedHeaders), body: body.toString('base64') });
  const [port] = (await once(server, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.disconnect() };
}
