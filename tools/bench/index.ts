/**
 * `npm run bench`: measures the figures of docs/bench.md and writes that file. Each figure and its baseline are
 * measured in the same run. The bench works in a temporary copy of the project and does not change the project's build
 * or data.
 *
 * `npm run bench -- NAME…` runs only these measurements and keeps the other figures. If BENCH_DATABASE_URL names a
 * scratch PostgreSQL database, `requests` and `pages` are measured a second time with that database. The bench creates
 * the shop's tables in it and deletes its products.
 */
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { progressLine } from '../../scripts/lib/progress.mjs';
import { accountRoutes, marketingRoutes } from '../../src/app/routeLists';
import { throttling, withBrowser } from './browser';
import { measureBytes } from './bytes';
import { measureChange, measureTyping } from './change';
import { measureHtml } from './html';
import { measureLighthouse } from './lighthouse';
import { writeBaselines } from './baselines';
import { measurePages } from './pages';
import { measurePaint } from './paint';
import { measureRequests } from './requests';
import { storeResults } from './results';
import { type Row, table } from './rows';
import { cleanUp, copyProject, makeFolder, startShop } from './shop';
import { measureShift } from './shift';
import { measureStart } from './start';
import { measureMemory } from './memory';
import { readLastTestRun } from './tests';

/** The measurements that share one running shop. */
const sharedShopNames = ['paint', 'shift', 'bytes', 'change', 'lighthouse', 'html'] as const;
const names = [...sharedShopNames, 'typing', 'requests', 'pages', 'start', 'memory', 'tests'] as const;
type Name = (typeof names)[number];
type Report = (progress: string) => void;

const product = '/products/koenigssee-panorama-sauna';
/** The results of this run so far, by measurement. */
const parts: Partial<Record<Name, { measured: string; rows: Row[] }>> = {};

/**
 * Runs one measurement with a progress line, then prints its rows and stores them in docs/bench.md and docs/bench.json.
 */
async function measure(name: Name, work: (report: Report) => Promise<Row[]>): Promise<void> {
  let progress = '';
  const line = progressLine(`Measuring ${name}`, () => progress);
  const measured = `${new Date().toISOString().slice(0, 16).replace('T', ' ')}, load ${os.loadavg()[0]?.toFixed(1)}`;
  try {
    const rows = await work((text) => (progress = text));
    line.clear();
    for (const { what, measured: figure, goal, reached } of rows) {
      console.log(`${reached ? 'reached' : 'MISSED '}  ${what}: ${figure}, goal ${goal}`);
    }
    // `requests`, `pages` and `memory` run once for each database: append to the rows of the earlier run.
    const part = { measured, rows: [...(parts[name]?.rows ?? []), ...rows] };
    parts[name] = part;
    // Store immediately, so that a later failure does not lose this result.
    await storeResults({ machine: machine(), parts: { [name]: part } }, names, await readExplanation());
  } finally {
    line.clear();
  }
}

async function measureShop(selected: Set<Name>, folder: string, origin: string): Promise<void> {
  const measureIfSelected = async (name: Name, work: (report: Report) => Promise<Row[]>) => {
    if (selected.has(name)) await measure(name, work);
  };
  const chromium = requireChromium();
  await writeBaselines(folder, origin, ['/products', product]);
  const publicPages = [...marketingRoutes, '/products', product];
  await withBrowser(chromium, async (withTab) => {
    await measureIfSelected('paint', async (report) => {
      const pages = [
        { path: '/', name: '`/`', goal: 1.1 },
        { path: '/products', name: '`/products`', goal: 1.2 },
        { path: product, name: 'a product page', goal: 1.2 },
      ];
      const { paint, blocking } = await measurePaint(withTab, origin, pages, report);
      return [...paint, ...blocking];
    });
    await measureIfSelected('shift', async (report) => [
      await measureShift(withTab, origin, [...publicPages, ...accountRoutes], report),
    ]);
    await measureIfSelected('bytes', async () => measureBytes(origin, folder, await makeFolder()));
    await measureIfSelected('change', async (report) => [await measureChange(withTab, origin, report)]);
  });
  await measureIfSelected('lighthouse', (report) => measureLighthouse(chromium, origin, publicPages, report));
  await measureIfSelected('html', async () => [await measureHtml(origin)]);
}

/** Runs the measurements that depend on the database: with the embedded one, or with the server at `databaseUrl`. */
async function measureDatabase(selected: Set<Name>, folder: string, databaseUrl?: string): Promise<void> {
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

async function measureAll(selected: Set<Name>): Promise<void> {
  const folder = await copyProject();
  if (sharedShopNames.some((name) => selected.has(name))) {
    const shop = await startShop(folder, { DATA_DIR: await makeFolder() });
    await measureShop(selected, folder, shop.origin);
    await shop.stop();
  }
  if (selected.has('typing')) await measureClientRendered(folder);
  const { BENCH_DATABASE_URL: databaseUrl } = process.env;
  await measureDatabase(selected, folder);
  if (databaseUrl) await measureDatabase(selected, folder, databaseUrl);
  if (selected.has('start')) await measure('start', async (report) => [await measureStart(folder, makeFolder, report)]);
  if (selected.has('memory')) {
    await measure('memory', async () => [await measureMemory(folder, await makeFolder())]);
    const programs = findPostgres();
    if (programs === undefined)
      throw new Error('There is no PostgreSQL server here: install one (apt-get install postgresql).');
    const postgres = await startPostgres(programs);
    await measure('memory', async () => [await measureMemory(folder, await makeFolder(), postgres.url)]).finally(() =>
      postgres.stop(),
    );
  }
  if (selected.has('tests')) await measure('tests', readLastTestRun);
}

/** Returns the explanation that ends docs/bench.md. */
async function readExplanation(): Promise<string> {
  const text = await readFile(path.join(__dirname, 'explained.md'), 'utf8');
  return text.replace('{throttling}', throttling);
}

function machine(): string {
  const { model = 'unknown' } = os.cpus()[0] ?? {};
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${model.trim()}), ${memory} GB of memory, Node ${process.versions.node}`;
}

async function main(selected: Set<Name>): Promise<void> {
  console.log(`${machine()}\n`);
  await measureAll(selected);
  console.log(`\n${table(names.flatMap((name) => parts[name]?.rows ?? []))}`);
}

function readArguments(args: string[]): Set<Name> {
  const unknown = args.filter((arg) => !(names as readonly string[]).includes(arg));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(' ')}. Known are: ${names.join(', ')}.`);
    process.exit(2);
  }
  return new Set(args.length === 0 ? names : (args as Name[]));
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true;
    void cleanUp().then(() => process.exit(1));
  });
}

main(readArguments(process.argv.slice(2)))
  .catch((error: unknown) => {
    // Do not print an error after SIGINT or SIGTERM: it is only a consequence of the interrupted measurement.
    if (!interrupted) console.error(error);
    process.exitCode = 1;
  })
  .finally(cleanUp);
