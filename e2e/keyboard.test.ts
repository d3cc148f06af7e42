/** Tests the keyboard use of the header and the products page (docs/specification.md §2.2). */
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

/** Returns the name of the focused element, and whether it has a focus indicator: an outline or a box shadow. */
async function focused(page: Page): Promise<{ name: string; visible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const hasIndicator = (pseudo?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return { name: name || element.outerHTML.slice(0, 80), visible: hasIndicator() || hasIndicator('::after') };
  });
}

test('the first Tab focuses the skip link, which leads past the navigation', async () => {
  const { page } = await visit();
  await page.goto('/about');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toEqual({ name: 'Skip to content', visible: true });
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'content');
});

test('every element that Tab reaches has a visible focus indicator', async () => {
  const { page } = await visit();
  await page.goto('/products');
  await page.getByText('Showing 12 products', { exact: true }).waitFor();
  const withoutIndicator: string[] = [];
  const reached = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const { name, visible } = await focused(page);
    reached.add(name);
    if (!visible) withoutIndicator.push(name);
  }
  expect(withoutIndicator).toEqual([]);
  expect([...reached]).toEqual(expect.arrayContaining(['Sign In', 'Filters', 'Grid', 'List']));
});

test('"a collapsible menu that closes on route change"', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.waitFor();
  expect(await about.isVisible()).toBe(false);

  await menu.press('Enter');
  await about.waitFor();
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await about.waitFor({ state: 'hidden' });

  await menu.press('Enter');
  await about.press('Enter');
  await page.waitForURL('**/about');
  await about.waitFor({ state: 'hidden' });
  await menu.waitFor();
});
