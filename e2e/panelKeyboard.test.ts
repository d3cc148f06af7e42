/** The command palette and the shortcuts of the admin panel, with the keyboard alone and by touch. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { violations } from './support/axe';
import { useBrowser } from './support/browser';
import { confirm } from './support/confirm';
import { useShop } from './support/shop';
import { waitUntil } from './support/waitUntil';

const shop = useShop(() => ({ CONSULTATIONS: 'on' }));
const visit = useBrowser(() => shop.origin);

const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

beforeAll(async () => {
  const response = await fetch(`${shop.origin}/api/consultations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      firstName: 'Emil',
      lastName: 'Fjordblad',
      email: 'emil@estate.example',
      location: 'Zürich',
      projectType: 'traditional-sauna',
      secondsToFillIn: 60,
    }),
  });
  expect(response.status).toBe(201);
});

/** Signs in with the demo credentials, which the form already contains. */
async function openPanel(options: typeof desktop | typeof phone) {
  const { page } = await visit(options);
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Log In' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).waitFor();
  return page;
}

const combobox = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Presses a key until the dialog is open: the shortcuts are loaded after the panel. */
async function pressUntilOpen(page: Page, key: string, name: string): Promise<void> {
  while (!(await dialog(page, name).isVisible())) {
    await page.keyboard.press(key);
    await page.waitForTimeout(50);
  }
}

/** Opens the palette, also while its shortcut is being loaded, types a term, waits for a result and chooses it. */
async function choose(page: Page, term: string, result: RegExp): Promise<void> {
  await pressUntilOpen(page, 'Control+k', 'Search');
  await combobox(page).waitFor();
  await page.keyboard.type(term);
  const option = page.getByRole('option', { name: result }).first();
  await option.waitFor();
  await page.getByText('Searching...').waitFor({ state: 'detached' });
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test("'a command palette (Ctrl K) with products, people, requests and views', by keyboard alone", async () => {
  const page = await openPanel(desktop);
  await pressUntilOpen(page, '?', 'Keyboard shortcuts');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await combobox(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('ostra cedar');
  await page.getByRole('option', { name: /^Östra Cedar/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await choose(page, 'ostra cedar', /^Östra Cedar/);
  await dialog(page, /^Edit Product: Östra Cedar/).waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  // The list of shortcuts opens above the panel, and returns the focus to its title.
  const title = page.getByRole('heading', { name: /^Edit Product/ });
  const isFocused = () => title.evaluate((element) => element === document.activeElement);
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('?');
  await dialog(page, 'Keyboard shortcuts').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, 'Keyboard shortcuts').waitFor({ state: 'detached' });
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('Control+s');
  await page.getByText('There are no changes to save.').waitFor();
  await dialog(page, /^Edit Product/)
    .getByLabel('Tags')
    .fill('cedar, quiet');
  await page.keyboard.press('Control+s');
  await page.getByText('✅ Product updated').waitFor();
  await dialog(page, /^Edit Product/).waitFor({ state: 'detached' });

  await choose(page, 'admin@spa', /admin@spasummit/);
  await dialog(page, 'Admin Spa Summit').waitFor();
  // A link to the panel of a person opens it, too.
  await page.reload();
  await dialog(page, 'Admin Spa Summit').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, 'Admin Spa Summit').waitFor({ state: 'detached' });

  await choose(page, 'fjordblad', /Emil Fjordblad/);
  await dialog(page, /^Emil Fjordblad/).waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'invite', /Invite a user/);
  await dialog(page, 'Invite a user').waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'dash', /Dashboard/);
  await page.waitForURL('/admin');
});

test("'every action reachable by key': views, rows, search, new product, archive with its question", async () => {
  const page = await openPanel(desktop);
  await pressUntilOpen(page, '?', 'Keyboard shortcuts');
  await page.keyboard.press('Escape');
  // Both keys in one call: the second one must follow within 1.5 s.
  await page.keyboard.type('gp');
  // The list of shortcuts has those for rows only if there are rows.
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .waitFor();
  await page.keyboard.press('?');
  await page.getByText('Archive or restore the row').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page, 'Keyboard shortcuts').waitFor({ state: 'detached' });

  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('/');
  await page.keyboard.type('ostra cedar');
  await page.getByText('1 product', { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('j');
  expect(await focusedName()).toMatch(/^Edit Östra Cedar/);
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('e');
  await dialog(page, /^Edit Product: Östra Cedar/).waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page, /^Edit Product/).waitFor({ state: 'detached' });
  // Closing the panel returns the focus to the row, so that the next key acts on it.
  expect(await focusedName()).toMatch(/^Edit Östra Cedar/);
  await page.keyboard.press('a');
  const question = page.getByRole('alertdialog', { name: 'Archive this product?' });
  await question.waitFor();
  // Cancel has the focus, so that a second key press does not archive the product.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await focusedName()).toMatch(/^Edit Östra Cedar/);
  await page.keyboard.press('a');
  await confirm(page, 'Archive this product?', 'Archive');
  await page.getByText('✅ Product archived').waitFor();
  await page.keyboard.press('n');
  const name = page.getByRole('form', { name: 'Add New Product' }).getByLabel('Name');
  // The form unfolds first: the browser reports that in a task of its own.
  await waitUntil(() => name.evaluate((field) => field === document.activeElement));
  await page.keyboard.type('Bench');
  expect(await name.inputValue()).toBe('Bench');
});

