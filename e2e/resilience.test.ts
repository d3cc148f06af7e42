/**
 * Failures of scripts, lazy chunks and browser storage: every page still works or shows an error with a way to
 * continue, and form input is kept. src/app/apiFailures.test.tsx covers failures of the API.
 */
import type { ConsoleMessage, Page } from 'playwright-core';
import { DEMO_ADMIN } from '../server/config/readConfig';
import { disablePrefetching } from './support/disablePrefetching';
import { waitForHydration } from './support/hydration';
import { useBrowser, type Visitor } from './support/browser';
import { marketingRoutes } from '../src/app/routeLists';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

let product = '';
beforeAll(async () => {
  const created = await shop.createProduct({
    name: 'Aurora Cabin',
    description: 'Cedar.',
    category: 'sauna',
    price: '9000',
  });
  product = `/products/${created.slug}`;
});

const formRoutes = ['/login', '/signup', '/forgot-password', '/reset-password/abc', '/admin/login'];
const guardedRoutes = ['/account', '/admin', '/admin?view=products'];
const allRoutes = () => [...marketingRoutes, '/products', product, ...formRoutes, ...guardedRoutes];
/** The page on which every test begins. */
const START = '/about';

/** The timeout for loading a chunk, in ms (`chunkLoadTimeout` in webpack.config.js). */
const CHUNK_TIMEOUT_MS = 10_000;

/** Matches the scripts of lazy chunks, but not the scripts that every page loads. */
const LAZY_CHUNK =
  /\/assets\/(?!react|libraries|main|boot|signedInHint|prefetch|styles)[\w-]+\.[0-9a-f]{8}\.(?:js|css)$/;
/** Returns a pattern that matches a response with the status `code` and the browser's console error about it. */
const status = (code: number) => new RegExp(`(answered|console error: .*status of) ${code}`);
const offline = /(failed|console error): .*ERR_(INTERNET_DISCONNECTED|FAILED)/;
/**
 * Matches the errors of a chunk that fails to load. React reports error 520 if rendering fails but succeeds on React's
 * own retry.
 */
const chunkError = /console error: .*ChunkLoadError|uncaught: Error: Minified React error #520/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loadError = (page: Page) =>
  page.getByText('This page could not be loaded. Please check your connection and try again.', { exact: true });
const tryAgain = (page: Page) => page.getByRole('link', { name: 'Try again', exact: true });

/**
 * Opens START as a new visitor, without prefetching, and waits for its hydration. `documents()` returns how many documents the tab has
 * requested since then. `prepare` is called before the page is opened.
 */
async function openStart(prepare?: (page: Page) => Promise<void>): Promise<Visitor & { documents: () => number }> {
  const visitor = await visit();
  await disablePrefetching(visitor.page);
  await prepare?.(visitor.page);
  let documents = 0;
  visitor.page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
  await visitor.page.goto(START);
  await waitForHydration(visitor.page);
  documents = 0;
  return { ...visitor, documents: () => documents };
}

/** Navigates within the app, as a click on a link does. The browser loads no new document. */
async function navigate(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ idx: 1, key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, url);
}

