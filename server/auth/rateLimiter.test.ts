import { buildApp } from '../app';
import { readConfig } from '../config/readConfig';
import { accountsOf, eva } from '../testing/accounts';
import { queriesDuring } from '../testing/recordQueries';
import { openShop, type Shop } from '../testing/shop';
import { DEFAULT_LIMITS, type Limits, networkKey } from './rateLimiter';
import { openSigner } from './signing';
import { deleteExpired } from './cleanupQueries';
import { newSignedToken } from './tokens';

/** The default limits. Refusals are not cached, so that tests can lift them by deleting counters in the database. */
const limits = { ...DEFAULT_LIMITS, rememberSeconds: 0 };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ limits });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('DELETE FROM attempts'));

const { post, addVerified, signIn, isSignedIn, mailedToken } = accountsOf(() => shop);
const wrongCredentials = { email: 'limits@example.com', password: 'wrong password' };
const from = (remoteAddress: string) => ({ remoteAddress });
const shiftWindows = (interval: string) =>
  shop.database.pool.query(`UPDATE attempts SET ends_at = ends_at - interval '${interval}'`);

async function openAnother(env: NodeJS.ProcessEnv = {}, own: Limits = limits) {
  const config = readConfig({ DATA_DIR: shop.database.dataDir, ...env });
  return buildApp({ config, database: shop.database, siteDir: '/nowhere', limits: own });
}

/** Repeats an attempt until it gets 429. Returns the 429 response and the number of attempts before it (`allowed`). */
async function repeatUntilRefused(attempt: (n: number) => ReturnType<typeof post>) {
  for (let allowed = 0; allowed < 200; allowed += 1) {
    const response = await attempt(allowed);
    if (response.statusCode === 429) return { allowed, response };
  }
  throw new Error('There is no limit.');
}

test('limits apply across servers: of 40 concurrent sign-ins on two servers, 30 are refused', async () => {
  const other = await openAnother();
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      n % 2
        ? post('login', wrongCredentials)
        : other.inject({ method: 'POST', url: '/api/auth/login', payload: wrongCredentials }),
    ),
  );
  await other.close();
  const count = (status: number) => responses.filter(({ statusCode }) => statusCode === status).length;
  expect([count(401), count(429)]).toEqual([10, 30]);
});

test('servers share sessions: signing out on one server ends the session on all', async () => {
  const other = await openAnother();
  await addVerified({ ...eva, email: 'shared@example.com' });
  const token = await signIn('shared@example.com', eva.password);
  const headers = { authorization: `Bearer ${token}` };
  const profile = () => other.inject({ url: '/api/auth/profile', headers });
  expect((await profile()).statusCode).toBe(200);
  await other.inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect(await isSignedIn(token)).toBe(false);
  await other.close();
});

