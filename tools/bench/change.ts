/** What a visitor who is already here waits for: the next page, and the next letter in the search. */
import type { Page } from 'playwright-core';
import { waitForHydration } from '../../e2e/support/hydration';
import { desk, type InTab } from './browser';
import { median, ms, type Row } from './rows';

const ROUNDS = 5;
const CHANGE_GOAL_MS = 100;
const FRAME_MS = 1000 / 60;
const PRODUCTS = 1000;
const PAGE = 12;

/** Runs in the page: waits for the frame that is made next to be handed to the screen. A message comes after that. */
async function painted(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
}

/** From the click to the paint that shows the next page's heading. */
async function changeTo(page: Page, link: string): Promise<number> {
  return page.evaluate(async (name) => {
    const target = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')].find(
      ({ textContent }) => textContent === name,
    );
    if (!target) throw new Error(`No link ${name}.`);
    const before = document.querySelector('h1');
    const shown = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const now = document.querySelector('h1');
        if (!now || now === before) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    const clicked = performance.now();
    target.click();
    await shown;
    await (window as unknown as { painted: typeof painted }).painted();
    return performance.now() - clicked;
  }, link);
}

/** Walks the navigation round after round; the first round fetches and warms, and does not count. */
export async function measureChange(inTab: InTab, origin: string, step: (sentence: string) => void): Promise<Row> {
  const names = ['Experiences', 'Collection', 'Design & Installation', 'Science & Proof', 'About', 'Consultation'];
  const taken = new Map<string, number[]>(names.map((name) => [name, []]));
  await inTab({ width: desk, cpu: 4 }, async (page) => {
    await page.addInitScript(`window.painted = ${painted.toString()}`);
    await page.goto(origin, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    for (let round = 0; round <= ROUNDS; round += 1) {
      step(`round ${round} of ${ROUNDS}`);
      for (const name of names) {
        const time = await changeTo(page, name);
        await page.waitForTimeout(700);
        if (round > 0) taken.get(name)?.push(time);
      }
    }
  });
  const medians = [...taken].map(([name, all]) => ({ name, time: median(all) }));
  const slowest = medians.toSorted((one, other) => other.time - one.time)[0] ?? { name: '', time: Number.NaN };
  const usual = median([...taken.values()].flat());
  return {
    what: 'route change to next paint, warm, CPU slowed 4 times',
    measured: `${ms(usual)}, slowest page ${ms(slowest.time)} (${slowest.name})`,
    yardstick: '100 ms',
    goal: `at most ${CHANGE_GOAL_MS} ms`,
    reached: usual <= CHANGE_GOAL_MS,
    note:
      slowest.time > CHANGE_GOAL_MS
        ? `the median of all changes counts; ${medians
            .filter(({ time }) => time > CHANGE_GOAL_MS)
            .map(({ name }) => name)
            .join(', ')} by itself takes longer.`
        : undefined,
  };
}

/** A provider of a thousand products, twelve a page, made from those that the shop has. */
async function answerWithMany(page: Page, origin: string): Promise<void> {
  const first = await (await fetch(`${origin}/api/products?limit=${PAGE}`)).json();
  const { products } = first as { products: Record<string, unknown>[] };
  await page.route('**/api/products?*', (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const many = Array.from({ length: PAGE }, (_, index) => {
      const number = (asked - 1) * PAGE + index;
      const model = products[number % products.length];
      return {
        ...model,
        _id: `many-${number}`,
        slug: `many-${number}`,
        name: `Number ${number} ${String(model?.name)}`,
      };
    });
    const totalPages = Math.ceil(PRODUCTS / PAGE);
    return route.fulfill({ json: { products: many, currentPage: asked, totalPages, total: PRODUCTS } });
  });
}

/** From each letter to the paint that shows it in the field, at a thousand loaded products. */
export async function measureTyping(inTab: InTab, origin: string, step: (sentence: string) => void): Promise<Row> {
  const taken: number[] = [];
  await inTab({ width: desk }, async (page) => {
    await page.addInitScript(`window.painted = ${painted.toString()}`);
    await answerWithMany(page, origin);
    step('loading a thousand products');
    await page.goto(`${origin}/products?pages=${Math.ceil(PRODUCTS / PAGE)}`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('main li article, main ul > li').length >= count,
      PRODUCTS,
    );
    await waitForHydration(page);
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.evaluate(() => {
      Object.assign(window, { letters: [] });
      document.addEventListener('beforeinput', ({ timeStamp }) => {
        const { letters, painted: shown } = window as unknown as { letters: number[]; painted(): Promise<void> };
        void shown().then(() => letters.push(performance.now() - timeStamp));
      });
    });
    for (let round = 1; round <= ROUNDS; round += 1) {
      step(`round ${round} of ${ROUNDS}`);
      await search.pressSequentially('number 12', { delay: 120 });
      await search.fill('');
      await page.waitForTimeout(500);
    }
    taken.push(...(await page.evaluate(() => (window as unknown as { letters: number[] }).letters)));
  });
  const time = median(taken);
  return {
    what: `a letter in the search to its paint, ${PRODUCTS.toLocaleString('en-GB')} products loaded`,
    measured: `${time.toFixed(1)} ms, slowest ${ms(Math.max(...taken))}`,
    yardstick: `one frame: ${FRAME_MS.toFixed(1)} ms`,
    goal: `at most one frame: ${FRAME_MS.toFixed(1)} ms`,
    reached: time <= FRAME_MS,
  };
}
