import { accountsOf, eva } from '../testing/accounts';
import { queriesDuring } from '../testing/recordQueries';
import { openShop, type Shop } from '../testing/shop';
import { DEFAULT_LIMITS } from './rateLimiter';

/* Nobody's attempts keep an owner out of their account (docs/decisions/0029). */

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
const right = { email: eva.email, password: eva.password };
const wrong = { email: eva.email, password: 'wrong password' };

/** Guesses from each of so many networks until the network is refused. Returns how many guesses were looked at. */
async function guessFrom(networks: number): Promise<number> {
  let taken = 0;
  for (let n = 0; n < networks; n += 1) {
    const stranger = openBrowser(`203.0.113.${n}`);
    while ((await stranger.post('login', wrong)).statusCode === 401) taken += 1;
  }
  return taken;
}

/** Asks for reset links from many networks, more often than any limit allows. */
async function floodRecovery(): Promise<void> {
  for (let n = 0; n < 30; n += 1) {
    await openBrowser(`203.0.113.${n % 6}`).post('forgot-password', { email: eva.email });
  }
}

/** A browser that has been signed in, at a network that is used up. */
async function openKnownBrowser() {
  const browser = openBrowser('198.51.100.7');
  expect((await browser.post('login', right)).statusCode).toBe(200);
  return browser;
}

const statusOf = async (browser: ReturnType<typeof openBrowser>, credentials = right) =>
  (await browser.post('login', credentials)).statusCode;

test('"ten wrong passwords lock the account for everybody": they lock out the network that they came from', async () => {
  expect(await guessFrom(1)).toBe(10);
  expect(await statusOf(openBrowser('198.51.100.7'))).toBe(200);
});

test('an account takes a hundred guesses an hour from everywhere, and then new devices only after a reset', async () => {
  const known = await openKnownBrowser();
  expect(await guessFrom(12)).toBe(100);
  expect(await statusOf(openBrowser('198.51.100.8'))).toBe(429);
  expect(await statusOf(known)).toBe(200);

  const owner = openBrowser('198.51.100.8');
  expect((await owner.post('forgot-password', { email: eva.email })).statusCode).toBe(200);
  const reset = { token: await mailedToken(eva.email), password: 'new password' };
  expect((await owner.post('reset-password', reset)).statusCode).toBe(200);
  expect(await statusOf(openBrowser('203.0.113.1'), { ...right, password: 'new password' })).toBe(200);
});

test('"a device that signed in before" gets in from a network that is used up, and has ten attempts of its own', async () => {
  const known = await openKnownBrowser();
  const neighbour = openBrowser('198.51.100.7');
  for (let n = 0; n < 60; n += 1) await neighbour.post('login', { ...wrong, email: `person${n % 9}@example.com` });
  expect(await statusOf(neighbour)).toBe(429);
  expect(await statusOf(known)).toBe(200);

  for (let n = 0; n < 10; n += 1) expect(await statusOf(known, wrong)).toBe(401);
  expect(await statusOf(known)).toBe(429);
  expect(await statusOf(openBrowser('198.51.100.9'))).toBe(200);
});

test('"never let somebody else\'s attempts block recovery": whoever asks, the owner holds links that run', async () => {
  const mails = (await mailsTo(eva.email)).length;
  await floodRecovery();
  expect((await mailsTo(eva.email)).length - mails).toBe(3);
  const owner = openBrowser('198.51.100.7');
  expect((await owner.post('forgot-password', { email: eva.email })).statusCode).toBe(200);
  const reset = { token: await mailedToken(eva.email), password: 'new password' };
  expect((await owner.post('reset-password', reset)).statusCode).toBe(200);
});

test('a link that the owner has used up does not count: the next mail is sent, however many strangers have asked', async () => {
  await floodRecovery();
  const owner = openBrowser('198.51.100.7');
  await owner.post('reset-password', { token: await mailedToken(eva.email), password: 'new password' });
  const mails = (await mailsTo(eva.email)).length;
  await openBrowser('198.51.100.8').post('forgot-password', { email: eva.email });
  expect((await mailsTo(eva.email)).length - mails).toBe(1);
});

test('mails that strangers asked for before there was an account do not count either', async () => {
  const later = { ...eva, email: 'later@example.com' };
  for (let n = 0; n < 5; n += 1) await openBrowser(`203.0.113.${n}`).post('forgot-password', { email: later.email });
  await addVerified(later);
  const mails = (await mailsTo(later.email)).length;
  await openBrowser('198.51.100.7').post('forgot-password', { email: later.email });
  expect((await mailsTo(later.email)).length - mails).toBe(1);
});

