import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../scripts/lib/chromium.mjs';

const LIMIT_MS = 60_000;

/** Chrome's own 'Slow 4G', which Lighthouse applies as well: 1.6 Mbit/s down, 0.75 up, each less a tenth. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1000 * 1000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1000 * 1000 * 0.9) / 8,
};
export const throttling = 'Slow 4G (562.5 ms, 1.44 Mbit/s down, 0.675 up) and a CPU slowed 4 times, both by DevTools';

export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const desk = { viewport: { width: 1440, height: 900 } };

interface Tab {
  width?: typeof phone | typeof desk;
  /** A slow connection. */
  slow?: boolean;
  /** A slow processor: how many times. */
  cpu?: number;
}

/** Opens a tab with nothing in its cache, hands it over, and closes it. */
export type InTab = <T>(tab: Tab, work: (page: Page, context: BrowserContext) => Promise<T>) => Promise<T>;

/** Starts the browser, hands over what opens tabs in it, and ends it. */
export async function withBrowser<T>(executablePath: string, work: (inTab: InTab) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags, timeout: LIMIT_MS });
  try {
    return await work((tab, inside) => openTab(browser, tab, inside));
  } finally {
    await browser.close();
  }
}

async function openTab<T>(
  browser: Browser,
  { width = desk, slow = false, cpu = 1 }: Tab,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(width);
  try {
    context.setDefaultTimeout(LIMIT_MS);
    const page = await context.newPage();
    // tsx names functions with a helper of its own, which functions that run in the page would miss.
    await page.addInitScript('globalThis.__name = (named) => named');
    const devTools = await context.newCDPSession(page);
    if (slow) {
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', slow4G);
    }
    if (cpu > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await work(page, context);
  } finally {
    await context.close();
  }
}
