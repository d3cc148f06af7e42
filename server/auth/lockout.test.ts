import { accountsOf, eva } from '../testing/accounts';
import { queriesDuring } from '../testing/recordQueries';
import { openShop, type Shop } from '../testing/shop';
import { DEFAULT_LIMITS } from './rateLimiter';

/* The attempts of other clients cannot lock an owner out of their account (docs/decisions/0029). */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ limits: { ...DEFAULT_LIMITS, rememberSeconds: 0 } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query("DELETE FROM users WHERE email NOT LIKE '%@test.example'");
  await addVerified(eva);
  await shop.database.pool.query('DELETE FROM attempts');
});

const { openBrowser, mailsTo, mailedToken, addVerified, signIn, withToken } = accountsOf(() => shop);
const rightCredentials = { email: eva.email, password: eva.password };
const wrongCredentials = { email: eva.email, password: 'wrong password' };

/**
 * Tries wrong passwords from several networks, one network after the other. Each network stops when it gets 429.
 * Returns the total number of 401 responses.
 */
async function guessFrom(networks: number): Promise<number> {
  let guesses = 0;
  for (let n = 0; n < networks; n += 1) {
    const stranger = openBrowser(`203.0.113.${n}`);
    while ((await stranger.post('login', wrongCredentials)).statusCode === 401) guesses += 1;
  }
  return guesses;
}

/** Requests reset links from several networks, more often than any limit allows. */
async function floodResetRequests(): Promise<void> {
  for (let n = 0; n < 30; n += 1) {
    await openBrowser(`203.0.113.${n % 6}`).post('forgot-password', { email: eva.email });
  }
}

/** Returns a browser at the IP address 198.51.100.7 that has signed in before. */
async function openKnownBrowser() {
  const browser = openBrowser('198.51.100.7');
  expect((await browser.post('login', rightCredentials)).statusCode).toBe(200);
  return browser;
}

const statusOf = async (browser: ReturnType<typeof openBrowser>, credentials = rightCredentials) =>
  (await browser.post('login', credentials)).statusCode;

test('ten wrong passwords lock out the network that they came from, not the account', async () => {
  expect(await guessFrom(1)).toBe(10);
  expect(await statusOf(openBrowser('198.51.100.7'))).toBe(200);
});

test('after a hundred guesses an hour from all networks an account is locked for new devices until a reset', async () => {
  const known = await openKnownBrowser();
  expect(await guessFrom(12)).toBe(100);
  expect(await statusOf(openBrowser('198.51.100.8'))).toBe(429);
  expect(await statusOf(known)).toBe(200);

  const owner = openBrowser('198.51.100.8');
  expect((await owner.post('forgot-password', { email: eva.email })).statusCode).toBe(200);
  const reset = { token: await mailedToken(eva.email), password: 'new password' };
  expect((await owner.post('reset-password', reset)).statusCode).toBe(200);
  expect(await statusOf(openBrowser('203.0.113.1'), { ...rightCredentials, password: 'new password' })).toBe(200);
});

test('a known device can sign in from a network over its limit, and has ten attempts of its own', async () => {
  const known = await openKnownBrowser();
  const neighbour = openBrowser('198.51.100.7');
  for (let n = 0; n < 60; n += 1)
    await neighbour.post('login', { ...wrongCredentials, email: `person${n % 9}@example.com` });
  expect(await statusOf(neighbour)).toBe(429);
  expect(await statusOf(known)).toBe(200);

  for (let n = 0; n < 10; n += 1) expect(await statusOf(known, wrongCredentials)).toBe(401);
  expect(await statusOf(known)).toBe(429);
  expect(await statusOf(openBrowser('198.51.100.9'))).toBe(200);
});

test('requests of other clients cannot block recovery: the owner always has valid reset links', async () => {
  const mails = (await mailsTo(eva.email)).length;
  await floodResetRequests();
  expect((await mailsTo(eva.email)).length - mails).toBe(3);
  const owner = openBrowser('198.51.100.7');
  expect((await owner.post('forgot-password', { email: eva.email })).statusCode).toBe(200);
  const reset = { token: await mailedToken(eva.email), password: 'new password' };
  expect((await owner.post('reset-password', reset)).statusCode).toBe(200);
});

test('after a reset the next mail is sent, however many mails strangers have requested', async () => {
  await floodResetRequests();
  const owner = openBrowser('198.51.100.7');
  await owner.post('reset-password', { token: await mailedToken(eva.email), password: 'new password' });
  const mails = (await mailsTo(eva.email)).length;
  await openBrowser('198.51.100.8').post('forgot-password', { email: eva.email });
  expect((await mailsTo(eva.email)).length - mails).toBe(1);
});

test('mails requested before the account existed do not count against its limit', async () => {
  const later = { ...eva, email: 'later@example.com' };
  for (let n = 0; n < 5; n += 1) await openBrowser(`203.0.113.${n}`).post('forgot-password', { email: later.email });
  await addVerified(later);
  const mails = (await mailsTo(later.email)).length;
  await openBrowser('198.51.100.7').post('forgot-password', { email: later.email });
  expect((await mailsTo(later.email)).length - mails).toBe(1);
});

test('a known device can always request reset mails, up to five an hour', async () => {
  const known = await openKnownBrowser();
  await floodResetRequests();
  for (let n = 0; n < 30; n += 1)
    await openBrowser('198.51.100.7').post('forgot-password', { email: `person${n}@example.com` });
  const mails = (await mailsTo(eva.email)).length;
  for (let n = 0; n < 5; n += 1) {
    expect((await known.post('forgot-password', { email: eva.email })).statusCode).toBe(200);
  }
  expect((await known.post('forgot-password', { email: eva.email })).statusCode).toBe(429);
  expect((await mailsTo(eva.email)).length - mails).toBe(5);
});

