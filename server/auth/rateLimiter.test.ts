import { buildApp } from '../app';
import { readConfig } from '../config/readConfig';
import { accountsOf, eva } from '../testing/accounts';
import { queriesDuring } from '../testing/recordQueries';
import { openShop, type Shop } from '../testing/shop';
import { DEFAULT_LIMITS, type Limits, networkKey } from './rateLimiter';
import { openSigner } from './signing';
import { deleteExpired } from './cleanupQueries';
import { newLinkToken } from './tokens';

/** Tests clear the counters in the database, so a process must not remember them. */
const limits = { ...DEFAULT_LIMITS, rememberSeconds: 0 };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ limits });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('DELETE FROM attempts'));

const { post, addVerified, signIn, isSignedIn, mailedToken } = accountsOf(() => shop);
const wrong = { email: 'limits@example.com', password: 'wrong password' };
const from = (remoteAddress: string) => ({ remoteAddress });
const movePast = (interval: string) =>
  shop.database.pool.query(`UPDATE attempts SET ends_at = ends_at - interval '${interval}'`);

async function openAnother(env: NodeJS.ProcessEnv = {}, own: Limits = limits) {
  const config = readConfig({ DATA_DIR: shop.database.dataDir, ...env });
  return buildApp({ config, database: shop.database, siteDir: '/nowhere', limits: own });
}

/** Tries until it is refused; gives how often it was not, and the refusal. */
async function tryOut(attempt: (n: number) => ReturnType<typeof post>) {
  for (let taken = 0; taken < 200; taken += 1) {
    const answer = await attempt(taken);
    if (answer.statusCode === 429) return { taken, answer };
  }
  throw new Error('There is no limit.');
}

test('"they hold across several instances": of 40 sign-ins at once on two servers, 10 are looked at', async () => {
  const other = await openAnother();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      n % 2 ? post('login', wrong) : other.inject({ method: 'POST', url: '/api/auth/login', payload: wrong }),
    ),
  );
  await other.close();
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect([count(401), count(429)]).toEqual([10, 30]);
});

