/** The admin panel by axe, on a telephone and on a desk. WCAG 2.2 AA; "usable at 360 px". */
import { violations } from './support/axe';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

describe.each([360, 1440])('at %d px', (width) => {
  test('the sign-in screens, every view, the edit panel with its errors', async () => {
    const { page } = await visit({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const clean = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };

    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Spa Summit' }).waitFor();
    await clean();
    await page.goto('/admin/login');
    await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
    await clean();

    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByText('248').waitFor();
    await clean();
    await page.getByRole('button', { name: 'User Management' }).click();
    await page.getByRole('table').waitFor();
    await clean();
    await page.getByRole('button', { name: 'Product Management' }).click();
    await page.getByRole('table').waitFor();
    await clean();

    await page.getByRole('button', { name: 'Add Product', exact: true }).click();
    await page.getByText('Please enter a name.').waitFor();
    await clean();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    await page.getByText('This version stands now.').waitFor();
    await clean();
  });
});
