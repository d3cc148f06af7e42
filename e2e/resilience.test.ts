/**
 * No screen is ever empty: where a part of the site, its scripts or the browser's storage fail, it says so in a
 * sentence, or stands all the same; there is a way on, and what was typed is kept. What happens when the API fails is
 * in src/app/apiFailures.test.tsx, screen by screen.
 */
import type { Page } from 'playwright-core';
import { DEMO_ADMIN } from '../server/config/readConfig';
import { waitForHydration } from './support/hydration';
import { useBrowser, type Visitor } from './support/browser';
import { publicRoutes } from './support/publicRoutes';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

let product = '';
beforeAll(async () => {
  const made = await shop.createProduct({
    name: 'Aurora Cabin',
    description: 'Cedar.',
    category: 'sauna',
    price: '9000',
  });
  product = `/products/${made.slug}`;
});

const formRoutes = ['/login', '/signup', '/forgot-password', '/reset-password/abc', '/admin/login'];
const guardedRoutes = ['/account', '/admin', '/admin?view=products'];
const allRoutes = () => [...publicRoutes, '/products', product, ...formRoutes, ...guardedRoutes];
/** Where every visit here begins. */
const START = '/about';

/** As long as a call may take, a part may take as well (webpack.config.js). */
const API_TIMEOUT_MS = 10_000;

/** The files of the site's parts, and not what every page has. */
const PART = /\/assets\/(?!react|main|hydrationLoader|signedInHint|prefetch)[\w-]+\.[0-9a-f]{8}\.js$/;
const status = (code: number) => new RegExp(`(answered|console error: .*status of) ${code}`);
const cut = /(failed|console error): .*ERR_(INTERNET_DISCONNECTED|FAILED)/;
// React says it twice where a page that has failed before is asked for again.
const caught = /console error: .*ChunkLoadError|uncaught: Error: Minified React error #520/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sentence = (page: Page) =>
  page.getByText('This page could not be loaded. Please check your connection and try again.', { exact: true });
const tryAgain = (page: Page) => page.getByRole('link', { name: 'Try again', exact: true });

/** A window on the page where every visit begins, awake. `documents`: how many came since. */
async function open(prepare?: (page: Page) => Promise<void>): Promise<Visitor & { documents: () => number }> {
  const visitor = await visit();
  await prepare?.(visitor.page);
  let documents = 0;
  visitor.page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
  await visitor.page.goto(START);
  await waitForHydration(visitor.page);
  documents = 0;
  return { ...visitor, documents: () => documents };
}

