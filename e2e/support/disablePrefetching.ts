import type { Page } from 'playwright-core';

/** Turns prefetching off in this tab by simulating the browser's data saver (`navigator.connection.saveData`). */
export async function disablePrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
