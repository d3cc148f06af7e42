/** A visitor browses the shop, from the home page to a product and back (docs/specification.md §2.10, §4.3, §7). */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { useBrowser } from './support/browser';
import { waitUntilSettled } from './support/hydration';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
/** Matches the names on the cards, but not those that the server's search finds later and shows below them. */
const CARD_NAMES = 'main h2:not(section section h2)';
const cardNames = (page: Page) => page.locator(CARD_NAMES).allTextContents();
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the page shows 'Showing N products', where N is `count`. */
async function waitForCount(page: Page, count: number): Promise<void> {
  await page.getByText(`Showing ${count} products`, { exact: true }).waitFor();
}

/** Waits until the cards show exactly these products, in this order. */
async function waitForCards(page: Page, names: string[]): Promise<void> {
  await page.waitForFunction(
    ([selector, expected]) => {
      const shown = [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
      return JSON.stringify(shown) === JSON.stringify(expected);
    },
    [CARD_NAMES, names] as const,
  );
}

/** Waits until the URL contains this search text. The app updates the URL later than the page content. */
async function waitForSearchInUrl(page: Page, text: string): Promise<void> {
  await page.waitForFunction((q) => new URLSearchParams(location.search).get('q') === q, text);
}

/** Returns what the page shows: the search text, the sort order, whether the list view is on, and the product names. */
async function visibleState(page: Page) {
  return {
    search: await search(page).inputValue(),
    sort: await sort(page).inputValue(),
    list: await page.getByRole('button', { name: 'List' }).getAttribute('aria-pressed'),
    names: await cardNames(page),
  };
}

describe('The Wellness Collection', () => {
  test('the search also finds products that are not loaded yet', async () => {
    const { page } = await visit();
    await page.goto('/products');
    await waitForCount(page, 12);
    const all = await shop.productNames('limit=100&sort=-createdAt');
    const [last = ''] = all.slice(-1);
    await search(page).fill(last.toLowerCase());
    const remoteResults = page.getByRole('region', { name: 'More from the collection' });
    await remoteResults.getByRole('link', { name: last, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: last }).waitFor();
  });

  test('a visitor searches, sorts, loads more, opens a product and returns to the same scroll position', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Bring the Spa Summit Home' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /collection/i })
      .click();

    // The first page has 12 products, the newest first (docs/specification.md §9).
    await waitForCount(page, 12);
    // After a followed link, the page shows the first cards before the others.
    await waitForCards(page, await shop.productNames('page=1&limit=12&sort=-createdAt'));

    // The search filters the loaded products on the client and ignores case (docs/specification.md §5).
    const [, second = ''] = await cardNames(page);
    await search(page).fill(second.toUpperCase());
    await page.getByText('Showing 1 product', { exact: true }).waitFor();
    expect(await cardNames(page)).toEqual([second]);
    await search(page).fill('');
    await waitForCount(page, 12);

    // 'Price: High to Low' requests the sort `-price.base` (docs/specification.md §7).
    const mostExpensive = await shop.productNames('page=1&limit=12&sort=-price.base');
    await sort(page).selectOption({ label: 'Price: High to Low' });
    await waitForCards(page, mostExpensive);

    await page.getByRole('button', { name: 'List' }).click();
    for (const count of [24, 36]) {
      await page.getByRole('button', { name: 'Load More Products' }).click();
      await waitForCount(page, count);
    }
    const before = await visibleState(page);
    expect(before).toMatchObject({ search: '', sort: 'price-high', list: 'true' });
    expect(before.names).toHaveLength(36);

    // Before, the cards outside the window have estimated heights.
    await waitUntilSettled(page);
    const link = page.getByRole('link', { name: before.names[29], exact: true });
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const position = await scrollPosition(page);
    expect(position).toBeGreaterThan(1000);
    await link.click();
    await page.getByRole('heading', { level: 1, name: before.names[29] }).waitFor();
    expect(await scrollPosition(page)).toBe(0);

    await page.goBack();
    await waitForScrollPosition(page, position);
    expect(await visibleState(page)).toEqual(before);

    await page.reload();
    await waitForScrollPosition(page, position);
    expect(await visibleState(page)).toEqual(before);

    const otherVisitor = await visit();
    await otherVisitor.page.goto(page.url());
    await waitForCount(otherVisitor.page, 36);
    expect(await visibleState(otherVisitor.page)).toEqual(before);
  });

  test('a search updates the count and is kept in the URL', async () => {
    const { page } = await visit();
    await page.goto('/products?sort=name');
    await waitForCount(page, 12);
    const [word = ''] = (await cardNames(page)).map((name) => name.split(' ')[0]);
    await search(page).fill(word);
    await waitForSearchInUrl(page, word);
    await page.getByText('Showing 12 products', { exact: true }).waitFor({ state: 'detached' });
    const found = await cardNames(page);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(12);

    await page.reload();
    // The server-rendered list ignores the search, and shows all 12 products until the app has hydrated.
    await waitForCards(page, found);
    expect(await search(page).inputValue()).toBe(word);
  });

  test('no keystroke of the search is lost on a slow machine', async () => {
    const { page } = await visit();
    await page.goto('/products');
    await waitForCount(page, 12);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const text = 'Königssee, lärchengrün';
    await search(page).pressSequentially(text);
    expect(await search(page).inputValue()).toBe(text);
    await waitForSearchInUrl(page, text);
    expect(await search(page).inputValue()).toBe(text);
  });

  test('"per-card favourite heart (local only)": it toggles without opening the product', async () => {
    const { page } = await visit();
    await page.goto('/products');
    const heart = page.getByRole('button', { name: /^Favourite / }).first();
    const button = await heart.elementHandle();
    for (const pressed of ['true', 'false']) {
      await heart.click();
      // Wait until the click has taken effect: a click before hydration is recorded and replayed after hydration.
      await page.waitForFunction(([node, expected]) => node?.getAttribute('aria-pressed') === expected, [
        button,
        pressed,
      ] as const);
    }
    expect(new URL(page.url()).pathname).toBe('/products');
  });
});

