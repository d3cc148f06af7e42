/** Measures interactions after the page has loaded: navigating to another route, and typing in the search field. */
import type { Page } from 'playwright-core';
import { waitUntilSettled } from '../../e2e/support/hydration';
import { desktop, type WithTab } from './browser';
import { nextPaintScript, type WindowWithNextPaint } from './nextPaint';
import { median, ms, type Row } from './rows';
import { traceMainThread, traceMarks } from './trace';

const ROUNDS = 5;
/** Goal for the median time from a click to the paint of the next page's heading, on every page, in ms. */
const CHANGE_GOAL_MS = 100;
/** The page of which the trace is recorded: the one that takes longest. */
const TRACED_PAGE = 'Collection';
const FRAME_MS = 1000 / 60;
/** Number of products that are loaded while typing is measured. */
const PRODUCTS = 1000;
const PAGE_SIZE = 12;

/**
 * Clicks a link of the header. Returns the time in ms from the click to the paint that shows the new page's heading.
 */
async function navigateTo(page: Page, link: string): Promise<number> {
  const clickAndWait = async ({ name, marks }: { name: string; marks: typeof traceMarks }) => {
    const target = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')].find(
      ({ textContent }) => textContent === name,
    );
    if (!target) throw new Error(`No link ${name}.`);
    const before = document.querySelector('h1');
    const headingChanged = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const now = document.querySelector('h1');
        if (!now || now === before) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    const clickedAt = performance.now();
    target.click();
    await headingChanged;
    await (window as WindowWithNextPaint).nextPaint();
    const paintedAt = performance.now();
    performance.mark(marks.start, { startTime: clickedAt });
    performance.mark(marks.end, { startTime: paintedAt });
    return paintedAt - clickedAt;
  };
  return page.evaluate(clickAndWait, { name: link, marks: traceMarks });
}

/**
 * Measures route changes: clicks through the header links ROUNDS times, with the CPU slowed by `cpuSlowdown`. An
 * additional round before them fills the caches and is not counted.
 */
export async function measureChange(
  withTab: WithTab,
  origin: string,
  cpuSlowdown: number,
  report: (progress: string) => void,
): Promise<Row> {
  const names = ['Experiences', 'Collection', 'Design & Installation', 'Science & Proof', 'About', 'Consultation'];
  const durations = new Map<string, number[]>(names.map((name) => [name, []]));
  const trace = await withTab({ device: desktop, cpuSlowdown }, async (page) => {
    await page.addInitScript(nextPaintScript);
    await page.goto(origin, { waitUntil: 'networkidle' });
    await waitUntilSettled(page);
    for (let round = 0; round <= ROUNDS; round += 1) {
      report(`round ${round} of ${ROUNDS}`);
      for (const name of names) {
        const time = await navigateTo(page, name);
        await page.waitForTimeout(700);
        if (round > 0) durations.get(name)?.push(time);
      }
    }
    return traceMainThread(page, () => navigateTo(page, TRACED_PAGE));
  });
  const medians = [...durations]
    .map(([name, all]) => ({ name, time: median(all) }))
    .toSorted((one, other) => other.time - one.time);
  const slowest = medians[0] ?? { name: '', time: Number.NaN };
  return {
    what: `route change with everything loaded, desktop, slowest of ${names.length} pages`,
    measured: `${ms(slowest.time)} (${slowest.name})`,
    yardstick: `${CHANGE_GOAL_MS} ms`,
    goal: `at most ${CHANGE_GOAL_MS} ms`,
    reached: slowest.time <= CHANGE_GOAL_MS,
    note: `${medians.map(({ name, time }) => `${name} ${ms(time)}`).join(', ')}. In a traced change to ${TRACED_PAGE}, ${trace}.`,
  };
}

/** Mocks the product list: 1000 products in pages of 12, generated from the shop's first page of products. */
async function mockProductList(page: Page, origin: string): Promise<void> {
  const first = await (await fetch(`${origin}/api/products?limit=${PAGE_SIZE}`)).json();
  const { products } = first as { products: Record<string, unknown>[] };
  await page.route('**/api/products?*', (route) => {
    const currentPage = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const many = Array.from({ length: PAGE_SIZE }, (_, index) => {
      const number = (currentPage - 1) * PAGE_SIZE + index;
      const model = products[number % products.length];
      return {
        ...model,
        _id: `many-${number}`,
        slug: `many-${number}`,
        name: `Number ${number} ${String(model?.name)}`,
      };
    });
    const totalPages = Math.ceil(PRODUCTS / PAGE_SIZE);
    return route.fulfill({ json: { products: many, currentPage, totalPages, total: PRODUCTS } });
  });
}

/** Measures the time from each keystroke in the search field to the paint that shows it, with 1000 products loaded. */
export async function measureTyping(
  withTab: WithTab,
  origin: string,
  report: (progress: string) => void,
): Promise<Row> {
  const durations: number[] = [];
  await withTab({ device: desktop }, async (page) => {
    await page.addInitScript(nextPaintScript);
    await mockProductList(page, origin);
    report('loading a thousand products');
    await page.goto(`${origin}/products?pages=${Math.ceil(PRODUCTS / PAGE_SIZE)}`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('main li article, main ul > li').length >= count,
      PRODUCTS,
    );
    await waitUntilSettled(page);
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.evaluate(() => {
      Object.assign(window, { letters: [] });
      document.addEventListener('beforeinput', ({ timeStamp }) => {
        const { letters, nextPaint: paint } = window as unknown as { letters: number[]; nextPaint(): Promise<void> };
        void paint().then(() => letters.push(performance.now() - timeStamp));
      });
    });
    for (let round = 1; round <= ROUNDS; round += 1) {
      report(`round ${round} of ${ROUNDS}`);
      await search.pressSequentially('number 12', { delay: 120 });
      await search.fill('');
      await page.waitForTimeout(500);
    }
    durations.push(...(await page.evaluate(() => (window as unknown as { letters: number[] }).letters)));
  });
  const time = median(durations);
  return {
    what: `a letter in the search to its paint, ${PRODUCTS.toLocaleString('en-GB')} products loaded`,
    measured: `${time.toFixed(1)} ms, slowest ${ms(Math.max(...durations))}`,
    yardstick: `one frame: ${FRAME_MS.toFixed(1)} ms`,
    goal: `at most one frame: ${FRAME_MS.toFixed(1)} ms`,
    reached: time <= FRAME_MS,
  };
}
