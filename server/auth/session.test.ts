import { readConfig } from '../config/readConfig';
import { UserFacingError } from '../config/userFacingError';
import { openShop, type Shop } from '../testing/shop';
import { ensureAdmin } from './ensureAdmin';
import { makePasswordHasher, type PasswordHasher } from './passwordHasher';

let shop: Shop;
let passwords: PasswordHasher;
const { admin } = readConfig({});
beforeAll(async () => {
  shop = await openShop();
  passwords = await makePasswordHasher();
  await ensureAdmin(shop.database.pool, passwords, { admin });
});
afterAll(() => shop.close());

const login = (payload: unknown, headers = {}) =>
  shop.ask('guest', { method: 'POST', url: '/api/auth/login', payload: payload as object, headers });
const withToken = (method: 'GET' | 'POST', url: string, token: string) =>
  shop.ask('guest', { method, url, headers: { authorization: `Bearer ${token}` } });

async function addUser(email: string, password: string, verified = true) {
  await shop.database.pool.query(
    `INSERT INTO users (email, password_hash, first_name, last_name, phone, email_verified_at)
     VALUES ($1, $2, 'Eva', 'Groß', '+49 30 1', CASE WHEN $3 THEN now() END)`,
    [email, await passwords.hash(password), verified],
  );
}

test('login returns token and user, profile returns the same user, and logout invalidates the token ("reads token, user", spec §7)', async () => {
  const response = await login({ email: admin.email.toUpperCase(), password: admin.password });
  const { token, user } = response.json<{ token: string; user: object }>();
  expect(user).toEqual({
    _id: expect.any(String),
    firstName: 'Admin',
    lastName: 'Spa Summit',
    email: admin.email,
    phone: '',
    role: 'admin',
  });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await withToken('GET', '/api/auth/profile', token)).json()).toEqual({ user });

  expect((await withToken('POST', '/api/auth/logout', token)).json()).toEqual({ success: true });
  expect((await withToken('GET', '/api/auth/profile', token)).statusCode).toBe(401);
});

