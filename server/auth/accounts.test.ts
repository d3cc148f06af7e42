import { accountsOf, eva } from '../testing/accounts';
import { NO_LIMITS } from '../testing/limits';
import { tokenIn } from '../testing/mail';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { PUBLIC_URL: 'https://spasummit.example' }, limits: NO_LIMITS });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query("DELETE FROM users WHERE email NOT LIKE '%@test.example'");
});

const { post, openBrowser, withToken, mailsTo, mailedToken, addVerified, signIn, isSignedIn } = accountsOf(() => shop);
const REGISTERED = {
  success: true,
  requiresVerification: true,
  message: 'Registration successful! Please check your email to verify your account before logging in.',
};
const INVALID_TOKEN = [400, { success: false, message: 'Invalid or expired reset token.' }];
const expire = (interval: string) =>
  shop.database.pool.query(`UPDATE links SET expires_at = expires_at - interval '${interval}'`);

describe('registering (spec §7: "POST /auth/register (registration payload)")', () => {
  test('adds an account that can sign in after the user has followed the mailed link', async () => {
    const browser = openBrowser();
    const response = await browser.post('register', eva);
    expect([response.statusCode, response.json()]).toEqual([201, REGISTERED]);
    const credentials = { email: eva.email, password: eva.password };
    expect((await browser.post('login', credentials)).json()).toEqual({
      needsVerification: true,
      message: 'Please verify your email address before logging in. Check your inbox for a verification email.',
    });

    expect((await post('verify-email', { token: await mailedToken(eva.email) })).json()).toEqual({
      success: true,
      message: 'Your email has been successfully verified! You can now log in to your account.',
    });
    const { firstName, lastName, email, phone } = eva;
    expect((await post('login', credentials)).json()).toMatchObject({
      user: { firstName, lastName, email, phone, role: 'customer' },
    });
  });

  test('accepts an empty phone number and none at all ("phone … or empty", spec §3)', async () => {
    const { phone: _, ...rest } = eva;
    expect((await post('register', { ...rest, phone: '' })).statusCode).toBe(201);
    expect((await post('register', rest)).statusCode).toBe(201);
  });

  test('stores the password as an argon2id hash, and no token in plain text', async () => {
    await post('register', eva);
    const token = await mailedToken(eva.email);
    const stored = JSON.stringify(await shop.stored());
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(stored).not.toContain(eva.password);
    expect(stored).not.toContain(token);
    expect(JSON.stringify((await shop.database.pool.query('SELECT * FROM links')).rows)).not.toContain(token);
  });

  test('gives an address that has an account the same response, and tells only its owner', async () => {
    await addVerified(eva);
    const before = await shop.stored();
    const mails = (await mailsTo(eva.email)).length;
    const response = await post('register', {
      ...eva,
      email: 'EVA@example.com',
      firstName: 'Mallory',
      password: 'another',
    });
    expect([response.statusCode, response.json()]).toEqual([201, REGISTERED]);
    const mail = (await mailsTo(eva.email)).slice(mails);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.headers['subject']).toBe('You already have an account with us');
    expect(mail[0]?.text).toContain('Dear Eva,');
    expect(mail[0]?.text).not.toMatch(/verify-email|Mallory/);
    expect(await shop.stored()).toEqual(before);
  });

  test('confirms the registration that the link was mailed for, even if someone registers the same address later', async () => {
    await post('register', eva);
    const token = await mailedToken(eva.email);
    await post('register', { ...eva, firstName: 'Mallory', password: 'theirs, not hers' });
    const strangerToken = await mailedToken(eva.email);
    expect((await post('verify-email', { token })).statusCode).toBe(200);
    expect((await post('login', { email: eva.email, password: 'theirs, not hers' })).statusCode).toBe(401);
    expect((await post('login', { email: eva.email, password: eva.password })).json()).toMatchObject({
      user: { firstName: 'Eva' },
    });
    expect((await post('verify-email', { token: strangerToken })).statusCode).toBe(400);
  });

  test('adds one account for several concurrent registrations of an address', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => post('register', eva)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const { rows } = await shop.database.pool.query('SELECT 1 FROM users WHERE email = $1', [eva.email]);
    expect(rows).toHaveLength(1);
  });

  test.each([
    [' Eva\t', 'Eva'],
    ['Zoe\u0308', 'Zoë'],
    ['עֵדָה', 'עֵדָה'],
    ['🧖‍♀️ Eva', '🧖‍♀️ Eva'],
    ["Robert'); DROP TABLE users;--", "Robert'); DROP TABLE users;--"],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('stores the name %j as %j', async (typed, stored) => {
    await addVerified({ ...eva, firstName: typed, password: ' kept as typed ' });
    expect((await post('login', { email: eva.email, password: 'kept as typed' })).statusCode).toBe(401);
    expect((await post('login', { email: eva.email, password: ' kept as typed ' })).json()).toMatchObject({
      user: { firstName: stored },
    });
  });
});

