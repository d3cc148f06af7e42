/** Waits for the stages of a server-rendered page, and checks whether hydration kept its DOM nodes or replaced them. */
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

/**
 * Requests a page until the response is server-rendered, and returns its path. If rendering takes too long, as the first
 * time on a busy machine, the server sends the empty shell, but caches the rendered page for later requests.
 */
export async function fetchUntilRendered(origin: string, path: string): Promise<string> {
  while (!(await (await fetch(origin + path)).text()).includes('data-ssr'));
  return path;
}

/**
 * Waits until the document has been parsed and its stylesheets have loaded. Until then, the browser paints nothing, but
 * measures elements without their styles, and Playwright regards them as visible.
 */
export async function waitForStyles(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return document.readyState !== 'loading' && links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
}

/**
 * Waits for the first idle moment after hydration (`data-settled` in src/index.tsx). Until then, the browser skips the
 * layout of sections and cards outside the window, so that they may change their heights in that moment.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => 'settled' in document.documentElement.dataset);
}

/**
 * Waits until the page has hydrated, with its main heading and its effects, which attach listeners. By then, the route's
 * lazy chunk has loaded as well, and earlier clicks are about to be replayed.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    return (
      window.appIsHydrated && heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps$'))
    );
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
