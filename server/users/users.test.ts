import { randomUUID } from 'node:crypto';
import { ensureAdmin } from '../auth/ensureAdmin';
import { accountsOf, eva } from '../testing/accounts';
import { openShop, type Shop } from '../testing/shop';

/* Staff manage accounts: docs/decisions/0085. */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { pool } = shop.database;
  await pool.query("DELETE FROM users WHERE email NOT LIKE '%@test.example'");
  await pool.query("UPDATE users SET role = 'admin', deactivated_at = NULL WHERE email = 'admin@test.example'");
  await pool.query('DELETE FROM audit_log');
  await pool.query('DELETE FROM invitations');
  await pool.query('DELETE FROM attempts');
});

const { addVerified, signIn, isSignedIn, post, mailsTo, mailedToken, withToken } = accountsOf(() => shop);
const credentials = { email: eva.email, password: eva.password };

interface WireUser {
  _id: string;
  email: string;
  role: string;
  state: string;
  lastSignInAt?: string;
  sessions: number;
}

const asAdmin = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  shop.ask('admin', { method, url: `/api/admin/${url}`, ...(payload && { payload }) });

async function list(query = ''): Promise<WireUser[]> {
  const response = await asAdmin('GET', `users?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ users: WireUser[] }>().users;
}

async function find(email: string): Promise<WireUser> {
  const user = (await list(`search=${email}`)).find((one) => one.email === email);
  if (!user) throw new Error(`${email} is not listed.`);
  return user;
}

async function idOf(email: string): Promise<string> {
  return (await find(email))._id;
}

const change = async (email: string, changes: object) => asAdmin('PATCH', `users/${await idOf(email)}`, changes);

async function auditLog(): Promise<object[]> {
  return (await asAdmin('GET', 'audit-log')).json<{ entries: object[] }>().entries;
}

/** Makes Eva a second admin. Returns her bearer token. */
async function addSecondAdmin(): Promise<string> {
  await addVerified(eva);
  expect((await change(eva.email, { role: 'admin' })).statusCode).toBe(200);
  return signIn(eva.email, eva.password);
}

describe('the list of users', () => {
  test('is searched by name and email address, and filtered by role and state', async () => {
    await addVerified(eva);
    const emails = async (query: string) => (await list(query)).map(({ email }) => email);
    expect(await emails('search=gross%20EVA')).toEqual([eva.email]);
    expect(await emails('search=eva@')).toEqual([eva.email]);
    expect(await emails('role=customer&sort=name')).toEqual([eva.email, 'customer@test.example']);
    expect(await emails('state=deactivated')).toEqual([]);
    await change(eva.email, { active: false });
    expect(await emails('state=deactivated')).toEqual([eva.email]);
    expect(await emails('state=active')).not.toContain(eva.email);
    await post('register', { ...eva, email: 'new@example.com' });
    expect(await emails('state=unverified')).toEqual(['new@example.com']);
  });

  test('shows the last sign-in and the number of open sessions', async () => {
    await addVerified(eva);
    expect(await find(eva.email)).toMatchObject({ sessions: 0, state: 'active' });
    expect((await find(eva.email)).lastSignInAt).toBeUndefined();
    await signIn(eva.email, eva.password);
    await signIn(eva.email, eva.password);
    expect(await find(eva.email)).toMatchObject({ sessions: 2, lastSignInAt: expect.any(String) });
    const [first] = await list('sort=-lastSignInAt');
    expect(first?.email).toBe(eva.email);
  });

  test.each(['name', '-name', 'email', '-email', 'createdAt', '-createdAt', 'lastSignInAt', '-lastSignInAt'])(
    'sorted by %s has every user once',
    async (sort) => {
      await addVerified(eva);
      const pages = [await list(`sort=${sort}&limit=2&page=1`), await list(`sort=${sort}&limit=2&page=2`)];
      expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(3);
    },
  );

  test.each([
    ['role=owner', 'Role must be one of: customer, admin.'],
    ['state=gone', 'State must be one of: active, unverified, deactivated.'],
    [
      'sort=password',
      'Sort must be one of: -createdAt, createdAt, name, -name, email, -email, lastSignInAt, -lastSignInAt.',
    ],
  ])('refuses ?%s', async (query, message) => {
    const response = await asAdmin('GET', `users?${query}`);
    expect([response.statusCode, response.json()]).toEqual([400, { success: false, message }]);
  });
});

describe('changing a user', () => {
  test('gives a role at once, also to open sessions, and is recorded in the audit log', async () => {
    await addVerified(eva);
    const token = await signIn(eva.email, eva.password);
    const listAs = async () =>
      (await shop.ask('guest', { url: '/api/admin/users', headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect(await listAs()).toBe(403);
    expect((await change(eva.email, { role: 'admin' })).json()).toMatchObject({ user: { role: 'admin' } });
    expect(await listAs()).toBe(200);
    expect(await auditLog()).toEqual([
      {
        at: expect.any(String),
        by: 'Test admin',
        action: 'role changed',
        subject: eva.email,
        from: 'customer',
        to: 'admin',
      },
    ]);
  });

  test('a deactivated user is signed out and cannot sign in until reactivated', async () => {
    await addVerified(eva);
    const token = await signIn(eva.email, eva.password);
    await post('forgot-password', { email: eva.email });
    const resetToken = await mailedToken(eva.email);
    expect((await change(eva.email, { active: false })).json()).toMatchObject({ user: { state: 'deactivated' } });

    expect(await isSignedIn(token)).toBe(false);
    const refused = await post('login', credentials);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { success: false, message: 'This account has been deactivated. Please contact us.' },
    ]);
    // A wrong password must not reveal that the account exists.
    expect((await post('login', { ...credentials, password: 'wrong' })).statusCode).toBe(401);
    expect((await post('reset-password', { token: resetToken, password: 'another one' })).statusCode).toBe(400);
    const mails = await mailsTo(eva.email);
    await post('forgot-password', { email: eva.email });
    expect(await mailsTo(eva.email)).toHaveLength(mails.length);

    await change(eva.email, { active: true });
    expect((await post('login', credentials)).statusCode).toBe(200);
    expect(await auditLog()).toEqual([
      expect.objectContaining({ action: 'reactivated' }),
      expect.objectContaining({ action: 'deactivated' }),
    ]);
  });

  test('a session that is opened while the account is deactivated does not remain', async () => {
    await addVerified(eva);
    const id = await idOf(eva.email);
    const attempts = Array.from({ length: 5 }, () => post('login', credentials));
    await asAdmin('PATCH', `users/${id}`, { active: false });
    await Promise.all(attempts);
    expect(await find(eva.email)).toMatchObject({ sessions: 0 });
  });

  test('an account whose address is not verified cannot become an admin', async () => {
    await post('register', eva);
    const response = await change(eva.email, { role: 'admin' });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { success: false, message: 'This user has not confirmed the email address yet. Invite the address instead.' },
    ]);
    expect((await change(eva.email, { active: false })).statusCode).toBe(200);
  });

  test('that changes nothing leaves no trace', async () => {
    await addVerified(eva);
    expect((await change(eva.email, { role: 'customer', active: true })).statusCode).toBe(200);
    expect(await auditLog()).toEqual([]);
  });

  test('nobody can change their own account', async () => {
    const response = await change('admin@test.example', { active: false });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { success: false, message: 'You cannot change your own account here. Ask another admin.' },
    ]);
  });

  test.each([{ role: 'customer' }, { active: false }])(
    'two admins who change each other to %j at once leave one active admin',
    async (changes) => {
      const { pool } = shop.database;
      const nea = { ...eva, email: 'nea@example.com' };
      await addVerified(nea);
      await change(nea.email, { role: 'admin' });
      const admins = [
        { id: await idOf(nea.email), token: await signIn(nea.email, nea.password) },
        { token: await addSecondAdmin(), id: await idOf(eva.email) },
      ] as const;
      await pool.query("UPDATE users SET role = 'customer' WHERE email = 'admin@test.example'");
      const demote = ({ token }: { token: string }, { id }: { id: string }) =>
        shop.ask('guest', {
          method: 'PATCH',
          url: `/api/admin/users/${id}`,
          payload: changes,
          headers: { authorization: `Bearer ${token}` },
        });
      const responses = await Promise.all([demote(admins[0], admins[1]), demote(admins[1], admins[0])]);
      const statuses = responses.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect([401, 403]).toContain(statuses.find((status) => status !== 200));
      const { rowCount } = await pool.query("SELECT FROM users WHERE role = 'admin' AND deactivated_at IS NULL");
      expect(rowCount).toBe(1);
    },
  );

  test.each([
    [{}, 'The request contains no changes.'],
    [{ role: 'owner' }, 'Role must be one of: customer, admin.'],
    [{ active: 'no' }, 'Active must be true or false.'],
    [{ email: 'other@example.com' }, 'Unknown field "email".'],
  ])('refuses %j', async (changes, message) => {
    const response = await change('customer@test.example', changes);
    expect([response.statusCode, response.json()]).toEqual([400, { success: false, message }]);
  });

  test('that does not exist is refused', async () => {
    expect((await asAdmin('PATCH', `users/${randomUUID()}`, { active: false })).statusCode).toBe(404);
    expect((await asAdmin('DELETE', `users/${randomUUID()}/sessions`)).statusCode).toBe(404);
  });
});

test('ending all sessions signs the user out on every device, and is recorded', async () => {
  await addVerified(eva);
  const tokens = [await signIn(eva.email, eva.password), await signIn(eva.email, eva.password)];
  const response = await asAdmin('DELETE', `users/${await idOf(eva.email)}/sessions`);
  expect(response.json()).toMatchObject({ user: { sessions: 0 } });
  expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);
  expect(await auditLog()).toEqual([expect.objectContaining({ action: 'sessions ended', subject: eva.email })]);
});

test('a former admin can be ADMIN_EMAIL if another admin is active; the next start changes nothing', async () => {
  await addVerified(eva);
  const hasher = { hash: () => Promise.reject(new Error()), verify: () => Promise.resolve(false) };
  const admin = { email: eva.email, password: '', demo: false };
  await expect(ensureAdmin(shop.database.pool, hasher, { admin })).resolves.toBeUndefined();
  expect(await find(eva.email)).toMatchObject({ role: 'customer' });
});

describe('an invitation', () => {
  const invited = { email: 'nea@example.com', firstName: 'Nea', lastName: 'Falk', role: 'admin' };
  const invite = (fields: object = {}) => asAdmin('POST', 'invitations', { ...invited, ...fields });
  const accept = (token: string, password = 'a new password') => post('reset-password', { token, password });
  const invitations = async () =>
    (await asAdmin('GET', 'invitations')).json<{ invitations: { _id: string; email: string }[] }>().invitations;
  /** Moves the expiry of all invitations back. */
  const wait = (hours: number) =>
    shop.database.pool.query('UPDATE invitations SET expires_at = expires_at - make_interval(hours => $1)', [hours]);

  test('mails a link that creates the account with its role, once, and everything is recorded', async () => {
    const response = await invite();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      invitation: { ...invited, _id: expect.any(String), invitedBy: 'Test admin', expiresAt: expect.any(String) },
    });
    expect(await list(`search=${invited.email}`)).toEqual([]);
    const token = await mailedToken(invited.email);
    expect((await mailsTo(invited.email)).at(-1)?.text).toContain('Test admin has invited you');

    expect((await accept(token)).json()).toEqual({
      success: true,
      message: 'Your account is ready. You can now sign in.',
    });
    expect(await find(invited.email)).toMatchObject({ role: 'admin', state: 'active' });
    await signIn(invited.email, 'a new password');
    expect(await invitations()).toEqual([]);
    expect((await accept(token, 'another one')).statusCode).toBe(400);
    expect(await auditLog()).toEqual([
      expect.objectContaining({ by: 'Nea Falk', action: 'invitation accepted', to: 'admin' }),
      expect.objectContaining({ by: 'Test admin', action: 'invited', subject: invited.email, to: 'admin' }),
    ]);
  });

  test('is accepted once if two requests use the link at once', async () => {
    await invite();
    const token = await mailedToken(invited.email);
    const statuses = (await Promise.all([accept(token), accept(token)])).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
  });

  test('is valid for 72 hours; inviting again starts the time again, and both links work', async () => {
    await invite();
    const first = await mailedToken(invited.email);
    await wait(73);
    const expired = await accept(first);
    expect([expired.statusCode, expired.json()]).toEqual([
      400,
      { success: false, message: 'This invitation is invalid or has expired.' },
    ]);
    await invite({ role: 'customer' });
    expect(await invitations()).toHaveLength(1);
    await wait(71);
    expect((await accept(first)).statusCode).toBe(200);
    expect(await find(invited.email)).toMatchObject({ role: 'customer' });
  });

  test('that is withdrawn has no link', async () => {
    await invite();
    const token = await mailedToken(invited.email);
    const [invitation] = await invitations();
    expect((await asAdmin('DELETE', `invitations/${invitation?._id}`)).statusCode).toBe(200);
    expect((await asAdmin('DELETE', `invitations/${invitation?._id}`)).statusCode).toBe(404);
    expect((await accept(token)).statusCode).toBe(400);
    expect(await auditLog()).toContainEqual(
      expect.objectContaining({ action: 'invitation withdrawn', subject: invited.email }),
    );
  });

  test('for an address that has an account is refused', async () => {
    await addVerified(eva);
    const response = await invite({ email: 'EVA@example.com' });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        success: false,
        message: 'This email address already has an account. Change its role in the list instead.',
      },
    ]);
  });

  test('does not give its role to an account that somebody registers with the address meanwhile', async () => {
    await invite();
    await post('register', { ...eva, email: invited.email });
    const token = await mailedToken(invited.email);
    await post('verify-email', { token });
    expect(await find(invited.email)).toMatchObject({ role: 'customer' });
  });

  test('replaces an unverified registration of the address, whose links no longer work', async () => {
    await post('register', { ...eva, email: invited.email });
    const verifyToken = await mailedToken(invited.email);
    await invite();
    expect((await accept(await mailedToken(invited.email))).statusCode).toBe(200);
    expect((await post('verify-email', { token: verifyToken })).statusCode).toBe(400);
    expect((await post('login', { email: invited.email, password: eva.password })).statusCode).toBe(401);
  });

  test('is refused if the address has got a verified account since', async () => {
    await invite();
    const token = await mailedToken(invited.email);
    await addVerified({ ...eva, email: invited.email });
    const response = await accept(token);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { success: false, message: 'This email address already has an account. Please sign in with it.' },
    ]);
  });

  test.each([
    [{ role: 'owner' }, 'Role must be one of: customer, admin.'],
    [{ email: 'nobody' }, 'Email must be an email address, like name@example.com.'],
    [{ firstName: ' ' }, expect.stringContaining('First name')],
    [{ lastName: 'Falk\u202e' }, 'Last name contains a character that is not allowed in a name.'],
  ])('with %j is refused', async (fields, message) => {
    const response = await invite(fields);
    expect([response.statusCode, response.json()]).toEqual([400, { success: false, message }]);
  });

  test('to one address is limited to five an hour', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await invite()).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('expires a week before it is deleted with its links', async () => {
    await invite();
    await mailedToken(invited.email);
    await wait(72 + 7 * 24);
    const { deleteExpired } = await import('../auth/cleanupQueries');
    await deleteExpired(shop.database.pool);
    expect(await invitations()).toEqual([]);
    expect((await shop.database.pool.query('SELECT FROM invitation_links')).rowCount).toBe(0);
  });
});

test('customers can neither read nor change accounts, invitations or the audit log', async () => {
  await addVerified(eva);
  const token = await signIn(eva.email, eva.password);
  expect((await withToken(token, 'GET', 'profile')).statusCode).toBe(200);
  for (const url of ['users', 'invitations', 'audit-log']) {
    const headers = { authorization: `Bearer ${token}` };
    expect((await shop.ask('guest', { url: `/api/admin/${url}`, headers })).statusCode).toBe(403);
  }
});
