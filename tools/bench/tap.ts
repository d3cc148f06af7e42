/**
 * Measures taps on links on a slow phone, once the network is idle: the time until the next page's heading has
 * been painted, and the time until the next paint of any kind.
 */
import type { Locator, Page } from 'playwright-core';
import { paths } from '../../src/paths';
import type { TabOptions, WithTab } from './browser';
import { nextPaintScript, type WindowWithNextPaint } from './nextPaint';
import { median, ms, type Row } from './rows';
import { traceMainThread, traceMarks } from './trace';

/** Goal for the time from a tap, or from Back or Forward, to the paint of the next page's heading, in ms. */
const HEADING_GOAL_MS = 150;
/** Goal for the time from a tap to the next paint of any kind, in ms. */
const NEXT_PAINT_GOAL_MS = 100;
/** The network counts as idle after this time without a request, in ms. */
const IDLE_MS = 2000;
/** Timeout for the network to become idle, in ms. */
const IDLE_TIMEOUT_MS = 60_000;
/** Time between opening the menu and tapping one of its links, in ms. */
const MENU_PAUSE_MS = 1000;
/** The Event Timing API reports no event whose next paint comes earlier than this, in ms. */
const SHORTEST_EVENT_MS = 16;

/** The times of one tap, in ms. */
interface Tap {
  /** Until the next page's heading has been painted. */
  heading: number;
  /** Until the next paint, as the Event Timing API measures it (Interaction to Next Paint). */
  nextPaint: number;
}

/** The measurements of one link: a tap after a first visit, Back, Forward, and a tap with everything loaded. */
interface LinkTimes {
  tap: Tap;
  warmTap: Tap;
  traversals: number[];
}

/** A tab whose requests are observed. */
interface Tab {
  page: Page;
  /** Resolves when the network is idle. The event stream of the live updates does not count as a request. */
  untilIdle(): Promise<void>;
}

/** Measures `rounds` times: a link to the collection, a product card, and every link of the navigation. */
export async function measureTap(
  withTab: WithTab,
  { origin, device, rounds }: { origin: string; device: TabOptions; rounds: number },
  report: (progress: string) => void,
): Promise<Row[]> {
  const inTab = <T>(work: (tab: Tab) => Promise<T>) => withTab(device, async (page) => work(await observeTab(page)));
  const collection = [origin + paths.home, `main a[href="${paths.products}"]`] as const;
  const product = [origin + paths.products, `main li h2 a`] as const;
  const toCollection: LinkTimes[] = [];
  const toProduct: LinkTimes[] = [];
  const navigation: Map<string, Tap>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    report(`round ${round} of ${rounds}`);
    toCollection.push(await inTab((tab) => measureLink(tab, ...collection)));
    toProduct.push(await inTab((tab) => measureLink(tab, ...product)));
    navigation.push(await inTab((tab) => measureNavigation(tab, origin + paths.home)));
  }
  report('traces');
  const traces = [
    await inTab((tab) => traceLink(tab, ...collection)),
    await inTab((tab) => traceLink(tab, ...product)),
  ] as const;
  return [
    headingRow("a tap on the home page's link to the collection, to its heading", toCollection, traces[0]),
    headingRow("a tap on a card of the collection, to the product's name", toProduct, traces[1]),
    traversalRow([...toCollection, ...toProduct]),
    nextPaintRow([
      ['the link to the collection', toCollection.map(({ tap }) => tap.nextPaint)],
      ['a card', toProduct.map(({ tap }) => tap.nextPaint)],
      ...[...(navigation[0]?.keys() ?? [])].map((name): NamedTimes => [
        name,
        navigation.map((taps) => taps.get(name)?.nextPaint ?? Number.NaN),
      ]),
    ]),
  ];
}

/** Starts to observe the tab's requests, and adds the measuring functions to the documents that it opens. */
async function observeTab(page: Page): Promise<Tab> {
  await page.addInitScript(nextPaintScript);
  await page.addInitScript(observeTaps);
  const pending = new Set<object>();
  let lastChange = performance.now();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request);
    lastChange = performance.now();
  });
  const onEnd = (request: object) => {
    pending.delete(request);
    lastChange = performance.now();
  };
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  const untilIdle = async () => {
    const started = performance.now();
    lastChange = started;
    while (pending.size > 0 || performance.now() - lastChange < IDLE_MS) {
      if (performance.now() - started > IDLE_TIMEOUT_MS) throw new Error(`${page.url()} still makes requests.`);
      await page.waitForTimeout(100);
    }
  };
  return { page, untilIdle };
}

/** The object that `observeTaps` adds to the page's window. */
interface TapObserver {
  /** Time of the last touch, from `performance.now()`. */
  touchedAt: number;
  /** Longest time in ms from an event of the last tap to the next paint. */
  nextPaint: number;
  /** Resolves when a heading other than the current one has been painted, with the time of that paint. */
  headingPainted: Promise<number>;
  /** Prepares the measurement of the next tap. */
  prepare(): void;
}

type WindowWithTaps = WindowWithNextPaint & { taps: TapObserver };

