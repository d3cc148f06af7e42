/**
 * `npm run bench`: measures the figures of docs/bench.md and writes that file. Each figure and its baseline are
 * measured in the same run. The bench works in a temporary copy of the project and does not change the project's build
 * or data.
 *
 * `npm run bench -- NAME…` runs only these measurements and keeps the other figures. `--rounds N` changes how often
 * `paint` and `tap` repeat a visit, and `--minutes N` how long `load` sends traffic. If BENCH_DATABASE_URL names a
 * scratch PostgreSQL database, `requests` and `pages` are measured a second time with that database. The bench creates
 * the shop's tables in it and deletes its products.
 */
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { progressLine } from '../../scripts/lib/progress.mjs';
import { networkDescription, phone, withBrowser, type WithTab } from './browser';
import { measureBytes } from './bytes';
import { calibrate, type Calibration, describeCalibration } from './calibration';
import { measureChange, measureTyping } from './change';
import { stopAll } from './cluster/instances';
import { measureFirstScreen } from './firstScreen';
import { DATABASE_CACHE, measureGrowth } from './growth';
import { measureHtml } from './html';
import { measureLighthouse } from './lighthouse';
import { startLimitServer } from './limitServer';
import { measurePages } from './pages';
import { fillShop, measurePanel } from './panel';
import { measurePaint } from './paint';
import { measureRequests } from './requests';
import { type Part, storeResults } from './results';
import { publicPages, signInPages } from './routes';
import { type Row, table } from './rows';
import { cleanUp, copyProject, makeFolder, startShop } from './shop';
import { measureShift } from './shift';
import { measureStart } from './start';
import { measureMemory } from './memory';
import { measureTap } from './tap';
import { readLastTestRun } from './tests';
import { measureLoad } from './underLoad';

/** The measurements that share one running shop. */
const sharedShopNames = ['firstScreen', 'paint', 'tap', 'shift', 'bytes', 'change', 'lighthouse', 'html'] as const;
const names = [
  ...sharedShopNames,
  'typing',
  'requests',
  'load',
  'pages',
  'panel',
  'growth',
  'start',
  'memory',
  'tests',
] as const;
type Name = (typeof names)[number];
type Report = (progress: string) => void;

interface Arguments {
  /** The measurements to run. */
  selected: Set<Name>;
  /** Number of rounds of `paint` and `tap`. */
  rounds: number;
  /** Duration of the steady traffic of `load`. */
  minutes: number;
}

/** The measurements with a slowed CPU. They state the calibration of the machine. */
const slowCpuNames = new Set<Name>(['paint', 'tap', 'change']);
let calibration: Calibration | undefined;
/** The results of this run so far, by measurement. */
const parts: Partial<Record<Name, Part>> = {};

/**
 * Runs one measurement with a progress line, then prints its rows and stores them in docs/bench.md and docs/bench.json.
 * `rounds` is stated there if it can be chosen.
 */
async function measure(name: Name, work: (report: Report) => Promise<Row[]>, rounds?: number): Promise<void> {
  let progress = '';
  const line = progressLine(`Measuring ${name}`, () => progress);
  const measured = [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    `load ${os.loadavg()[0]?.toFixed(1)}`,
    ...(rounds === undefined ? [] : [`rounds: ${rounds}`]),
    ...(calibration && slowCpuNames.has(name) ? [describeCalibration(calibration)] : []),
  ].join(', ');
  try {
    const rows = await work((text) => (progress = text));
    line.clear();
    for (const { what, measured: figure, goal, reached } of rows) {
      console.log(`${reached ? 'reached' : 'MISSED '}  ${what}: ${figure}, goal ${goal}`);
    }
    // `requests`, `load`, `pages`, `panel` and `memory` run once for each database: append to the rows of the earlier run.
    const part = { measured, machine: machine(), rows: [...(parts[name]?.rows ?? []), ...rows] };
    parts[name] = part;
    // Store immediately, so that a later failure does not lose this result.
    await storeResults({ [name]: part }, names, await readExplanation());
  } finally {
    line.clear();
  }
}

