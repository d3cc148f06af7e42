/**
 * Prefetching: once the network is idle, the page behind a link appears without any request (docs/decisions/0042).
 * The tests cut the connection before they follow the link.
 */
import type { Page } from 'playwright-core';
import { useBrowser, type Visitor } from './support/browser';
import { waitForHydration } from './support/hydration';
import { useShop } from './support/shop';
import { showWebFonts } from './support/showWebFonts';

const shop = useShop();
const visit = useBrowser(() => shop.origin);

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** Matches the errors of images and API requests without a connection. */
const offlineErrors = /(failed|console error): .*ERR_INTERNET_DISCONNECTED/;

/** Waits until the page has downloaded a resource whose URL contains `part`: of a chunk, its script and its styles. */
async function waitForResource(page: Page, part: string): Promise<void> {
  const endings = part.startsWith('/assets/') ? ['.js', '.css'] : [''];
  await page.waitForFunction(
    ([text, ends]) => {
      const urls = performance.getEntriesByType('resource').map(({ name }) => name);
      return ends.every((end) => urls.some((url) => url.includes(text) && url.endsWith(end)));
    },
    [part, endings] as const,
  );
}

/** Opens a page, waits until it has prefetched these resources and cuts the connection. */
async function openAndGoOffline(url: string, resources: string[], options = {}): Promise<Visitor> {
  const visitor = await visit(options);
  visitor.expectError(offlineErrors);
  await visitor.page.goto(url);
  await waitForHydration(visitor.page);
  for (const part of resources) await waitForResource(visitor.page, part);
  await visitor.page.context().setOffline(true);
  return visitor;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('listitem');

test('the collection shows its products', async () => {
  const { page } = await openAndGoOffline('/', ['/assets/products.', '/api/products?']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Collection' }).click();
  await heading(page, 'Wellness Collection').waitFor();
  await cards(page).nth(11).waitFor();
});

test('on a phone, the collection shows its products once its link has been near the viewport', async () => {
  const { page } = await visit(phone);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await waitForHydration(page);
  await waitForResource(page, '/assets/products.');
  await waitForResource(page, '/assets/accounts.');
  // The menu is closed and the other link to the collection is far below, so its list is not prefetched yet.
  expect(requests).not.toContain('/api/products');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await waitForResource(page, '/api/products?');
  expect(requests.filter((path) => path === '/api/products')).toHaveLength(1);
});

test('a card opens its product, and Back returns to the same position', async () => {
  const { page } = await openAndGoOffline('/products', ['/assets/product.'], phone);
  const link = cards(page).nth(5).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => window.scrollY);
  expect(scrollTop).toBeGreaterThan(0);
  await link.tap();
  await heading(page, name).waitFor();
  await page.getByRole('link', { name: 'Ask for a consultation' }).first().waitFor();

  await page.goBack();
  await page.getByText('Showing 12 products').waitFor();
  await page.waitForFunction((top) => window.scrollY === top, scrollTop);
  await page.goForward();
  await heading(page, name).waitFor();
});

test('a product completes itself without moving what is shown', async () => {
  const { page } = await visit(phone);
  await page.goto('/products');
  await waitForHydration(page);
  await waitForResource(page, '/assets/product.');
  let respond: (() => void) | undefined;
  const responded = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/products/slug/*', async (route) => {
    await responded;
    await route.fallback();
  });
  await cards(page).first().getByRole('link').tap();
  await page.getByRole('link', { name: 'Ask for a consultation' }).first().waitFor();
  // The second page of a visit switches to the web fonts, which move texts when they arrive (DeferredFonts). It does so in
  // an effect, which may follow only now.
  await showWebFonts(page);
  /** Moved elements of those that were shown before the response. The loading message is gone afterwards. */
  const shown = await page.evaluateHandle(() =>
    [...document.querySelectorAll('article *')].map((element) => ({
      element,
      top: element.getBoundingClientRect().top + scrollY,
    })),
  );
  const response = page.waitForResponse('**/api/products/slug/*');
  respond?.();
  await (await response).finished();
  await page.getByRole('region', { name: 'Specifications' }).waitFor();
  const moved = await shown.evaluate((before) =>
    before
      .filter(({ element, top }) => element.isConnected && element.getBoundingClientRect().top + scrollY !== top)
      .map(({ element }) => element.outerHTML),
  );
  expect(moved).toEqual([]);
});
