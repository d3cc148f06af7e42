import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { attackNames, runAttacks } from '../attacks';
import { type Instance, stopAll } from '../cluster/instances';
import { cleanUp } from '../shop';
import { line, recoveryTime, summarize } from './figures';
import { type Capacity, capacityTable, measureCapacity } from './instances';
import {
  CHANGE_GOAL_MS,
  findLimit,
  P99_GOAL_MS,
  prepareTraffic,
  sendForMinutes,
  SLOW_MS,
  startLoadServer,
  STEADY_SHARE,
} from './steady';
import { describeTrace } from './trace';
import { sendAtRate, type Traffic } from './traffic';

/*
 * `npm run load`: load tests of one server. First the request rate is increased until the server reaches its limit.
 * Then mixed traffic follows at 80 % of the limit, by default for ten minutes, and a short overload at three times the
 * limit, after which the recovery time is measured. The attacks of ../attacks run last, each on its own server. The
 * load generator runs on the same machine as the server.
 *
 * `--instances N` instead measures one to N servers of one shop on a PostgreSQL server (./instances.ts).
 */

interface Arguments {
  minutes: number;
  seed: number;
  /** Whether to use a temporary PostgreSQL server instead of the embedded database. */
  postgres: boolean;
  /** Whether to find out why requests are slow (./preload/traceSlowRequests.ts). This makes the server slower. */
  trace: boolean;
  /** Whether to measure the traffic; if not, only the attacks run. */
  traffic: boolean;
  /** Names of the attacks to run. */
  attacks: string[];
  /** Number of different URLs that the `memory` attack requests. */
  addresses: number;
  /** The largest number of servers to measure together; 0 measures a single server as described above. */
  instances: number;
}

const OVERLOAD_SECONDS = 20;
/** Duration of the traffic after the overload, in which the recovery time is measured. */
const RECOVERY_SECONDS = 10;
/** Goal at 80 % of the limit: the maximum ratio of the 99th percentile to the median. */
const MAX_SPREAD = 5;
/** Goal during the overload: the maximum duration of a health request, in ms. */
const HEALTH_MS = 1000;
/** Goal for the recovery time after the overload, in ms. */
const RECOVERY_MS = 5000;
/** Goal: the maximum ratio of the memory at the end to the memory after two minutes, when caches and pools are full. */
const MAX_GROWTH = 1.1;

let stopPostgres = () => Promise.resolve();

/** Builds the shop and runs the load tests. Returns whether all goals were reached. */
async function run(args: Arguments): Promise<boolean> {
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: path.join(__dirname, '../../..'),
    stdio: 'inherit',
  });
  if (build.status !== 0) return false;
  if (args.instances > 0) return measureInstances(args);
  if (args.trace) return measureTraffic(args);
  const trafficOk = !args.traffic || (await measureTraffic(args));
  console.log(`\nAttacks: ${args.attacks.join(', ')}`);
  const attacksOk = await runAttacks(args.attacks, args.addresses);
  return trafficOk && attacksOk;
}

/** Measures one server, then two, up to the given number, each time with a new database. Prints a table. */
async function measureInstances({ instances, seed }: Arguments): Promise<boolean> {
  const measured: Capacity[] = [];
  for (let count = 1; count <= instances; count += 1) {
    const databaseUrl = await startOwnPostgres();
    measured.push(await measureCapacity(count, databaseUrl, seed, (text) => console.log(text)));
    await stopPostgres();
    stopPostgres = () => Promise.resolve();
  }
  console.log(`\n${capacityTable(measured)}`);
  return measured.every(({ steady }) => steady.shed + steady.errors === 0);
}

/** Measures the limit, the steady traffic and the overload. Returns whether all goals were reached. */
async function measureTraffic({ minutes, seed, postgres, trace }: Arguments): Promise<boolean> {
  const databaseUrl = postgres ? await startOwnPostgres() : undefined;
  console.log(`Seed ${seed}, ${databaseUrl ? 'PostgreSQL' : 'embedded database'}.`);
  const server = await startLoadServer({ ...(databaseUrl && { databaseUrl }), trace });
  const traffic = await prepareTraffic([server], seed);
  const limit = await findLimit(traffic, (text) => console.log(text));
  console.log(`Limit: ${limit} requests/s (nothing refused, p99 below ${SLOW_MS} ms).`);
  const missed = await measureSteady(server, traffic, limit * STEADY_SHARE, minutes);
  // Without the overload, the trace contains only requests at the rates that the server sustains.
  if (!trace) missed.push(...(await measureOverload(server, traffic, limit)));
  await server.stop();
  if (trace) console.log(describeTrace(server.stderr));
  for (const goal of missed) console.log(`BROKEN: ${goal}`);
  return missed.length === 0;
}

/** Starts a temporary PostgreSQL server and returns its URL. Exits if PostgreSQL is not installed. */
async function startOwnPostgres(): Promise<string> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.error('There is no PostgreSQL server here: install one (apt-get install postgresql).');
    process.exit(1);
  }
  const server = await startPostgres(programs);
  stopPostgres = () => server.stop();
  return server.url;
}