test('several instances share sessions: signed out on one is signed out on all', async () => {
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
  '%s: on one account from one network, however the address is written, and from one network in all',
  async (call, payload, limits) => {
    const minutes = limits.pair.seconds / 60;
    const onAccount = await tryOut((n) => post(call, payload(n % 2 ? 'account@example.com' : 'Account@Example.com')));
    expect(onAccount.taken).toBe(limits.pair.max);
    expect(onAccount.answer.json()).toEqual({
      success: false,
      message: `Too many attempts. Please try again in ${minutes} minutes.`,
    });
    const retryAfter = Number(onAccount.answer.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan((minutes - 1) * 60);
    expect(retryAfter).toBeLessThanOrEqual(minutes * 60);

    const inAll = await tryOut((n) => post(call, payload(`person${n}@example.com`), from('10.1.1.1')));
    expect(inAll.taken).toBe(limits.network.max);
  },
);

test.each([
  ['login', { email: 'account@example.com', password: 'wrong password' }, DEFAULT_LIMITS.login],
  ['register', { ...eva, email: 'account@example.com' }, DEFAULT_LIMITS.register],
])('%s: on one account from everywhere', async (call, payload, limits) => {
  const { taken } = await tryOut((n) => post(call, payload, from(`10.0.${n}.1`)));
  expect(taken).toBe(limits.account.max);
});

test('an IPv6 /64 is a network; a /48 may do ten times as much in all, and as much as one network on one account', async () => {
  const guess = (email: string, address: string) => post('login', { email, password: 'wrong password' }, from(address));
  const onAccount = await tryOut((n) => guess('account@example.com', `2001:db8:0:${n.toString(16)}::1`));
  expect(onAccount.taken).toBe(DEFAULT_LIMITS.login.pair.max);

  await shop.database.pool.query(
    `UPDATE attempts SET hits = 499 WHERE action = 'login' AND subject = 'network 2001:db8:0::/48'`,
  );
  const inAll = await tryOut((n) => guess(`person${n}@example.com`, `2001:db8:0:${n.toString(16)}::1`));
  expect(inAll.taken).toBe(1);
});

describe('mailed tokens', () => {
  const calls = [
    ['reset', (token: string) => post('reset-password', { token, password: 'new password' })],
    ['verify', (token: string) => post('verify-email', { token })],
  ] as const;

  test.each(calls)(
    '%s: "calls that are over their limit still take … a database write": a made-up token costs no query',
    async (_purpose, use) => {
      const queries = await queriesDuring(shop.database.pool, async () => {
        for (let n = 0; n < 30; n += 1) expect((await use(`${n}`.padEnd(59, 'x'))).statusCode).toBe(400);
      });
      expect(queries).toEqual([]);
    },
  );

  test.each(calls)(
    '%s: "`verify-email` has no limit": a token that was used is looked up ten times an hour',
    async (purpose, use) => {
      const token = newLinkToken(await openSigner(shop.database.pool), purpose);
      const { taken } = await tryOut(() => use(token));
      expect(taken).toBe(10);
    },
  );

  test('somebody on the same network cannot keep an owner from following a link', async () => {
    await addVerified({ ...eva, email: 'reset@example.com' });
    await post('forgot-password', { email: 'reset@example.com' });
    const token = await mailedToken('reset@example.com');
    for (let n = 0; n < 30; n += 1)
      await post('reset-password', { token: `${n}`.padEnd(59, 'x'), password: 'new password' });
    expect((await post('reset-password', { token, password: 'new password' })).statusCode).toBe(200);
  });

  test('a token that was signed for one purpose is refused for the other without a query', async () => {
    const signer = await openSigner(shop.database.pool);
    const queries = await queriesDuring(shop.database.pool, async () => {
      expect((await calls[0][1](newLinkToken(signer, 'verify'))).statusCode).toBe(400);
      expect((await calls[1][1](newLinkToken(signer, 'reset'))).statusCode).toBe(400);
    });
    expect(queries).toEqual([]);
  });
});

test('"refuse known offenders from memory before any database work": until the time is over, or the counter was cleared', async () => {
  const other = await openAnother({}, { ...DEFAULT_LIMITS, rememberSeconds: 600 });
  const guess = () => other.inject({ method: 'POST', url: '/api/auth/login', payload: wrong });
  const refused = (await tryOut(guess)).answer;
  let again = refused;
  expect(await queriesDuring(shop.database.pool, async () => void (again = await guess()))).toEqual([]);
  expect([again.statusCode, again.json()]).toEqual([429, refused.json()]);
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(14 * 60);
  await other.close();

  const soon = await openAnother({}, { ...DEFAULT_LIMITS, rememberSeconds: 0.5 });
  const guessSoon = () => soon.inject({ method: 'POST', url: '/api/auth/login', payload: wrong });
  await tryOut(guessSoon);
  await shop.database.pool.query('DELETE FROM attempts');
  while ((await guessSoon()).statusCode === 429) await new Promise((resolve) => setTimeout(resolve, 20));
  await soon.close();
});

test('a reset ends what this process remembers of the account', async () => {
  const other = await openAnother({}, { ...DEFAULT_LIMITS, rememberSeconds: 600 });
  const ask = (call: string, payload: object) => other.inject({ method: 'POST', url: `/api/auth/${call}`, payload });
  const email = 'remembered@example.com';
  await addVerified({ ...eva, email });
  await tryOut(() => ask('login', { email, password: 'wrong password' }));
  await post('forgot-password', { email });
  await ask('reset-password', { token: await mailedToken(email), password: 'new password' });
  expect((await ask('login', { email, password: 'new password' })).statusCode).toBe(200);
  await other.close();
});

test('change-password: a stolen session cannot guess the password', async () => {
  await addVerified({ ...eva, email: 'stolen@example.com' });
  const token = await signIn('stolen@example.com', eva.password);
  const { taken } = await tryOut((n) =>
    post(
      'change-password',
      { currentPassword: `guess ${n}`, newPassword: 'new password' },
      { headers: { authorization: `Bearer ${token}` } },
    ),
  );
  expect(taken).toBe(DEFAULT_LIMITS.changePassword.account.max);
});

test('signing in clears the attempts of this network on the account, and costs the network nothing', async () => {
  const email = 'clear@example.com';
  await addVerified({ ...eva, email });
  for (let round = 0; round < 5; round += 1) {
    for (let n = 0; n < 9; n += 1) await post('login', { email, password: 'wrong' });
    await signIn(email, eva.password);
  }
  const { rows } = await shop.database.pool.query(`SELECT subject, hits FROM attempts WHERE action = 'login'`);
  expect(rows).toEqual([{ subject: 'network 127.0.0.1', hits: 45 }]);
});

test('an attempt that began before the window did, and comes second, counts in it', async () => {
  await post('login', wrong);
  await movePast('-1 second');
  await post('login', wrong);
  const { rows } = await shop.database.pool.query('SELECT hits FROM attempts');
  expect(rows).toEqual([{ hits: 2 }, { hits: 2 }, { hits: 2 }]);
});

test('a window that is over is over, and one dated by a clock gone wrong as well', async () => {
  await tryOut(() => post('login', wrong));
  await movePast('14 minutes');
  const answer = await post('login', wrong);
  expect(answer.json()).toMatchObject({ message: 'Too many attempts. Please try again in a minute.' });
  await movePast('1 minute');
  expect((await post('login', wrong)).statusCode).toBe(401);

  await tryOut(() => post('login', wrong));
  await movePast('-1 year');
  expect((await post('login', wrong)).statusCode).toBe(401);
});

test('nobody chooses the address that is counted, unless TRUST_PROXY says who may', async () => {
  const claim = (n: number) => ({
    headers: { 'x-forwarded-for': `10.3.0.${n}` },
    remoteAddress: '192.0.2.7',
  });
  const payload = (n: number) => ({ email: `person${n}@example.com` });
  expect((await tryOut((n) => post('forgot-password', payload(n), claim(n)))).taken).toBe(
    DEFAULT_LIMITS.forgot.network.max,
  );
  const proxied = await openAnother({ TRUST_PROXY: '192.0.2.0/24' });
  const answer = await proxied.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: payload(1000),
    ...claim(1),
  });
  await proxied.close();
  expect(answer.statusCode).toBe(200);
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
])('%s counts as %s', (address, network) => {
  expect(networkKey(address)).toBe(network);
});

test('what is over is swept, and nothing else', async () => {
  const { pool } = shop.database;
  const email = 'sweep@example.com';
  await post('register', { ...eva, email });
  await mailedToken(email);
  const tables = ['sessions', 'links', 'registrations', 'attempts'];
  const counts = async () => {
    const found: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
      found[table] = rows[0]?.n ?? 0;
    }
    return found;
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
