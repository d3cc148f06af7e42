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
const DEAD = [400, { success: false, message: 'Invalid or expired reset token.' }];
const expire = (interval: string) =>
  shop.database.pool.query(`UPDATE links SET expires_at = expires_at - interval '${interval}'`);

describe('registering (spec §7: "POST /auth/register (registration payload)")', () => {
  test('makes an account that can sign in once the mailed link was followed', async () => {
    const browser = openBrowser();
    const answer = await browser.post('register', eva);
    expect([answer.statusCode, answer.json()]).toEqual([201, REGISTERED]);
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

  test('"phone … or empty" (spec §3), or left out', async () => {
    const { phone: _, ...rest } = eva;
    expect((await post('register', { ...rest, phone: '' })).statusCode).toBe(201);
    expect((await post('register', rest)).statusCode).toBe(201);
  });

  test('the password is kept as argon2id; no token is kept as it is', async () => {
    await post('register', eva);
    const token = await mailedToken(eva.email);
    const stored = JSON.stringify(await shop.stored());
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(stored).not.toContain(eva.password);
    expect(stored).not.toContain(token);
    expect(JSON.stringify((await shop.database.pool.query('SELECT * FROM links')).rows)).not.toContain(token);
  });

  test('an address that has an account gets the same answer; only its owner learns of it', async () => {
    await addVerified(eva);
    const before = await shop.stored();
    const mails = (await mailsTo(eva.email)).length;
    const answer = await post('register', {
      ...eva,
      email: 'EVA@example.com',
      firstName: 'Mallory',
      password: 'another',
    });
    expect([answer.statusCode, answer.json()]).toEqual([201, REGISTERED]);
    const mail = (await mailsTo(eva.email)).slice(mails);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.headers['subject']).toBe('You already have an account with us');
    expect(mail[0]?.text).toContain('Dear Eva,');
    expect(mail[0]?.text).not.toMatch(/verify-email|Mallory/);
    expect(await shop.stored()).toEqual(before);
  });

  test('a link makes the account what was typed with it, whoever registered the same address later', async () => {
    await post('register', eva);
    const token = await mailedToken(eva.email);
    await post('register', { ...eva, firstName: 'Mallory', password: 'theirs, not hers' });
    const theirs = await mailedToken(eva.email);
    expect((await post('verify-email', { token })).statusCode).toBe(200);
    expect((await post('login', { email: eva.email, password: 'theirs, not hers' })).statusCode).toBe(401);
    expect((await post('login', { email: eva.email, password: eva.password })).json()).toMatchObject({
      user: { firstName: 'Eva' },
    });
    expect((await post('verify-email', { token: theirs })).statusCode).toBe(400);
  });

  test('two at once make one account', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post('register', eva)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
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
  ])('the name %j is kept as %j', async (typed, kept) => {
    await addVerified({ ...eva, firstName: typed, password: ' kept as typed ' });
    expect((await post('login', { email: eva.email, password: 'kept as typed' })).statusCode).toBe(401);
    expect((await post('login', { email: eva.email, password: ' kept as typed ' })).json()).toMatchObject({
      user: { firstName: kept },
    });
  });
});

describe('verification links', () => {
  test('"expired if message contains \'expired\'" (spec §4): after 24 hours, and only then', async () => {
    await post('register', eva);
    const token = await mailedToken(eva.email);
    await expire('24 hours');
    const answer = await post('verify-email', { token });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, message: 'Your verification link has expired. Please request a new one.' },
    ]);
    await shop.database.pool.query("UPDATE links SET expires_at = expires_at + interval '1 minute'");
    expect((await post('verify-email', { token })).statusCode).toBe(200);
  });

  test('are good once, also when followed ten times at once', async () => {
    await post('register', eva);
    const token = await mailedToken(eva.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('verify-email', { token })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toEqual({
      success: false,
      message: 'Email verification failed. The link is incomplete or has already been used.',
    });
  });

  test('are mailed again on request; both of them work until one is used', async () => {
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

  test('asked for again after a stranger registered the address too: its owner chooses the password anew, and no link confirms the stranger', async () => {
    await post('register', eva);
    await post('register', { ...eva, firstName: 'Mallory', password: 'theirs, not hers' });
    const theirs = await mailedToken(eva.email);
    expect((await post('resend-verification', { email: eva.email })).json()).toMatchObject({ success: true });
    const mail = (await mailsTo(eva.email)).at(-1);
    expect(mail?.headers['subject']).toBe('Choose a new password');
    const reset = { token: tokenIn(mail), password: 'hers alone' };
    expect((await post('reset-password', reset)).statusCode).toBe(200);
    expect((await post('verify-email', { token: theirs })).statusCode).toBe(400);
    expect((await post('login', { email: eva.email, password: 'theirs, not hers' })).statusCode).toBe(401);
    await signIn(eva.email, 'hers alone');
  });

  test('asked for again when earlier registrations may have been swept: the same', async () => {
    await post('register', eva);
    await shop.database.pool.query("UPDATE users SET created_at = now() - interval '12 days' WHERE email = $1", [
      eva.email,
    ]);
    await post('resend-verification', { email: eva.email });
    expect((await mailsTo(eva.email)).at(-1)?.headers['subject']).toBe('Choose a new password');
  });

  test.each(['unknown@example.com', eva.email])(
    'resending to %s, where nothing is to be verified, answers the same and mails nothing',
    async (email) => {
      await addVerified(eva);
      const mails = (await mailsTo(email)).length;
      const answer = await post('resend-verification', { email });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { success: true, message: 'Verification email sent! Please check your inbox.' },
      ]);
      expect(await mailsTo(email)).toHaveLength(mails);
    },
  );
});

