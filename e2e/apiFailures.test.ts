/** The products page when the API fails (docs/specification.md §8, §9). */
import type { Page, Route } from 'playwright-core';
import { useBrowser } from './support/browser';
import { useShop } from './support/shop';

// Server-side rendering is off, because a server-rendered page already contains its products and makes no API request.
const shop = useShop(() => ({ RENDER: 'off' }));
const visit = useBrowser(() => shop.origin);

const LIST = '**/api/products?*';
/** The client's timeout for API requests, in ms (docs/specification.md §9). */
const API_TIMEOUT_MS = 10_000;

/** Waits for the error message, lets the API work again, retries, and expects the products. */
async function expectRetryToWork(page: Page): Promise<void> {
  await page.getByText('Failed to load products. Please try again.', { exact: true }).waitFor();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Showing 12 products', { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
}

const html = '<!doctype html><title>Bad gateway</title><h1>502</h1>';

const connectionRefused = /(failed|console error): .*ERR_CONNECTION_REFUSED/;
/** Returns a pattern that matches a response with the status `code` and the browser's console error about it. */
const status = (code: number) => new RegExp(`(answered|console error: .*status of) ${code}`);

const failures: [what: string, respond: (route: Route) => Promise<void>, expectedErrors: RegExp[]][] = [
  ['is down', (route) => route.abort('connectionrefused'), [connectionRefused]],
  ['responds with HTML', (route) => route.fulfill({ contentType: 'text/html', body: html }), []],
  ['responds with 500', (route) => route.fulfill({ status: 500, json: { message: 'secret' } }), [status(500)]],
  ['responds with 502', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: html }), [status(502)]],
  ['responds with unrelated JSON', (route) => route.fulfill({ json: { hello: 'world' } }), []],
];

describe("'Failed to load products. Please try again.'", () => {
  test.each(failures)('is shown if the API %s, and a retry works', async (_what, respond, expectedErrors) => {
    const { page, expectError } = await visit();
    for (const pattern of expectedErrors) expectError(pattern);
    await page.route(LIST, respond);
    await page.goto('/products');
    await expectRetryToWork(page);
  });

  test('is shown if the API takes longer than ten seconds, and a retry works', async () => {
    const { page } = await visit();
    await page.clock.install();
    const requested = page.waitForRequest(LIST);
    await page.route(LIST, () => undefined);
    await page.goto('/products');
    await requested;
    await page.getByRole('status').filter({ hasText: 'Loading the collection…' }).waitFor();
    await page.clock.fastForward(API_TIMEOUT_MS);
    await expectRetryToWork(page);
  });

  test('is shown if loading more products fails, the loaded products stay, and a retry loads the rest', async () => {
    const { page, expectError } = await visit();
    expectError(status(500));
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
