/** Whether React kept the nodes that arrived from the server, or quietly made new ones. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The elements as they were parsed, before any of the page's scripts ran. */
    serverNodes?: Element[];
  }
}

/**
 * Notes the elements within `area` (a selector) of every page that this tab opens from now on, at the moment when
 * their HTML has been read.
 */
export async function recordServerNodes(page: Page, area: string): Promise<void> {
  await page.addInitScript((selector) => {
    // 'interactive' comes before deferred scripts run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') window.serverNodes = [...document.querySelectorAll(`${selector} *`)];
    });
  }, area);
}

/** Waits until React has taken over the page's main heading, which stands inside the route's own lazy part. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'));
  });
}

/** How many elements arrived, and the HTML of those that are no longer part of the page. */
export async function hydrationResult(page: Page): Promise<{ count: number; lost: string[] }> {
  return page.evaluate(() => {
    const arrived = window.serverNodes ?? [];
    const lost = arrived.filter((element) => !element.isConnected);
    return { count: arrived.length, lost: lost.map((element) => element.outerHTML.slice(0, 200)) };
  });
}
