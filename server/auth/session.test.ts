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

test('POST /auth/login "reads token, user"; GET /auth/profile the same user; after POST /auth/logout the token is over (spec §7)', async () => {
  const answer = await login({ email: admin.email.toUpperCase(), password: admin.password });
  const { token, user } = answer.json<{ token: string; user: object }>();
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

test('"no payload" (spec §7): a logout that says it sends JSON and sends none is fine', async () => {
  const { token } = (await login({ email: admin.email, password: admin.password })).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  expect((await shop.ask('guest', { method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(200);
});

test('the token is stored as a hash, for 7 days (spec §4)', async () => {
  const { token } = (await login({ email: admin.email, password: admin.password })).json<{ token: string }>();
  const { rows } = await shop.database.pool.query(
    `SELECT octet_length(token_hash) AS bytes, extract(epoch FROM expires_at - created_at)::int AS seconds FROM sessions
     WHERE token_hash = sha256($1)`,
    [Buffer.from(token)],
  );
  expect(rows).toEqual([{ bytes: 32, seconds: 7 * 24 * 60 * 60 }]);
});

test('an unknown address, a wrong password and an address that is not verified get one and the same response', async () => {
  await addUser('eva@example.com', 'right password');
  await addUser('new@example.com', 'right password', false);
  for (const payload of [
    { email: 'eva@example.com', password: 'wrong password' },
    { email: 'nobody@example.com', password: 'right password' },
    { email: 'eva@example.com', password: 'right password ' },
    { email: 'new@example.com', password: 'right password' },
  ]) {
    const answer = await login(payload);
    expect([answer.statusCode, answer.json()]).toEqual([
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
    'What was sent must be application/json.',
  ],
  [
    'multipart',
    '--x--\r\n',
    { 'content-type': 'multipart/form-data; boundary=x' },
    415,
    'What was sent must be application/json.',
  ],
  [
    'a form',
    'email=a@b.de&password=x',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'What was sent must be application/json.',
  ],
  ['no content type', '{}', { 'content-type': '' }, 415, 'What was sent must be application/json.'],
  ['no body', undefined, {}, 400, 'Nothing was sent: this call needs a body.'],
  ['an empty body', '', JSON_TYPE, 400, 'Nothing was sent: this call needs a body.'],
  ['no JSON', '{"email":', JSON_TYPE, 400, 'What was sent is not valid JSON.'],
  ['null', 'null', JSON_TYPE, 400, 'What was sent must be a JSON object.'],
  ['a list', '[]', JSON_TYPE, 400, 'What was sent must be a JSON object.'],
  ['a prototype', '{"__proto__":{"admin":true}}', JSON_TYPE, 400, 'What was sent is not valid JSON.'],
  ['nothing in it', {}, {}, 400, 'Email is missing.'],
  ['a list of addresses', { email: [admin.email], password: 'x' }, {}, 400, 'Email must be text.'],
  ['a number as password', { email: admin.email, password: 123456 }, {}, 400, 'Password must be text.'],
  ['no address', { email: 'admin', password: 'x' }, {}, 400, 'Email must be an e-mail address, like name@example.com.'],
  [
    'a second header in the address',
    { email: 'a@b.de\r\nBcc: x@y.de', password: 'x' },
    {},
    400,
    'Email must be an e-mail address, like name@example.com.',
  ],
  [
    'a long password',
    { email: admin.email, password: 'x'.repeat(257) },
    {},
    400,
    'Password must be at most 256 characters long.',
  ],
  ['a role', { email: admin.email, password: 'x', role: 'admin' }, {}, 400, '"role" is not a field of this call.'],
  [
    'a megabyte',
    { email: admin.email, password: 'x'.repeat(1e6) },
    {},
    413,
    'What was sent is larger than the server takes.',
  ],
])('login with %s', async (_what, payload, headers, status, message) => {
  const answer = await login(payload, headers);
  expect([answer.statusCode, answer.json()]).toEqual([status, { success: false, message }]);
});

test('"one network can fill it and everybody\'s sign-in gets 503": another network still gets its turn', async () => {
  const busy = await makePasswordHasher({ running: 1, waiting: 4 });
  const flood = [1, 2, 3, 4].map((n) => busy.verify(null, 'x', `2001:db8:0:${n}::1`));
  const results = await Promise.allSettled([...flood, busy.verify(null, 'x', '192.0.2.7')]);
  expect(results.map(({ status }) => status)).toEqual([...Array<string>(3).fill('fulfilled'), 'rejected', 'fulfilled']);
});

test('more sign-ins than can be served soon are refused with the time to wait', async () => {
  const busy = await makePasswordHasher({ running: 1, waiting: 1 });
  const results = await Promise.allSettled([1, 2, 3].map(() => busy.verify(null, 'x')));
  expect(results).toEqual([
    { status: 'fulfilled', value: false },
    { status: 'fulfilled', value: false },
    { status: 'rejected', reason: expect.objectContaining({ status: 503, retryAfter: 5 }) },
  ]);
});

describe('the first admin (settled question 6)', () => {
  test('is made once and keeps the password that it has', async () => {
    await ensureAdmin(shop.database.pool, passwords, {
      admin: { ...admin, password: 'another' },
    });
    expect((await login({ email: admin.email, password: 'another' })).statusCode).toBe(401);
    expect((await login({ email: admin.email, password: admin.password })).statusCode).toBe(200);
  });

  test('where others may reach the shop the start is refused while the demo admin can still sign in', async () => {
    const own = {
      admin: { email: 'own@example.com', password: 'long enough', demo: false },
      demoRefusal: 'HOST is "0.0.0.0", which others may reach',
    };
    await expect(ensureAdmin(shop.database.pool, passwords, own)).rejects.toThrow(
      new UserFacingError(
        'HOST is "0.0.0.0", which others may reach, but this database still has the demo admin admin@spasummit.example with its public password. ' +
          'Change that password or delete the account, or start on a new database.',
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

  test('an address that somebody registered and nobody confirmed can be the first admin', async () => {
    await addUser('squatted@example.com', 'of a stranger', false);
    await ensureAdmin(shop.database.pool, passwords, {
      admin: { email: 'squatted@example.com', password: 'of the house', demo: false },
    });
    expect((await login({ email: 'squatted@example.com', password: 'of a stranger' })).statusCode).toBe(401);
    expect((await login({ email: 'squatted@example.com', password: 'of the house' })).json()).toMatchObject({
      user: { role: 'admin' },
    });
  });

  test('a customer is not made an admin by the address', async () => {
    await addUser('customer@example.com', 'right password');
    const taken = {
      admin: { email: 'customer@example.com', password: 'long enough', demo: false },
    };
    await expect(ensureAdmin(shop.database.pool, passwords, taken)).rejects.toThrow(
      new UserFacingError("ADMIN_EMAIL customer@example.com belongs to a customer's account. Choose another address."),
    );
  });
});
