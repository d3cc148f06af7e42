/** A day's work of those who manage the collection, with two of them and a visitor at once. Spec §2, §7, §8. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { DEMO_ADMIN } from '../server/config/readConfig';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const says = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();
const field = (page: Page, form: string, label: string) =>
  page.getByRole('form', { name: form }).getByLabel(label, { exact: true });

/** Somebody at Product Management, signed in by the form that is filled in already (settled question 6). */
async function atWork() {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/admin/login');
  expect(await page.getByLabel('Email').inputValue()).toBe(DEMO_ADMIN.email);
  await press(page, 'Log In');
  await says(page, 'Login successful! Redirecting to dashboard...');
  await page.waitForURL('/admin');
  await press(page, 'Product Management');
  await page.getByRole('table').waitFor();
  return visitor;
}

const picture = async (colour: string) => ({
  name: 'sauna.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

async function add(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(page, 'Add New Product', label).fill(text);
}

async function open(page: Page, name: string): Promise<void> {
  await press(page, `Edit ${name}`);
  await page.getByRole('heading', { name: `Edit Product: ${name}` }).waitFor();
}

test("an admin's day: create with a picture, seen elsewhere without a reload, edit, archive, restore, sign out", async () => {
  const { page } = await atWork();
  const visitor = await visit();
  await visitor.page.goto('/products');
  await visitor.page.getByText('Showing 12 products').waitFor();

  await add(page, { Name: 'Loimu Cedar Sauna', Description: 'A warm room.', 'Price in EUR': '24500' });
  await page
    .getByLabel('Image', { exact: true })
    .first()
    .setInputFiles(await picture('#a05a2c'));
  await press(page, 'Add Product');
  await says(page, '✅ Product created: Loimu Cedar Sauna');
  expect(await field(page, 'Add New Product', 'Name').inputValue()).toBe('');

  // "the public catalogue in another open tab or browser follows"
  const card = visitor.page.getByRole('listitem').filter({ hasText: 'Loimu Cedar Sauna' });
  await card.waitFor();
  await visitor.page.waitForFunction(() => {
    const first = document.querySelector<HTMLImageElement>('main ul li picture img');
    return first !== null && first.complete && first.naturalWidth > 0 && first.currentSrc.includes('/uploads/');
  });

  await open(page, 'Loimu Cedar Sauna');
  await field(page, 'Edit product', 'Price in EUR (optional)').fill('25100');
  await press(page, 'Save Changes');
  await says(page, '✅ Product updated');
  await card.getByText('25.100').waitFor();

  // "DELETE /products/{id} after confirm 'Archive this product?'"
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Archive this product?');
    void dialog.accept();
  });
  await press(page, 'Archive Loimu Cedar Sauna');
  await card.waitFor({ state: 'detached' });
  await press(page, 'Restore Loimu Cedar Sauna');
  await card.waitFor();

  // Each is recorded, and an earlier version can be restored.
  await open(page, 'Loimu Cedar Sauna');
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('25.100').first().waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await history.getByRole('button', { name: 'Restore this version, 1' }).click();
  await card.getByText('24.500').waitFor();

  // "Logout from admin goes to /admin/login."
  await press(page, 'Logout');
  await page.waitForURL('/admin/login');
  await says(page, 'Logged out successfully');
});

describe('two admins edit the same product', () => {
  test('changes to different fields merge; changes to the same field show both values and let the person choose', async () => {
    const { name } = await shop.createProduct({ name: 'Shared Bench', description: 'Two seats.', price: '900' });
    const ada = await atWork();
    const ben = await atWork();
    await open(ada.page, name);
    await open(ben.page, name);

    await field(ada.page, 'Edit product', 'Description (optional)').fill('Three seats.');
    await press(ada.page, 'Save Changes');
    await says(ada.page, '✅ Product updated');

    ben.expectTrouble(/412/);
    await field(ben.page, 'Edit product', 'Price in EUR (optional)').fill('950');
    await press(ben.page, 'Save Changes');
    await says(ben.page, '✅ Product updated');

    await open(ada.page, name);
    expect(await field(ada.page, 'Edit product', 'Description (optional)').inputValue()).toBe('Three seats.');
    expect(await field(ada.page, 'Edit product', 'Price in EUR (optional)').inputValue()).toBe('950');

    await open(ben.page, name);
    await field(ada.page, 'Edit product', 'Price in EUR (optional)').fill('1000');
    await press(ada.page, 'Save Changes');
    await says(ada.page, '✅ Product updated');

    await field(ben.page, 'Edit product', 'Price in EUR (optional)').fill('1100');
    await press(ben.page, 'Save Changes');
    await says(ben.page, 'Somebody else has changed this product while you were editing it.');
    await says(ben.page, '1000');
    await ben.page.getByRole('radio', { name: /Theirs/ }).check();
    await press(ben.page, 'Save these values');
    await ben.page.getByRole('dialog').waitFor({ state: 'detached' });

    await open(ben.page, name);
    expect(await field(ben.page, 'Edit product', 'Price in EUR (optional)').inputValue()).toBe('1000');
  });
});

test('a session that expires in the middle of a create loses nothing: text and picture come back after Re-login', async () => {
  const { page, expectTrouble } = await atWork();
  await add(page, { Name: 'Kept Plunge', Description: 'Cold and clear.', 'Price in EUR': '9800' });
  await page
    .getByLabel('Image', { exact: true })
    .first()
    .setInputFiles(await picture('#2a5263'));

  expectTrouble(/401/);
  await page.evaluate(async () => {
    const token = localStorage.getItem('auth_token');
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  });
  await press(page, 'Add Product');
  await says(page, '❌ Authentication expired. Please log in again.');
  await says(page, 'Your session has expired. Please log in again to continue.');
  await press(page, 'Re-login');
  await page.waitForURL('/admin/login');
  await press(page, 'Log In');

  await page.getByRole('table').waitFor();
  expect(await field(page, 'Add New Product', 'Name').inputValue()).toBe('Kept Plunge');
  await says(page, 'sauna.jpg');
  await press(page, 'Add Product');
  await says(page, '✅ Product created: Kept Plunge');
});