describe('Product pages', () => {
  test('"/products/{slug or id}": a new product comes first in the list, has both URLs and shows its image', async () => {
    const { page } = await visit();
    await page.goto('/products');
    await waitForCount(page, 12);

    const name = 'Außensauna <b>Große Spitze</b>';
    const size = { width: 640, height: 800 };
    const image = await sharp({ create: { ...size, channels: 3, background: '#7a4a2b' } })
      .png()
      .toBuffer();
    const { _id, slug } = await shop.createProduct({
      name,
      description: 'Seven square metres of larch, made for one ridge. <script>alert(1)</script>',
      category: 'sauna',
      price: '48500',
      image: new Blob([new Uint8Array(image)], { type: 'image/png' }),
    });

    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.waitFor();
    expect((await cardNames(page))[0]).toBe(name);
    await waitForImage(page, 'main li picture img');
    expect(await page.locator('main li picture img').first().getAttribute('src')).toMatch(/\/uploads\//);

    for (const slugOrId of [slug, _id]) {
      await page.goto(`/products/${slugOrId}`);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('48.500').first().waitFor();
      await waitForImage(page, 'main picture img');
    }
  });

  test('the page of an unknown product says so, and links to the collection', async () => {
    const { page, expectError } = await visit();
    expectError(/answered 40[04]: .*\/products\//);
    expectError(/console error: Failed to load resource.*40[04]/);
    await page.goto('/products/nothing-by-this-name');
    await page.getByText('We could not find this piece.').waitFor();
    await page.getByRole('link', { name: 'See the collection' }).click();
    await waitForCount(page, 12);
  });
});

test('"Unknown paths redirect to /"', async () => {
  const { page, expectError } = await visit();
  expectError(/answered 404: .*\/(?:nowhere|a\/b|about\/us)$/);
  expectError(/console error: Failed to load resource.*404/);
  for (const path of ['/nowhere', '/products/a/b', '/about/us']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Bring the Spa Summit Home' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

/** Waits until the scroll position is within 4 px of `position`. */
async function waitForScrollPosition(page: Page, position: number): Promise<void> {
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 4, position);
}

/** Waits until the first image that matches the selector has loaded and could be decoded. */
async function waitForImage(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((query) => {
    const image = document.querySelector<HTMLImageElement>(query);
    return image !== null && image.complete && image.naturalWidth > 0;
  }, selector);
}
