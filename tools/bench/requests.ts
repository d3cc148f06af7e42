/** GET /api/products of a running shop, against a bare server that sends the same bytes, turn by turn. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { type Answer, get } from './get';
import { median, type Row, times } from './rows';

const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 64;

/** Belongs to one connection or one moment; node:http sets its own. */
const ownHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Measures the list in full and, where it has an ETag, its 304; the yardstick sends the full list both times. */
export async function measureRequests(
  origin: string,
  engine: string,
  step: (sentence: string) => void,
): Promise<Row[]> {
  const url = `${origin}/api/products`;
  const answer = await get(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  const bare = await startBare(answer);
  const { etag } = answer.headers;
  const known: Record<string, string> = etag ? { 'if-none-match': etag } : {};
  try {
    const full = await rounds({ url }, { url: bare.url }, (sentence) => step(`200, ${sentence}`));
    const rows = [row(`\`GET /api/products\`, ${engine}`, full, 0.85)];
    if (etag) {
      const unchanged = await rounds({ url, headers: known }, { url: bare.url }, (sentence) =>
        step(`304, ${sentence}`),
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

async function rounds(shop: Target, bare: Target, step: (sentence: string) => void): Promise<Rates> {
  step('warming up');
  for (const target of [shop, bare]) await rate(target, WARM_UP_SECONDS);
  const rates: Rates = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    step(`round ${round} of ${ROUNDS}`);
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

/** A refusal or a dropped connection would be quicker than an answer, so a single one spoils the figure. */
async function rate(target: Target, duration: number): Promise<number> {
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration });
  const answered = result['2xx'] + result['3xx'];
  if (result['4xx'] + result['5xx'] + result.errors > 0) {
    throw new Error(`${target.url} refused requests, or dropped ${result.errors}: no figure can be given.`);
  }
  return answered / result.duration;
}

async function startBare({ headers, body }: Answer): Promise<{ url: string; stop(): void }> {
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  const server = fork(path.join(__dirname, 'bareServer.ts'), {
    execArgv: ['--require', path.join(__dirname, '../../../scripts/typescript.cjs')],
  });
  server.send({ headers: Object.fromEntries(kept), body: body.toString('base64') });
  const [port] = (await once(server, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.disconnect() };
}
