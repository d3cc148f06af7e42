/** Every public page fits the window, from a small telephone to a very wide screen. */
import { useBrowser } from './support/browser';
import { publicRoutes } from './support/publicRoutes';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);
const widths = [360, 768, 1440, 2560];

/** Words without a place to break, as long as the contract lets them be. */
const unbreakable = 'Donaudampfschifffahrtssaunaofenbau'.repeat(6).slice(0, 200);
let longProduct = '';

beforeAll(async () => {
  const description = `${unbreakable} ${unbreakable}`;
  const { slug } = await shop.createProduct({ name: unbreakable, description, category: 'sauna', price: '99999999' });
  longProduct = `/products/${slug}`;
});

const pages: [what: string, address: () => string][] = [
  ...publicRoutes.map((route): [string, () => string] => [route, () => route]),
  ['/products', () => '/products'],
  ['/products as a list with its panel open', () => '/products?view=list&panel=open'],
  ['a product with the longest of names', () => longProduct],
];

test.each(pages)('%s never scrolls sideways', async (_what, address) => {
  const { page } = await visit();
  await page.goto(address());
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (/^\/products(\?|$)/.test(address())) await page.getByText('Showing 12 products').waitFor();
  const sideways: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What sticks out: the elements to look at, should there be any.
    const out = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const all = [...document.body.querySelectorAll('*')];
      const wide = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
      return [`${scrollWidth} in ${clientWidth}`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 99))];
    });
    sideways.push(...out.map((line) => `${width} px: ${line}`));
  }
  expect(sideways).toEqual([]);
});
