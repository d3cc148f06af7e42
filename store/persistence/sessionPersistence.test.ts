import { fakeBrowser } from '../testing';
import type { StoredSessions } from './storedSessions';
import { createSessionPersistence } from './sessionPersistence';
import type { User } from './user';

const ada: User = { id: '1', firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com', phone: '', role: 'admin' };
const eva: User = { ...ada, id: '2', firstName: 'Eva' };
const adaText = JSON.stringify(ada);
const full = { auth_token: 't', user: adaText, adminToken: 't', adminUser: adaText };
const signedIn: StoredSessions = { regular: { token: 't', user: ada }, admin: { token: 't', user: ada } };
const noSessions: StoredSessions = { regular: null, admin: null };
const KEY = 'persist:session';

describe("'restored at start from the regular or admin copy; unreadable stored user clears session data' (§4)", () => {
  const regular = { token: 't', user: ada };
  test.each([
    ['empty storage', {}, noSessions, []],
    ['both copies, complete', full, signedIn, Object.keys(full)],
    ['only the regular copy', { auth_token: 't', user: adaText }, { regular, admin: null }, ['auth_token', 'user']],
    [
      'only the admin copy',
      { adminToken: 't', adminUser: adaText },
      { regular: null, admin: regular },
      ['adminToken', 'adminUser'],
    ],
    ['a token without a user', { auth_token: 't' }, noSessions, []],
    ['an admin token without a user', { adminToken: 't' }, noSessions, []],
    // A user without a token is kept, because another tab may be in the middle of a sign-in.
    ['a user without a token', { user: adaText }, noSessions, ['user']],
    ['an admin user without a token', { adminUser: adaText }, noSessions, ['adminUser']],
    ['an empty token', { auth_token: '', user: adaText }, noSessions, ['auth_token', 'user']],
    ['a user with invalid JSON', { ...full, user: '{"firstName":' }, noSessions, []],
    ["a user 'undefined'", { ...full, user: 'undefined' }, noSessions, []],
    ['a user null', { ...full, user: 'null' }, noSessions, []],
    ['a user that is an array', { ...full, user: '[]' }, noSessions, []],
    ['an unreadable user without a token', { user: '{' }, noSessions, []],
    ['only an unreadable admin copy', { adminToken: 't', adminUser: '{' }, noSessions, []],
    [
      'an unreadable admin copy and a valid regular one',
      { ...full, adminUser: '{' },
      { regular, admin: null },
      ['auth_token', 'user'],
    ],
  ])('%s', async (_what, stored, sessions, remainingKeys) => {
    const browser = fakeBrowser({ stored });
    expect(await createSessionPersistence(browser).getItem(KEY)).toEqual(sessions);
    expect([...browser.stored.keys()].sort()).toEqual([...remainingKeys].sort());
  });

  test('an unreadable user also removes the cookie', async () => {
    const browser = fakeBrowser({ cookie: 't', stored: { ...full, user: '{' } });
    expect(await createSessionPersistence(browser).getItem(KEY)).toEqual(noSessions);
    expect(browser.cookies.size).toBe(0);
  });

  test('a stored user of another site version is accepted: missing fields are empty, _id is used as id', async () => {
    const browser = fakeBrowser({
      stored: { auth_token: 't', user: '{"_id":7,"email":"a@example.com","role":"admin"}' },
    });
    const { regular: restored } = await createSessionPersistence(browser).getItem(KEY);
    const user = { id: '7', firstName: '', lastName: '', email: 'a@example.com', phone: '', role: 'admin' };
    expect(restored).toEqual({ token: 't', user });
  });
});

describe("'the stored token …: cookie first, then local storage' (§6)", () => {
  test.each([
    ['both', { cookie: 'c', stored: { ...full } }, 'c'],
    ['cookie only', { cookie: 'c', stored: { user: adaText } }, 'c'],
    ['local storage only', { stored: { ...full } }, 't'],
    ['the admin copy only', { stored: { adminToken: 't', adminUser: adaText } }, null],
    ['neither', {}, null],
    ['an encoded cookie', { cookie: 'a%3Db%3B%20c' }, 'a=b; c'],
    ['a cookie that cannot be decoded', { cookie: '%E0%A4%A', stored: { ...full } }, 't'],
  ])('%s', (_what, given, token) => {
    expect(createSessionPersistence(fakeBrowser(given)).token()).toBe(token);
  });

  test('a cookie whose name only ends with auth_token is ignored', () => {
    const browser = fakeBrowser();
    browser.cookies.set('old_auth_token', 'x');
    expect(createSessionPersistence(browser).token()).toBeNull();
  });

  test('the session restored at start has the same token as the requests', async () => {
    const storage = createSessionPersistence(fakeBrowser({ cookie: 'c', stored: { ...full } }));
    expect((await storage.getItem(KEY)).regular?.token).toBe(storage.token());
  });
});

describe("'saves token in a cookie (7 days, secure, strict same-site) and local storage, saves user as regular and admin user, saves admin token' (§4)", () => {
  test('signing in writes each user before its token, because the token marks the session as complete', async () => {
    const browser = fakeBrowser();
    await createSessionPersistence(browser).setItem(KEY, signedIn);
    expect(browser.log).toEqual([
      'set user',
      'cookie auth_token=t; Max-Age=604800; Path=/; Secure; SameSite=Strict',
      'set auth_token',
      'set adminUser',
      'set adminToken',
    ]);
    expect(Object.fromEntries(browser.stored)).toEqual(full);
  });

  test("'Logout clears all': each token is removed before its user", async () => {
    const browser = fakeBrowser({ cookie: 't', stored: full });
    const storage = createSessionPersistence(browser);
    await storage.getItem(KEY);
    await storage.setItem(KEY, noSessions);
    expect(browser.log).toEqual([
      'cookie auth_token=; Max-Age=0; Path=/; Secure; SameSite=Strict',
      'remove auth_token',
      'remove user',
      'remove adminToken',
      'remove adminUser',
    ]);
    expect([browser.stored.size, browser.cookies.size]).toEqual([0, 0]);
  });

  test.each<[string, StoredSessions, string[]]>([
    ['no change', signedIn, []],
    ['a changed user', { ...signedIn, regular: { token: 't', user: eva } }, ['set user']],
    ['a changed admin token', { ...signedIn, admin: { token: 'n', user: ada } }, ['set adminToken']],
    [
      'the regular session ended',
      { ...signedIn, regular: null },
      [expect.stringContaining('Max-Age=0') as string, 'remove auth_token', 'remove user'],
    ],
    ['the admin session ended', { ...signedIn, admin: null }, ['remove adminToken', 'remove adminUser']],
  ])('only values that this tab changed are written: %s', async (_what, sessions, log) => {
    const browser = fakeBrowser({ cookie: 't', stored: full });
    const storage = createSessionPersistence(browser);
    await storage.getItem(KEY);
    await storage.setItem(KEY, sessions);
    expect(browser.log).toEqual(log);
  });

  test('a tab without a session does not remove the session that another tab has written since', async () => {
    const browser = fakeBrowser();
    const storage = createSessionPersistence(browser);
    await storage.getItem(KEY);
    for (const [name, text] of Object.entries(full)) browser.stored.set(name, text);
    await storage.setItem(KEY, noSessions);
    expect(Object.fromEntries(browser.stored)).toEqual(full);
  });

  test('removeItem removes both sessions and the cookie', async () => {
    const browser = fakeBrowser({ cookie: 't', stored: full });
    await createSessionPersistence(browser).removeItem(KEY);
    expect([browser.stored.size, browser.cookies.size]).toEqual([0, 0]);
  });
});

describe('failing storage never throws, and the session lasts until the page is closed', () => {
  test('storage is denied', async () => {
    const storage = createSessionPersistence(fakeBrowser({ denied: true }));
    expect(await storage.getItem(KEY)).toEqual(noSessions);
    await storage.setItem(KEY, signedIn);
    await storage.setItem(KEY, noSessions);
    expect(storage.token()).toBeNull();
  });

  test('storage is full: no token is left beside the data of another user', async () => {
    const browser = fakeBrowser({ full: true, cookie: 'old', stored: { ...full, auth_token: 'old' } });
    const storage = createSessionPersistence(browser);
    await storage.getItem(KEY);
    await storage.setItem(KEY, { regular: { token: 'new', user: eva }, admin: { token: 'new', user: eva } });
    expect([browser.stored.size, browser.cookies.size]).toEqual([0, 0]);
  });
});

describe('other tabs', () => {
  function observe(given: Parameters<typeof fakeBrowser>[0]) {
    const browser = fakeBrowser(given);
    const changes: StoredSessions[] = [];
    const storage = createSessionPersistence(browser);
    storage.onExternalChange((sessions) => changes.push(sessions));
    return { browser, changes, storage };
  }

  test('a sign-in is reported, complete, when its token is written', () => {
    const { browser, changes } = observe({});
    browser.otherTab(() => browser.stored.set('user', adaText), 'user');
    browser.otherTab(() => browser.stored.set('auth_token', 't'), 'auth_token');
    browser.otherTab(() => browser.stored.set('adminUser', adaText), 'adminUser');
    browser.otherTab(() => browser.stored.set('adminToken', 't'), 'adminToken');
    expect(changes).toEqual([{ ...signedIn, admin: null }, signedIn]);
  });

  test('a sign-out is reported as soon as the token is removed', () => {
    const { browser, changes } = observe({ cookie: 't', stored: full });
    browser.otherTab(() => {
      browser.cookies.clear();
      browser.stored.delete('auth_token');
    }, 'auth_token');
    expect(changes).toEqual([{ ...signedIn, regular: null }]);
  });

  test('clearing the site data is reported as a sign-out', () => {
    const { browser, changes } = observe({ cookie: 't', stored: full });
    browser.otherTab(() => {
      browser.cookies.clear();
      browser.stored.clear();
    }, null);
    expect(changes).toEqual([noSessions]);
  });

  test('changes of other keys are not reported', () => {
    const { browser, changes } = observe({ stored: full });
    for (const name of ['user', 'adminUser', 'theme']) browser.otherTab(() => undefined, name);
    expect(changes).toEqual([]);
  });

  test('reported changes are not written back', async () => {
    const { browser, changes, storage } = observe({});
    await storage.getItem(KEY);
    browser.otherTab(
      () => Object.entries(full).forEach(([name, text]) => browser.stored.set(name, text)),
      'auth_token',
    );
    await storage.setItem(KEY, changes[0] ?? noSessions);
    expect(browser.log).toEqual([]);
  });
});
