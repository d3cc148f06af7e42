import type { Page } from 'playwright-core';

/** Time in ms for which a page is observed after its last request. Scripts may still run after that request. */
const SETTLE_MS = 1500;

/** The metrics of one visit. Times are in ms; the layout shift score has no unit. */
export interface VisitMetrics {
  largestPaint: number;
  /** Total Blocking Time: for each task longer than 50 ms, the time beyond 50 ms, summed up. */
  blockingTime: number;
  longestTask: number;
  shift: number;
}

interface Observed {
  metrics: VisitMetrics;
  /** Node name and class of each element that shifted, to help find the cause. */
  shiftedElements: string[];
}

/** Records the metrics in `window.observed`. Runs in the page, before the page's own scripts. */
function observe(): void {
  const metrics = { largestPaint: 0, blockingTime: 0, longestTask: 0, shift: 0 };
  const shiftedElements: string[] = [];
  Object.assign(window, { observed: { metrics, shiftedElements } });
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (metrics.largestPaint = startTime));
  on('longtask', ({ duration }) => {
    metrics.blockingTime += duration - 50;
    metrics.longestTask = Math.max(metrics.longestTask, duration);
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    };
    if (hadRecentInput) return;
    metrics.shift += value;
    shiftedElements.push(
      ...sources.map(({ node }) => `${node?.nodeName} ${node instanceof Element ? node.className : ''}`),
    );
  });
}

/**
 * Opens a URL and waits until the network is idle. If `scroll` is true, then scrolls to the end of the page in steps.
 */
export async function visit(page: Page, url: string, { scroll = false } = {}): Promise<Observed> {
  await page.addInitScript(observe);
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}.`);
  await page.waitForTimeout(SETTLE_MS);
  if (scroll) await scrollToEnd(page);
  return page.evaluate(() => (window as unknown as { observed: Observed }).observed);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}
