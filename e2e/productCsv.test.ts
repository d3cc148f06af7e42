/** Staff choose columns, and export, edit and import products as CSV: by keyboard at 1440 px, and on a phone. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { violations } from './support/axe';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openProductManagement(width: number) {
  const visitor = await visit({ viewport: { width, height: 844 }, acceptDownloads: true });
  const { page } = visitor;
  await page.goto('/admin/login');
  await button(page, 'Log In').click();
  await page.waitForURL('/admin');
  await button(page, 'Product Management').click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
  const expectAccessible = async () => {
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  return { ...visitor, expectAccessible };
}

/** Runs `press`, which starts a download, and returns the text of the saved file. */
async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(saved.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  return readFile(await saved.path(), 'utf8');
}

const csvFile = (text: string) => ({ name: 'edited.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('with the keyboard alone: choose columns, export the filtered products, edit the file, check and import it', async () => {
  const { name } = await shop.createProduct({
    name: '=Formula "Bench"',
    description: 'Two; seats,\nin cedar.',
    price: '900',
  });
  const { page, expectAccessible } = await openProductManagement(1440);
  /** Presses Tab until the element has the focus. */
  const tabToElement = async (target: Locator) => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 80 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
  };
  const tabTo = (role: 'button' | 'searchbox' | 'checkbox', label: string) =>
    tabToElement(page.getByRole(role, { name: label, exact: true }));

  await tabTo('button', 'Columns');
  await page.keyboard.press('Enter');
  await tabTo('checkbox', 'Category');
  await page.keyboard.press('Space');
  await tabTo('checkbox', 'Added');
  await page.keyboard.press('Space');
  await expectAccessible();
  await page.keyboard.press('Escape');
  const headings = ['Image', 'Name', 'Price', 'Status', 'Added', 'Actions'];
  const shown = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  expect(await shown()).toEqual(headings);
  await page.reload();
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).waitFor();
  expect(await shown()).toEqual(headings);

  await tabTo('searchbox', 'Search');
  await page.keyboard.type('formula');
  await page.getByText('1 product', { exact: true }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await tabTo('button', 'Export');
  const csv = await download(page, () => page.keyboard.press('Enter'));
  expect(csv).toContain(`"'=Formula ""Bench"""`);
  expect(csv).toContain('formula-bench,1,');
  expect(csv.match(/^[0-9a-f-]{36},/gm)).toHaveLength(1);

  await tabTo('button', 'Import');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Import products' }).waitFor();
  await expectAccessible();
  await page.keyboard.press('Tab');
  /** Opens the file picker with the keyboard and picks a file with this content. */
  const pick = async (text: string) => {
    // Wait for the event before focusing the field, because Playwright needs a moment to intercept the file chooser.
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('CSV file').focus();
    await page.keyboard.press('Space');
    await (await chooser).setFiles(csvFile(text));
  };
  await pick(csv);
  await page.getByText('1 line: no changes.').waitFor();
  await pick(`${csv.replace('900.00', '950')},,,Stool,,"One\nseat",accessory,,120,,draft\r\n,,,,,,pool,,,,\r\n`);
  await page.getByText('Line 6: Name is missing.').waitFor();
  await page.getByText('Line 6: Category must be one of').waitFor();
  await expectAccessible();
  await pick(`${csv.replace('900.00', '950')},,,Stool,,"One\nseat",accessory,,120,,draft\r\n`);
  await page.getByText('2 lines: 1 new, 1 changed, 0 unchanged.').waitFor();
  await page.getByRole('row', { name: /^2 =Formula "Bench" price: 900 € 950 €/ }).waitFor();
  await expectAccessible();
  await tabTo('button', 'Import 2 changes');
  await page.keyboard.press('Enter');
  await page.getByText('✅ Import complete: 1 new, 1 changed').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: '950 €' }).waitFor();

  await tabTo('button', `Edit ${name}`);
  await page.keyboard.press('Enter');
  await tabToElement(page.getByRole('dialog').locator('summary'));
  await page.keyboard.press('Enter');
  await page.getByText('saved by Admin Spa Summit').waitFor();
});

test('on a phone: export, a file with semicolons and decimal commas, wrong files, and the import', async () => {
  const { page, expectAccessible, expectError } = await openProductManagement(390);
  expect(await button(page, 'Columns').count()).toBe(0);
  await button(page, 'More actions').click();
  const csv = await download(page, () => button(page, 'Export').click());
  await button(page, 'More actions').click();
  await button(page, 'Import').click();
  const pick = (text: string | Buffer) =>
    page.getByLabel('CSV file').setInputFiles({ ...csvFile(''), buffer: Buffer.from(text) });

  expectError(/^answered 400: .*\/api\/admin\/products\/import/);
  expectError(/^console error: Failed to load resource/);
  await pick(csv.replace('status', 'colour'));
  await page.getByText('Unknown column: “colour”.').waitFor();
  await expectAccessible();
  await pick(Buffer.from(csv, 'utf16le'));
  await page.getByText('The file is not in UTF-8.').waitFor();

  const [id = '', slug = '', version = ''] = csv.split('\r\n')[1]?.split(',') ?? [];
  await pick(`\uFEFF_id;slug;version;price\r\n${id};${slug};${version};"1234,500"\r\n`);
  await page.getByText('Line 2: Price must be a number such as 1999.90').waitFor();
  await pick(`\uFEFF_id;slug;version;price\r\n${id};${slug};${version};1234,5\r\n`);
  await page.getByText('1 line: 0 new, 1 changed, 0 unchanged.').waitFor();
  await expectAccessible();
  await button(page, 'Import 1 change').click();
  await page.getByText('✅ Import complete: 0 new, 1 changed').waitFor();
  await page.getByText('1.234,50 €').first().waitFor();
});

test('on a phone, Back closes only the import, whether the sheet or the command palette has opened it', async () => {
  const { page } = await openProductManagement(390);
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  const closeByBack = async () => {
    await dialog.waitFor();
    await page.waitForURL('/admin?view=products&panel=import');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?view=products');
  };
  await button(page, 'More actions').click();
  await button(page, 'Import').click();
  await closeByBack();
  await button(page, 'Search').click();
  await page.getByRole('option', { name: /^Import products/ }).click();
  await closeByBack();
});
