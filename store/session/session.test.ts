import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { startRehydration } from '..';
import {
  answer,
  mockServer,
  makeRehydratedStore,
  sessionOf,
  storedNames,
  testStore,
  user,
  flushPersistence,
} from '../testing';
import { selectAuthStatus, selectToken, selectUser, signedOut, signOut } from '.';

const server = mockServer();
const admin = user({ role: 'admin' });
const credentials = { email: 'ada@example.com', password: 'secret' };
const { login, getProfile, updateProfile } = api.endpoints;
const STORAGE_KEYS = ['adminToken', 'adminUser', 'auth_token', 'user'];

describe("'Auth gate: checking, unauthenticated, authenticated-admin, authenticated-non-admin' (§4)", () => {
  test.each([
    ['an admin', storedNames(admin), 'admin'],
    ['a customer', storedNames(user()), 'non-admin'],
    ['a guest', {}, 'unauthenticated'],
    ['only the admin copy', { adminToken: 't', adminUser: JSON.stringify(admin) }, 'admin'],
    ['a role in different case', storedNames({ ...admin, role: 'Admin' as 'admin' }), 'non-admin'],
  ])('%s: checking until the stored session is loaded', async (_who, stored, status) => {
    const { initialStatus, store } = await makeRehydratedStore({ stored });
    expect([initialStatus, selectAuthStatus(store.getState())]).toEqual(['checking', status]);
  });

  test('the regular copy is used if both exist', async () => {
    const names = { ...storedNames(user(), 'regular'), adminToken: 'other', adminUser: JSON.stringify(admin) };
    const { store } = await makeRehydratedStore({ stored: names });
    expect([selectToken(store.getState()), selectUser(store.getState())?.role]).toEqual(['regular', 'customer']);
  });

  test('a second call of startRehydration, as in StrictMode, has no effect', async () => {
    const { store, browser } = await makeRehydratedStore({ stored: storedNames() });
    startRehydration(store);
    await new Promise((resolve) => setTimeout(resolve));
    flushPersistence(store);
    expect(selectAuthStatus(store.getState())).toBe('admin');
    expect(browser.log).toEqual([]);
  });

  test('startRehydration has no effect without storage, as on the server', () => {
    const { store } = testStore();
    startRehydration(store);
    expect(selectAuthStatus(store.getState())).toBe('unauthenticated');
  });
});

describe("'Login success saves token in a cookie … and local storage, saves user as regular and admin user, saves admin token' (§4)", () => {
  test.each([['customer'], ['admin']] as const)(
    'all four keys and the cookie are written before login resolves, for the role %s',
    async (role) => {
      server.use(answer.login({ token: 'new', user: user({ role }) }));
      const { store, browser } = await makeRehydratedStore();
      await store.dispatch(login.initiate({ credentials })).unwrap();
      expect([...browser.stored.keys()].sort()).toEqual(STORAGE_KEYS);
      expect([browser.cookies.get('auth_token'), browser.stored.get('adminToken')]).toEqual(['new', 'new']);
      expect(selectAuthStatus(store.getState())).toBe(role === 'admin' ? 'admin' : 'non-admin');
    },
  );

  test.each([
    ['a response with needsVerification', { needsVerification: true }],
    ['a token without a user', { token: 'new' }],
    ['a user without a token', { user: admin }],
  ])("'stored token plus stored user means authenticated': %s is not enough", async (_what, body) => {
    server.use(answer.login(body));
    const { store, browser } = await makeRehydratedStore();
    await store.dispatch(login.initiate({ credentials })).unwrap();
    expect(selectAuthStatus(store.getState())).toBe('unauthenticated');
    expect(browser.stored.size).toBe(0);
  });

  test('requests carry the token even if storage is denied', async () => {
    server.use(answer.login({ token: 'new', user: admin }), answer.getProfile({ user: admin }));
    const { store } = await makeRehydratedStore({ denied: true });
    await store.dispatch(login.initiate({ credentials })).unwrap();
    await store.dispatch(getProfile.initiate()).unwrap();
    expect(server.sent.at(-1)?.request.headers.get('authorization')).toBe('Bearer new');
  });

  test('the API cache of the previous user is cleared', async () => {
    server.use(answer.getProfile({ user: user() }), answer.login({ token: 'new', user: admin }));
    const { store } = await makeRehydratedStore({ stored: storedNames(user()) });
    await store.dispatch(getProfile.initiate()).unwrap();
    await store.dispatch(login.initiate({ credentials })).unwrap();
    expect(getProfile.select()(store.getState()).data).toBeUndefined();
  });
});

