import type { LightMyRequestResponse } from 'fastify';
import { accountsOf, eva } from '../testing/accounts';
import { NO_LIMITS } from '../testing/limits';
import { openShop, type Shop } from '../testing/shop';

/* Only the owner of an email address can find out whether it has an account (docs/decisions/0025). */

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

/** Returns the parts of a response that a client can compare: status, body and header names. */
const visible = ({ statusCode, body, headers }: LightMyRequestResponse) => ({
  status: statusCode,
  body,
  headers: Object.keys(headers).sort(),
});

test('every response is the same for a known and an unknown address, even in the browser that registered it', async () => {
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

test('the message "Please verify your email address before logging in." (spec §8) needs the browser and password of the registration', async () => {
  const browser = openBrowser();
  await browser.post('register', eva);
  expect((await browser.post('login', { email: 'EVA@example.com', password: eva.password })).json()).toEqual({
    needsVerification: true,
    message: 'Please verify your email address before logging in. Check your inbox for a verification email.',
  });
  expect((await browser.post('login', { email: unknown, password: eva.password })).statusCode).toBe(401);
});

test('the proof of registration is a cookie for one browser and one day', async () => {
  const { headers } = await post('register', eva);
  expect(String(headers['set-cookie'])).toMatch(
    /^registration_proof=[\w.-]+; Max-Age=86400; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test.each([
  ['forged', (proof: string) => proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['extended', (proof: string) => proof.replace(/^\d/, (first) => String(Number(first) + 1))],
  ['empty', () => ''],
  ['malformed', () => 'a.b.c'],
])('a proof of registration that is %s is not accepted', async (_case, change) => {
  const browser = openBrowser();
  await browser.post('register', eva);
  const proof = browser.cookies.get('registration_proof') ?? '';
  browser.cookies.set('registration_proof', change(proof));
  expect((await browser.post('login', { email: eva.email, password: eva.password })).statusCode).toBe(401);
  browser.cookies.set('registration_proof', proof);
  expect((await browser.post('login', { email: eva.email, password: eva.password })).statusCode).toBe(200);
});

test('a proof of registration older than a day is not accepted', async () => {
  const browser = openBrowser();
  await browser.post('register', eva);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
  const response = await browser.post('login', { email: eva.email, password: eva.password });
  later.mockRestore();
  expect(response.statusCode).toBe(401);
});

test('signing in deletes the proof of registration', async () => {
  const browser = openBrowser();
  await browser.post('register', eva);
  await browser.post('verify-email', { token: await mailedToken(eva.email) });
  expect((await browser.post('login', { email: eva.email, password: eva.password })).json()).toHaveProperty('token');
  expect([...browser.cookies.keys()]).toEqual(['known_device']);
});

test('resending queues the same mail for every address, and what to send is looked up later', async () => {
  await addVerified(eva);
  await post('register', { ...eva, email: 'waiting@example.com' });
  await mailsTo('waiting@example.com');
  const query = jest.spyOn(shop.database.pool, 'query');
  for (const email of [eva.email, 'waiting@example.com', unknown]) {
    query.mockClear();
    await post('resend-verification', { email });
    const calls = query.mock.calls as unknown as [text: string, values: unknown[]][];
    expect(calls.filter(([text]) => text.startsWith('INSERT INTO outbox'))).toEqual([
      [expect.any(String), ['verify', email, null, null, null]],
    ]);
    await mailsTo(email);
  }
  query.mockRestore();
});
