/** The layout of the admin panel's forms: Edit Product and Add New Product. */
import { useBrowser } from './support/browser';
import { editFirstProduct, isInFront, usePanel } from './support/panel';
import { useShop } from './support/shop';
import { waitForStillPage } from './support/waitForStillPage';
import { waitUntil } from './support/waitUntil';

const shop = useShop(() => ({ CONSULTATIONS: 'on' }));
const openPanel = usePanel(useBrowser(() => shop.origin));

test.each([360, 390])("'a compact row' of a specification at %d px has targets of at least 44 px", async (width) => {
  const { page } = await openPanel('/admin?view=products&search=Fjord', { width });
  const row = (await editFirstProduct(page)).locator("[data-section='specifications'] ol > li").nth(1);
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(72);
  for (const target of await row.locator('textarea, [aria-hidden=true], button:visible').all()) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
});

describe.each([
  [360, 16, 'links'],
  [390, 16, 'links'],
  [390, 20, 'a menu'],
  [390, 32, 'a menu'],
  [1440, 32, 'links'],
])('the sections of the edit panel at %d px with a font size of %d px', (width, fontSize, control) => {
  test(`are ${control} on one line, which stays in view while the panel scrolls`, async () => {
    const { page } = await openPanel('/admin?view=products&search=Fjord', { width, fontSize });
    const dialog = await editFirstProduct(page);
    const menu = dialog.getByRole('button', { name: /^Section/ });
    const link = dialog.getByRole('button', { name: 'Pictures', exact: true });
    expect([await menu.count(), await link.count()]).toEqual(control === 'a menu' ? [1, 0] : [0, 1]);
    if (control === 'a menu') {
      await menu.click();
      await page.getByRole('dialog', { name: 'Sections' }).getByRole('button', { name: 'Pictures' }).click();
    } else await link.click();
    const heading = dialog.getByRole('heading', { name: 'Pictures' });
    // The menu is closed by going back in the history, and leads to the section only after that.
    await waitUntil(() => heading.evaluate((element) => element === document.activeElement));
    await waitForStillPage(page);
    expect(await heading.evaluate(isInFront)).toBe(true);
    const line = control === 'a menu' ? menu : dialog.getByRole('list').filter({ has: page.getByText('Pictures') });
    expect(await line.evaluate(isInFront)).toBe(true);
    expect((await line.boundingBox())!.height).toBeLessThan(Math.max(2 * 44, 3 * fontSize));
  });
});

test.each([360, 390])(
  "'Add New Product' covers the screen at %d px, with the banner of an expired session, and gives the focus back",
  async (width) => {
    const { page, expectError } = await openPanel('/admin?view=products', { width });
    expectError(/401/);
    await page.getByRole('button', { name: 'Add New Product' }).click();
    const panel = page.getByRole('dialog', { name: 'Add New Product' });
    await waitForStillPage(page);
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });

    await panel.getByLabel('Name', { exact: true }).fill('Bench');
    await panel.getByLabel('Description', { exact: true }).fill('Made of cedar.');
    await panel.getByLabel('Price in EUR').fill('900');
    await page.route('**/api/products', (route) => route.fulfill({ status: 401, json: { message: 'Signed out.' } }));
    await panel.getByRole('button', { name: 'Add Product', exact: true }).click();
    const signInAgain = panel.getByRole('button', { name: 'Re-login' });
    await signInAgain.waitFor();
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    // The toast about the expired session may cover the button until it closes.
    await waitUntil(() => signInAgain.evaluate(isInFront));

    const waitForFocusOn = (text: string) =>
      waitUntil(async () => (await page.evaluate(() => document.activeElement?.textContent)) === text);
    await page.goBack();
    await panel.waitFor({ state: 'detached' });
    await waitForFocusOn('Continue draft');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await panel.waitFor({ state: 'detached' });
    await waitForFocusOn('Add New Product');
  },
);

test('an error message is below the title and the close button of an open dialog', async () => {
  for (const width of [390, 1440]) {
    const { page, expectError } = await openPanel('/admin?view=products', { width });
    expectError(/^failed: PUT /);
    expectError(/^console error: Failed to load resource/);
    const dialog = await editFirstProduct(page);
    await dialog.getByLabel('Name', { exact: true }).fill('Another name');
    await page.route('**/api/products/**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('❌ Update failed').waitFor();
    for (const covered of [dialog.getByRole('heading', { level: 2 }), dialog.getByRole('button', { name: 'Close' })])
      expect(await covered.evaluate(isInFront)).toBe(true);
    expect(await dialog.getByText('Not saved:').evaluate(isInFront)).toBe(true);
  }
});
