/**
 * Hydration of prerendered and server-rendered pages. Uses a build with React's development mode, which reports
 * mismatches between the server's HTML and the client's first render. React does not report them in production.
 */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { DEMO_ADMIN } from '../server/config/readConfig';
import { seedProducts } from '../server/database/seed';
import { openShop, type Shop } from '../server/testing/shop';
import { accountRoutes, marketingRoutes } from '../src/app/routeLists';
import { disablePrefetching } from './support/disablePrefetching';
import {
  fetchUntilRendered,
  hydrationResult,
  recordServerNodes,
  waitForHydration,
  waitForStyles,
} from './support/hydration';
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

/** Returns browser options with these entries in local storage, as after an earlier visit. */
const withLocalStorage = (entries: Record<string, string>) => ({
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) }],
  },
});

const ada = JSON.stringify({ firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com', role: 'customer' });
/** The entries of local storage while a customer is signed in (docs/specification.md §4.1). */
const signedIn = { auth_token: 'token', user: ada, adminToken: 'token', adminUser: ada };

describe('React keeps the nodes of prerendered pages', () => {
  test.each(marketingRoutes)('for a guest on %s', async (route) => {
    const { page } = await visit();
    await recordServerNodes(page, '#root');
    await page.goto(route);
    await waitForHydration(page);
    const { count, lost } = await hydrationResult(page);
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });

  test.each(marketingRoutes)('for a signed-in user on %s', async (route) => {
    const { page } = await visit(withLocalStorage(signedIn));
    await recordServerNodes(page, 'main');
    await page.goto(route);
    // Compare only the nodes in <main>: in the header, the user button replaces the two sign-in links after hydration.
    await page.getByRole('banner').getByText('Ada').waitFor();
    await waitForHydration(page);
    const { count, lost } = await hydrationResult(page);
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });

  test('"unreadable stored user clears session data", and nothing else of the page', async () => {
    const { page } = await visit(withLocalStorage({ ...signedIn, user: '{"firstName":', adminUser: 'null' }));
    await recordServerNodes(page, '#root');
    await page.goto('/');
    await page.waitForFunction(() => localStorage.length === 0);
    await waitForHydration(page);
    expect((await hydrationResult(page)).lost).toEqual([]);
  });
});

/** The pages with a form, and those that read a token from the URL (docs/specification.md §2.11). */
const formRoutes = [...accountRoutes, '/admin/login'];
const tokenRoutes = ['/reset-password', '/reset-password/a.b', '/verify-email'];

describe('React keeps the nodes of the sign-in, registration, recovery and verification pages', () => {
  describe.each([
    ['a guest', {}],
    ['a signed-in user', signedIn],
  ])('for %s', (_who, storedEntries) => {
    test.each([...formRoutes, ...tokenRoutes])('on %s', async (route) => {
      const { page } = await visit(withLocalStorage(storedEntries));
      await recordServerNodes(page, '#root');
      await page.goto(route);
      await waitForHydration(page);
      await page
        .getByRole('status')
        .filter({ hasText: /Checking|Verifying/ })
        .waitFor({ state: 'detached' });
      const { count, lost } = await hydrationResult(page);
      // The spinner is replaced once the app has read the token and the stored session.
      const spinner = /^<(?:p|span) class="(?:spinner|ring)-/;
      expect(lost.filter((html) => !spinner.test(html))).toEqual([]);
      expect(lost.length).toBe(tokenRoutes.includes(route) && route.startsWith('/reset') ? 2 : 0);
      expect(count).toBeGreaterThan(10);
    });
  });

  test('on /verify-email/{token}, which sends the token after hydration, without moving the heading', async () => {
    const { page, expectError } = await visit();
    expectError(/answered 400/);
    expectError(/console error: .*400/);
    const release = await delayMainScript(page);
    const sent = page.waitForRequest('**/api/auth/verify-email');
    await page.goto('/verify-email/a.b', { waitUntil: 'commit' });
    await page.getByText('Verifying your email address…').waitFor();
    const heading = page.getByRole('heading', { level: 1, name: 'Email verification' });
    await waitForStyles(page);
    const before = await heading.boundingBox();
    release();
    expect((await sent).postDataJSON()).toEqual({ token: 'a.b' });
    await page.getByRole('button', { name: 'Resend verification email' }).waitFor();
    expect(await heading.boundingBox()).toEqual(before);
  });
});

/** Delays the app's main script, so that the page does not hydrate until the returned function is called. */
async function delayMainScript(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/main.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('Back before hydration shows the page of the new URL, without a hydration mismatch', async () => {
  const { page } = await visit();
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Science & Proof' }).click();
  await page.waitForURL('/science-proof');
  const release = await delayMainScript(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'What is known, and how we know it' }).waitFor();
  // Both history entries belong to the same document, so the browser does not load another one.
  await page.evaluate(() => history.back());
  // Not the event `load`: the held script may be part of what it waits for.
  await page.waitForURL('/about', { waitUntil: 'commit' });
  release();
  await page.getByRole('heading', { level: 1, name: 'A workshop that grew up in the snow' }).waitFor();
});

test('Back during hydration shows the page of the new URL', async () => {
  const { page } = await visit();
  // Changes the URL as Back does, after the router has read it and just before the router listens for changes.
  await page.addInitScript(() => {
    const addEventListener = window.addEventListener.bind(window);
    window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      if (args[0] === 'popstate' && window.location.pathname === '/science-proof') {
        window.history.replaceState({ idx: 0, key: 'about' }, '', '/about');
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      }
      addEventListener(...args);
    };
  });
  await page.goto('/science-proof');
  await page.getByRole('heading', { level: 1, name: 'A workshop that grew up in the snow' }).waitFor();
  expect(page.url()).toBe(`${origin}/about`);
});

test('input and a form submission before hydration are replayed after it, and never end up in the URL', async () => {
  const { page } = await visit();
  const release = await delayMainScript(page);
  await page.goto('/consultation', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Consultation request' });
  await form.getByLabel('First Name').fill('Ada');
  const select = form.getByRole('combobox').first();
  await select.selectOption({ index: 1 });
  const selected = await select.inputValue();
  await form.getByRole('button', { name: /Request/ }).click();
  release();
  await form.getByText(/fields need your attention/).waitFor({ state: 'attached' });
  expect(await form.getByLabel('First Name').inputValue()).toBe('Ada');
  expect(await select.inputValue()).toBe(selected);
  expect(page.url()).toBe(`${origin}/consultation`);
});

test('a sign-in before hydration is sent after it, with what was typed and what the browser filled in', async () => {
  const { page, expectError } = await visit();
  expectError(/answered 401/);
  expectError(/console error: .*401/);
  const release = await delayMainScript(page);
  const sent = page.waitForRequest('**/api/auth/login');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ada@example.com');
  // Password managers and restored forms set the value without an event.
  await page.getByLabel('Password').evaluate((field: HTMLInputElement) => (field.value = 'secret-1'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  release();
  expect((await sent).postDataJSON()).toEqual({ email: 'ada@example.com', password: 'secret-1' });
  await page.getByRole('form', { name: 'Sign in' }).getByText('Email or password is not correct.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');
  expect(page.url()).toBe(`${origin}/login`);
});

test('/admin/login contains the demo credentials before and after hydration, and keeps what was typed', async () => {
  const { page } = await visit();
  const release = await delayMainScript(page);
  await page.goto('/admin/login', { waitUntil: 'commit' });
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
  expect([await email.inputValue(), await password.inputValue()]).toEqual([DEMO_ADMIN.email, DEMO_ADMIN.password]);
  await email.fill('ada@example.com');
  release();
  await page.waitForFunction(() => !document.querySelector('[data-auth-ready=false]'));
  expect([await email.inputValue(), await password.inputValue()]).toEqual(['ada@example.com', DEMO_ADMIN.password]);
});

test('an administrator who opens /admin/login is redirected without seeing its form', async () => {
  const user = ada.replace('customer', 'admin');
  const { page } = await visit(withLocalStorage({ ...signedIn, user, adminUser: user }));
  const release = await delayMainScript(page);
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
  await waitForStyles(page);
  // The form appears after 8 s in case the scripts fail to load. On a busy machine, they may have passed already.
  await page.locator('form').evaluate((form) => {
    for (const animation of form.getAnimations()) {
      animation.pause();
      animation.currentTime = 7999;
    }
  });
  expect(await page.getByLabel('Email').isVisible()).toBe(false);
  release();
  await page.waitForURL('/admin');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
});

test("a page without JavaScript shows the form's frame and says that it needs JavaScript; a password never ends up in the URL", async () => {
  const { page, expectError } = await visit({ javaScriptEnabled: false });
  expectError(/answered 404/);
  expectError(/console error: .*404/);
  await page.goto('/login');
  const notice = page.locator('.noscript', { hasText: 'Please enable JavaScript to sign in' });
  const { y = Infinity } = (await notice.boundingBox()) ?? {};
  expect(y).toBeLessThan(100);
  await page.getByLabel('Password').fill('secret-1');
  const submitted = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await submitted;
  expect(page.url()).not.toContain('secret-1');
});

test('a mismatch between server HTML and client render is detected', async () => {
  const { page, expectError } = await visit();
  expectError(/uncaught: .*hydrat|console error: .*hydrat/i);
  await recordServerNodes(page, '#root');
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>)/, '$1Other text: ') });
  });
  await page.goto('/about');
  await waitForHydration(page);
  await page.waitForFunction(() => !document.querySelector('h1')?.textContent?.startsWith('Other text'));
  expect((await hydrationResult(page)).lost).not.toEqual([]);
});