test('logout accepts a JSON content type without a body ("no payload", spec §7)', async () => {
  const { token } = (await login({ email: admin.email, password: admin.password })).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  expect((await shop.ask('guest', { method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(200);
});

test('the token is stored as a hash and expires after 7 days (spec §4)', async () => {
  const { token } = (await login({ email: admin.email, password: admin.password })).json<{ token: string }>();
  const { rows } = await shop.database.pool.query(
    `SELECT octet_length(token_hash) AS bytes, extract(epoch FROM expires_at - created_at)::int AS seconds FROM sessions
     WHERE token_hash = sha256($1)`,
    [Buffer.from(token)],
  );
  expect(rows).toEqual([{ bytes: 32, seconds: 7 * 24 * 60 * 60 }]);
});

test('an unknown address, an unverified address and a wrong password get the same response', async () => {
  await addUser('eva@example.com', 'right password');
  await addUser('new@example.com', 'right password', false);
  for (const payload of [
    { email: 'eva@example.com', password: 'wrong password' },
    { email: 'nobody@example.com', password: 'right password' },
    { email: 'eva@example.com', password: 'right password ' },
    { email: 'new@example.com', password: 'right password' },
  ]) {
    const response = await login(payload);
    expect([response.statusCode, response.json()]).toEqual([
      401,
      {
        success: false,
        message:
          'Email or password is not correct. If you have just registered, please verify your email address first.',
      },
    ]);
  }
  expect((await login({ email: 'eva@example.com', password: 'right password' })).json()).toMatchObject({
    user: { role: 'customer', lastName: 'Groß' },
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
test.each<[string, unknown, object, number, string]>([
  [
    'text/plain',
    JSON.stringify({ email: admin.email, password: admin.password }),
    { 'content-type': 'text/plain' },
    415,
    'The request body must be application/json.',
  ],
  [
    'multipart',
    '--x--\r\n',
    { 'content-type': 'multipart/form-data; boundary=x' },
    415,
    'The request body must be application/json.',
  ],
  [
    'a form',
    'email=a@b.de&password=x',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'The request body must be application/json.',
  ],
  ['no content type', '{}', { 'content-type': '' }, 415, 'The request body must be application/json.'],
  ['no body', undefined, {}, 400, 'The request body is missing.'],
  ['an empty body', '', JSON_TYPE, 400, 'The request body is missing.'],
  ['a body that is not JSON', '{"email":', JSON_TYPE, 400, 'The request body is not valid JSON.'],
  ['the body null', 'null', JSON_TYPE, 400, 'The request body must be a JSON object.'],
  ['an array', '[]', JSON_TYPE, 400, 'The request body must be a JSON object.'],
  ['a prototype in the body', '{"__proto__":{"admin":true}}', JSON_TYPE, 400, 'The request body is not valid JSON.'],
  ['an empty object', {}, {}, 400, 'Email is missing.'],
  ['an array of addresses', { email: [admin.email], password: 'x' }, {}, 400, 'Email must be text.'],
  ['a number as the password', { email: admin.email, password: 123456 }, {}, 400, 'Password must be text.'],
  [
    'an invalid address',
    { email: 'admin', password: 'x' },
    {},
    400,
    'Email must be an email address, like name@example.com.',
  ],
  [
    'a header injection in the address',
    { email: 'a@b.de\r\nBcc: x@y.de', password: 'x' },
    {},
    400,
    'Email must be an email address, like name@example.com.',
  ],
  [
    'a password of 257 characters',
    { email: admin.email, password: 'x'.repeat(257) },
    {},
    400,
    'Password must be at most 256 characters long.',
  ],
  ['an unknown field', { email: admin.email, password: 'x', role: 'admin' }, {}, 400, 'Unknown field "role".'],
  ['a body of 1 MB', { email: admin.email, password: 'x'.repeat(1e6) }, {}, 413, 'The request is too large.'],
])('login refuses %s', async (_case, payload, headers, status, message) => {
  const response = await login(payload, headers);
  expect([response.statusCode, response.json()]).toEqual([status, { success: false, message }]);
});

test('a network that fills the hashing queue does not block other networks', async () => {
  const busy = await makePasswordHasher({ running: 1, waiting: 4 });
  const flood = [1, 2, 3, 4].map((n) => busy.verify(null, 'x', `2001:db8:0:${n}::1`));
  const results = await Promise.allSettled([...flood, busy.verify(null, 'x', '192.0.2.7')]);
  expect(results.map(({ status }) => status)).toEqual([...Array<string>(3).fill('fulfilled'), 'rejected', 'fulfilled']);
});

test('sign-ins beyond the hashing queue are refused with 503 and Retry-After', async () => {
  const busy = await makePasswordHasher({ running: 1, waiting: 1 });
  const results = await Promise.allSettled([1, 2, 3].map(() => busy.verify(null, 'x')));
  expect(results).toEqual([
    { status: 'fulfilled', value: false },
    { status: 'fulfilled', value: false },
    { status: 'rejected', reason: expect.objectContaining({ status: 503, retryAfter: 5 }) },
  ]);
});

describe('the first admin (docs/decisions/0005)', () => {
  test('is created once and keeps its password', async () => {
    await ensureAdmin(shop.database.pool, passwords, {
      admin: { ...admin, password: 'another' },
    });
    expect((await login({ email: admin.email, password: 'another' })).statusCode).toBe(401);
    expect((await login({ email: admin.email, password: admin.password })).statusCode).toBe(200);
  });

  test('is refused on a shop that others can reach while the demo admin can still sign in', async () => {
    const own = {
      admin: { email: 'own@example.com', password: 'long enough', demo: false },
      demoRefusal: 'HOST is "0.0.0.0", which other machines can reach',
    };
    await expect(ensureAdmin(shop.database.pool, passwords, own)).rejects.toThrow(
      new UserFacingError(
        'HOST is "0.0.0.0", which other machines can reach, but this database still has the demo admin admin@spasummit.example with its public password. ' +
          'Change that password or delete the account, or start with a new database.',
      ),
    );
    await shop.database.pool.query('UPDATE users SET password_hash = $2 WHERE email = $1', [
      admin.email,
      await passwords.hash('changed'),
    ]);
    await ensureAdmin(shop.database.pool, passwords, own);
    expect((await login({ email: 'own@example.com', password: 'long enough' })).json()).toMatchObject({
      user: { role: 'admin' },
    });
  });

  test('replaces an unverified registration of the same address', async () => {
    await addUser('squatted@example.com', 'of a stranger', false);
    await ensureAdmin(shop.database.pool, passwords, {
      admin: { email: 'squatted@example.com', password: 'of the house', demo: false },
    });
    expect((await login({ email: 'squatted@example.com', password: 'of a stranger' })).statusCode).toBe(401);
    expect((await login({ email: 'squatted@example.com', password: 'of the house' })).json()).toMatchObject({
      user: { role: 'admin' },
    });
  });

  test('is refused if the address belongs to a customer and there is no other admin', async () => {
    await shop.database.pool.query("DELETE FROM users WHERE role = 'admin'");
    await addUser('customer@example.com', 'right password');
    const taken = {
      admin: { email: 'customer@example.com', password: 'long enough', demo: false },
    };
    await expect(ensureAdmin(shop.database.pool, passwords, taken)).rejects.toThrow(
      new UserFacingError("ADMIN_EMAIL customer@example.com belongs to a customer's account. Choose another address."),
    );
  });
});
