/** View transitions: navigation cross-fades between pages, and nothing else animates (docs/decisions/0040). */
import type { Page } from 'playwright-core';
import { waitForHydration } from './support/hydration';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

declare global {
  interface Window {
    /** For each view transition since the page was opened, the pseudo-elements that the transition animated. */
    recordedTransitions: string[][];
  }
}

/** Records the view transitions of every document that this tab opens from now on. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    window.recordedTransitions = [];
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const animated = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        window.recordedTransitions.push(
          [...new Set(animated.filter((name) => name.startsWith('::view-transition-new')))].toSorted(),
        );
      });
      return transition;
    };
  });

test('navigation to another page fades the whole page as one', async () => {
  const { page } = await visit();
  await recordTransitions(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForFunction(() => window.recordedTransitions.length > 0);
  expect(await page.evaluate(() => window.recordedTransitions)).toEqual([['::view-transition-new(page)']]);
});

test('after a followed link, the collection has six cards until the transition has ended, then all', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.finished.then(() => {
        const cards = document.querySelectorAll('[aria-label=Products] li').length;
        document.documentElement.dataset['cardsAtEnd'] = `${cards}`;
      });
      return transition;
    };
  });
  await page.goto('/products');
  await waitForHydration(page);
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await link('About').click();
  await page.waitForFunction(() => document.documentElement.dataset['cardsAtEnd'] === '0');
  await page.waitForFunction(() => !document.activeViewTransition);
  await link('Collection').click();
  await page.waitForFunction(() => document.querySelectorAll('[aria-label=Products] li').length === 12);
  await page.waitForFunction(() => !document.activeViewTransition);
  expect(await page.evaluate(() => document.documentElement.dataset['cardsAtEnd'])).toBe('6');
});

test('typing in the search starts no transition, which would block input while it begins', async () => {
  const { page } = await visit();
  await recordTransitions(page);
  await page.goto('/products');
  await waitForHydration(page);
  await page.getByRole('searchbox').pressSequentially('cedar');
  await page.waitForFunction(() => new URLSearchParams(location.search).get('q') === 'cedar');
  await page.getByText('Showing 12 products', { exact: true }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.recordedTransitions)).toEqual([]);
});

test('a resize at the start of a transition still shows the next page, without an error', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const { update } = options as StartViewTransitionOptions;
      const width = innerWidth;
      return start(async () => {
        document.documentElement.dataset['transition'] = 'started';
        // Hold the transition until the test has resized the window.
        while (window.innerWidth === width) await new Promise((resolve) => setTimeout(resolve, 10));
        await update?.();
      });
    };
  });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForFunction(() => document.documentElement.dataset['transition'], null, { polling: 50 });
  await page.setViewportSize({ width: 500, height: 800 });
  await page.waitForURL('**/about');
  await page.waitForFunction(() => !document.activeViewTransition);
});

test('a transition that takes longer than the browser allows still shows the next page, without an error', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const { update } = options as StartViewTransitionOptions;
      let onSkipped: (() => void) | undefined;
      const skipped = new Promise<void>((resolve) => (onSkipped = resolve));
      const transition = start(async () => {
        // Hold the transition until the browser skips it. Chromium does so after four seconds.
        await skipped;
        await update?.();
      });
      transition.ready.catch(() => onSkipped?.());
      return transition;
    };
  });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1, name: 'A workshop that grew up in the snow' }).waitFor();
  await page.waitForFunction(() => !document.activeViewTransition);
});

test('a transition does not wait for the images of the next page', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    // React calls `decode` on each image that it waits for.
    HTMLImageElement.prototype.decode = function decode() {
      document.documentElement.dataset['awaitedImage'] = this.src;
      return Promise.resolve();
    };
  });
  const awaitedImage = () => page.evaluate(() => document.documentElement.dataset['awaitedImage']);
  await page.goto('/products');
  await waitForHydration(page);
  await page.getByRole('region', { name: 'Products' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Ask for a consultation' }).first().waitFor();
  expect(await awaitedImage()).toBeUndefined();
  await page.getByRole('banner').getByRole('link', { name: 'Spa Summit' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bring the Spa Summit Home' }).waitFor();
  expect(await awaitedImage()).toBeUndefined();
});
