import { Readable } from 'node:stream';
import { readContract } from './contract';
import { hashToken, newToken } from '../auth/tokens';
import { NO_LIMITS } from '../testing/limits';
import { productForm } from '../testing/products';
import { type Caller, type Form, openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { CONSULTATIONS: 'on' }, limits: NO_LIMITS });
});
afterAll(() => shop.close());

const ID = '00000000-0000-4000-8000-000000000000';
// `logout` is tested last, because it ends the session that the other tests use.
const guarded = readContract()
  .operations.filter(({ security }) => security?.length)
  .sort((a, b) => Number(a.operationId === 'logout') - Number(b.operationId === 'logout'));

/** A valid request of each operation, and the status of its response if the client has permission. */
const SAMPLES: Record<string, { form?: Form; payload?: object; allowedStatus: number }> = {
  createProduct: { form: { ...productForm() }, allowedStatus: 201 },
  updateProduct: { form: { name: 'New name' }, allowedStatus: 404 },
  archiveProduct: { allowedStatus: 404 },
  listAllProducts: { allowedStatus: 200 },
  getAnyProduct: { allowedStatus: 404 },
  restoreProduct: { allowedStatus: 404 },
  listProductHistory: { allowedStatus: 404 },
  restoreProductVersion: { allowedStatus: 404 },
  exportProducts: { allowedStatus: 200 },
  importProducts: {
    form: { file: new File(['name,description,price\nBench,Two seats.,9\n'], 'a.csv') },
    allowedStatus: 200,
  },
  listUsers: { allowedStatus: 200 },
  getUser: { allowedStatus: 404 },
  uploadImage: { form: { image: 'no file' }, allowedStatus: 400 },
  listSessions: { allowedStatus: 200 },
  endSession: { allowedStatus: 404 },
  listPasskeys: { allowedStatus: 200 },
  // 400, because `currentPassword` is wrong and the ticket is made up.
  startPasskey: { payload: { currentPassword: 'secret' }, allowedStatus: 400 },
  addPasskey: {
    payload: { ticket: 'x'.repeat(59), credential: { id: 'a', rawId: 'a', type: 'public-key', response: {} } },
    allowedStatus: 400,
  },
  deletePasskey: { allowedStatus: 404 },
  deleteUserPasskeys: { allowedStatus: 404 },
  updateUser: { payload: { role: 'admin' }, allowedStatus: 404 },
  endUserSessions: { allowedStatus: 404 },
  listInvitations: { allowedStatus: 200 },
  inviteUser: {
    payload: { email: 'new@example.com', firstName: 'Nea', lastName: 'Falk', role: 'admin' },
    allowedStatus: 201,
  },
  withdrawInvitation: { allowedStatus: 404 },
  listAuditLog: { allowedStatus: 200 },
  getProfile: { allowedStatus: 200 },
  logout: { allowedStatus: 200 },
  updateProfile: { payload: { firstName: 'Eva' }, allowedStatus: 200 },
  // 400, because `currentPassword` is wrong.
  changePassword: { payload: { currentPassword: 'secret', newPassword: 'secret2' }, allowedStatus: 400 },
  listOwnRequests: { allowedStatus: 200 },
  listRequests: { allowedStatus: 200 },
  exportRequests: { allowedStatus: 200 },
  getRequest: { allowedStatus: 404 },
  updateRequest: { payload: { note: 'Called.' }, allowedStatus: 404 },
  anonymiseRequest: { allowedStatus: 404 },
};

