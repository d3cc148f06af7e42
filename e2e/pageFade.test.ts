/** A page that a link opens fades in, and takes input at once (docs/decisions/0040). */
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { waitForHydration } from './support/hydration';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

declare global {
  interface Window {
    /** Path of the page at the start of each animation of a page's content. */
    recordedFades: string[];
  }
}

async function openRecorded(path: string): Promise<Page> {
  const { page } = await visit();
  await page.addInitScript(() => {
    window.recordedFades = [];
    document.addEventListener('animationstart', ({ target }) => {
      const isContent = target instanceof Element && target.parentElement?.id === 'content';
      if (isContent && window.recordedFades.at(-1) !== location.pathname) window.recordedFades.push(location.pathname);
    });
  });
  await page.goto(path);
  await waitForHydration(page);
  return page;
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const recordedFades = (page: Page) => page.evaluate(() => window.recordedFades);

test('a page fades in if a link has opened it: not the first one, and not after Back', async () => {
  const page = await openRecorded('/');
  expect(await recordedFades(page)).toEqual([]);
  await mainLink(page, 'About').click();
  await page.waitForFunction(() => window.recordedFades.length > 0);
  await mainLink(page, 'Collection').click();
  await page.waitForFunction(() => window.recordedFades.length > 1);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'A workshop that grew up in the snow' }).waitFor();
  expect(await recordedFades(page)).toEqual(['/about', '/products']);
});

test('typing in the search fades nothing', async () => {
  const page = await openRecorded('/products');
  await page.getByRole('searchbox').pressSequentially('cedar');
  await page.waitForFunction(() => new URLSearchParams(location.search).get('q') === 'cedar');
  await page.getByText('Showing 12 products', { exact: true }).waitFor({ state: 'detached' });
  expect(await recordedFades(page)).toEqual([]);
});

test('a click directly after a link was followed is not lost', async () => {
  const page = await openRecorded('/');
  await mainLink(page, 'About').hover();
  await page.evaluate(async () => {
    const click = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('header nav a')].find((link) => link.textContent === name)?.click();
    click('About');
    while (location.pathname !== '/about') await new Promise(requestAnimationFrame);
    click('Collection');
  });
  await page.waitForURL('**/products');
});

test('after a followed link, the collection first renders five cards, then all', async () => {
  const page = await openRecorded('/');
  await page.evaluate(() => {
    new MutationObserver(() => {
      const count = document.querySelectorAll('[aria-label=Products] h2').length;
      const { cards = '' } = document.documentElement.dataset;
      if (count > 0 && !cards.endsWith(` ${count}`)) document.documentElement.dataset['cards'] = `${cards} ${count}`;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await mainLink(page, 'Collection').click();
  await page.waitForFunction(() => document.querySelectorAll('[aria-label=Products] h2').length === 12);
  expect(await page.evaluate(() => document.documentElement.dataset['cards'])).toBe(' 5 12');
});
