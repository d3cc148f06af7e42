import { buildApp } from '../app';
import { readConfig } from '../config';
import { accountsOf, eva } from '../testing/accounts';
import { openShop, type Shop } from '../testing/shop';
import { DEFAULT_LIMITS, networkOf } from './limiter';
import { hashToken } from './tokens';
import { sweep } from './sweepRows';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('DELETE FROM attempts'));

const { post, addVerified, signIn, isSignedIn, mailedToken } = accountsOf(() => shop);
const wrong = { email: 'limits@example.com', password: 'wrong password' };
const from = (remoteAddress: string) => ({ remoteAddress });
const movePast = (interval: string) =>
  shop.database.pool.query(`UPDATE attempts SET ends_at = ends_at - interval '${interval}'`);

async function openAnother(env: NodeJS.ProcessEnv = {}) {
  const config = readConfig({ DATA_DIR: shop.database.dataDir, ...env });
  return buildApp({ config, database: shop.database, siteDir: '/nowhere' });
}

/** Tries until it is refused; gives how often it was not, and the refusal. */
async function tryOut(attempt: (n: number) => ReturnType<typeof post>) {
  for (let taken = 0; taken < 100; taken += 1) {
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
])('%s: per account, however the address is written, and per address', async (call, payload, limits) => {
  const minutes = limits.account.seconds / 60;
  const byAccount = await tryOut((n) =>
    post(call, payload(n % 2 ? 'account@example.com' : 'Account@Example.com'), from(`10.0.0.${n}`)),
  );
  expect(byAccount.taken).toBe(limits.account.max);
  expect(byAccount.answer.json()).toEqual({
    success: false,
    message: `Too many attempts. Please try again in ${minutes} minutes.`,
  });
  const retryAfter = Number(byAccount.answer.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan((minutes - 1) * 60);
  expect(retryAfter).toBeLessThanOrEqual(minutes * 60);

  const byAddress = await tryOut((n) => post(call, payload(`person${n}@example.com`), from('10.1.1.1')));
  expect(byAddress.taken).toBe(limits.network.max);
});

test('reset: per address for any token, per account for one that runs', async () => {
  const { taken } = await tryOut(() => post('reset-password', { token: 'x', password: 'new password' }));
  expect(taken).toBe(DEFAULT_LIMITS.reset.network.max);

  await addVerified({ ...eva, email: 'reset@example.com' });
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `SELECT id FROM users WHERE email = 'reset@example.com'`,
  );
  const byAccount = await tryOut(async (n) => {
    await shop.database.pool.query(
      `INSERT INTO links (token_hash, purpose, user_id, expires_at) VALUES ($1, 'reset', $2, now() + interval '1 hour')`,
      [hashToken(`token ${n}`), rows[0]?.id],
    );
    return post('reset-password', { token: `token ${n}`, password: 'new password' }, from(`10.0.0.${n}`));
  });
  expect(byAccount.taken).toBe(DEFAULT_LIMITS.reset.account.max);
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

test('who signs in starts anew and costs the address nothing; so does who resets the password', async () => {
  const email = 'clear@example.com';
  await addVerified({ ...eva, email });
  for (let round = 0; round < 7; round += 1) {
    for (let n = 0; n < 9; n += 1) await post('login', { email, password: 'wrong' }, from(`10.0.${round}.1`));
    await signIn(email, eva.password);
  }
  await tryOut((n) => post('login', { email, password: 'wrong' }, from(`10.2.0.${n}`)));
  await post('forgot-password', { email });
  const token = await mailedToken(email);
  expect((await post('reset-password', { token, password: 'new password' })).statusCode).toBe(200);
  await signIn(email, 'new password');
});

test('an attempt that began before the window did, and comes second, counts in it', async () => {
  await post('login', wrong);
  await movePast('-1 second');
  await post('login', wrong);
  const { rows } = await shop.database.pool.query('SELECT hits FROM attempts');
  expect(rows).toEqual([{ hits: 2 }, { hits: 2 }]);
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
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
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
  await sweep(pool);
  expect(await counts()).toEqual(before);
  await pool.query(`UPDATE sessions SET expires_at = now()`);
  await pool.query(`UPDATE links SET expires_at = now() - interval '7 days'`);
  await pool.query(`UPDATE attempts SET ends_at = now()`);
  await pool.query(`UPDATE registrations SET created_at = now() - interval '11 days'`);
  await sweep(pool);
  expect(Object.values(await counts())).toEqual([0, 0, 0, 0]);
});
