import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../scripts/lib/chromium.mjs';

/** Timeout in ms of the browser launch and of each Playwright action. */
const TIMEOUT_MS = 60_000;

/**
 * The 'Slow 4G' preset of Chrome DevTools, which Lighthouse also uses. Throughput is in bytes per second: 90 % of 1.6
 * Mbit/s down and of 0.75 Mbit/s up. Latency is in ms.
 */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1000 * 1000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1000 * 1000 * 0.9) / 8,
};
/** Description of `slow4G` for docs/bench.md. */
export const networkDescription = 'Slow 4G (562.5 ms, 1.44 Mbit/s down, 0.675 up) by DevTools';

export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** Cookies and local storage with which a tab opens, such as those of a signed-in user. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface TabOptions {
  device?: typeof phone | typeof desktop;
  /** Without it, the tab has no cookies and an empty local storage. */
  storageState?: StorageState;
  /** Whether the network is throttled to `slow4G`. */
  slowNetwork?: boolean;
  /** CPU slowdown factor; 1 means no throttling. */
  cpuSlowdown?: number;
}

/** Opens a tab with an empty cache, calls `work` with it and closes it. Returns the result of `work`. */
export type WithTab = <T>(options: TabOptions, work: (page: Page, context: BrowserContext) => Promise<T>) => Promise<T>;

/**
 * Flag against an artefact: while a tool such as Playwright is attached, V8 stores the position of each function on the
 * stack whenever an Error is created. By default it parses these functions again for that. React creates four errors
 * when it is loaded, which took 100 ms on a slow phone. In a visitor's browser this takes no time.
 */
const eagerPositions = '--js-flags=--no-enable-lazy-source-positions';

/** Launches the browser, calls `work` with a function that opens tabs in it, and closes the browser. */
export async function withBrowser<T>(executablePath: string, work: (withTab: WithTab) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, eagerPositions],
    timeout: TIMEOUT_MS,
  });
  try {
    return await work((options, inTab) => openTab(browser, options, inTab));
  } finally {
    await browser.close();
  }
}

async function openTab<T>(
  browser: Browser,
  { device = desktop, storageState, slowNetwork = false, cpuSlowdown = 1 }: TabOptions,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...device, storageState });
  try {
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    // tsx compiles functions to code that calls a `__name` helper. Define it in the page, where these functions run.
    await page.addInitScript('globalThis.__name = (named) => named');
    const devTools = await context.newCDPSession(page);
    if (slowNetwork) {
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', slow4G);
    }
    if (cpuSlowdown > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await work(page, context);
  } finally {
    await context.close();
  }
}