describe('without a connection', () => {
  test('every page whose chunk is not loaded shows an error, and a retry works once the connection is back', async () => {
    const { page, expectError, documents } = await openStart();
    for (const pattern of [offline, chunkError]) expectError(pattern);
    await page.context().setOffline(true);
    const withoutError: string[] = [];
    for (const url of allRoutes().filter((one) => one !== START)) {
      await navigate(page, url);
      await loadError(page)
        .waitFor()
        .catch(() => withoutError.push(url));
      await navigate(page, START);
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
    expect(withoutError).toEqual([]);
    // Expect that the app itself showed the errors. The browser's own error page would count as a new document.
    expect(documents()).toBe(0);

    await navigate(page, '/login');
    await loadError(page).waitFor();
    await page.context().setOffline(false);
    await tryAgain(page).click();
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  });
});

describe('after a deployment, in a tab that was opened before it', () => {
  // Several pages can share a lazy chunk. Test only one page for each chunk.
  test.each([
    ...marketingRoutes.filter((one) => one !== START && one !== '/datenschutz' && one !== '/terms'),
    '/products',
    'a product',
    '/signup',
    '/account',
    '/admin',
  ])('%s appears after one automatic reload', async (url) => {
    const { page, expectError, documents } = await openStart();
    for (const pattern of [status(404), chunkError]) expectError(pattern);
    await page.route(LAZY_CHUNK, (route) => (documents() === 0 ? route.fulfill({ status: 404 }) : route.fallback()));
    const reloaded = page.waitForEvent('load');
    await navigate(page, url === 'a product' ? product : url);
    await reloaded;
    await heading(page).filter({ hasNotText: 'Something went wrong' }).waitFor();
    expect(documents()).toBe(1);
  });

  test('form input is kept', async () => {
    const { page, expectError, documents } = await openStart();
    for (const pattern of [status(404), chunkError]) expectError(pattern);
    await navigate(page, '/consultation');
    await page.getByLabel('First Name').fill('Ada');
    await page.route(LAZY_CHUNK, (route) => (documents() === 0 ? route.fulfill({ status: 404 }) : route.fallback()));
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    expect(documents()).toBe(1);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="firstName"]')?.value === 'Ada');
  });

  test.each(['/products', '/login', '/admin'])(
    '%s shows an error if its chunk is still missing after one reload',
    async (url) => {
      const { page, expectError, documents } = await openStart();
      for (const pattern of [status(404), chunkError]) expectError(pattern);
      await page.route(LAZY_CHUNK, (route) => route.fulfill({ status: 404 }));
      const reloaded = page.waitForEvent('load');
      await navigate(page, url);
      await reloaded;
      await loadError(page).waitFor();
      await tryAgain(page).waitFor();
      expect(documents()).toBe(1);
    },
  );

  test("the dialog of 'Book Private Call' reports that it could not be loaded, and opens once it can", async () => {
    const { page, expectError } = await openStart();
    expectError(status(404));
    const callButton = page.getByRole('main').locator('~ button', { hasText: 'Book Private Call' });
    const messages: string[] = [];
    page.on('dialog', (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    await page.route(LAZY_CHUNK, (route) => route.fulfill({ status: 404 }));
    const dialogShown = page.waitForEvent('dialog');
    await callButton.click();
    await dialogShown;
    // The chunk for toasts is missing as well, so the app falls back to `alert`.
    expect(messages).toEqual(['This form could not be loaded. Please check your connection and try again.']);
    await page.unroute(LAZY_CHUNK);
    await callButton.click();
    await page.getByRole('dialog', { name: 'Schedule Your Private Consultation' }).waitFor();
  });
});

test('Back during hydration shows the page of the new URL', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const { getEntriesByType } = performance;
    // The app reads this entry right before it starts to hydrate. Change the URL after that, as Back does.
    performance.getEntriesByType = (type) => {
      if (type === 'navigation') queueMicrotask(() => history.replaceState(null, '', '/about'));
      return getEntriesByType.call(performance, type);
    };
  });
  await page.goto('/consultation');
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1, name: 'A workshop that grew up in the snow' }).waitFor();
});

describe('if a chunk does not load within ten seconds', () => {
  test('the page is reloaded', async () => {
    const { page, expectError, documents } = await openStart((one) => one.clock.install());
    expectError(chunkError);
    await page.route(LAZY_CHUNK, (route) => (documents() === 0 ? undefined : route.fallback()));
    const requested = page.waitForRequest(LAZY_CHUNK);
    await navigate(page, '/login');
    await requested;
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward(CHUNK_TIMEOUT_MS);
    await reloaded;
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  });
});

/** Matches the app's main script. */
const MAIN_SCRIPT = /\/assets\/main\.[0-9a-f]{8}\.js$/;

