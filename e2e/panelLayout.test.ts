/** The layout of the admin panel in windows of all widths. */
import { useBrowser } from './support/browser';
import { editFirstProduct, isInFront, scrollingSideways, usePanel } from './support/panel';
import { useShop } from './support/shop';
import { waitForStillPage } from './support/waitForStillPage';

const shop = useShop(() => ({ CONSULTATIONS: 'on' }));
const openPanel = usePanel(useBrowser(() => shop.origin));

beforeAll(() =>
  shop.createProduct({
    name: `Königsseepanoramasaunakabinenausstattung ${'with a long name '.repeat(6)}`,
    description: 'A room.',
    price: '1234567',
    category: 'complete_suite',
    specifications: JSON.stringify([{ label: 'Floor area', value: 'as long as 200 characters '.repeat(7).trim() }]),
  }),
);

describe.each([360, 390, 768, 1440, 2560])('at %d px', (width) => {
  test("'no horizontal scrolling anywhere', in every view and dialog", async () => {
    const { page } = await openPanel('/admin', { width, height: 1200 });
    const found: string[] = [];
    const check = async (where: string) => {
      await waitForStillPage(page);
      found.push(...(await scrollingSideways(page)).map((element) => `${where}: ${element}`));
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await page.getByText('Total Users').waitFor();
    await check('dashboard');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search and commands' }).fill('long name');
    await page.getByRole('option', { name: /Königssee/ }).waitFor();
    await check('palette');
    await page.getByRole('option', { name: /Königssee/ }).click();
    await page.getByRole('dialog').locator('summary').click();
    await page.getByText('Current version').waitFor();
    await check('edit panel');
    await close();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor();
    await check('products');
    if (width < 700) {
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('combobox', { name: /^Status/ }).selectOption('active');
      await page.getByRole('dialog').getByRole('button', { name: 'Clear filters' }).waitFor();
      await check('filters');
      await close();
    }
    await page.getByText('Add New Product').click();
    await page.getByRole('button', { name: 'Add Product', exact: true }).waitFor();
    await check('add product');

    await page.goto('/admin?view=users');
    const manage = page.getByRole('button', { name: /^Manage / });
    await manage.waitFor();
    await check('users');
    await manage.click();
    await page.getByText('Signed in on').waitFor();
    await check('person');
    await close();
    await page.getByRole('button', { name: 'Invite a user' }).click();
    await page.getByRole('dialog', { name: 'Invite a user' }).waitFor();
    await check('invitation');
    await close();
    await page.getByRole('button', { name: 'Audit log' }).click();
    await page.getByText('No changes recorded yet.').waitFor();
    await check('audit log');

    for (const view of ['requests', 'bookings']) {
      await page.goto(`/admin?view=${view}`);
      await page.getByText('No requests yet.').waitFor();
      await check(view);
    }
    expect(found).toEqual([]);
  });
});

describe.each([390, 768, 1440])('while something scrolls at %d px', (width) => {
  test('the title, the close button and the actions of the edit panel stay in view, and hide no focused field', async () => {
    const { page } = await openPanel('/admin?view=products', { width, height: 700 });
    const dialog = await editFirstProduct(page);
    await dialog.locator('summary').click();
    await page.getByText('Current version').waitFor();
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const inView = (name: string) => dialog.getByRole('button', { name, exact: true }).evaluate(isInFront);
    expect(await dialog.getByRole('heading', { level: 2 }).evaluate(isInFront)).toBe(true);
    expect([await inView('Close'), await inView('Save Changes'), await inView('Cancel')]).toEqual([true, true, true]);

    // The first field is above the visible part, and the head would cover it if it were scrolled to the upper edge.
    for (const label of ['Name', 'Price in EUR', 'Label of specification 1', 'Name']) {
      await dialog.getByLabel(label, { exact: true }).focus();
      expect([label, await dialog.getByLabel(label, { exact: true }).evaluate(isInFront)]).toEqual([label, true]);
    }
  });

  test('the headings of a table stay in view', async () => {
    if (width < 700) return;
    const { page } = await openPanel('/admin?view=products', { width, height: 700 });
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.getByRole('columnheader', { name: 'Category' }).evaluate(isInFront)).toBe(true);
  });
});

test('in forced colours, the current view is underlined, and text buttons have no border', async () => {
  const { page } = await openPanel('/admin?view=products', { width: 1440, height: 900, forcedColors: 'active' });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.waitFor();
  expect(await refresh.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('0px');
  const current = page.getByRole('button', { name: 'Product Management' }).locator('span').first();
  expect(await current.evaluate((label) => getComputedStyle(label).textDecorationLine)).toBe('underline');
});

test('a phone in landscape shows cards, of which two are in view after the filters are scrolled away', async () => {
  const { page } = await openPanel('/admin?view=products', { width: 844, height: 390 });
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await cards.nth(2).waitFor();
  await cards.first().evaluate((card) => scrollTo(0, card.getBoundingClientRect().top + scrollY));
  await waitForStillPage(page);
  for (const index of [0, 1]) expect(await cards.nth(index).getByRole('heading').evaluate(isInFront)).toBe(true);
  const bar = (await page.getByRole('navigation', { name: 'Admin' }).boundingBox())!;
  expect(bar.height).toBeLessThanOrEqual(48);
});

test("'the header does not stretch on short pages'", async () => {
  for (const width of [390, 768, 1440]) {
    const { page } = await openPanel('/admin', { width, height: 1400 });
    await page.locator('main > header').waitFor();
    const heights = await page.evaluate(() => ({
      header: document.querySelector('main > header')?.clientHeight ?? 0,
      sidebar: document.querySelector('aside')?.clientHeight ?? 0,
    }));
    expect(heights.header).toBeLessThan(130);
    // A column in wide windows, a row at the top in narrow ones.
    if (width < 960) expect(heights.sidebar).toBeLessThan(90);
  }
});
