import { http, HttpResponse } from 'msw';
import { FLUSH } from 'redux-persist';
import type { AppStore } from '../index';
import { startRehydration } from '../index';
import { createSessionStorage } from '../persistence';
import { answer, fakeBrowser, mockServer, problem, sessionOf, testStore, user } from '../testing';
import { api } from '../api';
import { selectGate, selectToken, selectUser, sessionEnded, signedOut, signOut } from './index';

const server = mockServer();
const admin = user({ role: 'admin' });
const credentials = { email: 'ada@example.com', password: 'secret' };
const { login, getProfile, updateProfile, listProducts } = api.endpoints;
const NAMES = ['adminToken', 'adminUser', 'auth_token', 'user'];

/** The real store over a browser; `restored` resolves when the stored session has been read. */
async function opened(given: Parameters<typeof fakeBrowser>[0] = {}, path = '/') {
  const browser = fakeBrowser(given);
  const outside = testStore({ storage: createSessionStorage(browser), path: () => path });
  const atFirst = selectGate(outside.store.getState());
  startRehydration(outside.store);
  await new Promise((resolve) => setTimeout(resolve));
  return { browser, atFirst, ...outside };
}

/** Has redux-persist write now what it would write in a moment. */
const writeAll = (store: AppStore) => store.dispatch({ type: FLUSH, result: () => undefined });

const stored = (who = admin, token = 'old') => {
  const text = JSON.stringify(who);
  return { auth_token: token, user: text, adminToken: token, adminUser: text };
};

describe("'Auth gate: checking, unauthenticated, authenticated-admin, authenticated-non-admin' (§4)", () => {
  test.each([
    ['an admin', stored(admin), 'admin'],
    ['a customer', stored(user()), 'non-admin'],
    ['nobody', {}, 'unauthenticated'],
    ['the admin copy alone', { adminToken: 't', adminUser: JSON.stringify(admin) }, 'admin'],
    ['a role in other letters', stored({ ...admin, role: 'Admin' as 'admin' }), 'non-admin'],
  ])('%s: checking until the stored session has been read', async (_who, names, gate) => {
    const { atFirst, store } = await opened({ stored: names });
    expect([atFirst, selectGate(store.getState())]).toEqual(['checking', gate]);
  });

  test('where both copies are there, the regular one is taken', async () => {
    const names = { ...stored(user(), 'regular'), adminToken: 'other', adminUser: JSON.stringify(admin) };
    const { store } = await opened({ stored: names });
    expect([selectToken(store.getState()), selectUser(store.getState())?.role]).toEqual(['regular', 'customer']);
  });

  test('starting twice, as React does in development, restores once', async () => {
    const { store, browser } = await opened({ stored: stored() });
    startRehydration(store);
    await new Promise((resolve) => setTimeout(resolve));
    writeAll(store);
    expect(selectGate(store.getState())).toBe('admin');
    expect(browser.log).toEqual([]);
  });

  test('without storage, as on the server, starting does nothing', () => {
    const { store } = testStore();
    startRehydration(store);
    expect(selectGate(store.getState())).toBe('unauthenticated');
  });
});

describe("'Login success saves token in a cookie … and local storage, saves user as regular and admin user, saves admin token' (§4)", () => {
  test.each([['customer'], ['admin']] as const)('all four names and the cookie, a %s’s too, before the page goes on', async (role) => {
    server.use(answer.login({ token: 'new', user: user({ role }) }));
    const { store, browser } = await opened();
    await store.dispatch(login.initiate({ credentials })).unwrap();
    expect([...browser.stored.keys()].sort()).toEqual(NAMES);
    expect([browser.cookies.get('auth_token'), browser.stored.get('adminToken')]).toEqual(['new', 'new']);
    expect(selectGate(store.getState())).toBe(role === 'admin' ? 'admin' : 'non-admin');
  });

  test.each([
    ['needsVerification', { needsVerification: true }],
    ['a token without a user', { token: 'new' }],
    ['a user without a token', { user: admin }],
  ])("'stored token plus stored user means authenticated': %s does not", async (_what, body) => {
    server.use(answer.login(body));
    const { store, browser } = await opened();
    await store.dispatch(login.initiate({ credentials })).unwrap();
    expect(selectGate(store.getState())).toBe('unauthenticated');
    expect(browser.stored.size).toBe(0);
  });

  test('where storage is denied, the session still carries its token', async () => {
    server.use(answer.login({ token: 'new', user: admin }), answer.getProfile({ user: admin }));
    const { store } = await opened({ denied: true });
    await store.dispatch(login.initiate({ credentials })).unwrap();
    await store.dispatch(getProfile.initiate()).unwrap();
    expect(server.sent.at(-1)?.request.headers.get('authorization')).toBe('Bearer new');
  });

  test('the cache of whoever was here before is gone', async () => {
    server.use(answer.getProfile({ user: user() }), answer.login({ token: 'new', user: admin }));
    const { store } = await opened({ stored: stored(user()) });
    await store.dispatch(getProfile.initiate()).unwrap();
    await store.dispatch(login.initiate({ credentials })).unwrap();
    expect(getProfile.select()(store.getState()).data).toBeUndefined();
  });
});

