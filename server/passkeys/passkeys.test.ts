import { randomUUID } from 'node:crypto';
import { accountsOf, eva } from '../testing/accounts';
import { makeAuthenticator, type Authenticator, type WireOptions } from '../testing/authenticator';
import { openShop, type Shop } from '../testing/shop';

/* 'Second factor for staff: passkeys (WebAuthn, with a maintained library) beside the password, optional, required for
   admins with ADMIN_PASSKEYS=required; recovery by another admin.' Decisions: docs/decisions/0086. */

interface LoginBody {
  token?: string;
  passkey?: { ticket: string; creates: boolean; options: WireOptions };
  message?: string;
}

let shop: Shop;
const { addVerified, post, withToken, isSignedIn, mailsTo } = accountsOf(() => shop);
const credentials = { email: eva.email, password: eva.password };

/** Makes Eva an admin. */
async function addEva(): Promise<void> {
  await addVerified(eva);
  await shop.database.pool.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [eva.email]);
}

async function login(): Promise<LoginBody> {
  const response = await post('login', credentials);
  expect(response.statusCode).toBe(200);
  return response.json<LoginBody>();
}

async function tokenOf(body: LoginBody | Promise<LoginBody>): Promise<string> {
  const { token } = await body;
  if (token === undefined) throw new Error('The sign-in has not been completed.');
  return token;
}

async function passkeyStep(body: LoginBody | Promise<LoginBody>): Promise<NonNullable<LoginBody['passkey']>> {
  const { passkey } = await body;
  if (!passkey) throw new Error('The response asks for no passkey.');
  return passkey;
}

const confirm = (ticket: string, credential: object, name?: string) =>
  post('login/passkey', { ticket, credential, ...(name !== undefined && { name }) });

/** Signs in with password and passkey. Returns the bearer token. */
async function signInWith(authenticator: Authenticator): Promise<string> {
  const { ticket, options } = await passkeyStep(login());
  const response = await confirm(ticket, authenticator.use(options));
  expect(response.json()).toMatchObject({ user: { email: eva.email } });
  return tokenOf(response.json<LoginBody>());
}

/** Sends the options request for another passkey. */
const start = (token: string, currentPassword = eva.password) =>
  withToken(token, 'POST', 'passkeys/options', { currentPassword });

/** Adds a passkey to the account of the session. Returns its authenticator. */
async function addPasskey(token: string, name = 'Laptop'): Promise<Authenticator> {
  const authenticator = makeAuthenticator(shop.config.publicUrl);
  const { ticket, options } = (await start(token)).json<NonNullable<LoginBody['passkey']>>();
  const response = await withToken(token, 'POST', 'passkeys', {
    ticket,
    name,
    credential: authenticator.create(options),
  });
  expect(response.statusCode).toBe(201);
  return authenticator;
}