describe('a forgotten password (spec §7: "POST /auth/forgot-password {email}", "POST /auth/reset-password")', () => {
  async function forget(email = eva.email): Promise<string> {
    await post('forgot-password', { email });
    return mailedToken(eva.email);
  }
  const reset = (token: string, password = 'new password') => post('reset-password', { token, password });

  test('an unknown address gets the same answer, and no mail', async () => {
    await addVerified(eva);
    const mails = (await mailsTo(eva.email)).length;
    const answers = await Promise.all(
      [eva.email, 'unknown@example.com'].map((email) => post('forgot-password', { email })),
    );
    const [known, unknown] = answers.map((answer) => {
      const { date: _, ...headers } = answer.headers;
      return { status: answer.statusCode, body: answer.body, headers };
    });
    expect(known).toEqual(unknown);
    expect(answers[0]?.json()).toEqual({
      success: true,
      message: 'Password reset instructions have been sent to your email address.',
    });
    expect(await mailsTo(eva.email)).toHaveLength(mails + 1);
    expect(await mailsTo('unknown@example.com')).toEqual([]);
  });

  test('the mailed link sets a new password and ends every session; the owner is told', async () => {
    await addVerified(eva);
    const tokens = [await signIn(eva.email, eva.password), await signIn(eva.email, eva.password)];
    const answer = await reset(await forget('EVA@EXAMPLE.COM'));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Password reset successful! You can now login with your new password.' },
    ]);
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);
    expect((await post('login', { email: eva.email, password: eva.password })).statusCode).toBe(401);
    expect(await isSignedIn(await signIn(eva.email, 'new password'))).toBe(true);
    expect((await mailsTo(eva.email)).at(-1)?.headers['subject']).toBe('Your password has been changed');
  });

  test('of ten who use a link at once, one wins', async () => {
    await addVerified(eva);
    const token = await forget();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `password ${n}`)));
    const winners = answers.flatMap(({ statusCode }, n) => (statusCode === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400).map((answer) => answer.json())).toEqual(
      Array(9).fill(DEAD[1]),
    );
    await signIn(eva.email, `password ${winners[0]}`);
  });

  test('a link is over after an hour, after its use, and with the use of another', async () => {
    await addVerified(eva);
    const [first, second] = [await forget(), await forget()];
    expect((await reset(second)).statusCode).toBe(200);
    for (const token of [first, second]) {
      const answer = await reset(token);
      expect([answer.statusCode, answer.json()]).toEqual(DEAD);
    }
    const late = await forget();
    await expire('1 hour');
    const before = await shop.stored();
    const answer = await reset(late);
    expect([answer.statusCode, answer.json()]).toEqual(DEAD);
    expect(await shop.stored()).toEqual(before);
  });

  test('a verification link resets nothing, and a reset link verifies nothing', async () => {
    await post('register', eva);
    const verification = await mailedToken(eva.email);
    expect([(await reset(verification)).statusCode, (await reset(verification)).json()]).toEqual(DEAD);
    const resetting = await forget();
    expect((await post('verify-email', { token: resetting })).statusCode).toBe(400);
    // Following a mailed link proves the address, whichever link it is; the registration's password must not come back.
    expect((await reset(resetting)).statusCode).toBe(200);
    expect((await post('verify-email', { token: verification })).statusCode).toBe(400);
    await signIn(eva.email, 'new password');
  });

  test('a password that is checked while it is being reset opens no session', async () => {
    await addVerified(eva);
    const token = await forget();
    const [signedIn] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => post('login', { email: eva.email, password: eva.password }))),
      reset(token),
    ]);
    const tokens = signedIn.flatMap((answer) => answer.json<{ token?: string }>().token ?? []);
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual(tokens.map(() => false));
  });
});

describe('the signed-in account', () => {
  let token: string;
  beforeEach(async () => {
    await addVerified(eva);
    token = await signIn(eva.email, eva.password);
  });

  test('PUT /auth/profile changes what is sent and keeps the rest', async () => {
    const answer = await withToken(token, 'PUT', 'profile', { firstName: ' Zoe\u0308 ', phone: '' });
    expect(answer.json()).toEqual({
      user: {
        _id: expect.any(String),
        firstName: 'Zoë',
        lastName: 'Groß',
        email: eva.email,
        phone: '',
        role: 'customer',
      },
    });
    expect((await withToken(token, 'GET', 'profile')).json()).toEqual(answer.json());
  });

  test.each([{ email: 'other@example.com' }, { role: 'admin' }, { password: 'xxxxxx' }, {}])(
    'PUT /auth/profile with %j changes nothing',
    async (changes) => {
      const before = await shop.stored();
      expect((await withToken(token, 'PUT', 'profile', changes)).statusCode).toBe(400);
      expect(await shop.stored()).toEqual(before);
    },
  );

  const change = (currentPassword: string, newPassword = 'new password') =>
    withToken(token, 'POST', 'change-password', { currentPassword, newPassword });

  test('a new password ends every other session, and links that were mailed before', async () => {
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

  test('a wrong current password is a 400, because a 401 "clears token and user" (spec §4)', async () => {
    const before = await shop.stored();
    const answer = await change('wrong password');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, message: 'Your current password is not correct.' },
    ]);
    expect(await shop.stored()).toEqual(before);
    expect(await isSignedIn(token)).toBe(true);
  });

  test('of ten changes at once, one wins', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => change(eva.password, `password ${n}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(400),
    ]);
  });
});