/**
 * Returns an array to which the URL of each further API request of the page is added. Requests for the event stream and
 * search requests are not added, because server-side rendering cannot replace them. Turns prefetching off, because it
 * requests the data of other pages.
 */
async function recordApiRequests(page: Page): Promise<string[]> {
  await disablePrefetching(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    const ignored = pathname === '/api/events' || searchParams.has('search');
    if (pathname.startsWith('/api/') && !ignored) requests.push(pathname + search);
  });
  return requests;
}

describe('Pages rendered on request hydrate "without asking again"', () => {
  let product = '';
  const waitUntilRendered = (path: string) => fetchUntilRendered(origin, path);
  beforeAll(async () => {
    const { rows } = await shop!.database.pool.query<{ slug: string }>(
      'SELECT slug FROM products ORDER BY slug LIMIT 1',
    );
    product = `/products/${rows[0]?.slug}`;
  });

  describe.each([
    ['a guest', {}, '#root'],
    ['a signed-in user', signedIn, 'main'],
  ])('for %s', (who, storedEntries, area) => {
    test.each([
      '/products',
      '/products?sort=price-low&category=sauna',
      '/products?pages=2',
      '/products?pages=7&view=list&panel=open',
      '/products?utm_source=mail',
      '/products/',
      'a product',
    ])('%s', async (url) => {
      const { page } = await visit(withLocalStorage(storedEntries));
      const requests = await recordApiRequests(page);
      await recordServerNodes(page, area);
      await page.goto(await waitUntilRendered(url === 'a product' ? product : url));
      if (who !== 'a guest') await page.getByRole('banner').getByText('Ada').waitFor();
      await waitForHydration(page);
      const { count, lost } = await hydrationResult(page);
      expect(lost).toEqual([]);
      expect(count).toBeGreaterThan(20);
      expect(requests).toEqual([]);
    });
  });

  test('a search in the URL is applied by the browser once the page is hydrated, to the list that was rendered', async () => {
    const url = '/products?q=hemlock&utm_source=mail';
    const withoutScripts = await visit({ javaScriptEnabled: false });
    await withoutScripts.page.goto(await waitUntilRendered(url));
    const all = await withoutScripts.page.locator('main h2').allTextContents();

    const { page } = await visit();
    const requests = await recordApiRequests(page);
    await page.goto(url);
    await waitForHydration(page);
    await page.waitForFunction((total) => document.querySelectorAll('main h2').length < total, all.length);
    expect(await page.getByRole('searchbox').inputValue()).toBe('hemlock');
    expect(requests).toEqual([]);
  });

  test.each(['/products', '/products?sort=name'])('a search typed before %s is hydrated is applied', async (url) => {
    const { page } = await visit();
    await waitUntilRendered(url);
    const release = await delayMainScript(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByText('Showing 12 products', { exact: true }).waitFor();
    await page.getByRole('searchbox').fill('no piece has these letters');
    release();
    await waitForHydration(page);
    await page.getByText('Showing 0 products', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('no piece has these letters');
    expect(await page.getByRole('searchbox').inputValue()).toBe('no piece has these letters');
  });

  test('every click before hydration is replayed exactly once', async () => {
    const { page } = await visit();
    await waitUntilRendered('/products?panel=open');
    const release = await delayMainScript(page);
    await page.goto('/products?panel=open', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'List' }).click();
    await page.getByRole('radio', { name: 'Traditional Sauna' }).check();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    release();
    await page.waitForURL((url) => url.search === '?category=sauna&view=list');
    await page.getByRole('button', { name: 'List', pressed: true }).waitFor();
  });

  test('later choices of the visitor are requested from the API as usual', async () => {
    const { page } = await visit();
    const requests = await recordApiRequests(page);
    await page.goto(await waitUntilRendered('/products'));
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Load More Products' }).click();
    await page.getByText('Showing 24 products', { exact: true }).waitFor();
    const sorted = page.waitForRequest(/\/api\/products\?.*sort=name/);
    await page.getByLabel('Sort by').selectOption('Name');
    await page.waitForURL('**/products?sort=name');
    await sorted;
    expect(requests).toEqual([
      '/api/products?page=2&limit=12&sort=-createdAt',
      '/api/products?page=1&limit=12&sort=name',
    ]);
  });

  test('"without a flash of the signed-out header": a signed-in user does not see the sign-in link before hydration', async () => {
    const { page } = await visit(withLocalStorage(signedIn));
    await page.route('**/main.js', () => undefined);
    await page.goto(await waitUntilRendered(product), { waitUntil: 'commit' });
    // Check the sign-in link only after the stylesheet has loaded: until then, the browser paints nothing.
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
    await page.goto(await waitUntilRendered('/products'));
    await page.getByText('Showing 12 products', { exact: true }).waitFor();
    const link = page.locator('main h2 a').first();
    await waitUntilRendered((await link.getAttribute('href')) ?? '');
    await link.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/products\/./);
  });

  test.each([
    ['unknown', 404, 'There is no page at this address.'],
    ['archived', 410, 'See the collection'],
  ])('the page of an %s product has status %i and says so', async (what, status, text) => {
    const { page, expectError } = await visit();
    // The page itself returns 404 or 410. After hydration, the app requests the product from the API by slug and by id.
    // The request by id returns 400, because the slug in the URL is not a valid id.
    expectError(/answered 4(?:00|04|10)/);
    expectError(/console error: Failed to load resource/);
    const slug = `no-more-${what}`;
    if (what === 'archived') {
      await shop!.database.pool.query(
        `INSERT INTO products (slug, name, description, category, status) VALUES ($1, 'Gone', 'Gone.', 'sauna', 'archived')`,
        [slug],
      );
    }
    // The server sends the empty shell with status 200 if rendering takes too long.
    while ((await fetch(`${origin}/products/${slug}`)).status === 200);
    const response = await page.goto(`/products/${slug}`);
    expect(response?.status()).toBe(status);
    expect(await response?.text()).toContain(text);
    await page.getByRole('link', { name: 'See the collection' }).waitFor();
    await waitForHydration(page);
  });

  test('"Unknown paths redirect to /", and have status 404 for clients without JavaScript', async () => {
    const { page, expectError } = await visit();
    expectError(/answered 404/);
    expectError(/console error: Failed to load resource/);
    const response = await page.goto('/no-such-page');
    expect([response?.status(), await response?.text()]).toEqual([
      404,
      expect.stringContaining('There is no page at this address.'),
    ]);
    await page.waitForURL(`${origin}/`);
  });
});

