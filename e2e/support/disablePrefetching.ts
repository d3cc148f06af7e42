import type { Page } from 'playwright-core';

/** Turns prefetching off in this tab, as a visitor does who saves data. */
export async function disablePrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