/** Goes there as a link does, without a new document. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ idx: 1, key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);
}

describe('without a connection', () => {
  test('every page that is not there yet says so, and comes when the connection is back', async () => {
    const { page, expectTrouble, documents } = await open();
    for (const pattern of [cut, caught]) expectTrouble(pattern);
    await page.context().setOffline(true);
    const silent: string[] = [];
    for (const address of allRoutes().filter((one) => one !== START)) {
      await follow(page, address);
      await sentence(page)
        .waitFor()
        .catch(() => silent.push(address));
      await follow(page, START);
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
    expect(silent).toEqual([]);
    // The browser's own page of failure would have come with a new document.
    expect(documents()).toBe(0);

    await follow(page, '/login');
    await sentence(page).waitFor();
    await page.context().setOffline(false);
    await tryAgain(page).click();
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  });
});

describe('after a deployment, in a window that is older than the site', () => {
  // One page of each part.
  test.each([
    ...publicRoutes.filter((one) => one !== START && one !== '/datenschutz' && one !== '/terms'),
    '/products',
    'a product',
    '/signup',
    '/account',
    '/admin',
  ])('one new document brings %s, and nobody has to ask for it', async (address) => {
    const { page, expectTrouble, documents } = await open();
    for (const pattern of [status(404), caught]) expectTrouble(pattern);
    await page.route(PART, (route) => (documents() === 0 ? route.fulfill({ status: 404 }) : route.fallback()));
    const reloaded = page.waitForEvent('load');
    await follow(page, address === 'a product' ? product : address);
    await reloaded;
    await heading(page).filter({ hasNotText: 'Not loaded' }).waitFor();
    expect(documents()).toBe(1);
  });

  test('what was typed is kept', async () => {
    const { page, expectTrouble, documents } = await open();
    for (const pattern of [status(404), caught]) expectTrouble(pattern);
    await follow(page, '/consultation');
    await page.getByLabel('First Name').fill('Ada');
    await page.route(PART, (route) => (documents() === 0 ? route.fulfill({ status: 404 }) : route.fallback()));
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    expect(documents()).toBe(1);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="firstName"]')?.value === 'Ada');
  });

  test.each(['/products', '/login', '/admin'])(
    'what is gone for good says so at %s, after one new document',
    async (address) => {
      const { page, expectTrouble, documents } = await open();
      for (const pattern of [status(404), caught]) expectTrouble(pattern);
      await page.route(PART, (route) => route.fulfill({ status: 404 }));
      const reloaded = page.waitForEvent('load');
      await follow(page, address);
      await reloaded;
      await sentence(page).waitFor();
      await tryAgain(page).waitFor();
      expect(documents()).toBe(1);
    },
  );

  test("the form behind 'Book Private Call' says so, and comes when it can", async () => {
    const { page, expectTrouble } = await open();
    expectTrouble(status(404));
    const call = page.getByRole('main').locator('~ button', { hasText: 'Book Private Call' });
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await page.route(PART, (route) => route.fulfill({ status: 404 }));
    const spoken = page.waitForEvent('dialog');
    await call.click();
    await spoken;
    // The toasts are gone as well: then the browser says it.
    expect(said).toEqual(['This form could not be loaded. Please check your connection and try again.']);
    await page.unroute(PART);
    await call.click();
    await page.getByRole('dialog', { name: 'Schedule Your Private Consultation' }).waitFor();
  });
});

describe('ten seconds of silence', () => {
  test('a part that does not come is asked for with a new document', async () => {
    const { page, expectTrouble, documents } = await open((one) => one.clock.install());
    expectTrouble(caught);
    await page.route(PART, (route) => (documents() === 0 ? undefined : route.fallback()));
    const asked = page.waitForRequest(PART);
    await follow(page, '/login');
    await asked;
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward(API_TIMEOUT_MS);
    await reloaded;
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  });
});

const APP = /\/assets\/main\.[0-9a-f]{8}\.js$/;

describe('where the scripts do not come at all', () => {
  test('an empty page says so after a while', async () => {
    const { page, expectTrouble } = await visit();
    expectTrouble(status(404));
    await page.route(APP, (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await page.getByText('This page takes longer than usual.').waitFor();
    await page.unroute(APP);
    await tryAgain(page).click();
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    expect(await page.getByText('This page takes longer than usual.').count()).toBe(0);
  });

  test('a page that was rendered beforehand keeps what is typed, and wakes when they come', async () => {
    const { page, expectTrouble } = await visit();
    expectTrouble(status(404));
    await page.route(APP, (route) => route.fulfill({ status: 404 }));
    await page.goto('/consultation');
    const name = page.getByLabel('First Name');
    await name.fill('Ada');
    const spoken = page.waitForEvent('dialog');
    const pressed = page.getByRole('button', { name: 'Request a consultation' }).click();
    const dialog = await spoken;
    expect(dialog.message()).toBe('This page is not complete yet. What you sent goes out when it is.');
    await dialog.accept();
    await pressed;
    expect(new URL(page.url()).search).toBe('');
    await page.unroute(APP);
    // As the browser says it once the connection is back.
    await page.waitForFunction(() => {
      window.dispatchEvent(new Event('online'));
      return Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__reactProps$'));
    });
    expect(await name.inputValue()).toBe('Ada');
    await page.getByLabel('Last Name').fill('Berg');
    expect(await name.inputValue()).toBe('Ada');
  });
});

const refuse = () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: denied });
  Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied });
};
const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
/** What nobody would write any more, and what nobody should have written. */
const leave = () => {
  if (localStorage.length > 0) return;
  for (const name of ['user', 'adminUser']) localStorage.setItem(name, '{"first_name":');
  for (const name of ['auth_token', 'adminToken', 'persist:root']) localStorage.setItem(name, '{"_persist":1}');
  for (const name of ['consultation', 'call', 'product:new']) {
    sessionStorage.setItem(`draft:${name}`, '[7]');
    sessionStorage.setItem(`origin:${name}`, '"x"');
  }
  sessionStorage.setItem('scroll-positions', 'null');
};

describe('whatever the browser keeps, or will not keep', () => {
  test.each([
    ['cookies and storage are refused', refuse],
    ['storage is full', fill],
    ['what is stored is of an older version', leave],
  ])('%s: every page stands, and the panel can be entered', async (_what, prepare) => {
    const { page } = await visit();
    await page.addInitScript(prepare);
    for (const address of allRoutes()) {
      await page.goto(address);
      await waitForHydration(page);
      const alerts = await page.getByRole('alert').allTextContents();
      expect(alerts.filter((words) => words !== '')).toEqual([]);
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