/** Adds a TapObserver to `window`. Runs in the page, before the page's own scripts. */
function observeTaps(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const taps: TapObserver = {
    touchedAt: 0,
    nextPaint: 0,
    headingPainted: Promise.resolve(0),
    prepare() {
      const before = heading();
      taps.nextPaint = 0;
      taps.headingPainted = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!heading() || heading() === before) return;
          observer.disconnect();
          void (window as WindowWithTaps).nextPaint().then(() => resolve(performance.now()));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
    },
  };
  Object.assign(window, { taps });
  addEventListener('pointerdown', ({ timeStamp }) => (taps.touchedAt = timeStamp), { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) taps.nextPaint = Math.max(taps.nextPaint, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Taps a link to another page and waits until the network is idle again. */
async function tapLink({ page, untilIdle }: Tab, link: Locator): Promise<Tap> {
  await page.evaluate(() => (window as WindowWithTaps).taps.prepare());
  await link.tap();
  const heading = await page.evaluate(async (marks) => {
    const { taps } = window as WindowWithTaps;
    const paintedAt = await taps.headingPainted;
    performance.mark(marks.start, { startTime: taps.touchedAt });
    performance.mark(marks.end, { startTime: paintedAt });
    return paintedAt - taps.touchedAt;
  }, traceMarks);
  await untilIdle();
  const nextPaint = await page.evaluate(() => (window as WindowWithTaps).taps.nextPaint);
  return { heading, nextPaint: Math.max(nextPaint, SHORTEST_EVENT_MS) };
}

/** Goes back or forward in the history. Returns the time in ms until the other page's heading has been painted. */
async function traverse({ page, untilIdle }: Tab, delta: -1 | 1): Promise<number> {
  const time = await page.evaluate(async (steps) => {
    const { taps } = window as WindowWithTaps;
    taps.prepare();
    const started = performance.now();
    history.go(steps);
    return (await taps.headingPainted) - started;
  }, delta);
  await untilIdle();
  return time;
}

/** Opens a page and measures the first of its links that matches `selector`. */
async function measureLink(tab: Tab, url: string, selector: string): Promise<LinkTimes> {
  const link = await openLink(tab, url, selector);
  const tap = await tapLink(tab, link);
  const traversals = [await traverse(tab, -1), await traverse(tab, 1)];
  await traverse(tab, -1);
  return { tap, traversals, warmTap: await tapLink(tab, link) };
}

/** Opens a page and taps the first of its links that matches `selector`. Returns what the main thread did meanwhile. */
async function traceLink(tab: Tab, url: string, selector: string): Promise<string> {
  const link = await openLink(tab, url, selector);
  return traceMainThread(tab.page, () => tapLink(tab, link));
}

/** Opens a page, scrolls to the first of its links that matches `selector`, and returns it when the network is idle. */
async function openLink({ page, untilIdle }: Tab, url: string, selector: string): Promise<Locator> {
  await page.goto(url);
  await untilIdle();
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await untilIdle();
  return link;
}

/** Opens a page and taps each link of the navigation, which a phone shows in a menu. Returns the taps by link text. */
async function measureNavigation(tab: Tab, url: string): Promise<Map<string, Tap>> {
  const { page, untilIdle } = tab;
  await page.goto(url);
  await untilIdle();
  const links = page.locator('header nav a');
  const taps = new Map<string, Tap>();
  for (const name of await links.allTextContents()) {
    await page.locator('header button[aria-expanded]').first().tap();
    await page.waitForTimeout(MENU_PAUSE_MS);
    taps.set(name, await tapLink(tab, links.getByText(name, { exact: true })));
  }
  return taps;
}

/** `trace` is what the main thread did in a further tap, with a trace recorded. */
function headingRow(what: string, rounds: LinkTimes[], trace: string): Row {
  const time = median(rounds.map(({ tap }) => tap.heading));
  return {
    what,
    measured: ms(time),
    yardstick: `the same tap with everything loaded: ${ms(median(rounds.map(({ warmTap }) => warmTap.heading)))}`,
    goal: `at most ${HEADING_GOAL_MS} ms`,
    reached: time <= HEADING_GOAL_MS,
    note: `in a traced tap, ${trace}.`,
  };
}

function traversalRow(links: LinkTimes[]): Row {
  const time = median(links.flatMap(({ traversals }) => traversals));
  return {
    what: "Back and Forward, to the other page's heading",
    measured: ms(time),
    yardstick: `${HEADING_GOAL_MS} ms, as for a tap`,
    goal: `at most ${HEADING_GOAL_MS} ms`,
    reached: time <= HEADING_GOAL_MS,
  };
}

/** A link's text and its times in ms, one for each round. */
type NamedTimes = [name: string, times: number[]];

function nextPaintRow(links: NamedTimes[]): Row {
  const medians = links
    .map(([name, all]) => ({ name, time: median(all) }))
    .toSorted((one, other) => other.time - one.time);
  const [slowest] = medians;
  return {
    what: `a tap on a link, to the next paint, slowest of ${links.length} links`,
    measured: `${ms(slowest?.time ?? Number.NaN)} (${slowest?.name})`,
    yardstick: `${NEXT_PAINT_GOAL_MS} ms`,
    goal: `at most ${NEXT_PAINT_GOAL_MS} ms`,
    reached: medians.every(({ time }) => time <= NEXT_PAINT_GOAL_MS),
    note: `${medians.map(({ name, time }) => `${name} ${ms(time)}`).join(', ')}.`,
  };
}
