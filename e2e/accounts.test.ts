/** A customer's whole way with an account, in Chromium, with real mail. Spec §2, §4, §8; design.md, journey 2. */
import type { Page } from 'playwright-core';
import { tokenIn } from '../server/testing/mail';
import { type DeliveredMail, type MailServer, startMailServer } from '../server/testing/smtpServer';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

let post: MailServer | undefined;
beforeAll(async () => {
  post = await startMailServer();
});
afterAll(() => post?.close());

const shop = useShop(() => ({ SMTP_URL: post?.url ?? '' }));
const visit = useBrowser(() => shop.origin);

const address = 'aurelie@estate.example';
const first = 'Sauna-1874';
const second = 'Snow-and-steam';

/** Waits for the mail to this address whose subject has this word. */
async function mailAbout(subject: RegExp): Promise<DeliveredMail> {
  for (;;) {
    const mail = post?.received.find(({ headers, envelope }) => {
      return envelope.to.includes(address) && subject.test(headers.subject ?? '');
    });
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Types as a person does, by the words beside the fields. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();
const stored = (page: Page) =>
  page.evaluate(() => ['auth_token', 'user', 'adminToken', 'adminUser'].map((name) => localStorage.getItem(name)));

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/login');
  await fill(page, { Email: address, Password: password });
  await press(page, 'Sign In');
}

test('register, verify, sign in, change the profile, sign out, forget, reset, sign in again', async () => {
  const { page } = await visit();

  // "/signup: registration form; on success goes to /login after 3 s."
  await page.goto('/signup');
  await fill(page, {
    'First Name': 'Aurélie',
    'Last Name': 'Montségur',
    Email: address,
    'Phone (optional)': '89 123456',
    Password: first,
    'Confirm Password': first,
  });
  await press(page, 'Sign Up');
  await says(page, 'Account created successfully! Please check your email to verify your account.');
  await page.waitForURL('/login');

  // "Please verify your email address before logging in. Check your inbox for a verification email."
  await signIn(page, first);
  await says(page, 'Please verify your email address before logging in. Check your inbox for a verification email.');
  await page.getByRole('button', { name: 'Resend verification email' }).waitFor();

  await page.goto(`/verify-email/${tokenIn(await mailAbout(/verif|confirm/i))}`);
  await says(page, 'Your email has been successfully verified! You can now log in to your account.');

  // "Login success saves token in a cookie (7 days, secure, strict same-site) and local storage, …"
  await signIn(page, first);
  await says(page, 'Welcome back, Aurélie!');
  await page.waitForURL('/');
  const [token, user, adminToken, adminUser] = await stored(page);
  expect([token, user]).toEqual([adminToken, adminUser]);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'auth_token');
  expect(cookie).toMatchObject({ value: token, secure: true, sameSite: 'Strict' });

  // Settled question 8: 'My Account' opens /account.
  await press(page, 'Aurélie');
  await page.getByRole('link', { name: 'My Account' }).click();
  await page.waitForURL('/account');
  await fill(page, { 'First Name': 'Amélie' });
  await press(page, 'Save the profile');
  await says(page, 'Your profile has been saved.');
  await page.reload();
  expect(await page.getByLabel('First Name', { exact: true }).inputValue()).toBe('Amélie');

  // "Sign Out (logs out, closes the menu)", "Logout clears all and shows info 'Logged out successfully'."
  await press(page, 'Amélie');
  await press(page, 'Sign Out');
  await says(page, 'Logged out successfully');
  expect(await stored(page)).toEqual([null, null, null, null]);
  expect((await page.context().cookies()).filter(({ name }) => name === 'auth_token')).toEqual([]);

  await page.goto('/forgot-password');
  await fill(page, { Email: address });
  await press(page, 'Send the link');
  await says(page, 'Password reset instructions have been sent to your email address.');

  const link = `/reset-password/${tokenIn(await mailAbout(/reset|new password|password/i))}`;
  await page.goto(link);
  await fill(page, { 'New Password': second, 'Confirm New Password': second });
  await press(page, 'Set the password');
  await says(page, 'Password reset successful! You can now login with your new password.');
  await page.waitForURL('/login');

  await signIn(page, second);
  await says(page, 'Welcome back, Amélie!');
});

test('signing out in one tab signs out the others; signing in does too', async () => {
  const { page } = await visit();
  await signIn(page, second);
  await says(page, 'Welcome back, Amélie!');
  const other = await page.context().newPage();
  await other.goto('/products');
  await other.getByRole('button', { name: 'Amélie' }).waitFor();

  await press(page, 'Amélie');
  await press(page, 'Sign Out');
  await other.getByRole('link', { name: 'Sign In' }).waitFor();

  await signIn(page, second);
  await other.getByRole('button', { name: 'Amélie' }).waitFor();
});

test('a session that was ended elsewhere ends here at the next call', async () => {
  const { page, expectTrouble } = await visit();
  await signIn(page, second);
  await says(page, 'Welcome back, Amélie!');

  const elsewhere = await visit();
  await signIn(elsewhere.page, second);
  await says(elsewhere.page, 'Welcome back, Amélie!');
  await elsewhere.page.goto('/account');
  await fill(elsewhere.page, {
    'Current Password': second,
    'New Password': first,
    'Confirm New Password': first,
  });
  await press(elsewhere.page, 'Change the password');
  await says(elsewhere.page, 'Your password has been changed.');

  // "On a 401: outside login page and /admin, clear token and user and go to /login".
  expectTrouble(/401/);
  await page.goto('/account');
  await page.waitForURL('/login');
  expect((await stored(page)).slice(0, 2)).toEqual([null, null]);
});
