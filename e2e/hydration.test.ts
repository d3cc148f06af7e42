/**
 * Pages that were rendered before they arrived, in a build with React's own checks in it: React must find what it
 * would have made itself, and keep it. Production says nothing about a mismatch.
 */
import path from 'node:path';
import { seedProducts } from '../server/database/seed';
import { openShop, type Shop } from '../server/testing/shop';
import { publicRoutes } from './support/publicRoutes';
import { arrivals, awake, noteArrivals } from './support/arrival';
import { useBrowser } from './support/browser';

const siteDir = path.join(__dirname, '../build/development/site');
let shop: Shop | undefined;
let origin = '';

beforeAll(async () => {
  shop = await openShop({ siteDir });
  await seedProducts(shop.database.pool);
  origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
const visit = useBrowser(() => origin);
afterAll(() => shop?.close());

/** A browser that has been here before: what it keeps in local storage. Spec §4. */
const remembering = (stored: Record<string, string>) => ({
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
  },
});

const ada = JSON.stringify({ firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com', role: 'customer' });
const signedIn = { auth_token: 'token', user: ada, adminToken: 'token', adminUser: ada };

describe('React keeps what the server rendered', () => {
  test.each(publicRoutes)('for a guest on %s', async (route) => {
    const { page } = await visit();
    await noteArrivals(page, '#root');
    await page.goto(route);
    await awake(page);
    const { count, lost } = await arrivals(page);
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });

  test.each(publicRoutes)('for somebody signed in on %s', async (route) => {
    const { page } = await visit(remembering(signedIn));
    await noteArrivals(page, 'main');
    await page.goto(route);
    // "button shows first name": only the two links of a guest have gone.
    await page.getByRole('banner').getByText('Ada').waitFor();
    await awake(page);
    const { count, lost } = await arrivals(page);
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });

  test('"unreadable stored user clears session data", and nothing else of the page', async () => {
    const { page } = await visit(remembering({ ...signedIn, user: '{"firstName":', adminUser: 'null' }));
    await noteArrivals(page, '#root');
    await page.goto('/');
    await page.waitForFunction(() => localStorage.length === 0);
    await awake(page);
    expect((await arrivals(page)).lost).toEqual([]);
  });
});

test('a page that arrives with other words than the app has is seen by this test', async () => {
  const { page, expectTrouble } = await visit();
  expectTrouble(/uncaught: .*hydrat|console error: .*hydrat/i);
  await noteArrivals(page, '#root');
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>)/, '$1Other words: ') });
  });
  await page.goto('/about');
  await awake(page);
  await page.waitForFunction(() => !document.querySelector('h1')?.textContent?.startsWith('Other words'));
  expect((await arrivals(page)).lost).not.toEqual([]);
});

describe('Pages that arrive as the empty shell are filled without complaint', () => {
  test.each(['/products', '/login', '/signup', '/forgot-password', '/admin', '/admin/login'])('%s', async (route) => {
    const { page } = await visit();
    await page.goto(route);
    await awake(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  test('the collection shows what is in the database', async () => {
    const { page } = await visit();
    await page.goto('/products');
    await page.getByText('Showing 12 products', { exact: true }).waitFor();
  });
});
