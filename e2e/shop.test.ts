/** The walk of a visitor through the shop, from the front door to a product and back. Spec §2, §4, §7. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const cardNames = (page: Page) => page.locator('main h2').allTextContents();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits for 'Showing N products' with this number. */
async function showing(page: Page, count: number): Promise<void> {
  await page.getByText(`Showing ${count} products`, { exact: true }).waitFor();
}

/** Waits until the address holds these words of a search: it follows the page with a low priority. */
async function addressSays(page: Page, words: string): Promise<void> {
  await page.waitForFunction((q) => new URLSearchParams(location.search).get('q') === q, words);
}

/** What a visitor has chosen, as the page shows it. */
async function choices(page: Page) {
  return {
    search: await search(page).inputValue(),
    sort: await sort(page).inputValue(),
    list: await page.getByRole('button', { name: 'List' }).getAttribute('aria-pressed'),
    names: await cardNames(page),
  };
}

describe('The Wellness Collection', () => {
  test('a product on a page that is not loaded yet is found', async () => {
    const { page } = await visit();
    await page.goto('/products');
    await showing(page, 12);
    const all = await shop.names('limit=100&sort=-createdAt');
    const [last = ''] = all.slice(-1);
    await search(page).fill(last.toLowerCase());
    const elsewhere = page.getByRole('region', { name: 'Elsewhere in the collection' });
    await elsewhere.getByRole('link', { name: last, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: last }).waitFor();
  });

  test('a visitor searches, sorts, loads more, opens a product and comes back to the same place', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Bring the Spa Summit Home' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /collection/i })
      .click();

    // "catalogue page size 12", newest first, out of the database.
    await showing(page, 12);
    expect(await cardNames(page)).toEqual(await shop.names('page=1&limit=12&sort=-createdAt'));

    // "Search matches name, description, tags, case-insensitive, on the client."
    const [, second = ''] = await cardNames(page);
    await search(page).fill(second.toUpperCase());
    await page.getByText('Showing 1 product', { exact: true }).waitFor();
    expect(await cardNames(page)).toEqual([second]);
    await search(page).fill('');
    await showing(page, 12);

    // "Sort mapping: … price-high -price.base"
    const dearest = await shop.names('page=1&limit=12&sort=-price.base');
    await sort(page).selectOption({ label: 'Price: High to Low' });
    await page.waitForFunction((name) => document.querySelector('main h2')?.textContent === name, dearest[0]);
    expect(await cardNames(page)).toEqual(dearest);

    await page.getByRole('button', { name: 'List' }).click();
    for (const count of [24, 36]) {
      await page.getByRole('button', { name: 'Load More Products' }).click();
      await showing(page, count);
    }
    const before = await choices(page);
    expect(before).toMatchObject({ search: '', sort: 'price-high', list: 'true' });
    expect(before.names).toHaveLength(36);

    const link = page.getByRole('link', { name: before.names[29], exact: true });
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(1000);
    await link.click();
    await page.getByRole('heading', { level: 1, name: before.names[29] }).waitFor();
    expect(await scrolled(page)).toBe(0);

    await page.goBack();
    await returned(page, place);
    expect(await choices(page)).toEqual(before);

    await page.reload();
    await returned(page, place);
    expect(await choices(page)).toEqual(before);

    const friend = await visit();
    await friend.page.goto(page.url());
    await showing(friend.page, 36);
    expect(await choices(friend.page)).toEqual(before);
  });

  test('a search that finds less says so in the count, and the address keeps it', async () => {
    const { page } = await visit();
    await page.goto('/products?sort=name');
    await showing(page, 12);
    const [word = ''] = (await cardNames(page)).map((name) => name.split(' ')[0]);
    await search(page).fill(word);
    await addressSays(page, word);
    await page.getByText('Showing 12 products', { exact: true }).waitFor({ state: 'detached' });
    const found = (await cardNames(page)).length;
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(12);

    await page.reload();
    // The page arrives with the whole list; the search in its URL is applied once it is hydrated.
    await page.getByText('Showing 12 products', { exact: true }).waitFor({ state: 'detached' });
    expect(await search(page).inputValue()).toBe(word);
    expect(await cardNames(page)).toHaveLength(found);
  });

  test('on a slow machine no letter of the search is lost', async () => {
    const { page } = await visit();
    await page.goto('/products');
    await showing(page, 12);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const words = 'Königssee, lärchengrün';
    await search(page).pressSequentially(words);
    expect(await search(page).inputValue()).toBe(words);
    await addressSays(page, words);
    expect(await search(page).inputValue()).toBe(words);
  });

  test('"per-card favourite heart (local only)": it toggles and opens nothing', async () => {
    const { page } = await visit();
    await page.goto('/products');
    const heart = page.getByRole('button', { name: /^Favourite / }).first();
    const button = await heart.elementHandle();
    for (const pressed of ['true', 'false']) {
      await heart.click();
      // A page that is just waking answers a moment later.
      await page.waitForFunction(([node, wanted]) => node?.getAttribute('aria-pressed') === wanted, [
        button,
        pressed,
      ] as const);
    }
    expect(new URL(page.url()).pathname).toBe('/products');
  });
});

describe('Product pages', () => {
  test('"/products/{slug or id}": a new product leads the list, has both addresses and its picture', async () => {
    const { page } = await visit();
    await page.goto('/products');
    await showing(page, 12);

    const name = 'Außensauna <b>Große Spitze</b>';
    const size = { width: 640, height: 800 };
    const picture = await sharp({ create: { ...size, channels: 3, background: '#7a4a2b' } })
      .png()
      .toBuffer();
    const { _id, slug } = await shop.createProduct({
      name,
      description: 'Seven square metres of larch, made for one ridge. <script>alert(1)</script>',
      category: 'sauna',
      price: '48500',
      image: new Blob([new Uint8Array(picture)], { type: 'image/png' }),
    });

    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.waitFor();
    expect((await cardNames(page))[0]).toBe(name);
    await loaded(page, 'main li picture img');
    expect(await page.locator('main li picture img').first().getAttribute('src')).toMatch(/\/uploads\//);

    for (const address of [slug, _id]) {
      await page.goto(`/products/${address}`);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('48.500').waitFor();
      await loaded(page, 'main picture img');
    }
  });

  test('an address that no product has says so, and leads back', async () => {
    const { page, expectTrouble } = await visit();
    expectTrouble(/answered 40[04]: .*\/products\//);
    expectTrouble(/console error: Failed to load resource.*40[04]/);
    await page.goto('/products/nothing-by-this-name');
    await page.getByText('We could not find this piece.').waitFor();
    await page.getByRole('link', { name: 'See the collection' }).click();
    await showing(page, 12);
  });
});

test('"Unknown paths redirect to /"', async () => {
  const { page, expectTrouble } = await visit();
  expectTrouble(/answered 404: .*\/(?:nowhere|a\/b|about\/us)$/);
  expectTrouble(/console error: Failed to load resource.*404/);
  for (const path of ['/nowhere', '/products/a/b', '/about/us']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Bring the Spa Summit Home' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

/** Waits until the page stands within a few pixels of where it stood. */
async function returned(page: Page, place: number): Promise<void> {
  await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 4, place);
}

/** Waits until the first picture of this kind has come over the wire and could be drawn. */
async function loaded(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((query) => {
    const image = document.querySelector<HTMLImageElement>(query);
    return image !== null && image.complete && image.naturalWidth > 0;
  }, selector);
}
