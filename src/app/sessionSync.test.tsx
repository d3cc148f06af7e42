import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createSessionPersistence } from '../../store';
import { api } from '../../store/api';
import { answer, collection, fakeBrowser, mockServer, problem, storedNames, user as person } from '../../store/testing';
import { saveDraft, setDraftFile, loadDraft, getDraftFile } from '../ui/drafts';
import { setDraftOwner } from '../ui/draftOwner';
import { fill } from '../testing/fill';
import { address, renderApp } from '../testing/renderApp';

const server = mockServer(answer.listSessions({ sessions: [] }));
const NAMES = ['adminToken', 'adminUser', 'auth_token', 'user'];
const expired = { success: false, message: 'Please sign in again.' } as const;

/** Renders the app for a user with a stored session. Also returns the fake browser, whose storage tests can inspect. */
function returning(at: string, who = person()) {
  const browser = fakeBrowser({ stored: storedNames(who), cookie: 'old' });
  return { browser, ...renderApp({ at, storage: createSessionPersistence(browser) }) };
}

type Returning = ReturnType<typeof returning>;
const names = ({ browser }: Returning) => [...browser.stored.keys()].sort();
const askForProfile = ({ store }: Returning) => store.dispatch(api.endpoints.getProfile.initiate());
const profile = http.get('*/api/auth/profile', () => HttpResponse.json(expired, { status: 401 }));

describe("spec §4: 'On a 401'", () => {
  test("'outside login page and /admin, clear token and user and go to /login': the collection", async () => {
    server.use(problem('get', '/products', 401, expired.message));
    const visit = returning('/products');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(names(visit)).toEqual(['adminToken', 'adminUser']);
    expect(visit.browser.cookies.has('auth_token')).toBe(false);
  });

  test('the same on the account page; signing in redirects back to it', async () => {
    server.use(profile);
    const visit = returning('/account');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(names(visit)).toEqual(['adminToken', 'adminUser']);

    server.use(answer.login({ token: 'new', user: person() }), answer.getProfile({ user: person() }));
    await fill(visit.user, { Email: 'ada@example.com', Password: 'secret-1' });
    await visit.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    expect(address()).toBe('/account');
  });

  test.each([['/admin'], ['/admin/products']])(
    "'under /admin clear token, user, adminToken, adminUser and go to /admin/login': %s",
    async (at) => {
      server.use(profile, collection([]));
      const visit = returning(at, person({ role: 'admin' }));
      await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
      await askForProfile(visit);
      expect(await screen.findByRole('heading', { level: 1, name: 'Admin Access' })).toBeVisible();
      expect(address()).toBe('/admin/login');
      expect(names(visit)).toEqual([]);
      expect(visit.browser.cookies.has('auth_token')).toBe(false);
    },
  );

  test("'unless already there'", async () => {
    server.use(profile);
    const visit = returning('/admin/login');
    await screen.findByRole('heading', { level: 1, name: 'Admin Access' });
    await askForProfile(visit);
    expect(address()).toBe('/admin/login');
    expect(names(visit)).toEqual([]);
  });

  test("'on the login page nothing extra'", async () => {
    server.use(profile);
    const visit = returning('/login');
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    await askForProfile(visit);
    expect(address()).toBe('/login');
    expect(names(visit)).toEqual(NAMES);
    expect(visit.browser.cookies.get('auth_token')).toBe('old');
  });
});

