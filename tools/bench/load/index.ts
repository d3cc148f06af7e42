import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { attackNames, runAttacks } from '../attacks';
import { Client } from '../cluster/client';
import { Instance, stopAll } from '../cluster/instances';
import { seededRandom } from '../cluster/random';
import { cleanUp, freePort, makeFolder } from '../shop';
import { figuresOf, line, wellAfter } from './figures';
import { drive, type Traffic } from './traffic';

/*
 * `npm run load`: a ramp finds the limit of one server; mixed traffic at 80 % of it follows for ten minutes, then three
 * times the limit, and how soon all is well again. The attacks of ../attacks come last, each on a server of its own.
 * The sender shares the machine with the server.
 */

interface Arguments {
  minutes: number;
  seed: number;
  /** On a PostgreSQL server of its own instead of the embedded database. */
  postgres: boolean;
  /** Whether the traffic is measured; if not, only attacks run. */
  traffic: boolean;
  /** Names of the attacks to run. */
  attacks: string[];
  /** Different addresses that the attack on the memory requests. */
  addresses: number;
}

const admin = { email: 'load@spasummit.example', password: 'As much as it can' };
const READY_MS = 180_000;
const WARM_UP_SECONDS = 20;
const RAMP_FROM = 100;
const RAMP_STEP = 1.2;
const RAMP_SECONDS = 6;
const FLOOD_SECONDS = 20;
const AFTERWARDS_SECONDS = 10;
/** The limit is where people would begin to notice: slower than this for one in a hundred, or refused. */
const SLOW_MS = 100;
const SPREAD = 5;
const HEALTH_MS = 1000;
const WELL_AGAIN_MS = 5000;
/** From the second minute on the process may grow by this much: caches and pools are full by then. */
const GROWTH = 1.1;

let stopPostgres = () => Promise.resolve();

async function run(args: Arguments): Promise<boolean> {
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: path.join(__dirname, '../../..'),
    stdio: 'inherit',
  });
  if (build.status !== 0) return false;
  const held = !args.traffic || (await measureTraffic(args));
  console.log(`\nAttacks: ${args.attacks.join(', ')}`);
  const withstood = await runAttacks(args.attacks, args.addresses);
  return held && withstood;
}

/** Measures the limit and the traffic around it. Returns whether every promise was kept. */
async function measureTraffic({ minutes, seed, postgres }: Arguments): Promise<boolean> {
  const databaseUrl = postgres ? await ownPostgres() : undefined;
  console.log(`Seed ${seed}, ${databaseUrl ? 'PostgreSQL' : 'embedded database'}.`);
  const server = new Instance(await freePort(), {
    DATA_DIR: await makeFolder(),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    NODE_ENV: 'production',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  server.start();
  await server.whenReady(READY_MS);
  const traffic = await prepare(server.origin, seededRandom(seed));
  const limit = await findLimit(traffic);
  console.log(`Limit: ${limit} requests/s (nothing refused, p99 below ${SLOW_MS} ms).`);
  const broken = [...(await steady(server, traffic, limit * 0.8, minutes)), ...(await flood(server, traffic, limit))];
  await server.stop();
  for (const promise of broken) console.log(`BROKEN: ${promise}`);
  return broken.length === 0;
}

async function ownPostgres(): Promise<string> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.error('There is no PostgreSQL server here: install one (apt-get install postgresql).');
    process.exit(1);
  }
  const server = await startPostgres(programs);
  stopPostgres = () => server.stop();
  return server.url;
}

