/**
 * `npm run bench`: measures what docs/bench.md shows, each figure against its yardstick in the same run, and writes that
 * file. It talks to loopback only, works in a temporary copy, and leaves the project's build and data alone.
 * `npm run bench -- NAME…` measures some of it and leaves the other figures as they stand. BENCH_DATABASE_URL names a scratch PostgreSQL database
 * (the shop's tables are made in it, its products deleted), which requests and pages are measured with as well.
 */
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { progressLine } from '../../scripts/lib/progress.mjs';
import { throttling, withBrowser } from './browser';
import { measureBytes } from './bytes';
import { measureChange, measureTyping } from './change';
import { measureHtml } from './html';
import { measureLighthouse } from './lighthouse';
import { writeLimits } from './baselines';
import { measurePages } from './pages';
import { measurePaint } from './paint';
import { measureRequests } from './requests';
import { keepResults } from './results';
import { type Row, table } from './rows';
import { cleanUp, copyProject, makeFolder, startShop } from './shop';
import { measureShift } from './shift';
import { measureStart } from './start';
import { measureMemory } from './memory';
import { lastTests } from './tests';

/** Measured of one running shop. */
const ofShop = ['paint', 'shift', 'bytes', 'change', 'lighthouse', 'html'] as const;
const names = [...ofShop, 'typing', 'requests', 'pages', 'start', 'memory', 'tests'] as const;
type Name = (typeof names)[number];
type Step = (sentence: string) => void;

const product = '/products/koenigssee-panorama-sauna';
const marketing = [
  '/',
  '/experiences',
  '/design-installation',
  '/science-proof',
  '/about',
  '/consultation',
  '/impressum',
  '/datenschutz',
  '/terms',
];
const frontDoors = ['/login', '/signup', '/forgot-password'];

/** What has been measured so far, in this run. */
const parts: Partial<Record<Name, { measured: string; rows: Row[] }>> = {};

/** Runs one measurement under a moving line that says how far it is, keeps what it found, and prints it. */
async function measure(name: Name, work: (step: Step) => Promise<Row[]>): Promise<void> {
  let now = '';
  const line = progressLine(`Measuring ${name}`, () => now);
  const measured = `${new Date().toISOString().slice(0, 16).replace('T', ' ')}, load ${os.loadavg()[0]?.toFixed(1)}`;
  try {
    const rows = await work((sentence) => (now = sentence));
    line.clear();
    for (const { what, measured: figure, goal, reached } of rows) {
      console.log(`${reached ? 'reached' : 'MISSED '}  ${what}: ${figure}, goal ${goal}`);
    }
    // The second engine's rows follow the first one's.
    const part = { measured, rows: [...(parts[name]?.rows ?? []), ...rows] };
    parts[name] = part;
    // At once: what fails later takes nothing along.
    await keepResults({ machine: machine(), parts: { [name]: part } }, names, await explained());
  } finally {
    line.clear();
  }
}

async function measureShop(wanted: Set<Name>, folder: string, origin: string): Promise<void> {
  const when = async (name: Name, work: (step: Step) => Promise<Row[]>) => {
    if (wanted.has(name)) await measure(name, work);
  };
  const chromium = chromiumHere();
  await writeLimits(folder, origin, ['/products', product]);
  const shops = [...marketing, '/products', product];
  await withBrowser(chromium, async (inTab) => {
    await when('paint', async (step) => {
      const pages = [
        { path: '/', name: '`/`', goal: 1.1 },
        { path: '/products', name: '`/products`', goal: 1.2 },
        { path: product, name: 'a product page', goal: 1.2 },
      ];
      const { paint, blocking } = await measurePaint(inTab, origin, pages, step);
      return [...paint, ...blocking];
    });
    await when('shift', async (step) => [await measureShift(inTab, origin, [...shops, ...frontDoors], step)]);
    await when('bytes', async () => measureBytes(origin, folder, await makeFolder()));
    await when('change', async (step) => [await measureChange(inTab, origin, step)]);
  });
  await when('lighthouse', (step) => measureLighthouse(chromium, origin, shops, step));
  await when('html', async () => [await measureHtml(origin)]);
}

/** What is measured of the database, embedded or a server. */
async function measureDatabase(wanted: Set<Name>, folder: string, databaseUrl?: string): Promise<void> {
  const engine = databaseUrl ? 'PostgreSQL server' : 'embedded database';
  if (wanted.has('requests')) {
    const settings = { DATA_DIR: await makeFolder(), ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const shop = await startShop(folder, settings);
    await measure('requests', (step) => measureRequests(shop.origin, engine, step));
    await shop.stop();
  }
  if (wanted.has('pages')) {
    const where = { dataDir: await makeFolder(), ...(databaseUrl && { databaseUrl }) };
    await measure('pages', (step) => measurePages(engine, where, step));
  }
}

/** In a shop whose catalogue arrives empty and asks for itself, so that it can be answered with a thousand products. */
async function measureFetched(folder: string): Promise<void> {
  const shop = await startShop(folder, { DATA_DIR: await makeFolder(), RENDER: 'off' });
  await withBrowser(chromiumHere(), (inTab) =>
    measure('typing', async (step) => [await measureTyping(inTab, shop.origin, step)]),
  );
  await shop.stop();
}

function chromiumHere(): string {
  const chromium = findChromium();
  if (!chromium) throw new Error('There is no Chromium here: install one, or name one in CHROMIUM.');
  return chromium;
}

async function measureAll(wanted: Set<Name>): Promise<void> {
  const folder = await copyProject();
  if (ofShop.some((name) => wanted.has(name))) {
    const shop = await startShop(folder, { DATA_DIR: await makeFolder() });
    await measureShop(wanted, folder, shop.origin);
    await shop.stop();
  }
  if (wanted.has('typing')) await measureFetched(folder);
  const { BENCH_DATABASE_URL: databaseUrl } = process.env;
  await measureDatabase(wanted, folder);
  if (databaseUrl) await measureDatabase(wanted, folder, databaseUrl);
  if (wanted.has('start')) await measure('start', async (step) => [await measureStart(folder, makeFolder, step)]);
  if (wanted.has('memory')) {
    await measure('memory', async () => [await measureMemory(folder, await makeFolder())]);
    const programs = findPostgres();
    if (programs === undefined)
      throw new Error('There is no PostgreSQL server here: install one (apt-get install postgresql).');
    const postgres = await startPostgres(programs);
    await measure('memory', async () => [await measureMemory(folder, await makeFolder(), postgres.url)]).finally(() =>
      postgres.stop(),
    );
  }
  if (wanted.has('tests')) await measure('tests', lastTests);
}

async function explained(): Promise<string> {
  const text = await readFile(path.join(__dirname, 'explained.md'), 'utf8');
  return text.replace('{throttling}', throttling);
}

function machine(): string {
  const { model = 'unknown' } = os.cpus()[0] ?? {};
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${model.trim()}), ${memory} GB of memory, Node ${process.versions.node}`;
}

async function main(wanted: Set<Name>): Promise<void> {
  console.log(`${machine()}\n`);
  await measureAll(wanted);
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
    // Whoever interrupts knows why a measurement ended.
    if (!interrupted) console.error(error);
    process.exitCode = 1;
  })
  .finally(cleanUp);
