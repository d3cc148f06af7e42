/** Checks whether hydration kept the server-rendered DOM nodes or replaced them. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The elements of the server's HTML, recorded before deferred scripts run. */
    serverNodes?: Element[];
  }
}

/**
 * Records server-rendered elements of every document that this tab opens from now on, as soon as its HTML has been
 * parsed. `within` is the selector of the container whose descendants are recorded.
 */
export async function recordServerNodes(page: Page, within: string): Promise<void> {
  await page.addInitScript((selector) => {
    // The document enters the state 'interactive' before deferred scripts, such as React, run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') window.serverNodes = [...document.querySelectorAll(`${selector} *`)];
    });
  }, within);
}

/** Waits until React has hydrated the page's main heading. By then, the route's lazy chunk has loaded as well. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'));
  });
}

/** Returns the number of recorded elements, and the HTML of those that are no longer in the document. */
export async function hydrationResult(page: Page): Promise<{ count: number; lost: string[] }> {
  return page.evaluate(() => {
    const recorded = window.serverNodes ?? [];
    const lost = recorded.filter((element) => !element.isConnected);
    return { count: recorded.length, lost: lost.map((element) => element.outerHTML.slice(0, 200)) };
  });
}
