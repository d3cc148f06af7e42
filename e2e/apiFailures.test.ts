/** The Wellness Collection on a day when the API fails. Spec §8, §9. */
import type { Page, Route } from 'playwright-core';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

// A page that arrives with its products in it asks for none.
const shop = useShop(() => ({ RENDER: 'off' }));
const visit = useBrowser(() => shop.origin);

const LIST = '**/api/products?*';
/** Spec §9: 'API timeout 10000 ms'. */
const API_TIMEOUT_MS = 10_000;

/** Waits for spec §8's sentence, heals the API and tries again. */
async function tryAgain(page: Page): Promise<void> {
  await page.getByText('Failed to load products. Please try again.', { exact: true }).waitFor();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Showing 12 products', { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
}

const html = '<!doctype html><title>Bad gateway</title><h1>502</h1>';

const refused = /(failed|console error): .*ERR_CONNECTION_REFUSED/;
const status = (code: number) => new RegExp(`(answered|console error: .*status of) ${code}`);

const days: [what: string, answer: (route: Route) => Promise<void>, noise: RegExp[]][] = [
  ['is down', (route) => route.abort('connectionrefused'), [refused]],
  ['answers HTML', (route) => route.fulfill({ contentType: 'text/html', body: html }), []],
  ['answers 500', (route) => route.fulfill({ status: 500, json: { message: 'secret' } }), [status(500)]],
  ['answers 502', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: html }), [status(502)]],
  ['answers something else', (route) => route.fulfill({ json: { hello: 'world' } }), []],
];

describe("'Failed to load products. Please try again.'", () => {
  test.each(days)('where the API %s', async (_what, answer, noise) => {
    const { page, expectTrouble } = await visit();
    for (const pattern of noise) expectTrouble(pattern);
    await page.route(LIST, answer);
    await page.goto('/products');
    await tryAgain(page);
  });

  test('where the API takes longer than ten seconds', async () => {
    const { page } = await visit();
    await page.clock.install();
    const asked = page.waitForRequest(LIST);
    await page.route(LIST, () => undefined);
    await page.goto('/products');
    await asked;
    await page.getByRole('status').filter({ hasText: 'Loading the collection…' }).waitFor();
    await page.clock.fastForward(API_TIMEOUT_MS);
    await tryAgain(page);
  });

  test('where a further page does not come: what is there stays, and the rest follows', async () => {
    const { page, expectTrouble } = await visit();
    expectTrouble(status(500));
    await page.goto('/products');
    await page.getByText('Showing 12 products', { exact: true }).waitFor();
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Load More Products' }).click();
    await page.getByText('Failed to load products. Please try again.', { exact: true }).waitFor();
    await page.getByText('Showing 12 products', { exact: true }).waitFor();
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Showing 24 products', { exact: true }).waitFor();
  });
});
