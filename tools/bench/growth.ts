/** Measures how times grow with the size of the catalogue, up to a million products, on a PostgreSQL server. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../server/database';
import { DEMO_ADMIN } from '../../server/config/readConfig';
import { get } from './get';
import { addProducts } from './products';
import { median, type Row, times } from './rows';
import { makeFolder, startShop } from './shop';

const SIZES = [10_000, 100_000, 1_000_000] as const;
/** Goal: the maximum ratio of the times of the two largest catalogues, as if times grew with n log n. */
const GOAL = (SIZES[2] * Math.log(SIZES[2])) / (SIZES[1] * Math.log(SIZES[1]));
/** Number of times that each call is made. */
const CALLS = 7;
/** Times in ms below which growth is not judged: they are mostly overhead that does not depend on the catalogue. */
const JUDGED_FROM_MS = 50;

/**
 * Setting of PostgreSQL for the large catalogues: a quarter of the memory, as its manual recommends for a server of its
 * own. The default of 128 MB holds only a tenth of a million products.
 */
export const DATABASE_CACHE = `shared_buffers=${Math.floor(os.totalmem() / 4 / 2 ** 20)}MB`;

const count = new Intl.NumberFormat('en-GB');
/** A duration in ms or s, with two or three significant digits. */
const duration = (value: number) => (value < 1000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(1)} s`);

/** The times of one size, in ms, by what was measured. */
type Times = Map<string, number>;

/**
 * Fills the database with 10,000, then 100,000, then 1,000,000 products, and measures the shop with each of them.
 * Returns a row for each operation. `project` is a built copy of the project, `databaseUrl` an empty database.
 */
export async function measureGrowth(
  project: string,
  databaseUrl: string,
  report: (progress: string) => void,
): Promise<Row[]> {
  const settings = { DATA_DIR: await makeFolder(), DATABASE_URL: databaseUrl };
  const measured: Times[] = [];
  let filled = 0;
  for (const size of SIZES) {
    const { pool, close } = await openDatabase({ dataDir: settings.DATA_DIR, databaseUrl });
    await addProducts(pool, filled, size, (added) =>
      report(`${count.format(added)} of ${count.format(size)} products`),
    ).finally(close);
    filled = size;
    measured.push(await measureSize(project, settings, (what) => report(`${count.format(size)} products: ${what}`)));
  }
  return [...(measured[0]?.keys() ?? [])].map((what) =>
    growthRow(
      what,
      measured.map((values) => values.get(what) ?? Number.NaN),
    ),
  );
}

function growthRow(what: string, [small = 0, middle = 0, large = 0]: number[]): Row {
  const growth = large / middle;
  return {
    what: `${what}, ${count.format(SIZES[2])} products, PostgreSQL server`,
    measured: `${duration(large)}, ${times(growth)}`,
    yardstick: `${count.format(SIZES[1])} products: ${duration(middle)}; ${count.format(SIZES[0])}: ${duration(small)}`,
    goal: `at most ${times(GOAL)} (n log n)`,
    reached: growth <= GOAL || large < JUDGED_FROM_MS,
  };
}

/** Measures start, calls, sitemap and backup with the products that the database contains. */
async function measureSize(
  project: string,
  settings: Record<string, string>,
  report: (what: string) => void,
): Promise<Times> {
  const result: Times = new Map();
  const measure = async (what: string, work: () => Promise<unknown>, repeat = 1) => {
    report(what);
    const values: number[] = [];
    for (let round = 0; round < repeat; round += 1) {
      const started = performance.now();
      await work();
      values.push(performance.now() - started);
    }
    result.set(what, median(values));
  };
  // The first start also imports the seed products.
  await (await startShop(project, settings)).stop();
  const shop = await startShop(project, settings);
  result.set('`npm start` to first page', shop.readyMs);
  try {
    const calls = await listCalls(shop.origin);
    for (const [what, call] of calls) await measure(what, call, CALLS);
    await measure('all sitemaps', () => readSitemaps(shop.origin));
  } finally {
    await shop.stop();
  }
  await measure('`npm run backup`', () => backUp(project, settings));
  return result;
}

/** Returns the list calls by name. Each has a different URL each time, so that no response comes from the cache. */
async function listCalls(origin: string): Promise<[string, () => Promise<unknown>][]> {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ADMIN),
  });
  const { token } = (await login.json()) as { token: string };
  const read = async (query: string) => {
    const response = await fetch(`${origin}/api${query}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${query} returned ${response.status}.`);
    return (await response.json()) as { totalPages: number };
  };
  const { totalPages } = await read('/products');
  let calls = 0;
  const different = () => 20 + (calls++ % 40);
  return [
    ['the collection, first page', () => read(`/products?limit=${different()}`)],
    ['the collection, page in the middle', () => read(`/products?page=${Math.round(totalPages / 2) + different()}`)],
    ['a category, last page', () => read(`/products?category=sauna&page=${Math.floor(totalPages / 6) - different()}`)],
    ['a search with few results', () => read(`/products?search=saule%204711&limit=${different()}`)],
    ['a search with a sixth of all products', () => read(`/products?search=hemlock&limit=${different()}`)],
    ['a search with all products', () => read(`/products?search=lake&limit=${different()}`)],
    ["the panel's list, first page", () => read('/admin/products')],
    ["the panel's list, page in the middle", () => read(`/admin/products?page=${Math.round(totalPages / 4)}`)],
    ["the panel's search with all products", () => read('/admin/products?search=lake')],
  ];
}

/** Reads the index of the sitemaps and every sitemap, as a search engine does. */
async function readSitemaps(origin: string): Promise<void> {
  const index = await get(`${origin}/sitemap.xml`);
  for (const [, url = ''] of index.body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { status } = await get(`${origin}${new URL(url).pathname}`, 'gzip');
    if (status !== 200) throw new Error(`${url} returned ${status}.`);
  }
}

/** Backs up the shop with its command. */
async function backUp(project: string, settings: Record<string, string>): Promise<void> {
  const file = path.join(await makeFolder(), 'shop.tar');
  const options = { cwd: project, env: { ...process.env, ...settings } };
  await promisify(execFile)(process.execPath, ['scripts/backup.mjs', 'backup', '--to', file], options);
  if ((await stat(file)).size === 0) throw new Error('The backup is empty.');
}
