/** Measures the bytes that a phone receives before it can show the first screen of a page. */
import type { CDPSession, Page } from 'playwright-core';
import { phone, type WithTab } from './browser';
import { get } from './get';
import { publicPages, signInPages } from './routes';
import type { Row } from './rows';
import { visit } from './visit';

/** Goal: the maximum transfer size of a first screen, in bytes. */
const GOAL_BYTES = 75_000;
/** Counted resource types of the DevTools protocol, and their names in the report. Icons and the manifest do not count. */
const kinds = new Map([
  ['Document', 'HTML'],
  ['Stylesheet', 'CSS'],
  ['Font', 'fonts'],
  ['Image', 'images'],
  ['Script', 'scripts'],
  ['Fetch', 'data'],
  ['XHR', 'data'],
]);

/** A request of the page. */
interface PageRequest {
  url: string;
  kind: string | undefined;
  /** Whether a script of the page made the request. */
  byScript: boolean;
  /** Time at which the request was sent, in seconds, from an arbitrary origin. */
  sentAt: number;
  /** Transfer size of the response in bytes, headers included. */
  bytes: number;
}

/** The transfer sizes of a page's first screen, in bytes. */
interface FirstScreen {
  path: string;
  total: number;
  byKind: Map<string, number>;
  /** Size of the lazy images below the first screen that the browser requests before the scripts. Not in `total`. */
  below: number;
}

/**
 * Visits each page once on the slow network. Returns one row: the page with the largest first screen and its bytes by
 * kind. The note lists the other pages that miss the goal.
 */
export async function measureFirstScreen(
  withTab: WithTab,
  origin: string,
  limitUrl: string,
  report: (progress: string) => void,
): Promise<Row> {
  const measurePage = (url: string) => {
    report(url);
    return withTab({ device: phone, slowNetwork: true }, (page) => measureFirstScreenOf(page, url));
  };
  const limit = await measurePage(limitUrl);
  const pages: FirstScreen[] = [];
  for (const path of [...publicPages, ...signInPages]) pages.push({ ...(await measurePage(origin + path)), path });
  const sorted = pages.toSorted((one, other) => other.total - one.total);
  const [largest, ...others] = sorted as [FirstScreen, ...FirstScreen[]];
  const missed = others.filter(({ total }) => total > GOAL_BYTES);
  return {
    what: `bytes before the first screen, largest of ${pages.length} pages`,
    measured: describe(largest),
    yardstick: `the limit page: ${kilobytes(limit.total)}`,
    goal: `at most ${kilobytes(GOAL_BYTES)}`,
    reached: largest.total <= GOAL_BYTES,
    note: missed.length > 0 ? `also missed by ${missed.map(describe).join('; ')}.` : undefined,
  };
}

/**
 * Measures the first screen of one page.
 *
 * If the HTML contains the page, this counts all requests before the first one that a script makes. That request is for
 * the app's scripts, which the first screen does not need. If the HTML is an empty shell, this counts all requests
 * before the Largest Contentful Paint, the app's scripts included.
 */
async function measureFirstScreenOf(page: Page, url: string): Promise<FirstScreen> {
  const devTools = await page.context().newCDPSession(page);
  const requests = await recordRequests(devTools);
  const { metrics } = await visit(page, url);
  const isRendered = /<h1\b/.test((await get(url)).body.toString('utf8'));
  const all = [...requests.values()].toSorted((one, other) => one.sentAt - other.sentAt);
  const largestPaintAt = (all[0]?.sentAt ?? 0) + metrics.largestPaint / 1000;
  const end = all.findIndex(({ byScript, sentAt }) => (isRendered ? byScript : sentAt > largestPaintAt));
  const urlsBelow = await page.evaluate(imagesBelowFirstScreen);
  const screen: FirstScreen = { path: url, total: 0, byKind: new Map(), below: 0 };
  for (const { url: requested, kind, bytes } of end < 0 ? all : all.slice(0, end)) {
    if (!kind) continue;
    if (urlsBelow.includes(requested)) screen.below += bytes;
    else {
      screen.total += bytes;
      screen.byKind.set(kind, (screen.byKind.get(kind) ?? 0) + bytes);
    }
  }
  return screen;
}

/** Returns the URLs of the images that begin below the first screen. Runs in the page, before it is scrolled. */
function imagesBelowFirstScreen(): string[] {
  return [...document.images]
    .filter((image) => image.getBoundingClientRect().top >= innerHeight)
    .map(({ currentSrc }) => currentSrc);
}

/** Records all requests that the page makes from now on, by request id. */
async function recordRequests(devTools: CDPSession): Promise<Map<string, PageRequest>> {
  const requests = new Map<string, PageRequest>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    const byScript = initiator.type === 'script';
    requests.set(requestId, { url: request.url, kind: kinds.get(type ?? ''), byScript, sentAt: timestamp, bytes: 0 });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await devTools.send('Network.enable');
  return requests;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function describe({ path, total, byKind, below }: FirstScreen): string {
  const split = [...byKind].map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(', ');
  const extra = below > 0 ? `; images below it ${kilobytes(below)}` : '';
  return `\`${path}\` ${kilobytes(total)} (${split}${extra})`;
}
