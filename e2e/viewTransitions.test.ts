/** Pages fade into each other, and nothing else does (records 0040 and 0080). */
import type { Page } from 'playwright-core';
import { waitForHydration } from './support/hydration';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

declare global {
  interface Window {
    /** What moved in each fade since the page was opened. */
    fades: string[][];
  }
}

/** Notes every fade of the pages that this tab opens from now on. */
const noteFades = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    window.fades = [];
    document.startViewTransition = (update) => {
      const fade = start(update);
      void fade.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        window.fades.push([...new Set(moving.filter((name) => name.startsWith('::view-transition-new')))].toSorted());
      });
      return fade;
    };
  });

test('from one page to the next the window fades as one picture', async () => {
  const { page } = await visit();
  await noteFades(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForFunction(() => window.fades.length > 0);
  expect(await page.evaluate(() => window.fades)).toEqual([['::view-transition-new(page)']]);
});

test('a letter of the search fades nothing: no input is taken while a fade begins', async () => {
  const { page } = await visit();
  await noteFades(page);
  await page.goto('/products');
  await waitForHydration(page);
  await page.getByRole('searchbox').pressSequentially('cedar');
  await page.waitForFunction(() => new URLSearchParams(location.search).get('q') === 'cedar');
  await page.getByText('Showing 12 products', { exact: true }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.fades)).toEqual([]);
});

test('a window that is resized when a fade begins shows the next page, and reports no error', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const { update } = options as StartViewTransitionOptions;
      const width = innerWidth;
      return start(async () => {
        document.documentElement.dataset['fade'] = 'begun';
        // Until the test has resized the window.
        while (window.innerWidth === width) await new Promise((resolve) => setTimeout(resolve, 10));
        await update?.();
      });
    };
  });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForFunction(() => document.documentElement.dataset['fade'], null, { polling: 50 });
  await page.setViewportSize({ width: 500, height: 800 });
  await page.waitForURL('**/about');
  await page.waitForFunction(() => !document.activeViewTransition);
});
