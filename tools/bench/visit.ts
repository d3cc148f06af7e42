import type { Page } from 'playwright-core';
import { describeSpan, observeScriptTimes, type WindowWithScriptTimes } from './scriptTimes';

/** Time in ms for which a page is observed after its last request. Scripts may still run after that request. */
const SETTLE_MS = 1500;
/** Tasks longer than this, in ms, block the page. */
const LONG_TASK_MS = 50;

/** The metrics of one visit. Times are in ms; the layout shift score has no unit. */
export interface VisitMetrics {
  largestPaint: number;
  /**
   * Total Blocking Time: for each task longer than 50 ms, the time beyond 50 ms, summed up. As in Lighthouse, only time
   * after the first paint counts, because before it there is nothing to interact with.
   */
  blockingTime: number;
  /** Duration of the longest task after the first paint, or 0 if no task is longer than 50 ms. */
  longestTask: number;
  shift: number;
}

/** The parts of the Largest Contentful Paint, in ms since the start of the visit. */
export interface PaintParts {
  firstByte: number;
  /** When the largest image was requested and received. Undefined if the largest element is text. */
  image?: { requested: number; received: number };
}

export interface Visit {
  metrics: VisitMetrics;
  /** The scripts that ran longest in the long tasks after the first paint, such as 'main 40 ms'. */
  longTasks: string[];
  paintParts: PaintParts;
  /** Node name and class of each element that shifted, to help find the cause. */
  shiftedElements: string[];
}

/** The raw measurements of a visit, which the page itself records. */
interface Observed extends Pick<VisitMetrics, 'largestPaint' | 'shift'>, Pick<Visit, 'shiftedElements'> {
  firstPaint: number;
  /** URL of the largest element's image; empty if it is text. */
  largestUrl: string;
  longTasks: { startTime: number; duration: number }[];
}

/** Records the measurements in `window.observed`. Runs in the page, before the page's own scripts. */
function observe(): void {
  const observed: Observed = {
    largestPaint: 0,
    largestUrl: '',
    shift: 0,
    shiftedElements: [],
    firstPaint: 0,
    longTasks: [],
  };
  Object.assign(window, { observed });
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    observed.largestPaint = entry.startTime;
    observed.largestUrl = (entry as PerformanceEntry & { url: string }).url;
  });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  on('longtask', ({ startTime, duration }) => observed.longTasks.push({ startTime, duration }));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    };
    if (hadRecentInput) return;
    observed.shift += value;
    observed.shiftedElements.push(
      ...sources.map(({ node }) => `${node?.nodeName} ${node instanceof Element ? node.className : ''}`),
    );
  });
}

/**
 * Opens a URL and waits until the network is idle. If `scroll` is true, then scrolls to the end of the page in steps.
 */
export async function visit(page: Page, url: string, { scroll = false } = {}): Promise<Visit> {
  await page.addInitScript(observeScriptTimes);
  await page.addInitScript(observe);
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}.`);
  await page.waitForTimeout(SETTLE_MS);
  if (scroll) await scrollToEnd(page);
  const { observed, scriptTimes, paintParts } = await page.evaluate(readObserved);
  const { largestPaint, shift, shiftedElements, firstPaint } = observed;
  const tasks = observed.longTasks
    .map(({ startTime, duration }) => ({ start: Math.max(startTime, firstPaint), end: startTime + duration }))
    .filter(({ start, end }) => end - start > LONG_TASK_MS);
  const blockingTime = tasks.reduce((sum, { start, end }) => sum + end - start - LONG_TASK_MS, 0);
  const longestTask = Math.max(0, ...tasks.map(({ start, end }) => end - start));
  const longTasks = tasks.map(({ start, end }) => describeSpan(scriptTimes, start, end));
  return { metrics: { largestPaint, blockingTime, longestTask, shift }, longTasks, paintParts, shiftedElements };
}

/** Returns what the page has recorded. Runs in the page. */
function readObserved() {
  const { observed, scriptTimes } = window as unknown as WindowWithScriptTimes & { observed: Observed };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [image] = performance.getEntriesByName(observed.largestUrl) as PerformanceResourceTiming[];
  const paintParts: PaintParts = {
    firstByte: navigation?.responseStart ?? 0,
    ...(image && { image: { requested: image.startTime, received: image.responseEnd } }),
  };
  return { observed, scriptTimes, paintParts };
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
