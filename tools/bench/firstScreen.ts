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
  kind: string | undefined;
  /** Whether a script of the page made the request. */
  byScript: boolean;
  /** Time at which the request was sent, in seconds, from an arbitrary origin. */
  sentAt: number;
  /** Transfer size of the response in bytes, headers included. */
  bytes: number;
}

interface FirstScreen {
  path: string;
  total: number;
  bytes: Map<string, number>;
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
 * Returns the bytes of the first screen.
 *
 * If the HTML contains the page, these are all requests before the first request that a script makes, because the app's
 * scripts are loaded by a script. Images near the first screen are among them. If the HTML is an empty shell, these are
 * all requests before the Largest Contentful Paint, the app's scripts included.
 */
async function measureFirstScreenOf(page: Page, url: string): Promise<FirstScreen> {
  const devTools = await page.context().newCDPSession(page);
  const requests = await recordRequests(devTools);
  const { metrics } = await visit(page, url);
  const isRendered = /<h1\b/.test((await get(url)).body.toString('utf8'));
  const all = [...requests.values()].toSorted((one, other) => one.sentAt - other.sentAt);
  const largestPaintAt = (all[0]?.sentAt ?? 0) + metrics.largestPaint / 1000;
  const end = isRendered
    ? all.findIndex(({ byScript }) => byScript)
    : all.findIndex((one) => one.sentAt > largestPaintAt);
  const bytes = new Map<string, number>();
  for (const { kind, bytes: size } of end < 0 ? all : all.slice(0, end)) {
    if (kind) bytes.set(kind, (bytes.get(kind) ?? 0) + size);
  }
  return { path: url, total: [...bytes.values()].reduce((sum, one) => sum + one, 0), bytes };
}

/** Records all requests that the page makes from now on, by request id. */
async function recordRequests(devTools: CDPSession): Promise<Map<string, PageRequest>> {
  const requests = new Map<string, PageRequest>();
  devTools.on('Network.requestWillBeSent', ({ requestId, type, initiator, timestamp }) => {
    const byScript = initiator.type === 'script';
    requests.set(requestId, { kind: kinds.get(type ?? ''), byScript, sentAt: timestamp, bytes: 0 });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await devTools.send('Network.enable');
  return requests;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function describe({ path, total, bytes }: FirstScreen): string {
  return `\`${path}\` ${kilobytes(total)} (${[...bytes].map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(', ')})`;
}
