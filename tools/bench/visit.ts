import type { Page } from 'playwright-core';

/** After its last request a page may still have work to do: so long is it watched. */
const SETTLE_MS = 1500;

/** What a visit felt like, in milliseconds; the shift has no unit. */
export interface Felt {
  largestPaint: number;
  /** What each task of more than 50 ms took beyond them, together. */
  blocked: number;
  longestTask: number;
  shift: number;
}

interface Watched {
  felt: Felt;
  /** What moved, for whoever looks for the cause. */
  moved: string[];
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const felt = { largestPaint: 0, blocked: 0, longestTask: 0, shift: 0 };
  const moved: string[] = [];
  Object.assign(window, { watched: { felt, moved } });
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (felt.largestPaint = startTime));
  on('longtask', ({ duration }) => {
    felt.blocked += duration - 50;
    felt.longestTask = Math.max(felt.longestTask, duration);
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    };
    if (hadRecentInput) return;
    felt.shift += value;
    moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node instanceof Element ? node.className : ''}`));
  });
}

/** Opens an address and waits until it is quiet; `scroll` goes through the whole page as a reader does. */
export async function visit(page: Page, url: string, { scroll = false } = {}): Promise<Watched> {
  await page.addInitScript(watch);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}.`);
  await page.waitForTimeout(SETTLE_MS);
  if (scroll) await readThrough(page);
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}