async function prepare(origin: string, random: () => number): Promise<Traffic> {
  const signedIn = await new Client(origin).once('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const list = (await (await fetch(`${origin}/api/products?limit=60`)).json()) as { products: { _id: string }[] };
  return { origin, token: signedIn.body.token ?? '', ids: list.products.map(({ _id }) => _id), random };
}

async function findLimit(traffic: Traffic): Promise<number> {
  await (
    await drive(traffic, RAMP_FROM, WARM_UP_SECONDS)
  ).answered;
  let limit = RAMP_FROM;
  for (let perSecond = RAMP_FROM; ; perSecond = Math.ceil(perSecond * RAMP_STEP)) {
    // A second try: whatever else the machine does now and then is not the limit.
    if (!(await bears(traffic, perSecond)) && !(await bears(traffic, perSecond))) return limit;
    limit = perSecond;
  }
}

/** Whether nothing is refused and hardly anybody waits at so many requests a second. */
async function bears(traffic: Traffic, perSecond: number): Promise<boolean> {
  const { sent, answered } = await drive(traffic, perSecond, RAMP_SECONDS);
  await answered;
  const figures = figuresOf(sent);
  console.log(line('ramp', perSecond, figures));
  return figures.shed + figures.errors === 0 && figures.p99 <= SLOW_MS;
}

/** Gives the promises that were broken. */
async function steady(server: Instance, traffic: Traffic, perSecond: number, minutes: number): Promise<string[]> {
  const memory: number[] = [];
  const all = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { sent, answered } = await drive(traffic, perSecond, 60);
    await answered;
    all.push(...sent);
    memory.push(server.residentMb);
    console.log(`${line(`80 %, minute ${minute}`, perSecond, figuresOf(sent))}  memory ${memory.at(-1)} MB`);
  }
  const figures = figuresOf(all);
  console.log(line(`80 %, ${minutes} minutes`, perSecond, figures));
  const [changes, reads] = [all.filter(({ change }) => change), all.filter(({ change }) => !change)];
  for (const [name, some] of [
    ['of these reads', reads],
    ['of these changes', changes],
  ] as const) {
    console.log(line(name, (perSecond * some.length) / all.length, figuresOf(some)));
  }
  const spread = figures.p99 / figures.p50;
  const growth = (memory.at(-1) ?? 0) / (memory[1] ?? memory[0] ?? 1);
  console.log(
    `p99 is ${spread.toFixed(1)} times p50; memory at the end is ${growth.toFixed(2)} of that after two minutes.`,
  );
  return [
    ...(figures.errors + figures.shed > 0 ? [`${figures.errors} errors and ${figures.shed} refusals at 80 %`] : []),
    ...(spread > SPREAD ? [`p99 is more than ${SPREAD} times p50`] : []),
    ...(growth > GROWTH ? ['memory grows'] : []),
  ];
}

/** Gives the promises that were broken. */
async function flood({ origin }: Instance, traffic: Traffic, limit: number): Promise<string[]> {
  const health: Promise<number>[] = [];
  const watching = setInterval(() => health.push(timeOf(`${origin}/api/health`)), 250);
  const { sent, answered } = await drive(traffic, limit * 3, FLOOD_SECONDS);
  clearInterval(watching);
  const ended = performance.now();
  const after = await drive(traffic, limit * 0.8, AFTERWARDS_SECONDS);
  await Promise.all([answered, after.answered]);
  const slowest = Math.max(...(await Promise.all(health)));
  const well = wellAfter(after.sent, ended, SLOW_MS * SPREAD);
  const figures = figuresOf(sent);
  console.log(line(`300 %, ${FLOOD_SECONDS} s`, limit * 3, figures));
  console.log(
    `Shed with Retry-After: ${((100 * figures.shed) / sent.length).toFixed(1)} %. Health answered ${health.length} times, within ${Math.round(slowest)} ms.`,
  );
  console.log(line('80 % afterwards', limit * 0.8, figuresOf(after.sent)));
  console.log(`Every request served again after ${Math.round(well)} ms.`);
  return [
    ...(figures.shed === 0 ? ['nothing was shed at 300 %'] : []),
    ...(figures.errors > 0 ? [`${figures.errors} errors at 300 %`] : []),
    ...(slowest > HEALTH_MS ? [`health took longer than ${HEALTH_MS} ms`] : []),
    ...(well > WELL_AGAIN_MS ? [`not well again within ${WELL_AGAIN_MS / 1000} s`] : []),
  ];
}

async function timeOf(url: string): Promise<number> {
  const asked = performance.now();
  return fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => (ok ? performance.now() - asked : Infinity),
    () => Infinity,
  );
}

const USAGE = `Usage: npm run load [-- --minutes 10 --seed N --postgres --addresses 200000 | -- --attacks | -- --only NAME…], where NAME is one of ${attackNames.join(', ')}`;

function readArguments(args: string[]): Arguments {
  try {
    const options = {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      postgres: { type: 'boolean' },
      attacks: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      addresses: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const numbers = { minutes: 10, seed: randomInt(2 ** 31), addresses: 200_000 };
    for (const name of ['minutes', 'seed', 'addresses'] as const) numbers[name] = Number(values[name] ?? numbers[name]);
    if (!Object.values(numbers).every(Number.isInteger) || numbers.minutes < 1 || numbers.addresses < 1)
      throw new Error('not a number');
    const attacks = values.only ? [...values.only, ...positionals] : attackNames;
    if ((positionals.length > 0 && !values.only) || !attacks.every((name) => attackNames.includes(name)))
      throw new Error('not an attack');
    return { ...numbers, postgres: values.postgres ?? false, traffic: !values.attacks && !values.only, attacks };
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

async function tidy(): Promise<void> {
  await stopAll();
  await stopPostgres();
  await cleanUp();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidy().then(() => process.exit(1)));

run(readArguments(process.argv.slice(2)))
  .then((good) => {
    process.exitCode = good ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  // Connections that are kept open would keep this process.
  .finally(() => tidy().then(() => process.exit()));
