/** The life cycle of a customer account in Chromium, with real emails (docs/specification.md §2.11, §4.1, §8). */
import type { Page } from 'playwright-core';
import { tokenIn } from '../server/testing/mail';
import { type DeliveredMail, type MailServer, startMailServer } from '../server/testing/smtpServer';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

let mailServer: MailServer | undefined;
beforeAll(async () => {
  mailServer = await startMailServer();
});

const shop = useShop(() => ({ SMTP_URL: mailServer?.url ?? '' }));
// Stop the mail server after the shop: hooks run in the order of their registration. Otherwise, sending the last email
// (password changed) could fail, and the shop's own hook fails on the warning that the server then logs.
afterAll(() => mailServer?.close());
const visit = useBrowser(() => shop.origin);

const email = 'aurelie@estate.example';
const firstPassword = 'Sauna-1874';
const secondPassword = 'Snow-and-steam';

/** Waits for an email to the customer whose subject matches the pattern. */
async function waitForMail(subject: RegExp): Promise<DeliveredMail> {
  for (;;) {
    const mail = mailServer?.received.find(({ headers, envelope }) => {
      return envelope.to.includes(email) && subject.test(headers.subject ?? '');
    });
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Fills in form fields. The keys of `fields` are the labels, the values are the texts to enter. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();
const storedSession = (page: Page) =>
  page.evaluate(() => ['auth_token', 'user', 'adminToken', 'adminUser'].map((name) => localStorage.getItem(name)));

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/login');
  await fill(page, { Email: email, Password: password });
  await clickButton(page, 'Sign In');
}

test('a customer registers, verifies the email, signs in, edits the profile, signs out and resets the password', async () => {
  const { page } = await visit();

  // A successful registration redirects to /login after 3 s (docs/specification.md §2.11).
  await page.goto('/signup');
  await fill(page, {
    'First Name': 'Aurélie',
    'Last Name': 'Montségur',
    Email: email,
    'Phone (optional)': '89 123456',
    Password: firstPassword,
    'Confirm Password': firstPassword,
  });
  await clickButton(page, 'Sign Up');
  await waitForText(page, 'Account created successfully! Please check your email to verify your account.');
  await page.waitForURL('/login');

  // A login before the verification fails, with an offer to resend the email (docs/specification.md §2.11).
  await signIn(page, firstPassword);
  await waitForText(
    page,
    'Please verify your email address before logging in. Check your inbox for a verification email.',
  );
  await page.getByRole('button', { name: 'Resend verification email' }).waitFor();

  await page.goto(`/verify-email/${tokenIn(await waitForMail(/verif|confirm/i))}`);
  await waitForText(page, 'Your email has been successfully verified! You can now log in to your account.');

  // A login stores the token in a cookie and in local storage (docs/specification.md §4.1).
  await signIn(page, firstPassword);
  await waitForText(page, 'Welcome back, Aurélie!');
  await page.waitForURL('/');
  const [token, user, adminToken, adminUser] = await storedSession(page);
  expect([token, user]).toEqual([adminToken, adminUser]);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'auth_token');
  expect(cookie).toMatchObject({ value: token, secure: true, sameSite: 'Strict' });

  await clickButton(page, 'Aurélie');
  await page.getByRole('link', { name: 'My Account' }).click();
  await page.waitForURL('/account');
  await fill(page, { 'First Name': 'Amélie' });
  await clickButton(page, 'Save profile');
  await waitForText(page, 'Your profile has been saved.');
  await page.reload();
  expect(await page.getByLabel('First Name', { exact: true }).inputValue()).toBe('Amélie');

  // Signing out clears everything that is stored (docs/specification.md §4.1).
  await clickButton(page, 'Amélie');
  await clickButton(page, 'Sign Out');
  await waitForText(page, 'Logged out successfully');
  expect(await storedSession(page)).toEqual([null, null, null, null]);
  expect((await page.context().cookies()).filter(({ name }) => name === 'auth_token')).toEqual([]);

  await page.goto('/forgot-password');
  await fill(page, { Email: email });
  await clickButton(page, 'Send reset link');
  await waitForText(page, 'Password reset instructions have been sent to your email address.');

  const link = `/reset-password/${tokenIn(await waitForMail(/reset|new password|password/i))}`;
  await page.goto(link);
  await fill(page, { 'New Password': secondPassword, 'Confirm New Password': secondPassword });
  await clickButton(page, 'Set password');
  await waitForText(page, 'Password reset successful! You can now login with your new password.');
  await page.waitForURL('/login');

  await signIn(page, secondPassword);
  await waitForText(page, 'Welcome back, Amélie!');
});

test('signing out or in in one tab does the same in the other tabs', async () => {
  const { page } = await visit();
  await signIn(page, secondPassword);
  await waitForText(page, 'Welcome back, Amélie!');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/products');
  await otherTab.getByRole('button', { name: 'Amélie' }).waitFor();

  await clickButton(page, 'Amélie');
  await clickButton(page, 'Sign Out');
  await otherTab.getByRole('link', { name: 'Sign In' }).waitFor();

  await signIn(page, secondPassword);
  await otherTab.getByRole('button', { name: 'Amélie' }).waitFor();
});

test('a session that was revoked in another browser ends at the next request', async () => {
  const { page, expectError } = await visit();
  await signIn(page, secondPassword);
  await waitForText(page, 'Welcome back, Amélie!');

  const otherBrowser = await visit();
  await signIn(otherBrowser.page, secondPassword);
  await waitForText(otherBrowser.page, 'Welcome back, Amélie!');
  await otherBrowser.page.goto('/account');
  await fill(otherBrowser.page, {
    'Current Password': secondPassword,
    'New Password': firstPassword,
    'Confirm New Password': firstPassword,
  });
  await clickButton(otherBrowser.page, 'Change password');
  await waitForText(otherBrowser.page, 'Your password has been changed.');

  // A 401 outside the login page and /admin clears the session and redirects to /login (docs/specification.md §4.2).
  expectError(/401/);
  await page.goto('/account');
  await page.waitForURL('/login');
  expect((await storedSession(page)).slice(0, 2)).toEqual([null, null]);
});
