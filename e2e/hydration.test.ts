/**
 * Pages that were rendered before they arrived, in a build with React's own checks in it: React must find what it
 * would have made itself, and keep it. Production says nothing about a mismatch.
 */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { seedProducts } from '../server/database/seed';
import { openShop, type Shop } from '../server/testing/shop';
import { publicRoutes } from './support/publicRoutes';
import { hydrationResult, recordServerNodes, waitForHydration } from './support/hydration';
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
    await recordServerNodes(page, '#root');
    await page.goto(route);
    await waitForHydration(page);
    const { count, lost } = await hydrationResult(page);
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });

  test.each(publicRoutes)('for somebody signed in on %s', async (route) => {
    const { page } = await visit(remembering(signedIn));
    await recordServerNodes(page, 'main');
    await page.goto(route);
    // "button shows first name": only the two links of a guest have gone.
    await page.getByRole('banner').getByText('Ada').waitFor();
    await waitForHydration(page);
    const { count, lost } = await hydrationResult(page);
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });

  test('"unreadable stored user clears session data", and nothing else of the page', async () => {
    const { page } = await visit(remembering({ ...signedIn, user: '{"firstName":', adminUser: 'null' }));
    await recordServerNodes(page, '#root');
    await page.goto('/');
    await page.waitForFunction(() => localStorage.length === 0);
    await waitForHydration(page);
    expect((await hydrationResult(page)).lost).toEqual([]);
  });
});

/** Holds the app's script back, so that the page is not awake until the returned function is called. */
async function holdMain(page: Page): Promise<() => void> {
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/main.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test('what is typed, picked and sent before the page is awake waits for it, and never goes into an address', async () => {
  const { page } = await visit();
  const letThrough = await holdMain(page);
  await page.goto('/consultation', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Consultation request' });
  await form.getByLabel('First Name').fill('Ada');
  const choice = form.getByRole('combobox').first();
  await choice.selectOption({ index: 1 });
  const chosen = await choice.inputValue();
  await form.getByRole('button', { name: /Request/ }).click();
  letThrough();
  await form.getByText(/fields need your attention/).waitFor({ state: 'attached' });
  expect(await form.getByLabel('First Name').inputValue()).toBe('Ada');
  expect(await choice.inputValue()).toBe(chosen);
  expect(page.url()).toBe(`${origin}/consultation`);
});

test('a page that arrives with other words than the app has is seen by this test', async () => {
  const { page, expectTrouble } = await visit();
  expectTrouble(/uncaught: .*hydrat|console error: .*hydrat/i);
  await recordServerNodes(page, '#root');
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>)/, '$1Other words: ') });
  });
  await page.goto('/about');
  await waitForHydration(page);
  await page.waitForFunction(() => !document.querySelector('h1')?.textContent?.startsWith('Other words'));
  expect((await hydrationResult(page)).lost).not.toEqual([]);
});

/**
 * What the page has asked of the API, but for the stream of changes, and for what a search finds on pages not loaded
 * yet: that is asked by the visitor's browser alone, a moment after the words stand.
 */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    const beside = pathname === '/api/events' || searchParams.has('search');
    if (pathname.startsWith('/api/') && !beside) asked.push(pathname + search);
  });
  return asked;
}

