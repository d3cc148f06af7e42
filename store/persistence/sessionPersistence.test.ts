import { fakeBrowser } from '../testing';
import type { StoredSessions } from './storedSessions';
import { createSessionPersistence } from './sessionPersistence';
import type { User } from './user';

const ada: User = { id: '1', firstName: 'Ada', lastName: 'Berg', email: 'ada@example.com', phone: '', role: 'admin' };
const eva: User = { ...ada, id: '2', firstName: 'Eva' };
const adaText = JSON.stringify(ada);
const full = { auth_token: 't', user: adaText, adminToken: 't', adminUser: adaText };
const signedIn: StoredSessions = { regular: { token: 't', user: ada }, admin: { token: 't', user: ada } };
const nobody: StoredSessions = { regular: null, admin: null };
const KEY = 'persist:session';

describe("'restored at start from the regular or admin copy; unreadable stored user clears session data' (§4)", () => {
  const regular = { token: 't', user: ada };
  test.each([
    ['nothing', {}, nobody, []],
    ['both copies', full, signedIn, Object.keys(full)],
    ['the regular copy', { auth_token: 't', user: adaText }, { regular, admin: null }, ['auth_token', 'user']],
    [
      'the admin copy',
      { adminToken: 't', adminUser: adaText },
      { regular: null, admin: regular },
      ['adminToken', 'adminUser'],
    ],
    ['a token without a user', { auth_token: 't' }, nobody, []],
    ['an admin token without a user', { adminToken: 't' }, nobody, []],
    // It may be a sign-in under way in another tab: wiping it would end that sign-in.
    ['a user without a token', { user: adaText }, nobody, ['user']],
    ['an admin user without a token', { adminUser: adaText }, nobody, ['adminUser']],
    ['an empty token', { auth_token: '', user: adaText }, nobody, ['auth_token', 'user']],
    ['broken JSON', { ...full, user: '{"firstName":' }, nobody, []],
    ["the text 'undefined'", { ...full, user: 'undefined' }, nobody, []],
    ['null', { ...full, user: 'null' }, nobody, []],
    ['a list', { ...full, user: '[]' }, nobody, []],
    ['a broken user without a token', { user: '{' }, nobody, []],
    ['an admin copy alone, broken', { adminToken: 't', adminUser: '{' }, nobody, []],
    [
      'an admin copy broken beside a good regular one',
      { ...full, adminUser: '{' },
      { regular, admin: null },
      ['auth_token', 'user'],
    ],
  ])('%s', async (_what, stored, copies, left) => {
    const browser = fakeBrowser({ stored });
    expect(await createSessionPersistence(browser).getItem(KEY)).toEqual(copies);
    expect([...browser.stored.keys()].sort()).toEqual([...left].sort());
  });

  test('a broken user takes the cookie along', async () => {
    const browser = fakeBrowser({ cookie: 't', stored: { ...full, user: '{' } });
    expect(await createSessionPersistence(browser).getItem(KEY)).toEqual(nobody);
    expect(browser.cookies.size).toBe(0);
  });

  test('a stored user may be another site version’s: what it lacks is empty, _id counts as id', async () => {
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
    ['an encoded one', { cookie: 'a%3Db%3B%20c' }, 'a=b; c'],
    ['a cookie that cannot be decoded', { cookie: '%E0%A4%A', stored: { ...full } }, 't'],
  ])('%s', (_what, given, token) => {
    expect(createSessionPersistence(fakeBrowser(given)).token()).toBe(token);
  });

  test('a cookie whose name merely ends alike is not ours', () => {
    const browser = fakeBrowser();
    browser.cookies.set('old_auth_token', 'x');
    expect(createSessionPersistence(browser).token()).toBeNull();
  });

  test('the copy restored at start has the token that the requests carry', async () => {
    const storage = createSessionPersistence(fakeBrowser({ cookie: 'c', stored: { ...full } }));
    expect((await storage.getItem(KEY)).regular?.token).toBe(storage.token());
  });
});

