/** Checks every public page in its various states with axe, at phone and desktop width (WCAG 2.2 AA). */
import type { Page } from 'playwright-core';
import { waitForHydration, waitForStyles } from './support/hydration';
import { violations } from './support/axe';
import { useBrowser, type Visitor } from './support/browser';
import { accountRoutes, marketingRoutes } from '../src/app/routeLists';
import { useShop } from './support/shop';
import { disableSsr } from './support/withoutSsr';

const shop = useShop();
const visit = useBrowser(() => shop.origin);
const LIST = '**/api/products?*';

const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

const waitForProducts = (page: Page) => page.getByText('Showing 12 products', { exact: true }).waitFor();
const waitForHeading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** Holds the app's main script back, so that the page does not hydrate until `release` is called. */
async function holdMainScript(page: Page): Promise<{ release: () => void }> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main\.[0-9a-f]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Opens the consultation dialog and waits for its form, which is loaded on demand. */
async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Private Call' }).last().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Full Name' }).waitFor();
}

describe.each([
  ['360 px', phone],
  ['1440 px', desktop],
])('at %s', (_width, options) => {
  test.each([...marketingRoutes, '/products'])('%s has no violations', async (route) => {
    const { page } = await visit(options);
    await page.goto(route);
    await waitForHeading(page);
    if (route === '/products') await waitForProducts(page);
    expect(await violations(page)).toEqual([]);
  });

  // Test the menus and the dialog on two pages only, because they are the same on all pages. On the home page, they
  // cover an image. On the products page, they cover a list.
  test.each(['/', '/products'])('the menus and the consultation dialog on %s have no violations', async (route) => {
    const { page } = await visit(options);
    await page.goto(route);
    await waitForHeading(page);
    await waitForHydration(page);

    if (options === phone) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Close' }).waitFor();
      expect(await violations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Language: EN' }).click();
    await page.getByRole('button', { name: 'DE · Deutsch' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    if (options === phone) await page.getByRole('button', { name: 'Close' }).click();

    await openDialog(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Request a call' }).click();
    await page.getByText('Please enter your full name.').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test.each([...accountRoutes, '/reset-password', '/reset-password/token', '/verify-email', '/admin/login'])(
    '%s has no violations, before hydration and after it',
    async (route) => {
      const { page } = await visit(options);
      const main = await holdMainScript(page);
      await page.goto(route, { waitUntil: 'commit' });
      await waitForHeading(page);
      await waitForStyles(page);
      expect(await violations(page)).toEqual([]);
      main.release();
      await waitForHydration(page);
      expect(await violations(page)).toEqual([]);
    },
  );

  test.each(['/admin', '/account'])("%s has no violations while 'Checking authentication...'", async (route) => {
    const { page } = await visit(options);
    const main = await holdMainScript(page);
    await page.goto(route, { waitUntil: 'commit' });
    await page.getByText('Checking authentication...').waitFor();
    await waitForStyles(page);
    expect(await violations(page)).toEqual([]);
    main.release();
    await waitForHydration(page);
  });

  test('the user menu has no violations', async () => {
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
    if (options === phone) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Ada' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("the consultation form has no violations with errors, while 'Sending...', and after it was sent", async () => {
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

  test('the products page has no violations with filters, list view, and searches with and without results', async () => {
    const { page } = await visit(options);
    await page.goto('/products?panel=open&view=list');
    await waitForProducts(page);
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
    await page.getByRole('region', { name: 'More from the collection' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the products page has no violations while it loads', async () => {
    const { page } = await visit(options);
    await disableSsr(page);
    await page.route(LIST, () => undefined);
    await page.goto('/products');
    await page.getByText('Loading the collection…').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('the products page has no violations if loading fails', async () => {
    const visitor = await visit(options);
    expectErrorStatus(visitor, 500);
    await disableSsr(visitor.page);
    await visitor.page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }));
    await visitor.page.goto('/products');
    await visitor.page.getByText('Failed to load products. Please try again.').waitFor();
    expect(await violations(visitor.page)).toEqual([]);
  });

  test('pages of a product, an unknown product and an archived product have no violations', async () => {
    const visitor = await visit(options);
    const { page } = visitor;
    await page.goto('/products');
    await waitForProducts(page);
    await page.locator('main h2').getByRole('link').first().click();
    await page.getByRole('heading', { name: /^About this/ }).waitFor();
    expect(await violations(page)).toEqual([]);

    // The app requests an unknown product first by slug, which returns 404, and then by id, which returns 400 because
    // the id is malformed.
    expectErrorStatus(visitor, 404);
    expectErrorStatus(visitor, 400);
    await page.goto('/products/nothing-by-this-name');
    await page.getByText('We could not find this piece.').waitFor();
    expect(await violations(page)).toEqual([]);

    expectErrorStatus(visitor, 410);
    await page.route('**/api/products/**', (route) =>
      route.fulfill({ status: 410, json: { success: false, message: 'Gone' } }),
    );
    await page.goto('/products/no-longer-made');
    await page.getByText('This piece is no longer part of the collection.').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

test('a violation is detected', async () => {
  const { page } = await visit(desktop);
  await page.goto('/about');
  // Change the page only after hydration. React would discard an element that was added earlier.
  await waitForHydration(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await violations(page)).toEqual([expect.stringContaining('button-name: ')]);
});

/** Expects two errors in the visitor's pages: a response with this status, and the browser's console error about it. */
function expectErrorStatus({ expectError }: Visitor, status: number): void {
  expectError(new RegExp(`answered ${status}`));
  expectError(new RegExp(`console error: .*${status}`));
}