test('a known device gets its mail in any case, five an hour', async () => {
  const known = await openKnownBrowser();
  await floodRecovery();
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
  /** Whether the browser is let in although the account is locked for everybody else. */
  async function isKnown(browser: ReturnType<typeof openBrowser>, password = eva.password): Promise<boolean> {
    await shop.database.pool.query(
      `INSERT INTO attempts (action, subject, account, hits, ends_at)
       VALUES ('login', 'account ' || $1::text, $1, 1000, now() + interval '10 minutes')
       ON CONFLICT (action, subject) DO UPDATE SET hits = 1000`,
      [eva.email],
    );
    return (await statusOf(browser, { ...right, password })) === 200;
  }

  test('is for the account calls of this browser, for 180 days, and out of reach of scripts', async () => {
    const { headers } = await openBrowser().post('login', right);
    expect(String(headers['set-cookie'])).toMatch(
      /^known_device=[\w.-]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  test('is revoked by a reset', async () => {
    const known = await openKnownBrowser();
    expect(await isKnown(known)).toBe(true);
    const elsewhere = openBrowser('198.51.100.8');
    await elsewhere.post('forgot-password', { email: eva.email });
    await elsewhere.post('reset-password', { token: await mailedToken(eva.email), password: 'new password' });
    expect(await isKnown(known, 'new password')).toBe(false);
    // Following the mailed link is as good a proof as signing in.
    expect(await isKnown(elsewhere, 'new password')).toBe(true);
  });

  test('is revoked by a changed password, but in the browser that changed it', async () => {
    const [known, other] = [await openKnownBrowser(), await openKnownBrowser()];
    const token = await signIn(eva.email, eva.password);
    const change = { currentPassword: eva.password, newPassword: 'new password' };
    const changed = await known.post('change-password', change, { headers: { authorization: `Bearer ${token}` } });
    expect(changed.statusCode).toBe(200);
    expect(await isKnown(known, 'new password')).toBe(true);
    expect(await isKnown(other, 'new password')).toBe(false);
    expect((await withToken(token, 'GET', 'profile')).statusCode).toBe(200);
  });

  test('is good for its own account only', async () => {
    await addVerified({ ...eva, email: 'mallory@example.com' });
    const browser = openBrowser();
    await browser.post('login', { ...right, email: 'mallory@example.com' });
    expect(browser.cookies.has('known_device')).toBe(true);
    expect(await isKnown(browser)).toBe(false);
  });

  test.each([
    ['forged', (parts: string[]) => [...parts.slice(0, -1), 'A'.repeat(43)]],
    ['of another device', ([account = '', , ...rest]: string[]) => [account, 'A'.repeat(43), ...rest]],
    ['of later', ([account = '', id = '', expiry, ...rest]: string[]) => [account, id, `${expiry}0`, ...rest]],
    ['cut', (parts: string[]) => parts.slice(0, -1)],
    ['empty', () => []],
  ])('%s: is refused without a query', async (_what, change) => {
    const known = await openKnownBrowser();
    known.cookies.set('known_device', change((known.cookies.get('known_device') ?? '').split('.')).join('.'));
    expect(await isKnown(known)).toBe(false);
    const statements = await queriesDuring(shop.database.pool, () => known.post('login', right));
    expect(statements.filter((text) => !text.includes('attempts'))).toEqual([]);
  });

  test('is over after 180 days', async () => {
    const known = await openKnownBrowser();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 181 * 24 * 60 * 60 * 1000);
    expect(await isKnown(known)).toBe(false);
    later.mockRestore();
  });
});

test('a known device keeps its name when it signs in again: its counters do not start again', async () => {
  const known = await openKnownBrowser();
  const nameIn = (response: { headers: Record<string, unknown> }) =>
    /known_device=[^.]+\.([^.]+)\./.exec(String(response.headers['set-cookie']))?.[1];
  const names = [nameIn(await known.post('login', right)), nameIn(await known.post('login', right))];
  expect(names[0]).toBeDefined();
  expect(names[1]).toBe(names[0]);
  expect(nameIn(await openBrowser('198.51.100.8').post('login', right))).not.toBe(names[0]);
});

test('registrations of one address mail it three times in half an hour, and once for each further network', async () => {
  const email = 'flooded@example.com';
  for (const network of [0, 0, 0, 1, 1, 2, 2]) {
    expect((await openBrowser(`203.0.113.${network}`).post('register', { ...eva, email })).statusCode).toBe(201);
  }
  expect(await mailsTo(email)).toHaveLength(5);
});

test('sign-ins that succeed are limited as well: each one stores a session', async () => {
  const limits = { ...DEFAULT_LIMITS, rememberSeconds: 0, session: { accountAlways: { max: 3, seconds: 3600 } } };
  const other = await openShop({ limits });
  const { addVerified: add, openBrowser: open } = accountsOf(() => other);
  await add(eva);
  const known = open('198.51.100.1');
  const statuses = [];
  for (const browser of [known, known, open('198.51.100.2'), open('198.51.100.3'), known]) {
    statuses.push((await browser.post('login', right)).statusCode);
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
