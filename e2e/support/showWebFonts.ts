import type { Page } from 'playwright-core';
import { waitForStillPage } from './waitForStillPage';

/**
 * Switches the page to the web fonts, as `DeferredFonts` does on the second page of a visit, and waits for them. On a slow
 * machine, the first page uses the fallback fonts, in which texts may need more lines.
 */
export async function showWebFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['fonts'] = 'deferred';
  });
  await waitForStillPage(page);
}