describe("'Logout clears all and shows info 'Logged out successfully'' (§4)", () => {
  test.each([
    ['answers', () => HttpResponse.json({ success: true })],
    ['refuses', () => HttpResponse.json({ success: false, message: 'Who?' }, { status: 401 })],
    ['is down', () => HttpResponse.error()],
  ])('at once, and the server hears of it with the token, whether it %s', async (_what, reply) => {
    server.use(http.post('*/api/auth/logout', reply));
    const { store, browser, notified, navigated } = await opened({ cookie: 'old', stored: stored() });
    store.dispatch(signOut());
    expect(selectGate(store.getState())).toBe('unauthenticated');
    expect([browser.stored.size, browser.cookies.size]).toEqual([0, 0]);
    await Promise.all(store.dispatch(api.util.getRunningMutationsThunk()));
    expect(server.sent.map(({ what, request }) => [what, request.headers.get('authorization')])).toEqual([
      ['POST /auth/logout', 'Bearer old'],
    ]);
    expect(notified).toEqual([{ message: 'Logged out successfully', tone: 'info' }]);
    expect(navigated).toEqual([]);
  });

  test("'Logout from admin goes to /admin/login' (§6)", async () => {
    const { store, navigated } = await opened({ stored: stored() }, '/admin');
    store.dispatch(signedOut());
    expect(navigated).toEqual(['/admin/login']);
  });
});

