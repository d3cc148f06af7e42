import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { type Answer, get } from './get';
import { median } from './start';

const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 10;

/** Belongs to one connection or one moment; node:http sets its own. */
const ownHeaders = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Medians over the rounds, in requests per second; the ratio is the median of each round's own. */
export interface RequestFigure {
  shop: number;
  bare: number;
  ratio: number;
  /** Of one answer's body. */
  bytes: number;
}

export const requestRounds = `${ROUNDS} rounds of ${SECONDS} s each, ${CONNECTIONS} connections`;

/** Measures GET /api/products of a running shop against a bare server that sends the same bytes, turn by turn. */
export async function measureRequests(origin: string, step: (sentence: string) => void): Promise<RequestFigure> {
  const url = `${origin}/api/products`;
  const answer = await get(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  const bare = await startBare(answer);
  try {
    step('warming up');
    for (const target of [url, bare.url]) await rate(target, WARM_UP_SECONDS);
    const rounds: { shop: number; bare: number }[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      step(`round ${round} of ${ROUNDS}`);
      rounds.push({ shop: await rate(url, SECONDS), bare: await rate(bare.url, SECONDS) });
    }
    return {
      shop: median(rounds.map((one) => one.shop)),
      bare: median(rounds.map((one) => one.bare)),
      ratio: median(rounds.map((one) => one.shop / one.bare)),
      bytes: answer.body.length,
    };
  } finally {
    bare.stop();
  }
}

/** A refusal or a dropped connection would be quicker than an answer, so a single one spoils the figure. */
async function rate(url: string, duration: number): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} refused ${result.non2xx} requests and dropped ${result.errors}: no figure can be given.`);
  }
  return result['2xx'] / result.duration;
}

async function startBare({ headers, body }: Answer): Promise<{ url: string; stop(): void }> {
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  const server = fork(path.join(__dirname, 'bareServer.ts'), { execArgv: ['--require', 'tsx/cjs'] });
  server.send({ headers: Object.fromEntries(kept), body: body.toString('base64') });
  const [port] = (await once(server, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.disconnect() };
}
