import { http, HttpResponse } from 'msw';
import { api } from './api';
import { selectAuthStatus, selectToken, selectUser, sessionEnded } from './session';
import { answer, mockServer, makeRehydratedStore, problem, storedNames, user } from './testing';

const server = mockServer();
const admin = user({ role: 'admin' });
const credentials = { email: 'ada@example.com', password: 'secret' };
const { login, getProfile, listProducts, createProduct } = api.endpoints;
const STORAGE_KEYS = ['adminToken', 'adminUser', 'auth_token', 'user'];

describe("'On a 401' (§4)", () => {
  const unauthorized = problem('get', '/products', 401, 'Sign in.');

  test("'outside login page and /admin, clear token and user and go to /login'", async () => {
    server.use(unauthorized);
    const { store, browser, navigated, notified } = await makeRehydratedStore(
      { cookie: 'old', stored: storedNames() },
      '/account',
    );
    await store.dispatch(listProducts.initiate({}));
    expect([...browser.stored.keys()].sort()).toEqual(['adminToken', 'adminUser']);
    expect(browser.cookies.size).toBe(0);
    expect(navigated).toEqual(['/login']);
    expect(selectUser(store.getState())).toBeNull();
    expect(notified).toEqual([]);
  });

  test("'under /admin clear token, user, adminToken, adminUser and go to /admin/login'", async () => {
    server.use(unauthorized);
    const { store, browser, navigated } = await makeRehydratedStore({ stored: storedNames() }, '/admin');
    await store.dispatch(listProducts.initiate({}));
    expect(browser.stored.size).toBe(0);
    expect(navigated).toEqual(['/admin/login']);
  });

  test("'unless already there'", async () => {
    server.use(unauthorized);
    const { store, browser, navigated } = await makeRehydratedStore({ stored: storedNames() }, '/admin/login');
    await store.dispatch(listProducts.initiate({}));
    expect(browser.stored.size).toBe(0);
    expect(navigated).toEqual([]);
  });

  test("'on the login page nothing extra'", async () => {
    server.use(problem('post', '/auth/login', 401, 'Wrong password.'));
    const { store, browser, navigated } = await makeRehydratedStore({ stored: storedNames() }, '/login');
    const { error } = await store.dispatch(login.initiate({ credentials }));
    expect(error).toEqual({ status: 401, message: 'Wrong password.' });
    expect([...browser.stored.keys()].sort()).toEqual(STORAGE_KEYS);
    expect(navigated).toEqual([]);
  });

  test("'Session-expired flag set on a 401 during product creation': stays on the page until the user signs in again", async () => {
    server.use(problem('post', '/products', 401, 'Sign in.'), answer.login({ token: 'new', user: admin }));
    const { store, browser, navigated } = await makeRehydratedStore({ stored: storedNames() }, '/admin');
    const newProduct = { name: 'Cedar', description: 'Fine', price: 100 };
    await store.dispatch(createProduct.initiate({ newProduct }));
    expect(store.getState().admin.sessionExpired).toBe(true);
    expect([...browser.stored.keys()].sort()).toEqual(STORAGE_KEYS);
    expect([selectAuthStatus(store.getState()), navigated]).toEqual(['admin', []]);

    // The Re-login button dispatches this action first, because /admin/login redirects admins who are still signed in.
    store.dispatch(sessionEnded('all'));
    expect(browser.stored.size).toBe(0);
    await store.dispatch(login.initiate({ credentials })).unwrap();
    expect(store.getState().admin.sessionExpired).toBe(false);
  });

  test('simultaneous 401 responses redirect once', async () => {
    server.use(unauthorized, problem('get', '/auth/profile', 401, 'Sign in.'));
    const { store, navigated } = await makeRehydratedStore({ stored: storedNames() }, '/account');
    await Promise.all([store.dispatch(listProducts.initiate({})), store.dispatch(getProfile.initiate())]);
    expect(navigated).toEqual(['/login']);
  });

  /** Mocks a 401 response to the product list request. Returns a function that sends the response. */
  function delayUnauthorized() {
    let reply = (): void => undefined;
    const released = new Promise<void>((resolve) => (reply = resolve));
    server.use(
      http.get('*/api/products', async () => {
        await released;
        return HttpResponse.json({ success: false, message: 'Sign in.' }, { status: 401 });
      }),
    );
    return reply;
  }

  test('a 401 for the previous session is ignored', async () => {
    const reply = delayUnauthorized();
    server.use(answer.login({ token: 'new', user: admin }));
    const { store, navigated } = await makeRehydratedStore({ stored: storedNames() }, '/account');
    const slow = store.dispatch(listProducts.initiate({}));
    await store.dispatch(login.initiate({ credentials })).unwrap();
    reply();
    await slow;
    expect([selectToken(store.getState()), navigated]).toEqual(['new', []]);
  });

  test('a 401 is ignored if another tab has signed in, even before the storage event arrives', async () => {
    const reply = delayUnauthorized();
    const { store, browser, navigated } = await makeRehydratedStore({ stored: storedNames() }, '/account');
    const slow = store.dispatch(listProducts.initiate({}));
    for (const [name, text] of Object.entries(storedNames(admin, 'new'))) browser.stored.set(name, text);
    reply();
    await slow;
    expect([browser.stored.get('auth_token'), navigated]).toEqual(['new', []]);
  });

  test('a session restored from the admin copy ends as well, but stays in storage', async () => {
    server.use(unauthorized);
    const names = { adminToken: 'old', adminUser: JSON.stringify(admin) };
    const { store, browser, navigated } = await makeRehydratedStore({ stored: names }, '/account');
    await store.dispatch(listProducts.initiate({}));
    expect([selectUser(store.getState()), navigated]).toEqual([null, ['/login']]);
    expect(Object.fromEntries(browser.stored)).toEqual(names);
  });

  test.each([[403], [500]])('status %d does not end the session', async (status) => {
    server.use(problem('get', '/products', status, 'No.'));
    const { store, navigated } = await makeRehydratedStore({ stored: storedNames() }, '/account');
    await store.dispatch(listProducts.initiate({}));
    expect([selectAuthStatus(store.getState()), navigated]).toEqual(['admin', []]);
  });
});
