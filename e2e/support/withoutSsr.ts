import type { Page } from 'playwright-core';

/** Serves the products page as the empty shell in this tab, as the server does if rendering fails or is disabled. */
export async function disableSsr(page: Page): Promise<void> {
  await page.route(/\/products(?:\?.*)?$/, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    return route.fulfill({ response: await route.fetch({ url: new URL('/shell.html', request.url()).href }) });
  });
}