describe('verification links', () => {
  test('expire after 24 hours and not earlier ("expired if message contains \'expired\'", spec §4)', async () => {
    await post('register', eva);
    const token = await mailedToken(eva.email);
    await expire('24 hours');
    const response = await post('verify-email', { token });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { success: false, message: 'Your verification link has expired. Please request a new one.' },
    ]);
    await shop.database.pool.query("UPDATE links SET expires_at = expires_at + interval '1 minute'");
    expect((await post('verify-email', { token })).statusCode).toBe(200);
  });

  test('work only once, even for ten concurrent requests', async () => {
    await post('register', eva);
    const token = await mailedToken(eva.email);
    const responses = await Promise.all(Array.from({ length: 10 }, () => post('verify-email', { token })));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.find(({ statusCode }) => statusCode !== 200)?.json()).toEqual({
      success: false,
      message: 'Email verification failed. The link is incomplete or has already been used.',
    });
  });

  test('are mailed again on request, and both links work until one of them is used', async () => {
    await post('register', eva);
    const first = await mailedToken(eva.email);
    expect((await post('resend-verification', { email: 'Eva@Example.com' })).json()).toEqual({
      success: true,
      message: 'Verification email sent! Please check your inbox.',
    });
    const second = await mailedToken(eva.email);
    expect(second).not.toBe(first);
    expect((await post('verify-email', { token: first })).statusCode).toBe(200);
    expect((await post('verify-email', { token: second })).statusCode).toBe(400);
  });

  test('are replaced by a reset link if a stranger has registered the same address, and no link confirms the stranger', async () => {
    await post('register', eva);
    await post('register', { ...eva, firstName: 'Mallory', password: 'theirs, not hers' });
    const strangerToken = await mailedToken(eva.email);
    expect((await post('resend-verification', { email: eva.email })).json()).toMatchObject({ success: true });
    const mail = (await mailsTo(eva.email)).at(-1);
    expect(mail?.headers['subject']).toBe('Choose a new password');
    const reset = { token: tokenIn(mail), password: 'hers alone' };
    expect((await post('reset-password', reset)).statusCode).toBe(200);
    expect((await post('verify-email', { token: strangerToken })).statusCode).toBe(400);
    expect((await post('login', { email: eva.email, password: 'theirs, not hers' })).statusCode).toBe(401);
    await signIn(eva.email, 'hers alone');
  });

  test('are replaced by a reset link if earlier registrations may have been deleted', async () => {
    await post('register', eva);
    await shop.database.pool.query("UPDATE users SET created_at = now() - interval '12 days' WHERE email = $1", [
      eva.email,
    ]);
    await post('resend-verification', { email: eva.email });
    expect((await mailsTo(eva.email)).at(-1)?.headers['subject']).toBe('Choose a new password');
  });

  test.each(['unknown@example.com', eva.email])(
    'are not mailed to %s, which has nothing to verify, but the response is the same',
    async (email) => {
      await addVerified(eva);
      const mails = (await mailsTo(email)).length;
      const response = await post('resend-verification', { email });
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { success: true, message: 'Verification email sent! Please check your inbox.' },
      ]);
      expect(await mailsTo(email)).toHaveLength(mails);
    },
  );
});