describe("'saves token in a cookie (7 days, secure, strict same-site) and local storage, saves user as regular and admin user, saves admin token' (§4)", () => {
  test('signing in writes each user before its token: the token is the commit mark', async () => {
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

  test("'Logout clears all': each token goes before its user", async () => {
    const browser = fakeBrowser({ cookie: 't', stored: full });
    const storage = createSessionPersistence(browser);
    await storage.getItem(KEY);
    await storage.setItem(KEY, nobody);
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
    ['nothing changed', signedIn, []],
    ['a changed user', { ...signedIn, regular: { token: 't', user: eva } }, ['set user']],
    ['a changed admin token', { ...signedIn, admin: { token: 'n', user: ada } }, ['set adminToken']],
    [
      'an ended regular copy',
      { ...signedIn, regular: null },
      [expect.stringContaining('Max-Age=0') as string, 'remove auth_token', 'remove user'],
    ],
    ['an ended admin copy', { ...signedIn, admin: null }, ['remove adminToken', 'remove adminUser']],
  ])('only what this tab changed is written: %s', async (_what, copies, log) => {
    const browser = fakeBrowser({ cookie: 't', stored: full });
    const storage = createSessionPersistence(browser);
    await storage.getItem(KEY);
    await storage.setItem(KEY, copies);
    expect(browser.log).toEqual(log);
  });

  test('a tab in which nobody was signed in removes nothing that another tab has written since', async () => {
    const browser = fakeBrowser();
    const storage = createSessionPersistence(browser);
    await storage.getItem(KEY);
    for (const [name, text] of Object.entries(full)) browser.stored.set(name, text);
    await storage.setItem(KEY, nobody);
    expect(Object.fromEntries(browser.stored)).toEqual(full);
  });

  test('removing removes everything', async () => {
    const browser = fakeBrowser({ cookie: 't', stored: full });
    await createSessionPersistence(browser).removeItem(KEY);
    expect([browser.stored.size, browser.cookies.size]).toEqual([0, 0]);
  });
});

describe('storage that fails never throws: the session then lasts as long as the page', () => {
  test('denied', async () => {
    const storage = createSessionPersistence(fakeBrowser({ denied: true }));
    expect(await storage.getItem(KEY)).toEqual(nobody);
    await storage.setItem(KEY, signedIn);
    await storage.setItem(KEY, nobody);
    expect(storage.token()).toBeNull();
  });

  test('full: no token is left beside somebody else’s user', async () => {
    const browser = fakeBrowser({ full: true, cookie: 'old', stored: { ...full, auth_token: 'old' } });
    const storage = createSessionPersistence(browser);
    await storage.getItem(KEY);
    await storage.setItem(KEY, { regular: { token: 'new', user: eva }, admin: { token: 'new', user: eva } });
    expect([browser.stored.size, browser.cookies.size]).toEqual([0, 0]);
  });
});

describe('other tabs', () => {
  function listening(given: Parameters<typeof fakeBrowser>[0]) {
    const browser = fakeBrowser(given);
    const heard: StoredSessions[] = [];
    const storage = createSessionPersistence(browser);
    storage.onExternalChange((copies) => heard.push(copies));
    return { browser, heard, storage };
  }

  test('a sign-in is heard when its token arrives, complete', () => {
    const { browser, heard } = listening({});
    browser.otherTab(() => browser.stored.set('user', adaText), 'user');
    browser.otherTab(() => browser.stored.set('auth_token', 't'), 'auth_token');
    browser.otherTab(() => browser.stored.set('adminUser', adaText), 'adminUser');
    browser.otherTab(() => browser.stored.set('adminToken', 't'), 'adminToken');
    expect(heard).toEqual([{ ...signedIn, admin: null }, signedIn]);
  });

  test('a sign-out is heard as soon as the token goes', () => {
    const { browser, heard } = listening({ cookie: 't', stored: full });
    browser.otherTab(() => {
      browser.cookies.clear();
      browser.stored.delete('auth_token');
    }, 'auth_token');
    expect(heard).toEqual([{ ...signedIn, regular: null }]);
  });

  test('clearing the site’s data is a sign-out', () => {
    const { browser, heard } = listening({ cookie: 't', stored: full });
    browser.otherTab(() => {
      browser.cookies.clear();
      browser.stored.clear();
    }, null);
    expect(heard).toEqual([nobody]);
  });

  test('other names say nothing', () => {
    const { browser, heard } = listening({ stored: full });
    for (const name of ['user', 'adminUser', 'theme']) browser.otherTab(() => undefined, name);
    expect(heard).toEqual([]);
  });

  test('what was heard is not written back', async () => {
    const { browser, heard, storage } = listening({});
    await storage.getItem(KEY);
    browser.otherTab(
      () => Object.entries(full).forEach(([name, text]) => browser.stored.set(name, text)),
      'auth_token',
    );
    await storage.setItem(KEY, heard[0] ?? nobody);
    expect(browser.log).toEqual([]);
  });
});