describe('Pages rendered on request hydrate "without asking again"', () => {
  let product = '';
  /** On a busy machine a page may take longer to render than a visitor waits; then it is there for the next one. */
  async function rendered(address: string): Promise<string> {
    while (!(await (await fetch(origin + address)).text()).includes('data-ssr'));
    return address;
  }
  beforeAll(async () => {
    const { rows } = await shop!.database.pool.query<{ slug: string }>(
      'SELECT slug FROM products ORDER BY slug LIMIT 1',
    );
    product = `/products/${rows[0]?.slug}`;
  });

  describe.each([
    ['a guest', {}, '#root'],
    ['somebody signed in', signedIn, 'main'],
  ])('for %s', (who, stored, area) => {
    test.each([
      '/products',
      '/products?sort=price-low&category=sauna',
      '/products?pages=2',
      '/products?pages=7&view=list&panel=open',
      '/products?utm_source=mail',
      '/products/',
      'a product',
    ])('%s', async (address) => {
      const { page } = await visit(remembering(stored));
      const asked = questions(page);
      await recordServerNodes(page, area);
      await page.goto(await rendered(address === 'a product' ? product : address));
      if (who !== 'a guest') await page.getByRole('banner').getByText('Ada').waitFor();
      await waitForHydration(page);
      const { count, lost } = await hydrationResult(page);
      expect(lost).toEqual([]);
      expect(count).toBeGreaterThan(20);
      expect(asked).toEqual([]);
    });
  });

  test('a search in the URL is applied by the browser once the page is hydrated, to the list that was rendered', async () => {
    const address = '/products?q=hemlock&utm_source=mail';
    const without = await visit({ javaScriptEnabled: false });
    await without.page.goto(await rendered(address));
    const all = await without.page.locator('main h2').allTextContents();

    const { page } = await visit();
    const asked = questions(page);
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForFunction((most) => document.querySelectorAll('main h2').length < most, all.length);
    expect(await page.getByRole('searchbox').inputValue()).toBe('hemlock');
    expect(asked).toEqual([]);
  });

  test.each(['/products', '/products?sort=name'])(
    'a search typed before %s is awake finds what it should',
    async (address) => {
      const { page } = await visit();
      await rendered(address);
      const letThrough = await holdMain(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByText('Showing 12 products', { exact: true }).waitFor();
      await page.getByRole('searchbox').fill('no piece has these letters');
      letThrough();
      await waitForHydration(page);
      await page.getByText('Showing 0 products', { exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe('no piece has these letters');
      expect(await page.getByRole('searchbox').inputValue()).toBe('no piece has these letters');
    },
  );

  test('all that is pressed and picked before the page is awake counts, once each', async () => {
    const { page } = await visit();
    await rendered('/products?panel=open');
    const letThrough = await holdMain(page);
    await page.goto('/products?panel=open', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'List' }).click();
    await page.getByRole('radio', { name: 'Traditional Sauna' }).check();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    letThrough();
    await page.waitForURL((url) => url.search === '?category=sauna&view=list');
    await page.getByRole('button', { name: 'List', pressed: true }).waitFor();
  });

  test('what the visitor chooses then is asked for as ever', async () => {
    const { page } = await visit();
    const asked = questions(page);
    await page.goto(await rendered('/products'));
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Load More Products' }).click();
    await page.getByText('Showing 24 products', { exact: true }).waitFor();
    await page.getByLabel('Sort by').selectOption('Name');
    await page.waitForURL('**/products?sort=name');
    expect(asked).toEqual(['/api/products?page=2&limit=12&sort=-createdAt', '/api/products?page=1&limit=12&sort=name']);
  });

  test('"without a flash of the signed-out header": nobody signed in sees a sign-in before the page is awake', async () => {
    const { page } = await visit(remembering(signedIn));
    await page.route('**/main.js', () => undefined);
    await page.goto(await rendered(product), { waitUntil: 'commit' });
    // Nothing is painted before the style sheet is there.
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Sign In' }).isVisible()).toBe(false);
    const guest = await visit();
    await guest.page.route('**/main.js', () => undefined);
    await guest.page.goto(product, { waitUntil: 'commit' });
    await guest.page.getByRole('link', { name: 'Sign In' }).waitFor();
  });

  test('the pages "read well with JavaScript off"', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await rendered(product);
    await page.goto(await rendered('/products'));
    await page.getByText('Showing 12 products', { exact: true }).waitFor();
    await page.locator('main li a').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/products\/./);
  });

  test.each([
    ['unknown', 404, 'There is no page at this address.'],
    ['archived', 410, 'See the collection'],
  ])('a product that is %s answers %i, in a page that says so', async (what, status, sentence) => {
    const { page, expectTrouble } = await visit();
    // The page asks once more: what was not there a moment ago may be there now. No id at all is 400.
    expectTrouble(/answered 4(?:00|04|10)/);
    expectTrouble(/console error: Failed to load resource/);
    const slug = `no-more-${what}`;
    if (what === 'archived') {
      await shop!.database.pool.query(
        `INSERT INTO products (slug, name, description, category, status) VALUES ($1, 'Gone', 'Gone.', 'sauna', 'archived')`,
        [slug],
      );
    }
    const answer = await page.goto(what === 'archived' ? await rendered(`/products/${slug}`) : `/products/${slug}`);
    expect(answer?.status()).toBe(status);
    expect(await answer?.text()).toContain(sentence);
    await page.getByRole('link', { name: 'See the collection' }).waitFor();
    await waitForHydration(page);
  });

  test('"Unknown paths redirect to /", and answer 404 to those who run no scripts', async () => {
    const { page, expectTrouble } = await visit();
    expectTrouble(/answered 404/);
    expectTrouble(/console error: Failed to load resource/);
    const answer = await page.goto('/no-such-page');
    expect([answer?.status(), await answer?.text()]).toEqual([
      404,
      expect.stringContaining('There is no page at this address.'),
    ]);
    await page.waitForURL(`${origin}/`);
  });
});

describe('with RENDER=off', () => {
  let plain: Shop | undefined;
  let plainOrigin = '';
  beforeAll(async () => {
    plain = await openShop({ siteDir, env: { RENDER: 'off' } });
    await seedProducts(plain.database.pool);
    plainOrigin = await plain.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => plain?.close());
  const visitPlain = useBrowser(() => plainOrigin);

  test('"the catalogue [is served] as the empty shell that fetches for itself"', async () => {
    const { page } = await visitPlain();
    const asked = questions(page);
    const answer = await page.goto('/products');
    expect(await answer?.text()).not.toContain('data-ssr');
    await page.getByText('Showing 12 products', { exact: true }).waitFor();
    expect(asked).toEqual(['/api/products?page=1&limit=12&sort=-createdAt']);
  });
});

describe('Pages that arrive as the empty shell are filled without complaint', () => {
  test.each(['/login', '/signup', '/forgot-password', '/admin', '/admin/login'])('%s', async (route) => {
    const { page } = await visit();
    await page.goto(route);
    await waitForHydration(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});