describe("'Logout clears all and shows info 'Logged out successfully'' (§4)", () => {
  test.each([
    ['succeeds', () => HttpResponse.json({ success: true })],
    ['returns 401', () => HttpResponse.json({ success: false, message: 'Who?' }, { status: 401 })],
    ['fails', () => HttpResponse.error()],
  ])('immediately, and the logout request carries the token, even if it %s', async (_what, reply) => {
    const received = new Promise<void>((resolve) => {
      server.use(http.post('*/api/auth/logout', () => (resolve(), reply())));
    });
    const { store, browser, notified, navigated } = await makeRehydratedStore({ cookie: 'old', stored: storedNames() });
    store.dispatch(signOut());
    expect(selectAuthStatus(store.getState())).toBe('unauthenticated');
    expect([browser.stored.size, browser.cookies.size]).toEqual([0, 0]);
    await received;
    const sent = server.sent.map(({ what, request: { headers, signal } }) => [
      what,
      headers.get('authorization'),
      signal.aborted,
    ]);
    expect(sent).toEqual([['POST /auth/logout', 'Bearer old', false]]);
    expect(notified).toEqual([{ message: 'Logged out successfully', tone: 'info' }]);
    expect(navigated).toEqual([]);
  });

  test("'Logout from admin goes to /admin/login' (§6)", async () => {
    const { store, navigated } = await makeRehydratedStore({ stored: storedNames() }, '/admin');
    store.dispatch(signedOut());
    expect(navigated).toEqual(['/admin/login']);
  });
});

describe('several tabs', () => {
  test('signing out in one tab signs out the others, without a notification or a write to storage', async () => {
    const { store, browser, notified } = await makeRehydratedStore({ cookie: 'old', stored: storedNames() });
    browser.otherTab(() => {
      browser.cookies.clear();
      browser.stored.delete('auth_token');
    }, 'auth_token');
    flushPersistence(store);
    expect(selectAuthStatus(store.getState())).toBe('unauthenticated');
    expect([browser.log, notified]).toEqual([[], []]);
  });

  test('signing in in one tab signs in the others', async () => {
    const { store, browser } = await makeRehydratedStore();
    browser.otherTab(
      () => Object.entries(storedNames()).forEach(([name, text]) => browser.stored.set(name, text)),
      'auth_token',
    );
    expect([selectAuthStatus(store.getState()), selectToken(store.getState())]).toEqual(['admin', 'old']);
  });
});

describe("'GET /auth/profile; PUT /auth/profile' (§7)", () => {
  test('a changed name is updated in the state and in both stored copies', async () => {
    server.use(answer.updateProfile({ user: { ...admin, firstName: 'Eva' } }));
    const { store, browser } = await makeRehydratedStore({ stored: storedNames() });
    await store.dispatch(updateProfile.initiate({ profileChanges: { firstName: 'Eva' } })).unwrap();
    expect(selectUser(store.getState())?.firstName).toBe('Eva');
    flushPersistence(store);
    expect(browser.log).toEqual(['set user', 'set adminUser']);
    expect(browser.stored.get('adminUser')).toContain('Eva');
  });

  test('a profile response that arrives after signing out does not sign the user in', async () => {
    const { store } = testStore({ signedInAs: admin, preloadedState: { session: sessionOf(null) } });
    server.use(answer.getProfile({ user: admin }));
    await store.dispatch(getProfile.initiate());
    expect(selectUser(store.getState())).toBeNull();
  });
});