test.each([
  ['login', (email: string) => ({ email, password: 'wrong password' }), DEFAULT_LIMITS.login],
  ['register', (email: string) => ({ ...eva, email }), DEFAULT_LIMITS.register],
  ['forgot-password', (email: string) => ({ email }), DEFAULT_LIMITS.forgot],
  ['resend-verification', (email: string) => ({ email }), DEFAULT_LIMITS.resend],
])(
  '%s is limited per account and network, whatever the case of the address, and per network',
  async (call, payload, limits) => {
    const minutes = limits.pair.seconds / 60;
    const onAccount = await repeatUntilRefused((n) =>
      post(call, payload(n % 2 ? 'account@example.com' : 'Account@Example.com')),
    );
    expect(onAccount.allowed).toBe(limits.pair.max);
    expect(onAccount.response.json()).toEqual({
      success: false,
      message: `Too many attempts. Please try again in ${minutes} minutes.`,
    });
    const retryAfter = Number(onAccount.response.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan((minutes - 1) * 60);
    expect(retryAfter).toBeLessThanOrEqual(minutes * 60);

    const inAll = await repeatUntilRefused((n) => post(call, payload(`person${n}@example.com`), from('10.1.1.1')));
    expect(inAll.allowed).toBe(limits.network.max);
  },
);

test.each([
  ['login', { email: 'account@example.com', password: 'wrong password' }, DEFAULT_LIMITS.login],
  ['register', { ...eva, email: 'account@example.com' }, DEFAULT_LIMITS.register],
])('%s is limited per account over all networks', async (call, payload, limits) => {
  const { allowed } = await repeatUntilRefused((n) => post(call, payload, from(`10.0.${n}.1`)));
  expect(allowed).toBe(limits.account.max);
});

test("an IPv6 /64 counts as a network; a /48 gets ten times the limit in all, but only one network's limit per account", async () => {
  const guess = (email: string, address: string) => post('login', { email, password: 'wrong password' }, from(address));
  const onAccount = await repeatUntilRefused((n) => guess('account@example.com', `2001:db8:0:${n.toString(16)}::1`));
  expect(onAccount.allowed).toBe(DEFAULT_LIMITS.login.pair.max);

  await shop.database.pool.query(
    `UPDATE attempts SET hits = 499 WHERE action = 'login' AND subject = 'network 2001:db8:0::/48'`,
  );
  const inAll = await repeatUntilRefused((n) => guess(`person${n}@example.com`, `2001:db8:0:${n.toString(16)}::1`));
  expect(inAll.allowed).toBe(1);
});

describe('mailed tokens', () => {
  const calls = [
    ['reset', (token: string) => post('reset-password', { token, password: 'new password' })],
    ['verify', (token: string) => post('verify-email', { token })],
  ] as const;

  test.each(calls)('%s: a made-up token is refused without a query', async (_purpose, use) => {
    const queries = await queriesDuring(shop.database.pool, async () => {
      for (let n = 0; n < 30; n += 1) expect((await use(`${n}`.padEnd(59, 'x'))).statusCode).toBe(400);
    });
    expect(queries).toEqual([]);
  });

  test.each(calls)('%s: a used token is looked up at most ten times an hour', async (purpose, use) => {
    const token = newSignedToken(await openSigner(shop.database.pool), purpose);
    const { allowed } = await repeatUntilRefused(() => use(token));
    expect(allowed).toBe(10);
  });

  test('requests of other clients on the same network do not block a valid link', async () => {
    await addVerified({ ...eva, email: 'reset@example.com' });
    await post('forgot-password', { email: 'reset@example.com' });
    const token = await mailedToken('reset@example.com');
    for (let n = 0; n < 30; n += 1)
      await post('reset-password', { token: `${n}`.padEnd(59, 'x'), password: 'new password' });
    expect((await post('reset-password', { token, password: 'new password' })).statusCode).toBe(200);
  });

  test('a token signed for one purpose is refused for the other without a query', async () => {
    const signer = await openSigner(shop.database.pool);
    const queries = await queriesDuring(shop.database.pool, async () => {
      expect((await calls[0][1](newSignedToken(signer, 'verify'))).statusCode).toBe(400);
      expect((await calls[1][1](newSignedToken(signer, 'reset'))).statusCode).toBe(400);
    });
    expect(queries).toEqual([]);
  });
});

test('repeats a cached refusal without a query until the cache entry expires', async () => {
  const other = await openAnother({}, { ...DEFAULT_LIMITS, rememberSeconds: 600 });
  const guess = () => other.inject({ method: 'POST', url: '/api/auth/login', payload: wrongCredentials });
  const refused = (await repeatUntilRefused(guess)).response;
  let again = refused;
  expect(await queriesDuring(shop.database.pool, async () => void (again = await guess()))).toEqual([]);
  expect([again.statusCode, again.json()]).toEqual([429, refused.json()]);
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(14 * 60);
  await other.close();

  const soon = await openAnother({}, { ...DEFAULT_LIMITS, rememberSeconds: 0.5 });
  const guessSoon = () => soon.inject({ method: 'POST', url: '/api/auth/login', payload: wrongCredentials });
  await repeatUntilRefused(guessSoon);
  await shop.database.pool.query('DELETE FROM attempts');
  while ((await guessSoon()).statusCode === 429) await new Promise((resolve) => setTimeout(resolve, 20));
  await soon.close();
});

test('a password reset clears the cached refusals of the account', async () => {
  const other = await openAnother({}, { ...DEFAULT_LIMITS, rememberSeconds: 600 });
  const ask = (call: string, payload: object) => other.inject({ method: 'POST', url: `/api/auth/${call}`, payload });
  const email = 'remembered@example.com';
  await addVerified({ ...eva, email });
  await repeatUntilRefused(() => ask('login', { email, password: 'wrong password' }));
  await post('forgot-password', { email });
  await ask('reset-password', { token: await mailedToken(email), password: 'new password' });
  expect((await ask('login', { email, password: 'new password' })).statusCode).toBe(200);
  await other.close();
});

test('change-password: a stolen session cannot guess the password', async () => {
  await addVerified({ ...eva, email: 'stolen@example.com' });
  const token = await signIn('stolen@example.com', eva.password);
  const { allowed } = await repeatUntilRefused((n) =>
    post(
      'change-password',
      { currentPassword: `guess ${n}`, newPassword: 'new password' },
      { headers: { authorization: `Bearer ${token}` } },
    ),
  );
  expect(allowed).toBe(DEFAULT_LIMITS.changePassword.account.max);
});

test('a successful sign-in clears the counter of network and account, and does not count against the network', async () => {
  const email = 'clear@example.com';
  await addVerified({ ...eva, email });
  for (let round = 0; round < 5; round += 1) {
    for (let n = 0; n < 9; n += 1) await post('login', { email, password: 'wrong' });
    await signIn(email, eva.password);
  }
  const { rows } = await shop.database.pool.query(`SELECT subject, hits FROM attempts WHERE action = 'login'`);
  expect(rows).toEqual([{ subject: 'network 127.0.0.1', hits: 45 }]);
});

test('counts a concurrent attempt that began before the window but was counted second', async () => {
  await post('login', wrongCredentials);
  await shiftWindows('-1 second');
  await post('login', wrongCredentials);
  const { rows } = await shop.database.pool.query('SELECT hits FROM attempts');
  expect(rows).toEqual([{ hits: 2 }, { hits: 2 }, { hits: 2 }]);
});

test('a window expires at its end, or at once if a wrong clock dated it far in the future', async () => {
  await repeatUntilRefused(() => post('login', wrongCredentials));
  await shiftWindows('14 minutes');
  const response = await post('login', wrongCredentials);
  expect(response.json()).toMatchObject({ message: 'Too many attempts. Please try again in a minute.' });
  await shiftWindows('1 minute');
  expect((await post('login', wrongCredentials)).statusCode).toBe(401);

  await repeatUntilRefused(() => post('login', wrongCredentials));
  await shiftWindows('-1 year');
  expect((await post('login', wrongCredentials)).statusCode).toBe(401);
});

test('X-Forwarded-For is ignored unless it comes from a proxy in TRUST_PROXY', async () => {
  const forwarded = (n: number) => ({
    headers: { 'x-forwarded-for': `10.3.0.${n}` },
    remoteAddress: '192.0.2.7',
  });
  const payload = (n: number) => ({ email: `person${n}@example.com` });
  expect((await repeatUntilRefused((n) => post('forgot-password', payload(n), forwarded(n)))).allowed).toBe(
    DEFAULT_LIMITS.forgot.network.max,
  );
  const proxied = await openAnother({ TRUST_PROXY: '192.0.2.0/24' });
  const response = await proxied.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: payload(1000),
    ...forwarded(1),
  });
  await proxied.close();
  expect(response.statusCode).toBe(200);
});

