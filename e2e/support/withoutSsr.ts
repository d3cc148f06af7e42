import type { Page } from 'playwright-core';

/** The collection arrives as the empty shell in this tab, as it does where rendering fails or is off. */
export async function disableSsr(page: Page): Promise<void> {
  await page.route(/\/products(?:\?.*)?$/, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    return route.fulfill({ response: await route.fetch({ url: new URL('/shell.html', request.url()).href }) });
  });
}
