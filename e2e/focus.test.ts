/** Keyboard access and visible focus (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11). */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { tabThrough } from './support/focus';
import { waitUntilSettled } from './support/hydration';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);
const environments: [name: string, options: BrowserContextOptions][] = [
  ['on a desktop', { viewport: { width: 1440, height: 900 } }],
  ['on a tablet', { viewport: { width: 768, height: 1024 } }],
  ['in forced colours', { viewport: { width: 1440, height: 900 }, forcedColors: 'active' }],
];

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Private Call' }).last().press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Full Name' }).waitFor();
}

const waitForFocusOn = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.activeElement?.textContent?.trim() === expected, text);

describe.each(environments)('%s', (_name, options) => {
  test.each(['/', '/products?panel=open', '/consultation'])(
    'Tab reaches every control of %s, and each shows its focus',
    async (url) => {
      const { page } = await visit({ ...options, reducedMotion: 'reduce' });
      await page.goto(url);
      if (url.startsWith('/products')) {
        await page.getByText('Showing 12 products', { exact: true }).waitFor();
        // If the server was too slow to render the page, the categories arrive after the products.
        await page.getByRole('radio', { name: 'The whole collection' }).waitFor();
      } else await page.getByRole('heading', { level: 1 }).waitFor();
      await waitUntilSettled(page);
      const { count, ...problems } = await tabThrough(page);
      expect(problems).toEqual({ unreached: [], noIndicator: [], covered: [] });
      expect(count).toBeGreaterThan(15);
    },
  );

  test('the dialog keeps the focus inside', async () => {
    const { page } = await visit({ ...options, reducedMotion: 'reduce' });
    await page.goto('/about');
    await openDialog(page);
    const { count, ...problems } = await tabThrough(page, 'dialog');
    expect(problems).toEqual({ unreached: [], noIndicator: [], covered: [] });
    // The dialog has six interactive elements: the close button, four fields and the submit button.
    expect(count).toBe(6);
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  });
});

describe('the dialog returns the focus to its button when it closes', () => {
  const waysToClose: [how: string, close: (page: Page) => Promise<void>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['×', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')],
    ['a click on the backdrop', (page) => page.mouse.click(5, 300)],
    [
      'submitting the form',
      async (page) => {
        await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Berg');
        await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
        await page.keyboard.press('Enter');
      },
    ],
  ];
  test.each(waysToClose)('by %s', async (_how, close) => {
    const { page } = await visit();
    await page.goto('/about');
    await openDialog(page);
    await close(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await waitForFocusOn(page, 'Book Private Call');
  });
});

test('a menu closes on Escape or a choice, and returns the focus to its button', async () => {
  const { page } = await visit();
  await page.goto('/about');
  const language = page.getByRole('button', { name: /^Language: / });
  const german = page.getByRole('button', { name: 'DE · Deutsch' });
  await language.press('Enter');
  await german.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await german.waitFor({ state: 'hidden' });
  await waitForFocusOn(page, 'EN');

  await language.press('Enter');
  await german.press('Enter');
  await german.waitFor({ state: 'hidden' });
  await waitForFocusOn(page, 'DE');
});

test('submitting an invalid form focuses its first invalid field', async () => {
  const { page } = await visit();
  await page.goto('/consultation');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Ada');
  await page.getByRole('button', { name: 'Request a consultation' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'lastName');
  const field = page.getByRole('textbox', { name: 'Last Name' });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const described = await field.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Please enter your last name.');
});