describe("'On a 401' (§4)", () => {
  const refuse = problem('get', '/products', 401, 'Sign in.');

  test("'outside login page and /admin, clear token and user and go to /login'", async () => {
    server.use(refuse);
    const { store, browser, navigated, notified } = await opened({ cookie: 'old', stored: stored() }, '/account');
    await store.dispatch(listProducts.initiate({}));
    expect([...browser.stored.keys()].sort()).toEqual(['adminToken', 'adminUser']);
    expect(browser.cookies.size).toBe(0);
    expect(navigated).toEqual(['/login']);
    expect(selectUser(store.getState())).toBeNull();
    expect(notified).toEqual([]);
  });

  test("'under /admin clear token, user, adminToken, adminUser and go to /admin/login'", async () => {
    server.use(refuse);
    const { store, browser, navigated } = await opened({ stored: stored() }, '/admin');
    await store.dispatch(listProducts.initiate({}));
    expect(browser.stored.size).toBe(0);
    expect(navigated).toEqual(['/admin/login']);
  });

  test("'unless already there'", async () => {
    server.use(refuse);
    const { store, browser, navigated } = await opened({ stored: stored() }, '/admin/login');
    await store.dispatch(listProducts.initiate({}));
    expect(browser.stored.size).toBe(0);
    expect(navigated).toEqual([]);
  });

  test("'on the login page nothing extra'", async () => {
    server.use(problem('post', '/auth/login', 401, 'Wrong password.'));
    const { store, browser, navigated } = await opened({ stored: stored() }, '/login');
    const { error } = await store.dispatch(login.initiate({ credentials }));
    expect(error).toEqual({ status: 401, message: 'Wrong password.' });
    expect([...browser.stored.keys()].sort()).toEqual(NAMES);
    expect(navigated).toEqual([]);
  });

  test("'Session-expired flag set on a 401 during product creation' stays on the page, until signing in again", async () => {
    server.use(problem('post', '/products', 401, 'Sign in.'), answer.login({ token: 'new', user: admin }));
    const { store, browser, navigated } = await opened({ stored: stored() }, '/admin');
    const newProduct = { name: 'Cedar', description: 'Fine', price: 100 };
    await store.dispatch(api.endpoints.createProduct.initiate({ newProduct }));
    expect(store.getState().admin.sessionExpired).toBe(true);
    expect([...browser.stored.keys()].sort()).toEqual(NAMES);
    expect([selectGate(store.getState()), navigated]).toEqual(['admin', []]);

    // Re-login: the old session ends without a word, so that /admin/login does not lead straight back.
    store.dispatch(sessionEnded('all'));
    expect(browser.stored.size).toBe(0);
    await store.dispatch(login.initiate({ credentials })).unwrap();
    expect(store.getState().admin.sessionExpired).toBe(false);
  });

  test('many at once count once', async () => {
    server.use(refuse, problem('get', '/auth/profile', 401, 'Sign in.'));
    const { store, navigated } = await opened({ stored: stored() }, '/account');
    await Promise.all([store.dispatch(listProducts.initiate({})), store.dispatch(getProfile.initiate())]);
    expect(navigated).toEqual(['/login']);
  });

  test('one that answers a session before this one says nothing', async () => {
    let reply = (): void => undefined;
    const late = new Promise<void>((resolve) => (reply = resolve));
    server.use(
      http.get('*/api/products', async () => {
        await late;
        return HttpResponse.json({ success: false, message: 'Sign in.' }, { status: 401 });
      }),
      answer.login({ token: 'new', user: admin }),
    );
    const { store, navigated } = await opened({ stored: stored() }, '/account');
    const slow = store.dispatch(listProducts.initiate({}));
    await store.dispatch(login.initiate({ credentials })).unwrap();
    reply();
    await slow;
    expect([selectToken(store.getState()), navigated]).toEqual(['new', []]);
  });

  test.each([[403], [500]])('%d is none', async (status) => {
    server.use(problem('get', '/products', status, 'No.'));
    const { store, navigated } = await opened({ stored: stored() }, '/account');
    await store.dispatch(listProducts.initiate({}));
    expect([selectGate(store.getState()), navigated]).toEqual(['admin', []]);
  });
});

describe('several tabs', () => {
  test('signing out in one signs out the others, without a word and without writing anything', async () => {
    const { store, browser, notified } = await opened({ cookie: 'old', stored: stored() });
    browser.otherTab(() => {
      browser.cookies.clear();
      browser.stored.delete('auth_token');
    }, 'auth_token');
    writeAll(store);
    expect(selectGate(store.getState())).toBe('unauthenticated');
    expect([browser.log, notified]).toEqual([[], []]);
  });

  test('signing in in one signs in the others', async () => {
    const { store, browser } = await opened();
    browser.otherTab(() => Object.entries(stored()).forEach(([name, text]) => browser.stored.set(name, text)), 'auth_token');
    expect([selectGate(store.getState()), selectToken(store.getState())]).toEqual(['admin', 'old']);
  });
});

describe("'GET /auth/profile; PUT /auth/profile' (§7)", () => {
  test('a changed name is the shown and the stored one, in both copies', async () => {
    server.use(answer.updateProfile({ user: { ...admin, firstName: 'Eva' } }));
    const { store, browser } = await opened({ stored: stored() });
    await store.dispatch(updateProfile.initiate({ profileChanges: { firstName: 'Eva' } })).unwrap();
    expect(selectUser(store.getState())?.firstName).toBe('Eva');
    writeAll(store);
    expect(browser.log).toEqual(['set user', 'set adminUser']);
    expect(browser.stored.get('adminUser')).toContain('Eva');
  });

  test('an answer that comes after signing out signs nobody in', async () => {
    const { store } = testStore({ signedInAs: admin, preloadedState: { session: sessionOf(null) } });
    server.use(answer.getProfile({ user: admin }));
    await store.dispatch(getProfile.initiate());
    expect(selectUser(store.getState())).toBeNull();
  });
});
