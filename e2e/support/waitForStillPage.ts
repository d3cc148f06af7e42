/** A page at rest. */
import type { Page } from 'playwright-core';

/** Waits until the letters have come and nothing moves any more; what moves for ever is not waited for. */
export async function waitForStillPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
