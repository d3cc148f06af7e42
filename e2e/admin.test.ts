/**
 * Product management in the admin panel, with two admins and a visitor at once (docs/specification.md §2.13, §7, §8).
 */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { DEMO_ADMIN } from '../server/config/readConfig';
import { useBrowser } from './support/browser';
import { confirm } from './support/confirm';
import { useShop } from './support/shop';
import { waitUntil } from './support/waitUntil';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();
const field = (page: Page, form: string, label: string) =>
  page.getByRole('form', { name: form }).getByLabel(label, { exact: true });

/** Waits until a field has this value. A live update may bring it after the form has appeared with an older one. */
const waitForValue = (input: Locator, value: string) => waitUntil(async () => (await input.inputValue()) === value);

/**
 * Opens Product Management in a new browser. Signs in with the demo credentials, which the form already contains
 * (docs/specification.md §2.12).
 */
async function openProductManagement() {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/admin/login');
  expect(await page.getByLabel('Email').inputValue()).toBe(DEMO_ADMIN.email);
  await clickButton(page, 'Log In');
  await waitForText(page, 'Login successful! Redirecting to dashboard...');
  await page.waitForURL('/admin');
  await clickButton(page, 'Product Management');
  await page.getByRole('table').waitFor();
  return visitor;
}

