/** axe finds nothing, on any public route, in any state, on a telephone and on a desk. WCAG 2.2 AA. */
import type { Page } from 'playwright-core';
import { waitForHydration } from './support/hydration';
import { violations } from './support/axe';
import { useBrowser, type Visitor } from './support/browser';
import { publicRoutes } from './support/publicRoutes';
import { useShop } from './support/shop';
import { disableSsr } from './support/withoutSsr';

const shop = useShop();
const visit = useBrowser(() => shop.origin);
const LIST = '**/api/products?*';

const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const telephone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

const showing = (page: Page) => page.getByText('Showing 12 products', { exact: true }).waitFor();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** Opens the modal and waits for the words in it, which come when they are asked for. */
async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Private Call' }).last().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Full Name' }).waitFor();
}

describe.each([
  ['360 px', telephone],
  ['1440 px', desk],
])('at %s', (_width, options) => {
  test.each([...publicRoutes, '/products'])('%s', async (route) => {
    const { page } = await visit(options);
    await page.goto(route);
    await heading(page);
    if (route === '/products') await showing(page);
    expect(await violations(page)).toEqual([]);
  });

  // All pages share them; they stand over a picture here, over a list there.
  test.each(['/', '/products'])('the menus and the modal over %s', async (route) => {
    const { page } = await visit(options);
    await page.goto(route);
    await heading(page);
    await waitForHydration(page);

    if (options === telephone) {
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await violations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Language: EN' }).click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    if (options === telephone) await page.getByRole('button', { name: 'Close' }).click();

    await openDialog(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Request the call' }).click();
    await page.getByText('Please enter your full name.').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test.each(['/login', '/signup', '/forgot-password'])('%s', async (route) => {
    const { page } = await visit(options);
    await page.goto(route);
    await heading(page);
    expect(await violations(page)).toEqual([]);
  });

  test('the menu of somebody signed in', async () => {
    const user = JSON.stringify({
      firstName: 'Ada',
      lastName: 'Berg',
      email: 'ada@example.com',
      phone: '',
      role: 'customer',
    });
    const localStorage = Object.entries({ auth_token: 'token', user }).map(([name, value]) => ({ name, value }));
    const { page } = await visit({
      ...options,
      storageState: { cookies: [], origins: [{ origin: shop.origin, localStorage }] },
    });
    await page.goto('/about');
    if (options === telephone) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Ada' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("the consultation form: empty, with errors, 'Sending...', and done", async () => {
    const { page } = await visit(options);
    await page.clock.install();
    await page.goto('/consultation');
    await page.getByRole('button', { name: 'Request a consultation' }).click();
    await page.getByText('Please enter your first name.').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('textbox', { name: 'First Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Berg');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Location' }).fill('Davos');
    await page.getByRole('combobox', { name: 'Project Type' }).selectOption({ label: 'Cold plunge' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Request a consultation' }).click();
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await page.clock.resume();
    await page.clock.fastForward(2000);
    await page.getByRole('alert').getByText('Thank you for your consultation request.').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the collection: panel, list, search without result', async () => {
    const { page } = await visit(options);
    await page.goto('/products?panel=open&view=list');
    await showing(page);
    await page.getByRole('radio', { name: 'The whole collection' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Favourite / })
      .first()
      .click();
    await page.getByRole('searchbox').fill('nothing is called this');
    await page.getByText('Showing 0 products', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('searchbox').fill('cedar');
    await page.getByRole('region', { name: 'Elsewhere in the collection' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the collection while it loads', async () => {
    const { page } = await visit(options);
    await disableSsr(page);
    await page.route(LIST, () => undefined);
    await page.goto('/products');
    await page.getByText('Loading the collection…').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the collection when it does not come', async () => {
    const visitor = await visit(options);
    answering(visitor, 500);
    await disableSsr(visitor.page);
    await visitor.page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }));
    await visitor.page.goto('/products');
    await visitor.page.getByText('Failed to load products. Please try again.').waitFor();
    expect(await violations(visitor.page)).toEqual([]);
  });

  test('a product, one that is not known and one that is gone', async () => {
    const visitor = await visit(options);
    const { page } = visitor;
    await page.goto('/products');
    await showing(page);
    await page.locator('main h2').getByRole('link').first().click();
    await page.getByText('Ask for a consultation').waitFor();
    expect(await violations(page)).toEqual([]);

    // It is asked for as a slug, then as an id, which it cannot be.
    answering(visitor, 404);
    answering(visitor, 400);
    await page.goto('/products/nothing-by-this-name');
    await page.getByText('We could not find this piece.').waitFor();
    expect(await violations(page)).toEqual([]);

    answering(visitor, 410);
    await page.route('**/api/products/**', (route) =>
      route.fulfill({ status: 410, json: { success: false, message: 'Gone' } }),
    );
    await page.goto('/products/no-longer-made');
    await page.getByText('This piece is no longer part of the collection.').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

test('a page with faults is seen by this test', async () => {
  const { page } = await visit(desk);
  await page.goto('/about');
  // React would throw away a page that is not as it was sent.
  await waitForHydration(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await violations(page)).toEqual([expect.stringContaining('button-name: ')]);
});

/** Announces an answer that the test makes itself, and the browser's word about it. */
function answering({ expectTrouble }: Visitor, status: number): void {
  expectTrouble(new RegExp(`answered ${status}`));
  expectTrouble(new RegExp(`console error: .*${status}`));
}
