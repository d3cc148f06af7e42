/** Checks the admin panel with axe at phone and desktop width (WCAG 2.2 AA), and for horizontal overflow. */
import { violations } from './support/axe';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

describe.each([360, 1440])('at %d px', (width) => {
  test('sign-in pages, panel views and product forms have no violations and do not overflow', async () => {
    const { page } = await visit({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const expectAccessible = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };

    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Spa Summit' }).waitFor();
    await expectAccessible();
    await page.goto('/admin/login');
    await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
    await expectAccessible();

    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByText('248').waitFor();
    await expectAccessible();
    await page.getByRole('button', { name: 'User Management' }).click();
    await page.getByRole('button', { name: /^Manage / }).waitFor();
    await expectAccessible();
    await page.getByRole('button', { name: 'Product Management' }).click();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor();
    await expectAccessible();
    if (width < 700) {
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
      await page.getByText('1 selected').waitFor();
      await expectAccessible();
      await page.getByRole('button', { name: 'Done' }).click();
      // Once the browser has gone back: the filters add a history entry of their own.
      await page.getByRole('button', { name: 'Select', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('combobox', { name: /^Status/ }).selectOption('active');
      await page.getByRole('button', { name: 'Clear filters' }).waitFor();
      await expectAccessible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByRole('button', { name: /^Show \d+ products$/ }).click();
      await page
        .getByRole('button', { name: /^More actions for / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Archive', exact: true }).waitFor();
      await expectAccessible();
      await page.getByRole('button', { name: 'Close' }).click();
    }

    await page.getByText('Add New Product').click();
    await page.getByRole('button', { name: 'Add Product', exact: true }).click();
    await page.getByText('Please enter a name.').waitFor();
    await expectAccessible();
    // In a narrow window the form covers the list.
    if (width < 700) await page.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    await page.getByRole('dialog').locator('summary').click();
    await page.getByText('Current version').waitFor();
    await expectAccessible();
  });
});
