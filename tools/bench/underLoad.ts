/** Measures the server under mixed traffic at 80 % of its limit, as `npm run load` does. */
import { spawnSync } from 'node:child_process';
import { summarize } from './load/figures';
import {
  CHANGE_GOAL_MS,
  findLimit,
  P99_GOAL_MS,
  prepareTraffic,
  sendForMinutes,
  startLoadServer,
  STEADY_SHARE,
} from './load/steady';
import { summarizeTrace } from './load/trace';
import type { Row } from './rows';

/** Seed of the random requests. Each run sends the same ones. */
const SEED = 15;
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** The server to measure, its database, and the duration. */
interface LoadTarget {
  /** Folder of a copy of the project. */
  project: string;
  /** Name of the database engine in the rows. */
  engine: string;
  /** Without it, the server uses the embedded database. */
  databaseUrl?: string;
  minutes: number;
}

/**
 * Returns three rows: the 99th percentile of all requests, the refused requests, and the median of the writes. If the
 * first one is missed, its note says what slow requests spend their time on.
 */
export async function measureLoad(target: LoadTarget, report: (progress: string) => void): Promise<Row[]> {
  report('building');
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: target.project, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The build failed:\n${build.stderr}`);
  const { limit, rows } = await measureRows(target, report);
  const [p99] = rows;
  if (!p99 || p99.reached) return rows;
  report(`${target.engine}, tracing slow requests`);
  return [{ ...p99, note: await traceSlowRequests(target, limit) }, ...rows.slice(1)];
}

async function measureRows({ project, engine, databaseUrl, minutes }: LoadTarget, report: (progress: string) => void) {
  const server = await startLoadServer({ project, ...(databaseUrl && { databaseUrl }) });
  try {
    const traffic = await prepareTraffic([server], SEED);
    const limit = await findLimit(traffic, (line) => report(`${engine}, ${line}`));
    report(`${engine}, ${minutes} min at 80 %`);
    const sent = await sendForMinutes(traffic, limit * STEADY_SHARE, minutes, (minute) =>
      report(`${engine}, minute ${minute} of ${minutes} at 80 %`),
    );
    const { p50, p99, shed, errors } = summarize(sent);
    const change = summarize(sent.filter((one) => one.change));
    const what = (figure: string) => `${figure}, at 80 % of the limit for ${minutes} min, ${engine}`;
    const yardstick = `the limit: ${number.format(limit)} requests/s`;
    const rows: Row[] = [
      {
        what: what('response time, p99'),
        measured: `${p99.toFixed(1)} ms (p50 ${p50.toFixed(1)} ms)`,
        yardstick,
        goal: `under ${P99_GOAL_MS} ms`,
        reached: p99 < P99_GOAL_MS,
      },
      {
        what: what('refused or failed requests'),
        measured: `${number.format(shed + errors)} of ${number.format(sent.length)}`,
        yardstick,
        goal: '0',
        reached: shed + errors === 0,
      },
      {
        what: what('response time of a change, p50'),
        measured: `${change.p50.toFixed(1)} ms (p99 ${change.p99.toFixed(1)} ms)`,
        yardstick,
        goal: `at most ${CHANGE_GOAL_MS} ms`,
        reached: change.p50 <= CHANGE_GOAL_MS,
      },
    ];
    return { limit, rows };
  } finally {
    await server.stop();
  }
}

/** Sends the same traffic for a minute to a server that records why requests are slow, and returns a summary. */
async function traceSlowRequests({ project, databaseUrl }: LoadTarget, limit: number): Promise<string> {
  const server = await startLoadServer({ project, ...(databaseUrl && { databaseUrl }), trace: true });
  try {
    await sendForMinutes(await prepareTraffic([server], SEED), limit * STEADY_SHARE, 1, () => undefined);
  } finally {
    await server.stop();
  }
  return `In a traced minute: ${summarizeTrace(server.stderr)}`;
}
