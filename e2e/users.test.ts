/** Staff manage accounts: an invited colleague, a changed role, an audit log. */
import type { Page } from 'playwright-core';
import { type DeliveredMail, type MailServer, startMailServer } from '../server/testing/smtpServer';
import { violations } from './support/axe';
import { useBrowser } from './support/browser';
import { confirm } from './support/confirm';
import { useShop } from './support/shop';

const nea = { 'First Name': 'Nea', 'Last Name': 'Falk', Email: 'nea@estate.example' };
const password = 'Sauna-1874';

let mailServer: MailServer | undefined;
beforeAll(async () => {
  mailServer = await startMailServer();
});
const shop = useShop(() => ({ SMTP_URL: mailServer?.url ?? '' }));
// Stop the mail server after the shop: hooks run in the order of their registration.
afterAll(() => mailServer?.close());
const visit = useBrowser(() => shop.origin);

async function waitForMail(to: string): Promise<DeliveredMail> {
  for (;;) {
    const mail = mailServer?.received.find(({ envelope }) => envelope.to.includes(to));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openUsers(page: Page): Promise<void> {
  await clickButton(page, 'User Management');
  await page.getByRole('table').waitFor();
}

test('an admin invites a colleague, who accepts and signs in, is deactivated and then signed out; the audit log tells it', async () => {
  const { page } = await visit();
  await page.goto('/admin/login');
  await clickButton(page, 'Log In');
  await page.waitForURL('/admin');
  await openUsers(page);
  await clickButton(page, 'Invite a user');
  await fill(page, nea);
  await page.getByRole('radio', { name: 'Admin' }).check();
  expect(await violations(page)).toEqual([]);
  await clickButton(page, 'Send invitation');
  await page.getByText('✅ Invitation sent to nea@estate.example').waitFor();
  await page.getByRole('heading', { name: 'Open invitations' }).waitFor();
  expect(await violations(page)).toEqual([]);

  const { text } = await waitForMail(nea.Email);
  const link = /\/reset-password\/[\w-]+\?invited=admin$/m.exec(text)?.[0] ?? '';
  const { page: colleague, expectError } = await visit();
  await colleague.goto(link);
  await colleague.getByRole('heading', { name: 'Welcome to Spa Summit' }).waitFor();
  await fill(colleague, { 'New Password': password, 'Confirm New Password': password });
  await clickButton(colleague, 'Choose password');
  await colleague.waitForURL('/admin/login');
  await fill(colleague, { Email: nea.Email, Password: password });
  await clickButton(colleague, 'Log In');
  await colleague.waitForURL('/admin');
  await openUsers(colleague);
  // The list of users is refetched every 30 s, and may end the session earlier than the next request of the colleague.
  await clickButton(colleague, 'Dashboard');
  await colleague.getByText('Total Users').waitFor();

  await page.reload();
  await page.getByRole('rowheader', { name: 'Nea Falk' }).waitFor();
  await clickButton(page, `Manage ${nea.Email}`);
  await page.getByText('1 device', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await clickButton(page, 'Deactivate');
  await confirm(page, 'Deactivate Nea Falk?', 'Deactivate');
  await page.getByText('0 devices').waitFor();
  await clickButton(page, 'Close');

  // The colleague's next request finds no session.
  expectError(/^answered 401: .*\/api\/admin\/products/);
  expectError(/^console error: Failed to load resource/);
  await clickButton(colleague, 'Product Management');
  await colleague.getByRole('button', { name: 'Log In' }).waitFor();

  await clickButton(page, 'Audit log');
  await page.getByText('Admin Spa Summit invited nea@estate.example as admin.').waitFor();
  await page.getByText('Nea Falk accepted their invitation.').waitFor();
  await page.getByText('Admin Spa Summit deactivated nea@estate.example.').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('staff find and change a user with the keyboard alone', async () => {
  const { page } = await visit();
  await page.goto('/signup');
  await fill(page, {
    'First Name': 'Clara',
    'Last Name': 'Falk',
    Email: 'clara@estate.example',
    Password: password,
    'Confirm Password': password,
  });
  await clickButton(page, 'Sign Up');
  await page.waitForURL('/login');
  await page.goto('/admin/login');
  await clickButton(page, 'Log In');
  await page.waitForURL('/admin');
  await openUsers(page);
  /** Presses Tab until the element with this role and name has the focus. */
  const tabTo = async (role: 'button' | 'searchbox', name: string) => {
    const target = page.getByRole(role, { name, exact: true });
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 60 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
  };
  await tabTo('searchbox', 'Search');
  await page.keyboard.type('clara');
  await page.getByText('1 user').waitFor();
  await tabTo('button', 'Manage clara@estate.example');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Clara Falk' }).waitFor();
  await tabTo('button', 'Deactivate');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Deactivate Clara Falk?' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Reactivate' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'Deactivated' }).waitFor();
  await tabTo('button', 'Manage clara@estate.example');
});