describe('repeated Escape', () => {
  /** Returns whether the question's first button is in front and has the focus. */
  const isInFront = (page: Page) =>
    page.getByRole('alertdialog').evaluate((question) => {
      const button = question.querySelector('button')!;
      const { left, top } = button.getBoundingClientRect();
      const front = document.elementFromPoint(left + 3, top + 3);
      return question.contains(front) && document.activeElement === button;
    });

  test('in a changed form asks and keeps the form by turns, with the question in front of the panel', async () => {
    const page = await openPanel(desktop);
    await page.goto('/admin?view=products');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const name = dialog(page, /^Edit Product/).getByLabel('Name', { exact: true });
    await name.fill('Another name');
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    for (const round of [1, 2, 3, 4]) {
      await page.keyboard.press('Escape');
      await question.waitFor();
      expect([round, await isInFront(page)]).toEqual([round, true]);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('Another name');
    }
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await dialog(page, /^Edit Product/).waitFor({ state: 'detached' });
  });
});

test("'hints for keys hidden on touch': the palette opens by a button and has no keys", async () => {
  const page = await openPanel(phone);
  await page.getByRole('button', { name: 'Search' }).tap();
  await combobox(page).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.locator('kbd').filter({ visible: true }).count()).toBe(0);
  await combobox(page).fill('ostra cedar');
  await page.getByRole('option', { name: /^Östra Cedar/ }).tap();
  await dialog(page, /^Edit Product: Östra Cedar/).waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  expect(await page.getByText('to save, Esc to cancel').isVisible()).toBe(false);
});

test('on a phone, the Back button closes the search and stays in the view, and is not used up by what it led to', async () => {
  const page = await openPanel(phone);
  await page.getByRole('navigation', { name: 'Admin' }).getByText('Product').tap();
  await page.getByRole('list', { name: 'Products' }).waitFor();
  await page.getByRole('button', { name: 'Search' }).tap();
  await combobox(page).waitFor();
  await page.goBack();
  await combobox(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?view=products');

  // The view that is chosen in the search takes the place of its history entry.
  await page.getByRole('button', { name: 'Search' }).tap();
  await combobox(page).fill('user management');
  await page.getByRole('option', { name: /User Management/ }).tap();
  await page.getByRole('button', { name: 'Invite a user' }).tap();
  await dialog(page, 'Invite a user').waitFor();
  await page.goBack();
  await dialog(page, 'Invite a user').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?view=users');
  await page.goBack();
  await page.getByRole('list', { name: 'Products' }).waitFor();
  expect(new URL(page.url()).search).toBe('?view=products');
});

test('on a phone, the Back button only closes a question and the filters, which stay chosen', async () => {
  const page = await openPanel(phone);
  await page.getByRole('navigation', { name: 'Admin' }).getByText('Product').tap();
  await page
    .getByRole('button', { name: /^More actions for/ })
    .nth(1)
    .tap();
  await page.getByRole('button', { name: 'Archive', exact: true }).tap();
  const question = page.getByRole('alertdialog', { name: 'Archive this product?' });
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?view=products');

  await page.getByRole('button', { name: 'Filters' }).tap();
  await dialog(page, 'Filters').getByRole('combobox', { name: 'Status', exact: true }).selectOption('active');
  await page.getByRole('button', { name: /^Show \d+ products/ }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await page.waitForURL('**/admin?view=products&status=active');
});

test('on a phone, Back from the second page of a list leads to the place on the first one', async () => {
  const page = await openPanel(phone);
  await page.goto('/admin?view=products');
  const nextPage = page.getByRole('button', { name: 'Next', exact: true });
  await nextPage.waitFor();
  // Past every card, as users do: the browser then measures the cards, which are higher than it estimates.
  const position = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      window.scrollTo(0, top);
      await frame();
    }
    await frame();
    return window.scrollY;
  });
  expect(position).toBeGreaterThan(0);
  await nextPage.press('Enter');
  await page.getByText(/^Page 2 of/).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.getByText(/^Page 1 of/).waitFor();
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, position);
});
