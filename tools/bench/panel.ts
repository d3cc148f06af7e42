/** Measures the admin panel with large lists: response times of its list calls, and typing in its search fields. */
import type { Page } from 'playwright-core';
import { DEMO_ADMIN } from '../../server/config/readConfig';
import { openDatabase } from '../../server/database';
import { desktop, type WithTab } from './browser';
import { nextPaintScript, type WindowWithNextPaint } from './nextPaint';
import { counts, fillPanel } from './panelData';
import { median, ms, type Row } from './rows';

/** Number of times that each call is made. */
const CALLS = 30;
/** Goal for the 95th percentile of a call's response time, in ms. */
const CALL_GOAL_MS = 100;
/** Goal for the 95th percentile of the time from a key to the next paint, in ms. */
const KEY_GOAL_MS = 50;
/** Number of times that a word is typed into each search field. */
const WORDS = 5;

interface List {
  path: string;
  sorts: string[];
  /** Number of the page in the middle of the list. */
  deepPage: number;
  searches: string[];
}

const productSorts = ['-updatedAt', 'updatedAt', 'name', '-name', 'category', '-category', 'price', '-price', 'status'];
const lists: List[] = [
  {
    path: '/admin/products',
    sorts: [...productSorts, '-status'],
    deepPage: counts.products / 50,
    searches: ['saule 4711', 'hemlock', 'lake', 'pergola'],
  },
  {
    path: '/admin/users',
    sorts: ['-createdAt', 'createdAt', 'name', '-name', 'lastSignInAt', '-lastSignInAt'],
    deepPage: counts.users / 100,
    searches: ['ada 4711', 'falk', 'nobody'],
  },
  {
    path: '/admin/requests',
    sorts: ['due', 'createdAt', '-createdAt', 'name', 'status'],
    deepPage: counts.requests / 50,
    searches: ['clara 4711', 'lake'],
  },
];

/** Fills the database of a shop that is not running. */
export async function fillShop(database: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const { pool, close } = await openDatabase(database);
  await fillPanel(pool).finally(close);
}

/** Measures the list calls of a filled shop, and typing in the panel unless `withTab` is undefined. */
export async function measurePanel(
  origin: string,
  engine: string,
  withTab: WithTab | undefined,
  report: (progress: string) => void,
): Promise<Row[]> {
  const token = await signIn(origin);
  const rows: Row[] = [];
  for (const list of lists) rows.push(...(await measureList(origin, token, list, engine, report)));
  if (withTab) rows.push(...(await measureTyping(withTab, origin, report)));
  return rows;
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ADMIN),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Returns a row for each kind of call, with the slowest call of the kind. */
async function measureList(
  origin: string,
  token: string,
  { path, sorts, deepPage, searches }: List,
  engine: string,
  report: (progress: string) => void,
): Promise<Row[]> {
  const call = async (query: string): Promise<Call> => {
    report(`${path}?${query}`);
    const times: number[] = [];
    for (let round = 0; round < CALLS; round += 1) {
      const started = performance.now();
      const response = await fetch(`${origin}/api${path}?${query}`, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}?${query} answers ${response.status}.`);
      times.push(performance.now() - started);
    }
    return { query, times };
  };
  const callAll = async (queries: string[]): Promise<Call[]> => {
    const calls: Call[] = [];
    for (const query of queries) calls.push(await call(query));
    return calls;
  };
  const what = (kind: string) => `\`GET ${path}\`, ${kind}, ${engine}`;
  return [
    callRow(what('first page'), [await call('page=1')]),
    callRow(what(`first page, slowest of ${sorts.length} sorts`), await callAll(sorts.map((sort) => `sort=${sort}`))),
    callRow(
      what(`page ${deepPage}, slowest of ${sorts.length} sorts`),
      await callAll(sorts.map((sort) => `sort=${sort}&page=${deepPage}`)),
    ),
    callRow(
      what(`search, slowest of ${searches.length}`),
      await callAll(searches.map((search) => `search=${encodeURIComponent(search)}`)),
    ),
  ];
}

/** A call's query and its response times in ms. */
interface Call {
  query: string;
  times: number[];
}

function callRow(what: string, calls: Call[]): Row {
  const sorted = calls.toSorted((one, other) => percentile(other.times) - percentile(one.times));
  const { query = '', times = [] } = sorted[0] ?? {};
  return {
    what,
    measured: `p50 ${ms(median(times))}, p95 ${ms(percentile(times))} (${query})`,
    yardstick: `${CALL_GOAL_MS} ms`,
    goal: `p95 under ${CALL_GOAL_MS} ms`,
    reached: percentile(times) < CALL_GOAL_MS,
    ...(calls.length > 1 && { note: `${sorted.map((one) => `${one.query} ${ms(median(one.times))}`).join(', ')}.` }),
  };
}

/** Returns the 95th percentile. */
const percentile = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** Measures the time from each key to the next paint in the search field of each table and in the palette. */
async function measureTyping(withTab: WithTab, origin: string, report: (progress: string) => void): Promise<Row[]> {
  return withTab({ device: desktop }, async (page) => {
    await page.addInitScript(nextPaintScript);
    await page.goto(`${origin}/admin/login`);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL(`${origin}/admin`);
    const rows: Row[] = [];
    for (const view of ['products', 'users', 'requests']) {
      report(`typing in ${view}`);
      await page.goto(`${origin}/admin?view=${view}`);
      await page.locator('main tbody tr').first().waitFor();
      rows.push(await typeWords(page, `the search of ${view}`, '[type="search"]'));
    }
    report('typing in the palette');
    await page.keyboard.press('Control+k');
    rows.push(await typeWords(page, 'the command palette', '[role="combobox"]'));
    return rows;
  });
}

/** Types a word several times into a field. Returns the times from each key to the next paint. */
async function typeWords(page: Page, where: string, field: string): Promise<Row> {
  await page.locator(field).focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        void (window as WindowWithNextPaint).nextPaint().then(() => times.push(performance.now() - timeStamp)),
      { capture: true },
    );
  });
  for (let word = 0; word < WORDS; word += 1) {
    // Longer than the debounce, so that responses arrive between the keys.
    await page.locator(field).pressSequentially('cedar sauna', { delay: 250 });
    await page.locator(field).fill('');
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  return {
    what: `a key in ${where} to the next paint`,
    measured: `p50 ${ms(median(times))}, p95 ${ms(percentile(times))}`,
    yardstick: `${KEY_GOAL_MS} ms`,
    goal: `p95 under ${KEY_GOAL_MS} ms`,
    reached: percentile(times) < KEY_GOAL_MS,
  };
}