const remove = (token: string, id: string) =>
  shop.ask('guest', {
    method: 'DELETE',
    url: `/api/auth/passkeys/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });

/** Returns status and message of a refusal. */
const refusal = (response: { statusCode: number; json(): unknown }) => {
  const { message } = response.json() as { message: string };
  return [response.statusCode, message];
};

const auditActions = async () =>
  (await shop.database.pool.query<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).rows.map(
    ({ action }) => action,
  );

async function idOfEva(): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [eva.email]);
  return rows[0]?.id ?? '';
}

async function reset(): Promise<void> {
  const { pool } = shop.database;
  await pool.query("DELETE FROM users WHERE email NOT LIKE '%@test.example'");
  await pool.query('DELETE FROM audit_log');
  await pool.query('DELETE FROM attempts');
  await addEva();
}

describe('passkeys are optional by default', () => {
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());
  beforeEach(reset);

  test('an admin without a passkey signs in with the password alone', async () => {
    expect((await login()).token).toEqual(expect.any(String));
  });

  test('an admin adds a passkey, and from then on signs in with the password and the passkey', async () => {
    const other = await tokenOf(login());
    const token = await tokenOf(login());
    const authenticator = await addPasskey(token);
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await login()).toEqual({
      passkey: { ticket: expect.any(String), creates: false, options: expect.any(Object) },
      message: 'This account is protected by a passkey. Please sign in on our website.',
    });
    const signedIn = await signInWith(authenticator);
    const list = (await withToken(signedIn, 'GET', 'passkeys')).json<{ passkeys: object[]; required: boolean }>();
    expect(list).toEqual({
      passkeys: [
        { _id: authenticator.id, name: 'Laptop', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
      ],
      required: false,
    });
    expect(await auditActions()).toEqual(['passkey added']);
    expect((await mailsTo(eva.email)).at(-1)?.headers['subject']).toBe('A passkey was added to your account');
  });

  test('adding a passkey takes the password, and customers have none', async () => {
    const token = await tokenOf(login());
    const wrong = await start(token, 'wrong password');
    expect(refusal(wrong)).toEqual([400, 'Your current password is not correct.']);
    const asCustomer = await shop.ask('customer', { url: '/api/auth/passkeys' });
    expect(asCustomer.statusCode).toBe(403);
  });

  test('a passkey of another origin is refused when it is added and when it is used', async () => {
    const token = await tokenOf(login());
    const foreign = makeAuthenticator('https://spa-summit.example');
    const { ticket, options } = (await start(token)).json<NonNullable<LoginBody['passkey']>>();
    const refused = await withToken(token, 'POST', 'passkeys', { ticket, credential: foreign.create(options) });
    expect(refusal(refused)).toEqual([400, 'This passkey could not be verified. Please try again.']);
    const own = await addPasskey(token);
    const step = await passkeyStep(login());
    const response = await confirm(step.ticket, { ...foreign.use(step.options), id: own.id, rawId: own.id });
    expect(refusal(response)).toEqual([
      401,
      'This passkey could not be verified. Please enter your password again, and use a passkey of this account.',
    ]);
  });

  test('a signature for another domain, of another key or for another challenge is refused', async () => {
    const authenticator = await addPasskey(await tokenOf(login()));
    const first = await passkeyStep(login());
    const otherDomain = authenticator.use({ ...first.options, rpId: 'spa-summit.example' });
    expect((await confirm(first.ticket, otherDomain)).statusCode).toBe(401);
    const second = await passkeyStep(login());
    const otherKey = makeAuthenticator(shop.config.publicUrl).use(second.options);
    expect((await confirm(second.ticket, { ...otherKey, id: authenticator.id })).statusCode).toBe(401);
    const third = await passkeyStep(login());
    expect((await confirm(third.ticket, authenticator.use(second.options))).statusCode).toBe(401);
  });

  test('a ticket works once, for five minutes, and not after a change of the password', async () => {
    const authenticator = await addPasskey(await tokenOf(login()));
    const first = await passkeyStep(login());
    const credential = authenticator.use(first.options);
    expect((await confirm(first.ticket, credential)).statusCode).toBe(200);
    const again = await confirm(first.ticket, credential);
    expect(refusal(again)).toEqual([
      401,
      'This sign-in has expired or has already been used. Please enter your password again.',
    ]);
    const second = await passkeyStep(login());
    await shop.database.pool.query(`UPDATE passkey_tickets SET expires_at = now() - interval '1 second'`);
    expect((await confirm(second.ticket, authenticator.use(second.options))).statusCode).toBe(401);
    const third = await passkeyStep(login());
    await shop.database.pool.query(`UPDATE users SET password_hash = 'other' WHERE email = $1`, [eva.email]);
    expect((await confirm(third.ticket, authenticator.use(third.options))).statusCode).toBe(401);
  });

  test('a made-up ticket, one for another step and a malformed passkey are refused', async () => {
    const token = await tokenOf(login());
    const authenticator = await addPasskey(token);
    expect((await confirm('x'.repeat(59), authenticator.use({ challenge: 'x' }))).statusCode).toBe(401);
    const { ticket } = (await start(token)).json<NonNullable<LoginBody['passkey']>>();
    expect((await confirm(ticket, authenticator.use({ challenge: 'x' }))).statusCode).toBe(401);
    const step = await passkeyStep(login());
    const malformed = { id: authenticator.id, rawId: authenticator.id, type: 'public-key', response: { a: 1 } };
    expect((await confirm(step.ticket, malformed)).statusCode).toBe(401);
  });

  test('a copied authenticator, whose counter runs behind, is refused', async () => {
    const authenticator = await addPasskey(await tokenOf(login()));
    await signInWith(authenticator);
    await shop.database.pool.query('UPDATE passkeys SET counter = 1000');
    const { ticket, options } = await passkeyStep(login());
    expect((await confirm(ticket, authenticator.use(options))).statusCode).toBe(401);
  });

  test('a deactivated account is told so after the passkey step has begun, too', async () => {
    const authenticator = await addPasskey(await tokenOf(login()));
    const { ticket, options } = await passkeyStep(login());
    await shop.database.pool.query('UPDATE users SET deactivated_at = now() WHERE email = $1', [eva.email]);
    expect((await confirm(ticket, authenticator.use(options))).statusCode).toBe(403);
  });

  test('an account has up to ten passkeys, each added once', async () => {
    const token = await tokenOf(login());
    const first = await addPasskey(token);
    const { ticket, options } = (await start(token)).json<NonNullable<LoginBody['passkey']>>();
    const twice = await withToken(token, 'POST', 'passkeys', { ticket, credential: first.create(options) });
    expect(refusal(twice)).toEqual([409, 'This passkey has already been added.']);
    for (let count = 2; count <= 10; count += 1) await addPasskey(token, `Key ${count}`);
    const eleventh = await start(token);
    expect(refusal(eleventh)).toEqual([409, 'An account can have 10 passkeys. Remove one that you no longer use.']);
  });

  test('an admin removes a passkey, and signs in with the password alone after the last one', async () => {
    const token = await tokenOf(login());
    const { id } = await addPasskey(token);
    const response = await remove(token, id);
    expect([response.statusCode, response.json()]).toEqual([200, { passkeys: [], required: false }]);
    expect((await remove(token, id)).statusCode).toBe(404);
    expect((await login()).token).toEqual(expect.any(String));
    expect(await auditActions()).toEqual(['passkey added', 'passkey removed']);
    expect((await mailsTo(eva.email)).at(-1)?.headers['subject']).toBe('A passkey was removed from your account');
  });

  test('another admin removes the passkeys of a user who has lost them', async () => {
    const token = await tokenOf(login());
    await addPasskey(token);
    const url = `/api/admin/users/${await idOfEva()}/passkeys`;
    const own = await shop.ask('guest', { method: 'DELETE', url, headers: { authorization: `Bearer ${token}` } });
    expect(own.statusCode).toBe(409);
    const response = await shop.ask('admin', { method: 'DELETE', url });
    expect(response.json()).toMatchObject({ user: { email: eva.email, passkeys: 0, sessions: 0 } });
    expect(await isSignedIn(token)).toBe(false);
    expect((await login()).token).toEqual(expect.any(String));
    expect(await auditActions()).toEqual(['passkey added', 'passkeys removed']);
    const unknown = await shop.ask('admin', { method: 'DELETE', url: `/api/admin/users/${randomUUID()}/passkeys` });
    expect(unknown.statusCode).toBe(404);
  });
});

describe('ADMIN_PASSKEYS=required', () => {
  beforeAll(async () => {
    shop = await openShop({ env: { ADMIN_PASSKEYS: 'required' } });
  });
  afterAll(() => shop.close());
  beforeEach(reset);

  /** Creates the first passkey during the sign-in. Returns its authenticator and the bearer token. */
  async function setUp(): Promise<{ authenticator: Authenticator; token: string }> {
    const authenticator = makeAuthenticator(shop.config.publicUrl);
    const { ticket, creates, options } = await passkeyStep(login());
    expect(creates).toBe(true);
    const response = await confirm(ticket, authenticator.create(options), 'Phone');
    expect(response.statusCode).toBe(200);
    return { authenticator, token: await tokenOf(response.json<LoginBody>()) };
  }

  test('an admin without a passkey creates one while signing in', async () => {
    const { authenticator, token } = await setUp();
    expect((await withToken(token, 'GET', 'passkeys')).json()).toMatchObject({
      passkeys: [{ name: 'Phone' }],
      required: true,
    });
    expect((await passkeyStep(login())).creates).toBe(false);
    await signInWith(authenticator);
  });

  test('of two sign-ins that create the first passkey at once, one succeeds', async () => {
    const steps = [await passkeyStep(login()), await passkeyStep(login())];
    const responses = await Promise.all(
      steps.map(({ ticket, options }) => confirm(ticket, makeAuthenticator(shop.config.publicUrl).create(options))),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 401]);
  });

  test('a customer needs none, and an admin session from before the setting ends', async () => {
    await shop.database.pool.query(`UPDATE users SET role = 'customer' WHERE email = $1`, [eva.email]);
    const token = await tokenOf(login());
    expect(await isSignedIn(token)).toBe(true);
    await shop.database.pool.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [eva.email]);
    expect(await isSignedIn(token)).toBe(false);
  });

  test('the last passkey cannot be removed', async () => {
    const { authenticator, token } = await setUp();
    const response = await remove(token, authenticator.id);
    expect(refusal(response)).toEqual([409, 'Admins must have a passkey. Add another one before you remove this one.']);
    await addPasskey(token);
    expect((await remove(token, authenticator.id)).statusCode).toBe(200);
  });
});
