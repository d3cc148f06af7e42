/** The page as people need it: larger, wider spaced, in their own colours, read aloud. WCAG 1.4.4, 1.4.10, 1.4.12, 4.1.3. */
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { publicRoutes } from './support/publicRoutes';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);
const routes = [...publicRoutes, '/products', '/login'];

const open = async (page: Page, route: string) => {
  await page.goto(route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (route === '/products') await page.getByText('Showing 12 products', { exact: true }).waitFor();
};

/** How far the page can be pushed sideways, in px. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('400% of 1280 × 1024', () => {
  const zoomed = { viewport: { width: 320, height: 256 } };

  test.each(routes)('%s reads without scrolling sideways', async (route) => {
    const { page } = await visit(zoomed);
    await open(page, route);
    expect(await sideways(page)).toBe(0);
  });

  test('menus and modal can be read to their ends', async () => {
    const { page } = await visit(zoomed);
    await open(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const last = page.getByRole('banner').getByRole('link', { name: 'Sign Up' });
    await last.scrollIntoViewIfNeeded();
    expect(await sideways(page)).toBe(0);
    await last.click({ trial: true });
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Book Private Call' }).last().click();
    const send = page.getByRole('button', { name: 'Request the call' });
    await send.scrollIntoViewIfNeeded();
    expect(await sideways(page)).toBe(0);
    await send.click({ trial: true });
  });
});

describe('text spacing', () => {
  /** WCAG 1.4.12's four values. As a made style sheet: the policy lets no style element in. */
  const spaced = (page: Page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets.push(sheet);
    });

  /** Boxes whose words no longer fit: those that cut what overflows, and buttons and links that are too small. */
  const cut = (page: Page) =>
    page.evaluate(() => {
      const clips = (element: Element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        // Spec §2: "Card description clamped to 2 lines"; words for the ear have no box.
        return hides && webkitLineClamp === 'none';
      };
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.textContent?.trim() && (clips(element) || element.matches('a, button, label')))
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
        )
        .map((element) => element.outerHTML.slice(0, 120));
    });

  /** Neighbours in the header that have grown into each other. */
  const touching = (page: Page) =>
    page.evaluate(() => {
      const pieces = [...document.querySelectorAll('header a, header button')].filter((element) =>
        element.checkVisibility(),
      );
      const boxes = pieces.map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right - 1 &&
              one.box.left < box.right - 1 &&
              box.top < one.box.bottom - 1 &&
              one.box.top < box.bottom - 1,
          )
          .map((other) => `${one.name} and ${other.name}`),
      );
    });

  test.each(routes)('%s loses nothing', async (route) => {
    const { page } = await visit();
    await open(page, route);
    await spaced(page);
    for (const width of [320, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, sideways: await sideways(page), cut: await cut(page), touching: await touching(page) }).toEqual({
        width,
        sideways: 0,
        cut: [],
        touching: [],
      });
    }
  });
});

describe('read aloud', () => {
  test("a change of the 'Showing N products' count", async () => {
    const { page } = await visit();
    await open(page, '/products');
    const count = page.getByRole('status').filter({ hasText: /^Showing/ });
    const region = await count.elementHandle();
    await page.getByRole('searchbox').fill('nothing is called this');
    await page.getByText('Showing 0 products', { exact: true }).waitFor();
    // The same region, or it would not be heard.
    expect(await region?.textContent()).toBe('Showing 0 products');
  });

  test('how many fields of a form need attention', async () => {
    const { page } = await visit();
    await open(page, '/consultation');
    const region = await page.getByRole('form', { name: 'Consultation request' }).getByRole('status').elementHandle();
    expect(await region?.textContent()).toBe('');
    await page.getByRole('button', { name: 'Request a consultation' }).click();
    await page.getByText('Please enter your first name.').waitFor();
    expect(await region?.textContent()).toBe('5 fields need your attention.');
  });

  test('an open menu, an open panel and the view in force', async () => {
    const { page } = await visit();
    await open(page, '/products');
    for (const name of ['Language: EN', 'Filters']) {
      const button = page.getByRole('button', { name });
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await button.click();
      await page.getByRole('button', { name, expanded: true }).waitFor();
    }
    await page.getByRole('button', { name: 'Grid', pressed: true }).waitFor();
  });
});