const makeImageFile = async (colour: string) => ({
  name: 'sauna.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

/** Adds a picture to the form for a new product and waits until it is uploaded. */
async function addPicture(page: Page, colour: string): Promise<void> {
  await field(page, 'Add New Product', 'Add photo').setInputFiles(await makeImageFile(colour));
  await field(page, 'Add New Product', 'Alternative text of picture 1').waitFor();
  await page.getByText(/^(Uploading|Preparing|Waiting)/).waitFor({ state: 'detached' });
}

async function fillNewProduct(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByText('Add New Product').click();
  for (const [label, text] of Object.entries(fields)) await field(page, 'Add New Product', label).fill(text);
}

async function openEditor(page: Page, name: string): Promise<void> {
  await clickButton(page, `Edit ${name}`);
  await page.getByRole('heading', { name: `Edit Product: ${name}` }).waitFor();
}

test('an admin creates a product with an image, edits, archives and restores it, and an open catalogue follows without a reload', async () => {
  const { page } = await openProductManagement();
  const visitor = await visit();
  await visitor.page.goto('/products');
  await visitor.page.getByText('Showing 12 products').waitFor();

  await fillNewProduct(page, { Name: 'Loimu Cedar Sauna', Description: 'A warm room.', 'Price in EUR': '24500' });
  await addPicture(page, '#a05a2c');
  await clickButton(page, 'Add Product');
  await waitForText(page, '✅ Product created: Loimu Cedar Sauna');
  // The form closes, so that the list with the new product comes into view.
  await page.getByRole('form', { name: 'Add New Product' }).waitFor({ state: 'hidden' });

  // The visitor's open catalogue shows the new product without a reload.
  const card = visitor.page.getByRole('listitem').filter({ hasText: 'Loimu Cedar Sauna' });
  await card.waitFor();
  await visitor.page.waitForFunction(() => {
    const first = document.querySelector<HTMLImageElement>('main ul li picture img');
    return first !== null && first.complete && first.naturalWidth > 0 && first.currentSrc.includes('/uploads/');
  });

  await openEditor(page, 'Loimu Cedar Sauna');
  await field(page, 'Edit product', 'Price in EUR').fill('25100');
  await clickButton(page, 'Save Changes');
  await waitForText(page, '✅ Product updated');
  await card.getByText('25.100').waitFor();

  // Archiving asks for confirmation first (docs/specification.md §7).
  await clickButton(page, 'Archive Loimu Cedar Sauna');
  await confirm(page, 'Archive this product?', 'Archive');
  await card.waitFor({ state: 'detached' });
  await clickButton(page, 'Restore Loimu Cedar Sauna');
  await card.waitFor();

  // The history lists every change, and an earlier version can be restored.
  await openEditor(page, 'Loimu Cedar Sauna');
  const history = page.getByRole('region', { name: 'History' });
  await history.locator('summary').click();
  await history.getByText('25.100').first().waitFor();
  await history.getByRole('button', { name: 'Restore this version, 1' }).click();
  await confirm(page, /^Restore the version of /, 'Restore');
  await card.getByText('24.500').waitFor();

  // Logout from the admin panel goes to /admin/login (docs/specification.md §6).
  await clickButton(page, 'Logout');
  await page.waitForURL('/admin/login');
  await waitForText(page, 'Logged out successfully');
});

describe('two admins edit the same product', () => {
  test('changes to different fields merge; changes to the same field show both values and let the admin choose', async () => {
    const { name } = await shop.createProduct({ name: 'Shared Bench', description: 'Two seats.', price: '900' });
    const ada = await openProductManagement();
    const ben = await openProductManagement();
    await openEditor(ada.page, name);
    await openEditor(ben.page, name);

    // He types before she saves: an unchanged form would follow what she has saved.
    await field(ben.page, 'Edit product', 'Price in EUR').fill('950');
    await field(ada.page, 'Edit product', 'Description').fill('Three seats.');
    await clickButton(ada.page, 'Save Changes');
    await waitForText(ada.page, '✅ Product updated');

    ben.expectError(/412/);
    await clickButton(ben.page, 'Save Changes');
    await waitForText(ben.page, '✅ Product updated');

    await openEditor(ada.page, name);
    await waitForValue(field(ada.page, 'Edit product', 'Description'), 'Three seats.');
    await waitForValue(field(ada.page, 'Edit product', 'Price in EUR'), '950');

    await openEditor(ben.page, name);
    await waitForValue(field(ben.page, 'Edit product', 'Description'), 'Three seats.');
    await field(ben.page, 'Edit product', 'Price in EUR').fill('1100');
    await field(ada.page, 'Edit product', 'Price in EUR').fill('1000');
    await clickButton(ada.page, 'Save Changes');
    // The toast of her first change may still be shown.
    await ada.page.getByRole('dialog').waitFor({ state: 'detached' });

    await clickButton(ben.page, 'Save Changes');
    await waitForText(ben.page, 'Someone else changed this product while you were editing it.');
    await waitForText(ben.page, '1.000\u00a0€');
    const conflict = ben.page.getByRole('region', { name: 'Conflict' });
    await ben.page.waitForFunction(() => document.activeElement?.closest('section')?.ariaLabel === 'Conflict');
    expect(await conflict.evaluate(isUncovered)).toBe(true);
    await waitForText(ben.page, '1 conflict: choose a value above');
    await ben.page.getByRole('radio', { name: /Theirs/ }).check();
    await ben.page.keyboard.press('Control+S');
    await ben.page.getByRole('dialog').waitFor({ state: 'detached' });

    await openEditor(ben.page, name);
    await waitForValue(field(ben.page, 'Edit product', 'Price in EUR'), '1000');
  });
});

/** Returns whether an element is in view from its first line to its last, and nothing covers it. Runs in the page. */
function isUncovered(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 2, y)));
}

test('if the session expires while a product is created, text and image are restored after Re-login', async () => {
  const { page, expectError } = await openProductManagement();
  await fillNewProduct(page, { Name: 'Kept Plunge', Description: 'Cold and clear.', 'Price in EUR': '9800' });
  await addPicture(page, '#2a5263');

  expectError(/401/);
  await page.evaluate(async () => {
    const token = localStorage.getItem('auth_token');
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  });
  await clickButton(page, 'Add Product');
  await waitForText(page, '❌ Authentication expired. Please log in again.');
  await waitForText(page, 'Your session has expired. Please log in again to continue.');
  await clickButton(page, 'Re-login');
  await page.waitForURL('/admin/login');
  await clickButton(page, 'Log In');

  await page.getByRole('table').waitFor();
  await waitForValue(field(page, 'Add New Product', 'Name'), 'Kept Plunge');
  await field(page, 'Add New Product', 'Alternative text of picture 1').waitFor();
  await clickButton(page, 'Add Product');
  await waitForText(page, '✅ Product created: Kept Plunge');
});