describe('if the main script does not load', () => {
  test.each([
    ['the prerendered page of the admin panel', '/admin'],
    ['the empty shell', '/admin/products'],
  ])('%s shows a notice after a delay, and a retry works', async (_what, url) => {
    const { page, expectError } = await visit();
    expectError(status(404));
    // A guest's page preloads the scripts of the sign-in screen. Chromium warns some seconds after the event `load` if they
    // have not been used.
    const isWarning = (message: ConsoleMessage) => message.text().includes('preloaded using link preload but not used');
    const warned = url === '/admin' ? page.waitForEvent('console', isWarning) : undefined;
    if (warned) expectError(/console warning: .*preloaded using link preload but not used/);
    await page.route(MAIN_SCRIPT, (route) => route.fulfill({ status: 404 }));
    await page.goto(url);
    await page.getByText('This page is taking longer than usual.').waitFor();
    await warned;
    await page.unroute(MAIN_SCRIPT);
    await tryAgain(page).click();
    await page.getByRole('heading', { level: 1, name: 'Spa Summit' }).waitFor();
    expect(await page.getByText('This page is taking longer than usual.').count()).toBe(0);
  });

  test('a prerendered page keeps form input, and hydrates once the script loads', async () => {
    const { page, expectError } = await visit();
    expectError(status(404));
    await page.route(MAIN_SCRIPT, (route) => route.fulfill({ status: 404 }));
    await page.goto('/consultation');
    const name = page.getByLabel('First Name');
    await name.fill('Ada');
    const dialogShown = page.waitForEvent('dialog');
    const clicked = page.getByRole('button', { name: 'Request a consultation' }).click();
    const dialog = await dialogShown;
    expect(dialog.message()).toBe('This page is still loading. Your form will be sent once it is ready.');
    await dialog.accept();
    await clicked;
    expect(new URL(page.url()).search).toBe('');
    await page.unroute(MAIN_SCRIPT);
    // Simulate that the connection is back: on the `online` event, the page loads the failed script again.
    await page.waitForFunction(() => {
      window.dispatchEvent(new Event('online'));
      return window.appIsHydrated;
    });
    await waitForHydration(page);
    expect(await name.inputValue()).toBe('Ada');
    await page.getByLabel('Last Name').fill('Berg');
    expect(await name.inputValue()).toBe('Ada');
  });
});

/** Runs in the page. Makes every access to cookies and storage throw. */
const denyStorage = () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: denied });
  Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied });
};
/** Runs in the page. Makes every write to storage throw, as if the storage were full. */
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
/** Runs in the page. Stores data in formats of older versions of the site, and data that no version has written. */
const storeInvalidData = () => {
  if (localStorage.length > 0) return;
  for (const name of ['user', 'adminUser']) localStorage.setItem(name, '{"first_name":');
  for (const name of ['auth_token', 'adminToken', 'persist:root']) localStorage.setItem(name, '{"_persist":1}');
  for (const name of ['consultation', 'call', 'product:new']) {
    sessionStorage.setItem(`draft:${name}`, '[7]');
    sessionStorage.setItem(`origin:${name}`, '"x"');
  }
  sessionStorage.setItem('scroll-positions', 'null');
};

describe('if browser storage fails or contains invalid data', () => {
  test.each([
    ['cookies and storage are denied', denyStorage],
    ['storage is full', fillStorage],
    ['stored data is invalid', storeInvalidData],
  ])('%s: every page renders without errors, and an admin can sign in', async (_what, prepare) => {
    const { page } = await visit();
    await page.addInitScript(prepare);
    for (const url of allRoutes()) {
      await page.goto(url);
      await waitForHydration(page);
      const alerts = await page.getByRole('alert').allTextContents();
      expect(alerts.filter((text) => text !== '')).toEqual([]);
    }
    await page.goto('/consultation');
    await waitForHydration(page);
    await page.getByLabel('First Name').fill('Ada');
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ada');

    await page.goto('/admin');
    await page.getByLabel('Email').fill(DEMO_ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await heading(page).filter({ hasText: 'Welcome' }).waitFor();
  });
});
