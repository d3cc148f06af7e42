/**
 * Checks that zoom and wider text spacing hide no content, and that status messages are in live regions, which screen
 * readers announce (WCAG 1.4.4, 1.4.10, 1.4.12, 4.1.3).
 */
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { marketingRoutes } from '../src/app/routeLists';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);
const routes = [...marketingRoutes, '/products', '/login'];

const openPage = async (page: Page, route: string) => {
  await page.goto(route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (route === '/products') await page.getByText('Showing 12 products', { exact: true }).waitFor();
};

/** Returns by how many px the page is wider than the viewport. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('zoom of 400 % at 1280 × 1024', () => {
  const zoomed = { viewport: { width: 320, height: 256 } };

  test.each(routes)('%s does not scroll horizontally', async (route) => {
    const { page } = await visit(zoomed);
    await openPage(page, route);
    expect(await horizontalOverflow(page)).toBe(0);
  });

  test('menus and dialog can be scrolled to their ends', async () => {
    const { page } = await visit(zoomed);
    await openPage(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const last = page.getByRole('banner').getByRole('link', { name: 'Sign Up' });
    await last.scrollIntoViewIfNeeded();
    expect(await horizontalOverflow(page)).toBe(0);
    await last.click({ trial: true });
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Book Private Call' }).last().click();
    const submit = page.getByRole('button', { name: 'Request a call' });
    await submit.scrollIntoViewIfNeeded();
    expect(await horizontalOverflow(page)).toBe(0);
    await submit.click({ trial: true });
  });
});

describe('text spacing', () => {
  /**
   * Applies the text spacing of WCAG 1.4.12. Uses a constructed stylesheet, because the content security policy forbids
   * style elements.
   */
  const applyTextSpacing = (page: Page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets.push(sheet);
    });

  /** Returns the links, buttons, labels and overflow-hiding elements whose content is larger than their box. */
  const truncated = (page: Page) =>
    page.evaluate(() => {
      const clips = (element: Element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        // Ignore card descriptions, which are cut off after some lines on purpose (docs/specification.md §2.10).
        return hides && webkitLineClamp === 'none';
      };
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.textContent?.trim() && (clips(element) || element.matches('a, button, label')))
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            // Ignore texts that only screen readers announce: they are 1 px wide, which hides them visually.
            clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
        )
        .map((element) => element.outerHTML.slice(0, 120));
    });

  /** Returns pairs of links or buttons in the header that overlap. */
  const overlapping = (page: Page) =>
    page.evaluate(() => {
      const controls = [...document.querySelectorAll('header a, header button')].filter((element) =>
        element.checkVisibility(),
      );
      const boxes = controls.map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
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

  test.each(routes)('%s loses no content', async (route) => {
    const { page } = await visit();
    await openPage(page, route);
    await applyTextSpacing(page);
    for (const width of [320, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({
        width,
        overflow: await horizontalOverflow(page),
        truncated: await truncated(page),
        overlapping: await overlapping(page),
      }).toEqual({ width, overflow: 0, truncated: [], overlapping: [] });
    }
  });
});

describe('screen readers are told', () => {
  test("when the 'Showing N products' count changes", async () => {
    const { page } = await visit();
    await openPage(page, '/products');
    const count = page.getByRole('status').filter({ hasText: /^Showing/ });
    const region = await count.elementHandle();
    await page.getByRole('searchbox').fill('nothing is called this');
    await page.getByText('Showing 0 products', { exact: true }).waitFor();
    // The text must change within the existing live region. Screen readers may not announce a newly added region.
    expect(await region?.textContent()).toBe('Showing 0 products');
  });

  test('how many fields of a form need attention', async () => {
    const { page } = await visit();
    await openPage(page, '/consultation');
    const region = await page.getByRole('form', { name: 'Consultation request' }).getByRole('status').elementHandle();
    expect(await region?.textContent()).toBe('');
    await page.getByRole('button', { name: 'Request a consultation' }).click();
    await page.getByText('Please enter your first name.').waitFor();
    await page.waitForFunction((element) => element?.textContent === '5 fields need your attention.', region);
  });

  test('which menus and panels are open, and which view is active', async () => {
    const { page } = await visit();
    await openPage(page, '/products');
    for (const name of ['Language: EN', 'Filters']) {
      const button = page.getByRole('button', { name });
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await button.click();
      await page.getByRole('button', { name, expanded: true }).waitFor();
    }
    await page.getByRole('button', { name: 'Grid', pressed: true }).waitFor();
  });
});