describe('the cookie of a known device', () => {
  /** Returns whether the browser can sign in while the account is locked for unknown devices. */
  async function isKnown(browser: ReturnType<typeof openBrowser>, password = eva.password): Promise<boolean> {
    await shop.database.pool.query(
      `INSERT INTO attempts (action, subject, account, hits, ends_at)
       VALUES ('login', 'account ' || $1::text, $1, 1000, now() + interval '10 minutes')
       ON CONFLICT (action, subject) DO UPDATE SET hits = 1000`,
      [eva.email],
    );
    return (await statusOf(browser, { ...rightCredentials, password })) === 200;
  }

  test('lasts 180 days, is sent only to /api/auth and is HttpOnly', async () => {
    const { headers } = await openBrowser().post('login', rightCredentials);
    expect(String(headers['set-cookie'])).toMatch(
      /^known_device=[\w.-]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  test('is revoked by a password reset', async () => {
    const known = await openKnownBrowser();
    expect(await isKnown(known)).toBe(true);
    const elsewhere = openBrowser('198.51.100.8');
    await elsewhere.post('forgot-password', { email: eva.email });
    await elsewhere.post('reset-password', { token: await mailedToken(eva.email), password: 'new password' });
    expect(await isKnown(known, 'new password')).toBe(false);
    // The browser that followed the mailed link becomes a known device, as after a sign-in.
    expect(await isKnown(elsewhere, 'new password')).toBe(true);
  });

  test('is revoked by a password change, except in the browser that made it', async () => {
    const [known, other] = [await openKnownBrowser(), await openKnownBrowser()];
    const token = await signIn(eva.email, eva.password);
    const change = { currentPassword: eva.password, newPassword: 'new password' };
    const changed = await known.post('change-password', change, { headers: { authorization: `Bearer ${token}` } });
    expect(changed.statusCode).toBe(200);
    expect(await isKnown(known, 'new password')).toBe(true);
    expect(await isKnown(other, 'new password')).toBe(false);
    expect((await withToken(token, 'GET', 'profile')).statusCode).toBe(200);
  });

  test('is valid only for its own account', async () => {
    await addVerified({ ...eva, email: 'mallory@example.com' });
    const browser = openBrowser();
    await browser.post('login', { ...rightCredentials, email: 'mallory@example.com' });
    expect(browser.cookies.has('known_device')).toBe(true);
    expect(await isKnown(browser)).toBe(false);
  });

  test.each([
    ['forged', (parts: string[]) => [...parts.slice(0, -1), 'A'.repeat(43)]],
    ['with another device id', ([account = '', , ...rest]: string[]) => [account, 'A'.repeat(43), ...rest]],
    [
      'with a later expiry',
      ([account = '', id = '', expiry, ...rest]: string[]) => [account, id, `${expiry}0`, ...rest],
    ],
    ['without its signature', (parts: string[]) => parts.slice(0, -1)],
    ['empty', () => []],
  ])('%s is refused without a query', async (_case, change) => {
    const known = await openKnownBrowser();
    known.cookies.set('known_device', change((known.cookies.get('known_device') ?? '').split('.')).join('.'));
    expect(await isKnown(known)).toBe(false);
    const statements = await queriesDuring(shop.database.pool, () => known.post('login', rightCredentials));
    expect(statements.filter((text) => !text.includes('attempts'))).toEqual([]);
  });

  test('expires after 180 days', async () => {
    const known = await openKnownBrowser();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 181 * 24 * 60 * 60 * 1000);
    expect(await isKnown(known)).toBe(false);
    later.mockRestore();
  });
});

test('a known device keeps its id when it signs in again, so that its counters do not restart', async () => {
  const known = await openKnownBrowser();
  const deviceIdIn = (response: { headers: Record<string, unknown> }) =>
    /known_device=[^.]+\.([^.]+)\./.exec(String(response.headers['set-cookie']))?.[1];
  const ids = [
    deviceIdIn(await known.post('login', rightCredentials)),
    deviceIdIn(await known.post('login', rightCredentials)),
  ];
  expect(ids[0]).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
  expect(deviceIdIn(await openBrowser('198.51.100.8').post('login', rightCredentials))).not.toBe(ids[0]);
});

test('registrations of one address send three mails in half an hour, and one for each further network', async () => {
  const email = 'flooded@example.com';
  for (const network of [0, 0, 0, 1, 1, 2, 2]) {
    expect((await openBrowser(`203.0.113.${network}`).post('register', { ...eva, email })).statusCode).toBe(201);
  }
  expect(await mailsTo(email)).toHaveLength(5);
});

test('successful sign-ins are limited as well, because each one stores a session', async () => {
  const limits = { ...DEFAULT_LIMITS, rememberSeconds: 0, session: { accountAlways: { max: 3, seconds: 3600 } } };
  const other = await openShop({ limits });
  const { addVerified: add, openBrowser: open } = accountsOf(() => other);
  await add(eva);
  const known = open('198.51.100.1');
  const statuses = [];
  for (const browser of [known, known, open('198.51.100.2'), open('198.51.100.3'), known]) {
    statuses.push((await browser.post('login', rightCredentials)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(
    (
      await other.database.pool.query('SELECT FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = $1', [
        eva.email,
      ])
    ).rowCount,
  ).toBe(3);
  await other.close();
});
