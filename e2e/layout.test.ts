/** Checks that no public page overflows horizontally, from a small phone to a very wide screen, and what is in view first. */
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { marketingRoutes } from '../src/app/routeLists';
import { makeDeferred } from '../src/testing/deferred';
import { useShop } from './support/shop';
import { showWebFonts } from './support/showWebFonts';

const shop = useShop();
const visit = useBrowser(() => shop.origin);
const widths = [360, 768, 1440, 2560];

/** A product name of 200 characters, the maximum that the API accepts. It is one word, so no line can break in it. */
const unbreakable = 'Donaudampfschifffahrtssaunaofenbau'.repeat(6).slice(0, 200);
let longProductUrl = '';

beforeAll(async () => {
  const description = `${unbreakable} ${unbreakable}`;
  const { slug } = await shop.createProduct({ name: unbreakable, description, category: 'sauna', price: '99999999' });
  longProductUrl = `/products/${slug}`;
});

const pages: [name: string, url: () => string][] = [
  ...marketingRoutes.map((route): [string, () => string] => [route, () => route]),
  ['/products', () => '/products'],
  ['/products as a list with open filters', () => '/products?view=list&panel=open'],
  ['a product with the longest possible name', () => longProductUrl],
];

test.each(pages)('%s does not scroll horizontally', async (_name, url) => {
  const { page } = await visit();
  await page.goto(url());
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (/^\/products(\?|$)/.test(url())) await page.getByText('Showing 12 products').waitFor();
  const overflows: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // If the page is too wide, returns its width and up to five elements that exceed the viewport.
    const overflow = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const all = [...document.body.querySelectorAll('*')];
      const wide = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
      return [`${scrollWidth} in ${clientWidth}`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 99))];
    });
    overflows.push(...overflow.map((line) => `${width} px: ${line}`));
  }
  expect(overflows).toEqual([]);
});

test.each([
  ['a phone', 390, 844],
  ['a laptop', 1440, 900],
])('the collection opens with a whole row of cards in view on %s', async (_what, width, height) => {
  const { page } = await visit({ viewport: { width, height } });
  // The newest product has the long name, whose card is higher than others.
  await page.goto('/products?sort=oldest');
  await page.getByText('Vänern').first().waitFor();
  await showWebFonts(page);
  const [price] = await page.getByRole('listitem').getByText(/€$/).all();
  const box = await price?.boundingBox();
  const end = (box?.y ?? 0) + (box?.height ?? Infinity);
  expect(end).toBeLessThanOrEqual(height);
  // On a phone, the 'Book Private Call' button is a bar at the lower edge.
  if (width < 768) expect(end).toBeLessThanOrEqual((await callButton(page).boundingBox())?.y ?? 0);
});

const callButton = (page: Page) => page.locator('button[aria-haspopup=dialog]');

test.each([768, 1024, 1440, 1920, 2220, 2560])(
  "at %d px, 'a floating Book Private Call button' lies on no card of the collection",
  async (width) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    await page.goto('/products');
    await page.getByText('Showing 12 products').waitFor();
    const button = (await callButton(page).boundingBox())!;
    expect(button.width).toBeGreaterThanOrEqual(44);
    expect(button.x + button.width).toBeLessThanOrEqual(width);
    const cards = await page.getByRole('region', { name: 'Products' }).getByRole('listitem').all();
    const ends = await Promise.all(cards.map(async (card) => card.boundingBox()));
    expect(Math.max(...ends.map((card) => (card?.x ?? 0) + (card?.width ?? Infinity)))).toBeLessThan(button.x);
  },
);

test.each([390, 768, 1440])(
  'at %d px, the first card of the collection is where its placeholder was',
  async (width) => {
    const { page } = await visit({ viewport: { width, height: 900 } });
    const products = makeDeferred();
    await page.route('**/api/products?*', async (route) => {
      await products.opened;
      await route.continue();
    });
    // Serve the empty shell, so that the page requests the products itself.
    await page.route('**/products', async (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ response: await route.fetch({ url: new URL('/shell.html', shop.origin).href }) })
        : route.fallback(),
    );
    await page.goto('/products');
    await page.getByText('Loading the collection…').waitFor();
    await showWebFonts(page);
    const first = page.getByRole('region', { name: 'Products' }).locator('li').first();
    const placeholder = await first.boundingBox();
    products.open();
    await page.getByText('Showing 12 products').waitFor();
    expect(await first.boundingBox()).toMatchObject({
      x: placeholder?.x,
      y: placeholder?.y,
      width: placeholder?.width,
    });
  },
);
