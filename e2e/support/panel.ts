/** Opens the admin panel in the browser for a signed-in admin, and measures its layout. */
import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { useBrowser, Visitor } from './browser';
import type { RunningShop } from './shop';
import { waitForStillPage } from './waitForStillPage';

export interface PanelOptions {
  width: number;
  /** 844 px if not given. */
  height?: number;
  /** The browser's font size in px. 16 if not given. */
  fontSize?: number;
  forcedColors?: 'active';
}

/**
 * Returns a function that opens a page of the panel in a browser of its own and with reduced motion. The admin signs in
 * with the demo credentials once per file, and later browsers start with the cookies and the storage of the first.
 */
export function usePanel(visit: ReturnType<typeof useBrowser>) {
  let session: BrowserContextOptions['storageState'];

  async function signIn(): Promise<BrowserContextOptions['storageState']> {
    const { page } = await visit();
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('/admin');
    return page.context().storageState();
  }

  /** `path` is the URL to open, such as `/admin?view=users`. */
  return async function openPanel(path: string, options: PanelOptions): Promise<Visitor> {
    session ??= await signIn();
    const { width, height = 844, fontSize, forcedColors } = options;
    const visitor = await visit({
      storageState: session,
      viewport: { width, height },
      reducedMotion: 'reduce',
      ...(forcedColors && { forcedColors }),
    });
    if (fontSize !== undefined) await setFontSize(visitor.page, fontSize);
    await visitor.page.goto(path);
    return visitor;
  };
}

/** Emulates the browser's font size, by a constructed stylesheet: the content security policy forbids style elements. */
const setFontSize = (page: Page, fontSize: number) =>
  page.addInitScript((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}px; }`);
    document.adoptedStyleSheets = [sheet];
  }, fontSize);

/** Sends a request for a call as a visitor. */
export async function requestCall(shop: RunningShop, name: string): Promise<void> {
  const response = await fetch(`${shop.origin}/api/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name, email: 'visitor@estate.example', secondsToFillIn: 42 }),
  });
  expect(response.status).toBe(201);
}

/** Opens the edit panel of the first product of the list and returns its dialog when it is complete. */
export async function editFirstProduct(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Edit Product/ });
  await dialog.getByText('Save Changes').waitFor();
  await waitForStillPage(page);
  return dialog;
}

/** Returns whether the upper left corner of an element is in view and nothing covers it. Runs in the page. */
export function isInFront(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  const front = document.elementFromPoint(left + 3, top + 3);
  return front !== null && (element.contains(front) || front.contains(element));
}

/** Returns the elements with which the user could scroll horizontally, without fields, whose text may be longer. */
export const scrollingSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *:not(input)')]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth)
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        return element === document.documentElement || overflowX === 'auto' || overflowX === 'scroll';
      })
      .map((element) => `${element.outerHTML.slice(0, 100)}: ${element.scrollWidth} in ${element.clientWidth} px`),
  );
