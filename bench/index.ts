/**
 * `npm run bench`: prints the figures that the README quotes. Only loopback; it works in a temporary copy and leaves
 * the project's build and data alone. `-- --only start|bytes|requests|pages` measures one of the four.
 * BENCH_DATABASE_URL names a scratch PostgreSQL database (the shop's tables are made in it, and the products in it
 * replaced) to compare with.
 */
import os from 'node:os';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { progressLine, seconds } from '../scripts/lib/progress.mjs';
import { measureBytes } from './bytes';
import { measurePages } from './pages';
import { measureRequests, requestRounds } from './requests';
import { cleanUp, copyProject, makeFolder, startShop } from './shop';
import { measureStarts } from './start';

const figures = ['start', 'bytes', 'requests', 'pages'];
const pages = ['/', '/products'];
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Runs one measurement under a moving line that says how far it is. */
async function watched<T>(title: string, work: (step: (sentence: string) => void) => Promise<T>): Promise<T> {
  let now = '';
  const line = progressLine(title, () => now);
  try {
    return await work((sentence) => (now = sentence));
  } finally {
    line.clear();
  }
}

function print(title: string, rows: [text: string, ...columns: string[]][]): void {
  console.log(`\n${title}`);
  for (const [text, ...columns] of rows) {
    console.log(`  ${text.padEnd(48)}${columns.map((column) => column.padStart(11)).join('')}`);
  }
}

async function showStarts(folder: string): Promise<void> {
  const starts = await watched('Measuring starts', (step) => measureStarts(folder, makeFolder, step));
  print(
    'Start, from `node scripts/start.mjs` to answers on / and /api/products (packages installed)',
    starts.map(({ what, milliseconds }) => [what, seconds(milliseconds)]),
  );
}

async function showBytes(origin: string): Promise<void> {
  const browser = findChromium();
  const all = await watched('Measuring bytes', () => measureBytes(origin, pages, browser));
  const scope = browser ? 'all scripts that Chromium loads' : 'only the scripts that the HTML names: no Chromium here';
  const rows = all.flatMap(({ page, files }): [string, string, string][] => [
    ...files.map(({ name, brotli, raw }): [string, string, string] => [
      `${page}  ${name}`,
      number.format(brotli),
      number.format(raw),
    ]),
    [
      `${page}  total`,
      number.format(files.reduce((sum, { brotli }) => sum + brotli, 0)),
      number.format(files.reduce((sum, { raw }) => sum + raw, 0)),
    ],
  ]);
  print(`JavaScript of a first visit, in bytes (${scope})`, [['', 'brotli', 'raw'], ...rows]);
}

async function showRequests(origin: string, engine: string): Promise<void> {
  const { shop, bare, ratio, bytes } = await watched(`Measuring requests, ${engine}`, (step) => measureRequests(origin, step));
  print(`GET /api/products, ${engine}: requests per second (${number.format(bytes)} bytes, ${requestRounds})`, [
    ['the shop', number.format(shop)],
    ['a bare node:http server with the same answer', number.format(bare)],
    ['ratio', ratio.toFixed(3)],
  ]);
}

async function showPages(engine: string, where: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const all = await watched(`Measuring pages, ${engine}`, (step) => measurePages(where, step));
  print(
    `Pages and searches among 100,000 products, ${engine}, in ms (count and page, read from the database)`,
    all.map(({ what, columns }) => [what, ...columns.map(([page, ms]) => `${page}: ${ms.toFixed(1)}`.padStart(16))]),
  );
}

async function main(wanted: string[]): Promise<void> {
  const load = os.loadavg()[0] ?? 0;
  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown';
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores (${cpu}), Node ${process.versions.node}, ` +
      `load ${load.toFixed(1)} before the run`,
  );
  const { BENCH_DATABASE_URL: databaseUrl } = process.env;
  if (wanted.includes('pages')) {
    await showPages('embedded database', { dataDir: await makeFolder() });
    if (databaseUrl) await showPages('PostgreSQL server', { dataDir: await makeFolder(), databaseUrl });
  }
  if (wanted.every((figure) => figure === 'pages')) return;

  const folder = await copyProject({ withBuild: !wanted.includes('start') });
  if (wanted.includes('start')) await showStarts(folder);

  if (wanted.includes('bytes') || wanted.includes('requests')) {
    const dataDir = await makeFolder();
    const shop = await watched('Starting a shop', () => startShop(folder, { DATA_DIR: dataDir }));
    if (wanted.includes('bytes')) await showBytes(shop.origin);
    if (wanted.includes('requests')) await showRequests(shop.origin, 'embedded database');
    await shop.stop();
  }

  if (wanted.includes('requests') && databaseUrl) {
    const settings = { DATA_DIR: await makeFolder(), DATABASE_URL: databaseUrl };
    const shop = await watched('Starting a shop', () => startShop(folder, settings));
    await showRequests(shop.origin, 'PostgreSQL server');
    await shop.stop();
  }
}

function readArguments(args: string[]): string[] {
  const [flag, name = ''] = args;
  const known = args.length === 0 || (args.length === 2 && flag === '--only' && figures.includes(name));
  if (!known) {
    console.error(`Unknown: ${args.join(' ')}. Known is: --only ${figures.join('|')}.`);
    process.exit(2);
  }
  return name === '' ? figures : [name];
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
