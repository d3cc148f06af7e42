import { Readable } from 'node:stream';
import { readContract } from './contract';
import { hashToken, newToken } from '../auth/tokens';
import { productForm } from '../testing/products';
import { type Caller, type Form, openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ID = '00000000-0000-4000-8000-000000000000';
// `logout` comes last: it ends the session that the others use.
const guarded = readContract()
  .operations.filter(({ security }) => security?.length)
  .sort((a, b) => Number(a.operationId === 'logout') - Number(b.operationId === 'logout'));

/** A request that the contract accepts, and what it answers once the guard has let it through. */
const SAMPLES: Record<string, { form?: Form; payload?: object; passed: number }> = {
  createProduct: { form: { ...productForm() }, passed: 201 },
  updateProduct: { form: { name: 'New name' }, passed: 404 },
  archiveProduct: { passed: 404 },
  listAllProducts: { passed: 200 },
  getAnyProduct: { passed: 404 },
  restoreProduct: { passed: 404 },
  listProductHistory: { passed: 404 },
  restoreProductVersion: { passed: 404 },
  listUsers: { passed: 200 },
  getProfile: { passed: 200 },
  logout: { passed: 200 },
  updateProfile: { payload: { firstName: 'Eva' }, passed: 200 },
  // The guard lets it through; the password is not the one.
  changePassword: { payload: { currentPassword: 'secret', newPassword: 'secret2' }, passed: 400 },
};

test('spec §6: "Product create/update/delete calls need a valid token"; the contract says of which role', () => {
  const guards = Object.fromEntries(guarded.map(({ operationId, security }) => [operationId, security]));
  expect(guards).toEqual({
    logout: [{ bearer: [] }],
    getProfile: [{ bearer: [] }],
    updateProfile: [{ bearer: [] }],
    changePassword: [{ bearer: [] }],
    createProduct: [{ bearer: ['admin'] }],
    updateProduct: [{ bearer: ['admin'] }],
    archiveProduct: [{ bearer: ['admin'] }],
    listAllProducts: [{ bearer: ['admin'] }],
    getAnyProduct: [{ bearer: ['admin'] }],
    restoreProduct: [{ bearer: ['admin'] }],
    listProductHistory: [{ bearer: ['admin'] }],
    restoreProductVersion: [{ bearer: ['admin'] }],
    listUsers: [{ bearer: ['admin'] }],
  });
});

test('what concerns one person is not kept by anyone; public reads are asked for again', async () => {
  const cacheRule = async (url: string) => (await shop.ask('admin', { url })).headers['cache-control'];
  expect(await cacheRule('/api/auth/profile')).toBe('no-store');
  expect(await cacheRule('/api/products')).toBe('no-cache');
});

describe.each(guarded)('$operationId', ({ operationId, method, path, security }) => {
  const roles = security?.flatMap((requirement) => requirement['bearer'] ?? []) ?? [];
  const { passed, ...sample } = SAMPLES[operationId] ?? { passed: 0 };
  const request = {
    method: method as 'POST',
    url: `/api${path.replace('{id}', ID).replace('{version}', '1')}`,
    ...sample,
  };
  const allowed = (caller: Caller) => caller === 'admin' || (caller === 'customer' && roles.length === 0);

  test('a guest gets 401', async () => {
    const answer = await shop.ask('guest', request);
    expect([answer.statusCode, answer.json()]).toEqual([401, { success: false, message: 'Please sign in first.' }]);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test.each(['customer', 'admin'] as const)('a %s', async (caller) => {
    const answer = await shop.ask(caller, request);
    expect(answer.statusCode).toBe(allowed(caller) ? passed : 403);
    if (!allowed(caller))
      expect(answer.json()).toEqual({ success: false, message: "You don't have permission to do this." });
  });

  test.each([
    ['unknown', newToken()],
    ['cut', newToken().slice(0, 20)],
    ['empty', ''],
    ['not ASCII', 'tökén'],
  ])('a token that is %s gets 401', async (_what, token) => {
    const answer = await shop.ask('guest', { ...request, headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(401);
  });

  test('another scheme gets 401', async () => {
    const answer = await shop.ask('guest', { ...request, headers: { authorization: 'Basic YTpi' } });
    expect(answer.statusCode).toBe(401);
  });
});

test('"auth cookie 7 days" (spec §9): a session that is over gets 401', async () => {
  const token = newToken();
  await shop.database.pool.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at) SELECT $1, id, now() - interval '1 second' FROM users` +
      ` WHERE role = 'admin'`,
    [hashToken(token)],
  );
  const answer = await shop.ask('guest', {
    url: '/api/auth/profile',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { success: false, message: 'Your session has expired. Please sign in again.' },
  ]);
});

test('a stranger is refused before the body is read', async () => {
  // It never ends: whoever waited for it would wait for ever.
  const endless = new Readable({ read: () => undefined });
  endless.push('--x\r\n');
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' };
  const answer = await shop.ask('guest', { method: 'POST', url: '/api/products', payload: endless, headers });
  expect(answer.statusCode).toBe(401);
  endless.destroy();
});
