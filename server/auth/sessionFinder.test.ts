import { accountsOf, eva } from '../testing/accounts';
import { NO_LIMITS } from '../testing/limits';
import { queriesDuring } from '../testing/recordQueries';
import { openShop, type Shop } from '../testing/shop';
import { newToken } from './tokens';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ limits: { ...NO_LIMITS, unknownTokens: { max: 3, seconds: 60 } } });
  await addVerified(eva);
});
afterEach(() => shop.close());

const { addVerified, signIn, withToken } = accountsOf(() => shop);
const profile = (token: string, remoteAddress = '127.0.0.1') =>
  shop.app.inject({ url: '/api/auth/profile', headers: { authorization: `Bearer ${token}` }, remoteAddress });

/** Sends as many unknown tokens as the network's limit allows. */
async function exhaustLimit(remoteAddress?: string): Promise<void> {
  for (let n = 0; n < 3; n += 1) expect((await profile(newToken(), remoteAddress)).statusCode).toBe(401);
}

test('a network over its limit of unknown tokens is refused without a query', async () => {
  await exhaustLimit();
  let response = await profile(newToken());
  expect(await queriesDuring(shop.database.pool, async () => void (response = await profile(newToken())))).toEqual([]);
  expect([response.statusCode, response.json()]).toEqual([
    429,
    { success: false, message: 'Too many attempts. Please try again in a minute.' },
  ]);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect((await profile(newToken(), '192.0.2.7')).statusCode).toBe(401);
});

test('a recently used session still works on a network over its limit, until the session ends', async () => {
  const token = await signIn(eva.email, eva.password);
  expect((await profile(token)).statusCode).toBe(200);
  await exhaustLimit();
  expect((await profile(token)).statusCode).toBe(200);
  expect((await withToken(token, 'POST', 'logout')).statusCode).toBe(200);
  expect((await profile(token)).statusCode).toBe(401);
  expect((await profile(token)).statusCode).toBe(429);
});

test('an IPv6 /48 may send ten times as many unknown tokens as a /64', async () => {
  for (let n = 0; n < 10; n += 1) await exhaustLimit(`2001:db8:0:${n}::1`);
  expect((await profile(newToken(), '2001:db8:0:a::1')).statusCode).toBe(429);
  expect((await profile(newToken(), '2001:db8:1::1')).statusCode).toBe(401);
});