describe("spec §4: 'Session: … restored at start from the regular or admin copy'", () => {
  test.each([
    ['the regular copy', ['auth_token', 'user'], 'Ada'],
    ['the admin copy', ['adminToken', 'adminUser'], 'Ada'],
  ])('%s', async (_case, keys, name) => {
    const stored = Object.fromEntries(Object.entries(storedNames(person())).filter(([key]) => keys.includes(key)));
    renderApp({ at: '/', storage: createSessionPersistence(fakeBrowser({ stored })) });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  test("'unreadable stored user clears session data'", async () => {
    const browser = fakeBrowser({
      stored: { ...storedNames(), user: '{"firstName":', adminUser: '{' },
      cookie: 'old',
    });
    renderApp({ at: '/', storage: createSessionPersistence(browser) });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    await waitFor(() => expect([...browser.stored.keys()]).toEqual([]));
    expect(browser.cookies.size).toBe(0);
  });
});

describe("spec §4: 'Logout clears all and shows info 'Logged out successfully''", () => {
  async function signOut(visit: Returning) {
    await visit.user.click(await screen.findByRole('button', { name: 'Ada' }));
    await visit.user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('link', { name: 'Sign In' });
  }

  test.each([
    ['and the server confirms', answer.logout({ success: true, message: 'ok' })],
    ['and the server is unreachable', http.post('*/api/auth/logout', () => HttpResponse.error())],
    ['and the server rejects the token', problem('post', '/auth/logout', 401, expired.message)],
  ])('from the user menu, %s', async (_case, handler) => {
    server.use(handler);
    const visit = returning('/about');
    await signOut(visit);
    await waitFor(() => expect(server.sent.map(({ what }) => what)).toEqual(['POST /auth/logout']));
    expect(server.sent[0]?.request.headers.get('authorization')).toBe('Bearer old');
    expect(names(visit)).toEqual([]);
    expect(visit.browser.cookies.size).toBe(0);
    expect(visit.notified).toEqual([{ message: 'Logged out successfully', tone: 'info' }]);
    expect(address()).toBe('/about');
  });

  test('on the account page it redirects to the sign-in page', async () => {
    server.use(answer.logout({ success: true, message: 'ok' }), answer.getProfile({ user: person() }));
    const visit = returning('/account');
    await visit.user.click(await screen.findByRole('button', { name: 'Ada' }));
    await visit.user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(visit.notified).toEqual([{ message: 'Logged out successfully', tone: 'info' }]);
    await visit.settled();
  });
});

describe("'Signing out in one tab signs out the others; signing in does too'", () => {
  test('a sign-out in another tab redirects from the account page to /login', async () => {
    server.use(answer.getProfile({ user: person() }));
    const { browser, settled } = returning('/account');
    await screen.findByRole('button', { name: 'Ada' });
    await settled();
    browser.otherTab(() => {
      browser.cookies.clear();
      browser.stored.clear();
    }, 'auth_token');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(address()).toBe('/login');
  });

  test('a sign-in in another tab shows the user in the header', async () => {
    const browser = fakeBrowser();
    renderApp({ at: '/about', storage: createSessionPersistence(browser) });
    await screen.findByRole('link', { name: 'Sign In' });
    browser.otherTab(() => {
      for (const [name, text] of Object.entries(storedNames(person({ firstName: 'Ulla' }))))
        browser.stored.set(name, text);
    }, 'auth_token');
    expect(await screen.findByRole('button', { name: 'Ulla' })).toBeVisible();
  });

  test('a sign-out in another tab shows the sign-in screen at /admin', async () => {
    server.use(collection([]));
    const { browser } = returning('/admin', person({ role: 'admin' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
    browser.otherTab(() => {
      browser.cookies.clear();
      browser.stored.clear();
    }, 'auth_token');
    expect(await screen.findByText('Admin Panel Access')).toBeVisible();
    expect(address()).toBe('/admin');
  });
});

describe('drafts belong to one user', () => {
  const NAME = 'product:new';
  const ada = person({ role: 'admin' });
  const ulla = person({ _id: '00000000-0000-4000-9000-000000000002', firstName: 'Ulla', role: 'admin' });
  const store = (browser: ReturnType<typeof fakeBrowser>, who: typeof ada | null) =>
    browser.otherTab(() => {
      browser.cookies.clear();
      browser.stored.clear();
      for (const [name, text] of Object.entries(who ? storedNames(who, who._id) : {})) browser.stored.set(name, text);
    }, 'auth_token');

  async function renderWithDraft(at: string, who = ada) {
    const visit = returning(at, who);
    await screen.findByRole('heading', { level: 1 });
    saveDraft(NAME, { name: 'Aurora Cabin' });
    setDraftFile(NAME, new File(['x'], 'aurora.png'));
    return visit;
  }
  const draftAndFile = () => [loadDraft(NAME) !== null, getDraftFile(NAME) !== null];

  afterEach(() => setDraftOwner(null));

  test("the header's Sign Out clears the drafts", async () => {
    server.use(answer.logout({ success: true, message: 'ok' }));
    const { user } = await renderWithDraft('/about');
    await user.click(screen.getByRole('button', { name: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(draftAndFile()).toEqual([false, false]);
    await waitFor(() => expect(server.sent).toHaveLength(1));
  });

  test("signing out on 'Access Denied' clears the drafts", async () => {
    server.use(answer.logout({ success: true, message: 'ok' }));
    const { user } = await renderWithDraft('/admin', person());
    await user.click(await screen.findByRole('button', { name: 'Sign in with another account' }));
    expect(draftAndFile()).toEqual([false, false]);
    await waitFor(() => expect(server.sent).toHaveLength(1));
  });

  test('a sign-out in another tab keeps the drafts, and the same user sees them after signing in', async () => {
    const { browser } = await renderWithDraft('/admin');
    store(browser, null);
    await screen.findByText('Admin Panel Access');
    expect(draftAndFile()).toEqual([true, true]);
    store(browser, ada);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
    expect(draftAndFile()).toEqual([true, true]);
  });

  test('a sign-in of a different user clears the drafts, in the same page or after a reload', async () => {
    const { browser } = await renderWithDraft('/admin');
    store(browser, null);
    await screen.findByText('Admin Panel Access');
    store(browser, ulla);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Ulla' });
    expect(draftAndFile()).toEqual([false, false]);

    saveDraft(NAME, { name: 'Ulla’s' });
    renderApp({
      at: '/admin',
      again: true,
      storage: createSessionPersistence(fakeBrowser({ stored: storedNames(ada) })),
    });
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
    expect(draftAndFile()).toEqual([false, false]);
  });
});