test('docs/specification.md §6: "Product create/update/delete calls need a valid token"; the contract adds the roles', () => {
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
    exportProducts: [{ bearer: ['admin'] }],
    importProducts: [{ bearer: ['admin'] }],
    uploadImage: [{ bearer: ['admin'] }],
    listSessions: [{ bearer: [] }],
    endSession: [{ bearer: [] }],
    listPasskeys: [{ bearer: ['admin'] }],
    startPasskey: [{ bearer: ['admin'] }],
    addPasskey: [{ bearer: ['admin'] }],
    deletePasskey: [{ bearer: ['admin'] }],
    deleteUserPasskeys: [{ bearer: ['admin'] }],
    listUsers: [{ bearer: ['admin'] }],
    getUser: [{ bearer: ['admin'] }],
    updateUser: [{ bearer: ['admin'] }],
    endUserSessions: [{ bearer: ['admin'] }],
    listInvitations: [{ bearer: ['admin'] }],
    inviteUser: [{ bearer: ['admin'] }],
    withdrawInvitation: [{ bearer: ['admin'] }],
    listAuditLog: [{ bearer: ['admin'] }],
    listOwnRequests: [{ bearer: [] }],
    listRequests: [{ bearer: ['admin'] }],
    exportRequests: [{ bearer: ['admin'] }],
    getRequest: [{ bearer: ['admin'] }],
    updateRequest: [{ bearer: ['admin'] }],
    anonymiseRequest: [{ bearer: ['admin'] }],
  });
});

test('personal responses may not be cached, and public reads must be revalidated', async () => {
  const cacheControlOf = async (url: string) => (await shop.ask('admin', { url })).headers['cache-control'];
  expect(await cacheControlOf('/api/auth/profile')).toBe('no-store');
  expect(await cacheControlOf('/api/products')).toBe('no-cache');
});

describe.each(guarded)('$operationId', ({ operationId, method, path, security }) => {
  const roles = security?.flatMap((requirement) => requirement['bearer'] ?? []) ?? [];
  const { allowedStatus, ...sample } = SAMPLES[operationId] ?? { allowedStatus: 0 };
  const request = {
    method: method as 'POST',
    url: `/api${path.replace('{id}', ID).replace('{version}', '1')}`,
    ...sample,
  };
  const isAllowed = (caller: Caller) => caller === 'admin' || (caller === 'customer' && roles.length === 0);

  test('responds to a guest with 401', async () => {
    const response = await shop.ask('guest', request);
    expect([response.statusCode, response.json()]).toEqual([401, { success: false, message: 'Please sign in first.' }]);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  test.each(['customer', 'admin'] as const)('accepts or rejects the role %s', async (caller) => {
    const response = await shop.ask(caller, request);
    expect(response.statusCode).toBe(isAllowed(caller) ? allowedStatus : 403);
    if (!isAllowed(caller))
      expect(response.json()).toEqual({ success: false, message: "You don't have permission to do this." });
  });

  test.each([
    ['unknown', newToken()],
    ['truncated', newToken().slice(0, 20)],
    ['empty', ''],
    ['not ASCII', 'tökén'],
  ])('a token that is %s gets 401', async (_name, token) => {
    const response = await shop.ask('guest', { ...request, headers: { authorization: `Bearer ${token}` } });
    expect(response.statusCode).toBe(401);
  });

  test('another authorization scheme gets 401', async () => {
    const response = await shop.ask('guest', { ...request, headers: { authorization: 'Basic YTpi' } });
    expect(response.statusCode).toBe(401);
  });
});

test('"auth cookie 7 days" (docs/specification.md §9): an expired session gets 401', async () => {
  const token = newToken();
  await shop.database.pool.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at) SELECT $1, id, now() - interval '1 second' FROM users` +
      ` WHERE role = 'admin'`,
    [hashToken(token)],
  );
  const response = await shop.ask('guest', {
    url: '/api/auth/profile',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.statusCode, response.json()]).toEqual([
    401,
    { success: false, message: 'Your session has expired. Please sign in again.' },
  ]);
});

test('a guest gets 401 before the body is read', async () => {
  // This body never ends, so the test would hang if the server waited for it.
  const endless = new Readable({ read: () => undefined });
  endless.push('--x\r\n');
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' };
  const response = await shop.ask('guest', { method: 'POST', url: '/api/products', payload: endless, headers });
  expect(response.statusCode).toBe(401);
  endless.destroy();
});
