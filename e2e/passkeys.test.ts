/** Admins confirm their sign-in with a passkey, on an authenticator that the browser simulates. */
import type { Page } from 'playwright-core';
import { DEMO_ADMIN } from '../server/config/readConfig';
import { violations } from './support/axe';
import { useBrowser } from './support/browser';
import { confirm } from './support/confirm';
import { useShop } from './support/shop';

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Returns the hosts's name instead of its IP address, because browsers accept passkeys only for names. */
const named = (origin: string) => origin.replace('127.0.0.1', 'localhost');

/** Gives the page an authenticator that confirms each request at once, like a fingerprint reader with a finger on it. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await clickButton(page, 'Log In');
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/admin');
  await clickButton(page, 'Logout');
  await page.waitForURL('/admin/login');
}

describe('optional passkeys', () => {
  const shop = useShop();
  const visit = useBrowser(() => named(shop.origin));

  test('an admin adds a passkey on the account page, signs in with it on both pages, and removes it', async () => {
    const { page, expectError } = await visit();
    await addAuthenticator(page);
    await logIn(page);
    await page.waitForURL('/admin');
    await page.goto('/account');
    await page.getByLabel('Name of the new passkey').fill('Office Mac');
    const form = page.getByRole('form', { name: 'Add a passkey' });
    expectError(/^answered 400: .*passkeys\/options/);
    expectError(/^console error: Failed to load resource/);
    await form.getByLabel('Current Password').fill('wrong');
    await clickButton(page, 'Add a passkey');
    await form.getByText('Your current password is not correct.').waitFor();
    await form.getByLabel('Current Password').fill(DEMO_ADMIN.password);
    await clickButton(page, 'Add a passkey');
    await page.getByText('Office Mac').waitFor();
    expect(await violations(page)).toEqual([]);

    await signOut(page);
    await clickButton(page, 'Log In');
    await page.waitForURL('/admin');
    await signOut(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(DEMO_ADMIN.email);
    await page.getByLabel('Password').fill(DEMO_ADMIN.password);
    await clickButton(page, 'Sign In');
    await page.getByText('Welcome back, Admin!').waitFor();

    await page.goto('/account');
    await clickButton(page, 'Remove Office Mac');
    await confirm(page, 'Remove this passkey from your account?', 'Remove');
    await page.getByText('The passkey has been removed.').waitFor();
    await page.getByText('Office Mac').waitFor({ state: 'detached' });
  });
});

describe('ADMIN_PASSKEYS=required', () => {
  const shop = useShop(() => ({ ADMIN_PASSKEYS: 'required' }));
  const visit = useBrowser(() => named(shop.origin));

  test('an admin creates a passkey while signing in, is told what to do if it is not confirmed, and may not remove it', async () => {
    const { page } = await visit();
    const authenticator = await addAuthenticator(page);
    await logIn(page);
    const dialog = page.getByRole('dialog', { name: 'Create a passkey' });
    await dialog.getByLabel('Name of the passkey').fill('Phone');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create a passkey' }).click();
    await page.waitForURL('/admin');
    await page.goto('/account');
    await page.getByRole('list', { name: 'Your passkeys' }).getByText('Phone').waitFor();
    expect(await page.getByRole('button', { name: 'Remove Phone' }).count()).toBe(0);

    await signOut(page);
    await authenticator.forget();
    await clickButton(page, 'Log In');
    const confirmation = page.getByRole('dialog', { name: 'Confirm with your passkey' });
    await confirmation.getByText('The passkey was not confirmed. Please try again.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await confirmation.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Password').inputValue()).toBe(DEMO_ADMIN.password);
  });
});
