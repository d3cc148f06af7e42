/** Everything works from the keyboard, and a person sees where they are. WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { walk } from './support/focus';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);
const ways: [how: string, options: BrowserContextOptions][] = [
  ['on a desk', { viewport: { width: 1440, height: 900 } }],
  ['on a tablet', { viewport: { width: 768, height: 1024 } }],
  ['in forced colours', { viewport: { width: 1440, height: 900 }, forcedColors: 'active' }],
];

const opener = (page: Page) => page.getByRole('button', { name: 'Book Private Call' }).last();

async function openDialog(page: Page): Promise<void> {
  await opener(page).press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Full Name' }).waitFor();
}

const hasFocus = (page: Page, name: string) =>
  page.waitForFunction((words) => document.activeElement?.textContent?.trim() === words, name);

describe.each(ways)('%s', (_how, options) => {
  test.each(['/', '/products?panel=open', '/consultation'])('Tab reaches all of %s, and shows it', async (address) => {
    const { page } = await visit({ ...options, reducedMotion: 'reduce' });
    await page.goto(address);
    if (address.startsWith('/products')) await page.getByText('Showing 12 products', { exact: true }).waitFor();
    else await page.getByRole('heading', { level: 1 }).waitFor();
    const { count, ...trouble } = await walk(page);
    expect(trouble).toEqual({ unreached: [], unseen: [], covered: [] });
    expect(count).toBeGreaterThan(15);
  });

  test('the modal holds the focus', async () => {
    const { page } = await visit({ ...options, reducedMotion: 'reduce' });
    await page.goto('/about');
    await openDialog(page);
    const { count, ...trouble } = await walk(page, 'dialog');
    expect(trouble).toEqual({ unreached: [], unseen: [], covered: [] });
    // × and four fields and the button.
    expect(count).toBe(6);
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  });
});

describe('the modal gives the focus back', () => {
  const closings: [how: string, close: (page: Page) => Promise<void>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['×', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')],
    ['a click on the backdrop', (page) => page.mouse.click(5, 300)],
    [
      'sending it',
      async (page) => {
        await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Berg');
        await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
        await page.keyboard.press('Enter');
      },
    ],
  ];
  test.each(closings)('after %s', async (_how, close) => {
    const { page } = await visit();
    await page.goto('/about');
    await openDialog(page);
    await close(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasFocus(page, 'Book Private Call');
  });
});

test('Escape closes a menu and gives the focus back; so does choosing', async () => {
  const { page } = await visit();
  await page.goto('/about');
  const language = page.getByRole('button', { name: /^Language: / });
  const german = page.getByRole('button', { name: 'DE · Deutsch' });
  await language.press('Enter');
  await german.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await german.waitFor({ state: 'hidden' });
  await hasFocus(page, 'EN');

  await language.press('Enter');
  await german.press('Enter');
  await german.waitFor({ state: 'hidden' });
  await hasFocus(page, 'DE');
});

test('a form that lacks something takes the person to the first field that does', async () => {
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