/** Sends traffic at a constant rate. Returns the goals that were missed. */
async function measureSteady(
  server: Instance,
  traffic: Traffic,
  perSecond: number,
  minutes: number,
): Promise<string[]> {
  const memory: number[] = [];
  const all = await sendForMinutes(traffic, perSecond, minutes, (minute, sent) => {
    memory.push(server.residentMb);
    console.log(`${line(`80 %, minute ${minute}`, perSecond, summarize(sent))}  memory ${memory.at(-1)} MB`);
  });
  const figures = summarize(all);
  console.log(line(`80 %, ${minutes} minutes`, perSecond, figures));
  const [changes, reads] = [all.filter(({ change }) => change), all.filter(({ change }) => !change)];
  for (const [name, some] of [
    ['of these reads', reads],
    ['of these changes', changes],
  ] as const) {
    console.log(line(name, (perSecond * some.length) / all.length, summarize(some)));
  }
  const spread = figures.p99 / figures.p50;
  const growth = (memory.at(-1) ?? 0) / (memory[1] ?? memory[0] ?? 1);
  console.log(
    `p99 is ${spread.toFixed(1)} times p50; memory at the end is ${growth.toFixed(2)} of that after two minutes.`,
  );
  const changeP50 = summarize(changes).p50;
  return [
    ...(figures.p99 >= P99_GOAL_MS ? [`p99 at 80 % is not under ${P99_GOAL_MS} ms`] : []),
    ...(changeP50 > CHANGE_GOAL_MS ? [`changes take more than ${CHANGE_GOAL_MS} ms at p50`] : []),
    ...(figures.errors + figures.shed > 0 ? [`${figures.errors} errors and ${figures.shed} refusals at 80 %`] : []),
    ...(spread > MAX_SPREAD ? [`p99 is more than ${MAX_SPREAD} times p50`] : []),
    ...(growth > MAX_GROWTH ? ['memory grows'] : []),
  ];
}

/** Overloads the server and measures its health and recovery time. Returns the goals that were missed. */
async function measureOverload({ origin }: Instance, traffic: Traffic, limit: number): Promise<string[]> {
  const health: Promise<number>[] = [];
  const watching = setInterval(() => health.push(responseTime(`${origin}/api/health`)), 250);
  const { sent, settled } = await sendAtRate(traffic, limit * 3, OVERLOAD_SECONDS);
  clearInterval(watching);
  const ended = performance.now();
  const after = await sendAtRate(traffic, limit * STEADY_SHARE, RECOVERY_SECONDS);
  await Promise.all([settled, after.settled]);
  const slowest = Math.max(...(await Promise.all(health)));
  const recoveryMs = recoveryTime(after.sent, ended, SLOW_MS * MAX_SPREAD);
  const figures = summarize(sent);
  console.log(line(`300 %, ${OVERLOAD_SECONDS} s`, limit * 3, figures));
  console.log(
    `Shed with Retry-After: ${((100 * figures.shed) / sent.length).toFixed(1)} %. Health answered ${health.length} times, within ${Math.round(slowest)} ms.`,
  );
  console.log(line('80 % afterwards', limit * STEADY_SHARE, summarize(after.sent)));
  console.log(`Every request served again after ${Math.round(recoveryMs)} ms.`);
  return [
    ...(figures.shed === 0 ? ['nothing was shed at 300 %'] : []),
    ...(figures.errors > 0 ? [`${figures.errors} errors at 300 %`] : []),
    ...(slowest > HEALTH_MS ? [`health took longer than ${HEALTH_MS} ms`] : []),
    ...(recoveryMs > RECOVERY_MS ? [`not well again within ${RECOVERY_MS / 1000} s`] : []),
  ];
}

/** Returns the duration of a GET request in ms, or Infinity if it fails. */
async function responseTime(url: string): Promise<number> {
  const sentAt = performance.now();
  return fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => (ok ? performance.now() - sentAt : Infinity),
    () => Infinity,
  );
}

const USAGE = `Usage: npm run load [-- --minutes 10 --seed N --postgres --trace --addresses 200000 | -- --instances 3 | -- --attacks | -- --only NAME…], where NAME is one of ${attackNames.join(', ')}`;

function readArguments(args: string[]): Arguments {
  try {
    const options = {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      postgres: { type: 'boolean' },
      trace: { type: 'boolean' },
      attacks: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      addresses: { type: 'string' },
      instances: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const numbers = { minutes: 10, seed: randomInt(2 ** 31), addresses: 200_000, instances: 0 };
    for (const name of ['minutes', 'seed', 'addresses', 'instances'] as const)
      numbers[name] = Number(values[name] ?? numbers[name]);
    if (
      !Object.values(numbers).every(Number.isInteger) ||
      numbers.minutes < 1 ||
      numbers.addresses < 1 ||
      numbers.instances < 0
    )
      throw new Error('not a number');
    const attacks = values.only ? [...values.only, ...positionals] : attackNames;
    if ((positionals.length > 0 && !values.only) || !attacks.every((name) => attackNames.includes(name)))
      throw new Error('not an attack');
    return {
      ...numbers,
      postgres: values.postgres ?? false,
      trace: values.trace ?? false,
      traffic: !values.attacks && !values.only,
      attacks,
    };
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

async function stopEverything(): Promise<void> {
  await stopAll();
  await stopPostgres();
  await cleanUp();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopEverything().then(() => process.exit(1)));

run(readArguments(process.argv.slice(2)))
  .then((good) => {
    process.exitCode = good ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  // Exit explicitly, because keep-alive connections would keep this process running.
  .finally(() => stopEverything().then(() => process.exit()));