/** Runs the measurements that share the shop at `origin`, whose project folder is `folder`. */
async function measureShop({ selected, rounds }: Arguments, folder: string, origin: string): Promise<void> {
  const measureIfSelected = async (name: Name, work: (report: Report) => Promise<Row[]>, stated?: number) => {
    if (selected.has(name)) await measure(name, work, stated);
  };
  const chromium = requireChromium();
  const { slowdown } = await calibrateIfNeeded(selected, chromium);
  const device = { device: phone, slowNetwork: true, cpuSlowdown: slowdown };
  const limit = await startLimitServer();
  await withBrowser(chromium, async (withTab) => {
    await measureIfSelected('firstScreen', async (report) => [
      await measureFirstScreen(withTab, origin, limit.url, report),
    ]);
    await measureIfSelected(
      'paint',
      (report) => measurePaint(withTab, { origin, limitUrl: limit.url, device, rounds }, report),
      rounds,
    );
    await measureIfSelected('tap', (report) => measureTap(withTab, { origin, device, rounds }, report), rounds);
    await measureIfSelected('shift', async (report) => [
      await measureShift(withTab, origin, [...publicPages, ...signInPages], report),
    ]);
    await measureIfSelected('bytes', async () => measureBytes(origin, folder, await makeFolder()));
    await measureIfSelected('change', async (report) => [await measureChange(withTab, origin, slowdown, report)]);
  }).finally(limit.stop);
  await measureIfSelected('lighthouse', (report) => measureLighthouse(chromium, origin, publicPages, report));
  await measureIfSelected('html', async () => [await measureHtml(origin, folder)]);
}

/** Calibrates the machine if a selected measurement slows the CPU, and prints the result. */
async function calibrateIfNeeded(selected: Set<Name>, chromium: string): Promise<{ slowdown: number }> {
  if (![...selected].some((name) => slowCpuNames.has(name))) return { slowdown: 1 };
  calibration = await calibrate(chromium);
  console.log(`Calibration: ${describeCalibration(calibration)}\n`);
  return calibration;
}

/** Runs the measurements that depend on the database: with the embedded one, or with the server at `databaseUrl`. */
async function measureDatabase({ selected }: Arguments, folder: string, databaseUrl?: string): Promise<void> {
  const engine = databaseUrl ? 'PostgreSQL server' : 'embedded database';
  if (selected.has('requests')) {
    const settings = { DATA_DIR: await makeFolder(), ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const shop = await startShop(folder, settings);
    await measure('requests', (report) => measureRequests(shop.origin, engine, report));
    await shop.stop();
  }
  if (selected.has('pages')) {
    const database = { dataDir: await makeFolder(), ...(databaseUrl && { databaseUrl }) };
    await measure('pages', (report) => measurePages(engine, database, report));
  }
}

/**
 * Measures typing in a shop without server-side rendering. Its catalogue page fetches the products itself, so that the
 * request can be mocked with 1000 products.
 */
async function measureClientRendered(folder: string): Promise<void> {
  const shop = await startShop(folder, { DATA_DIR: await makeFolder(), RENDER: 'off' });
  await withBrowser(requireChromium(), (withTab) =>
    measure('typing', async (report) => [await measureTyping(withTab, shop.origin, report)]),
  );
  await shop.stop();
}

function requireChromium(): string {
  const chromium = findChromium();
  if (!chromium) throw new Error('There is no Chromium here: install one, or name one in CHROMIUM.');
  return chromium;
}

/** Runs `work` with the URL of a temporary PostgreSQL server. Throws if PostgreSQL is not installed. */
async function withPostgres(work: (databaseUrl: string) => Promise<void>, settings: string[] = []): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error('There is no PostgreSQL server here: install one (apt-get install postgresql).');
  const postgres = await startPostgres(programs, { settings });
  await work(postgres.url).finally(() => postgres.stop());
}

/** Measures `load` and `memory` with the embedded database and with a temporary PostgreSQL server. */
async function measureBothDatabases({ selected, minutes }: Arguments, project: string): Promise<void> {
  if (selected.has('load')) {
    const target = { project, minutes };
    await measure('load', (report) => measureLoad({ ...target, engine: 'embedded database' }, report));
    await withPostgres((databaseUrl) =>
      measure('load', (report) => measureLoad({ ...target, engine: 'PostgreSQL server', databaseUrl }, report)),
    );
  }
  if (selected.has('memory')) {
    await measure('memory', async () => [await measureMemory(project, await makeFolder())]);
    await withPostgres((databaseUrl) =>
      measure('memory', async () => [await measureMemory(project, await makeFolder(), databaseUrl)]),
    );
  }
}