describe('with RENDER=off', () => {
  let unrenderedShop: Shop | undefined;
  let unrenderedOrigin = '';
  beforeAll(async () => {
    unrenderedShop = await openShop({ siteDir, env: { RENDER: 'off' } });
    await seedProducts(unrenderedShop.database.pool);
    unrenderedOrigin = await unrenderedShop.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => unrenderedShop?.close());
  const visitUnrendered = useBrowser(() => unrenderedOrigin);

  test('"the catalogue [is served] as the empty shell that fetches for itself"', async () => {
    const { page } = await visitUnrendered();
    const requests = await recordApiRequests(page);
    const response = await page.goto('/products');
    expect(await response?.text()).not.toContain('data-ssr');
    await page.getByText('Showing 12 products', { exact: true }).waitFor();
    expect(requests).toEqual(['/api/products?page=1&limit=12&sort=-createdAt']);
  });
});

describe('Pages for signed-in users, which are prerendered without their content,', () => {
  test.each([
    ['/account', '/login', 'Sign In'],
    ['/admin', '/admin', 'Spa Summit'],
    ['/admin?view=products', '/admin?view=products', 'Spa Summit'],
  ])('%s: a guest is asked to sign in', async (url, arrivesAt, heading) => {
    const { page } = await visit();
    const response = await page.goto(url);
    expect(await response?.text()).toContain('Checking authentication...');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(page.url()).toBe(origin + arrivesAt);
  });

  test('/admin shows the dashboard without the API and the form libraries', async () => {
    const user = ada.replace('customer', 'admin');
    const { page } = await visit(withLocalStorage({ ...signedIn, user, adminUser: user }));
    await disablePrefetching(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/(\w+)\.js$/.exec(request.url())?.[1];
      if (name) scripts.push(name);
    });
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    // The two others load after the first screen.
    expect(scripts.filter((name) => name !== 'prefetch' && name !== 'adminTools').toSorted()).toEqual([
      'admin',
      'libraries',
      'main',
      'react',
      'signedInHint',
    ]);
    const requested = page.waitForRequest('**/assets/adminProducts.js');
    await page.getByRole('button', { name: 'Product Management' }).hover();
    await requested;
  });

  test('an unknown page below /admin is served as the empty shell and renders without errors', async () => {
    const { page } = await visit();
    const response = await page.goto('/admin/products');
    expect(await response?.text()).not.toContain('data-ssr');
    await page.getByRole('heading', { level: 1, name: 'Spa Summit' }).waitFor();
  });
});