describe('resetting a password (spec §7: "POST /auth/forgot-password {email}", "POST /auth/reset-password")', () => {
  async function requestReset(email = eva.email): Promise<string> {
    await post('forgot-password', { email });
    return mailedToken(eva.email);
  }
  const reset = (token: string, password = 'new password') => post('reset-password', { token, password });

  test('gives an unknown address the same response and sends it no mail', async () => {
    await addVerified(eva);
    const mails = (await mailsTo(eva.email)).length;
    const responses = await Promise.all(
      [eva.email, 'unknown@example.com'].map((email) => post('forgot-password', { email })),
    );
    const [known, unknown] = responses.map((response) => {
      const { date: _, ...headers } = response.headers;
      return { status: response.statusCode, body: response.body, headers };
    });
    expect(known).toEqual(unknown);
    expect(responses[0]?.json()).toEqual({
      success: true,
      message: 'Password reset instructions have been sent to your email address.',
    });
    expect(await mailsTo(eva.email)).toHaveLength(mails + 1);
    expect(await mailsTo('unknown@example.com')).toEqual([]);
  });

  test('sets the new password, ends all sessions and notifies the owner by mail', async () => {
    await addVerified(eva);
    const tokens = [await signIn(eva.email, eva.password), await signIn(eva.email, eva.password)];
    const response = await reset(await requestReset('EVA@EXAMPLE.COM'));
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { success: true, message: 'Password reset successful! You can now login with your new password.' },
    ]);
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);
    expect((await post('login', { email: eva.email, password: eva.password })).statusCode).toBe(401);
    expect(await isSignedIn(await signIn(eva.email, 'new password'))).toBe(true);
    expect((await mailsTo(eva.email)).at(-1)?.headers['subject']).toBe('Your password has been changed');
  });

  test('succeeds for only one of ten concurrent requests with the same link', async () => {
    await addVerified(eva);
    const token = await requestReset();
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `password ${n}`)));
    const winners = responses.flatMap(({ statusCode }, n) => (statusCode === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 400).map((response) => response.json())).toEqual(
      Array(9).fill(INVALID_TOKEN[1]),
    );
    await signIn(eva.email, `password ${winners[0]}`);
  });

  test('fails with a link that is an hour old, and with every link once one of them was used', async () => {
    await addVerified(eva);
    const [first, second] = [await requestReset(), await requestReset()];
    expect((await reset(second)).statusCode).toBe(200);
    for (const token of [first, second]) {
      const response = await reset(token);
      expect([response.statusCode, response.json()]).toEqual(INVALID_TOKEN);
    }
    const late = await requestReset();
    await expire('1 hour');
    const before = await shop.stored();
    const response = await reset(late);
    expect([response.statusCode, response.json()]).toEqual(INVALID_TOKEN);
    expect(await shop.stored()).toEqual(before);
  });

  test('fails with a verification link, and a reset link does not verify an address', async () => {
    await post('register', eva);
    const verification = await mailedToken(eva.email);
    expect([(await reset(verification)).statusCode, (await reset(verification)).json()]).toEqual(INVALID_TOKEN);
    const resetting = await requestReset();
    expect((await post('verify-email', { token: resetting })).statusCode).toBe(400);
    // A reset link also verifies the address. The older verification link must then fail. Otherwise it would replace
    // the new password with the one from the registration.
    expect((await reset(resetting)).statusCode).toBe(200);
    expect((await post('verify-email', { token: verification })).statusCode).toBe(400);
    await signIn(eva.email, 'new password');
  });

  test('opens no session for the old password while it is being replaced', async () => {
    await addVerified(eva);
    const token = await requestReset();
    const [signedIn] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => post('login', { email: eva.email, password: eva.password }))),
      reset(token),
    ]);
    const tokens = signedIn.flatMap((response) => response.json<{ token?: string }>().token ?? []);
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual(tokens.map(() => false));
  });
});

describe('the signed-in account', () => {
  let token: string;
  beforeEach(async () => {
    await addVerified(eva);
    token = await signIn(eva.email, eva.password);
  });

  test('PUT /auth/profile changes the fields sent and keeps the others', async () => {
    const response = await withToken(token, 'PUT', 'profile', { firstName: ' Zoe\u0308 ', phone: '' });
    expect(response.json()).toEqual({
      user: {
        _id: expect.any(String),
        firstName: 'Zoë',
        lastName: 'Groß',
        email: eva.email,
        phone: '',
        role: 'customer',
      },
    });
    expect((await withToken(token, 'GET', 'profile')).json()).toEqual(response.json());
  });

  test.each([{ email: 'other@example.com' }, { role: 'admin' }, { password: 'xxxxxx' }, {}])(
    'PUT /auth/profile refuses %j and changes nothing',
    async (changes) => {
      const before = await shop.stored();
      expect((await withToken(token, 'PUT', 'profile', changes)).statusCode).toBe(400);
      expect(await shop.stored()).toEqual(before);
    },
  );

  const change = (currentPassword: string, newPassword = 'new password') =>
    withToken(token, 'POST', 'change-password', { currentPassword, newPassword });

  test('a new password ends all other sessions and invalidates links mailed earlier', async () => {
    const other = await signIn(eva.email, eva.password);
    await post('forgot-password', { email: eva.email });
    const link = await mailedToken(eva.email);
    expect((await change(eva.password)).json()).toEqual({
      success: true,
      message: 'Your password has been changed.',
    });
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await post('reset-password', { token: link, password: 'theirs now' })).statusCode).toBe(400);
    expect((await post('login', { email: eva.email, password: eva.password })).statusCode).toBe(401);
    await signIn(eva.email, 'new password');
  });

  test('a wrong current password gets 400, because the site clears token and user on a 401 (spec §4)', async () => {
    const before = await shop.stored();
    const response = await change('wrong password');
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { success: false, message: 'Your current password is not correct.' },
    ]);
    expect(await shop.stored()).toEqual(before);
    expect(await isSignedIn(token)).toBe(true);
  });

  test('only one of ten concurrent password changes succeeds', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => change(eva.password, `password ${n}`)));
    expect(responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(400),
    ]);
  });
});