test.each([
  ['192.0.2.7', 'network 192.0.2.7'],
  ['::ffff:192.0.2.7', 'network 192.0.2.7'],
  ['2001:DB8:0:12:aaaa::1', 'network 2001:db8:0:12::/64'],
  ['2001:db8::12:0:0:0:1', 'network 2001:db8:0:12::/64'],
  ['fe80::1%eth0', 'network fe80:0:0:0::/64'],
  ['::1', 'network 0:0:0:0::/64'],
  ['192.0.2.7:50123', 'network 192.0.2.7'],
  ['[2001:db8:0:12::1]:50123', 'network 2001:db8:0:12::/64'],
  ['[2001:db8:0:12::1]', 'network 2001:db8:0:12::/64'],
  ['unix:', 'network unknown'],
  ['anything else', 'network unknown'],
])('the IP address %s belongs to the %s', (ip, network) => {
  expect(networkKey(ip)).toBe(network);
});

test('deletes expired rows and no others', async () => {
  const { pool } = shop.database;
  const email = 'sweep@example.com';
  await post('register', { ...eva, email });
  await mailedToken(email);
  const tables = ['sessions', 'links', 'registrations', 'attempts'];
  const counts = async () => {
    const counted: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
      counted[table] = rows[0]?.n ?? 0;
    }
    return counted;
  };
  const before = await counts();
  expect(Object.values(before)).not.toContain(0);
  await deleteExpired(pool);
  expect(await counts()).toEqual(before);
  await pool.query(`UPDATE sessions SET expires_at = now()`);
  await pool.query(`UPDATE links SET expires_at = now() - interval '7 days'`);
  await pool.query(`UPDATE attempts SET ends_at = now()`);
  await pool.query(`UPDATE registrations SET created_at = now() - interval '11 days'`);
  await deleteExpired(pool);
  expect(Object.values(await counts())).toEqual([0, 0, 0, 0]);
});
