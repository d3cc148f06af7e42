import type { LightMyRequestResponse } from 'fastify';
import { accountsOf, eva } from '../testing/accounts';
import { NO_LIMITS } from '../testing/limits';
import { openShop, type Shop } from '../testing/shop';

/* Whether an address has an account is known to its owner only (docs/decisions/0025). */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { PUBLIC_URL: 'https://spasummit.example' }, limits: NO_LIMITS });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query("DELETE FROM users WHERE email NOT LIKE '%@test.example'");
});

const { post, openBrowser, mailsTo, mailedToken, addVerified } = accountsOf(() => shop);
const unknown = 'unknown@example.com';
const strangers = { ...eva, password: 'a password of their own' };

/** What a client can compare: status, body, and the names of the headers. */
const visible = ({ statusCode, body, headers }: LightMyRequestResponse) => ({
  status: statusCode,
  body,
  headers: Object.keys(headers).sort(),
});

test('"register somebody\'s address with a password of your own, then sign in with it": known and unknown look the same', async () => {
  await addVerified(eva);
  const seen = await Promise.all(
    [eva.email, unknown].map(async (email) => {
      const credentials = { email, password: strangers.password };
      const browser = openBrowser();
      const registered = await browser.post('register', { ...strangers, email });
      const here = await browser.post('login', credentials);
      const elsewhere = await openBrowser().post('login', credentials);
      const mistyped = await browser.post('login', { email, password: 'mistyped' });
      const resent = await browser.post('resend-verification', { email });
      const forgotten = await browser.post('forgot-password', { email });
      return [registered, here, elsewhere, mistyped, resent, forgotten].map(visible);
    }),
  );
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.map(({ status }) => status)).toEqual([201, 200, 401, 401, 200, 200]);
});

test('"Please verify your email address before logging in." (spec §8) is said in the browser that registered, with its password only', async () => {
  const browser = openBrowser();
  await browser.post('register', eva);
  expect((await browser.post('login', { email: 'EVA@example.com', password: eva.password })).json()).toEqual({
    needsVerification: true,
    message: 'Please verify your email address before logging in. Check your inbox for a verification email.',
  });
  expect((await browser.post('login', { email: unknown, password: eva.password })).statusCode).toBe(401);
});

test('the proof of a registration is for this browser alone, for a day, and opens nothing', async () => {
  const { headers } = await post('register', eva);
  expect(String(headers['set-cookie'])).toMatch(
    /^registration_proof=[\w.-]+; Max-Age=86400; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test.each([
  ['forged', (proof: string) => proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['of later', (proof: string) => proof.replace(/^\d/, (first) => String(Number(first) + 1))],
  ['empty', () => ''],
  ['something else', () => 'a.b.c'],
])('a proof that is %s proves nothing', async (_what, change) => {
  const browser = openBrowser();
  await browser.post('register', eva);
  const proof = browser.cookies.get('registration_proof') ?? '';
  browser.cookies.set('registration_proof', change(proof));
  expect((await browser.post('login', { email: eva.email, password: eva.password })).statusCode).toBe(401);
  browser.cookies.set('registration_proof', proof);
  expect((await browser.post('login', { email: eva.email, password: eva.password })).statusCode).toBe(200);
});

test('a proof that is older than a day proves nothing', async () => {
  const browser = openBrowser();
  await browser.post('register', eva);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
  const response = await browser.post('login', { email: eva.email, password: eva.password });
  later.mockRestore();
  expect(response.statusCode).toBe(401);
});

test('signing in ends the proof', async () => {
  const browser = openBrowser();
  await browser.post('register', eva);
  await browser.post('verify-email', { token: await mailedToken(eva.email) });
  expect((await browser.post('login', { email: eva.email, password: eva.password })).json()).toHaveProperty('token');
  expect([...browser.cookies.keys()]).toEqual(['known_device']);
});

test('resending only queues a mail, whatever the address: what to send is looked up when it is sent', async () => {
  await addVerified(eva);
  await post('register', { ...eva, email: 'waiting@example.com' });
  await mailsTo('waiting@example.com');
  const query = jest.spyOn(shop.database.pool, 'query');
  for (const email of [eva.email, 'waiting@example.com', unknown]) {
    query.mockClear();
    await post('resend-verification', { email });
    const calls = query.mock.calls as unknown as [text: string, values: unknown[]][];
    expect(calls.filter(([text]) => text.startsWith('INSERT INTO outbox'))).toEqual([
      [expect.any(String), ['verify', email, null]],
    ]);
    await mailsTo(email);
  }
  query.mockRestore();
});