/** Measures `panel` with the embedded database, where it also measures typing, and with a temporary PostgreSQL server. */
async function measurePanels(project: string): Promise<void> {
  const run = async (engine: string, withTab?: WithTab, databaseUrl?: string) => {
    const dataDir = await makeFolder();
    await measure('panel', async (report) => {
      report('filling the database');
      await fillShop({ dataDir, ...(databaseUrl && { databaseUrl }) });
      const settings = { DATA_DIR: dataDir, CONSULTATIONS: 'on', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
      const shop = await startShop(project, settings);
      return measurePanel(shop.origin, engine, withTab, report).finally(() => shop.stop());
    });
  };
  await withBrowser(requireChromium(), (withTab) => run('embedded database', withTab));
  await withPostgres((databaseUrl) => run('PostgreSQL server', undefined, databaseUrl));
}

async function measureAll(args: Arguments): Promise<void> {
  const { selected } = args;
  const folder = await copyProject();
  if (sharedShopNames.some((name) => selected.has(name))) {
    const shop = await startShop(folder, { DATA_DIR: await makeFolder() });
    await measureShop(args, folder, shop.origin);
    await shop.stop();
  }
  if (selected.has('typing')) await measureClientRendered(folder);
  const { BENCH_DATABASE_URL: databaseUrl } = process.env;
  await measureDatabase(args, folder);
  if (databaseUrl) await measureDatabase(args, folder, databaseUrl);
  if (selected.has('start')) await measure('start', async (report) => [await measureStart(folder, makeFolder, report)]);
  await measureBothDatabases(args, folder);
  if (selected.has('panel')) await measurePanels(folder);
  if (selected.has('growth')) {
    await withPostgres(
      (databaseUrl) => measure('growth', (report) => measureGrowth(folder, databaseUrl, report)),
      [DATABASE_CACHE],
    );
  }
  if (selected.has('tests')) await measure('tests', readLastTestRun);
}

/** Returns the explanation that ends docs/bench.md. */
async function readExplanation(): Promise<string> {
  const text = await readFile(path.join(__dirname, 'explained.md'), 'utf8');
  return text.replace('{network}', networkDescription);
}

function machine(): string {
  const { model = 'unknown' } = os.cpus()[0] ?? {};
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${model.trim()}), ${memory} GB of memory, Node ${process.versions.node}`;
}

async function main(args: Arguments): Promise<void> {
  console.log(`${machine()}\n`);
  await measureAll(args);
  const rows = names.flatMap((name) => parts[name]?.rows ?? []);
  console.log(`\n${table(rows)}`);
  const missed = rows.filter(({ reached }) => !reached);
  if (calibration) console.log(`\nCalibration: ${describeCalibration(calibration)}.`);
  console.log(`\nMissed: ${missed.length} of ${rows.length}.${missed.map(({ what }) => `\n- ${what}`).join('')}`);
}

const USAGE = `Usage: npm run bench [-- NAME… --rounds N --minutes N], where NAME is one of ${names.join(', ')}`;

function readArguments(args: string[]): Arguments {
  const options = { rounds: { type: 'string', default: '5' }, minutes: { type: 'string', default: '10' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)];
    const unknown = positionals.filter((name) => !(names as readonly string[]).includes(name));
    if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(' ')}`);
    if (![rounds, minutes].every((count) => Number.isInteger(count) && count > 0)) throw new Error('not a number');
    return { selected: new Set(positionals.length === 0 ? names : (positionals as Name[])), rounds, minutes };
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

/** Stops all servers that are still running, and deletes all temporary folders. */
async function stopEverything(): Promise<void> {
  await stopAll();
  await cleanUp();
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true;
    void stopEverything().then(() => process.exit(1));
  });
}

main(readArguments(process.argv.slice(2)))
  .catch((error: unknown) => {
    // Do not print an error after SIGINT or SIGTERM: it is only a consequence of the interrupted measurement.
    if (!interrupted) console.error(error);
    process.exitCode = 1;
  })
  .finally(stopEverything);
