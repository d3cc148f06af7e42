import type { Page } from 'playwright-core';

/** Waits until all fonts have loaded and all animations have finished. Does not wait for infinite animations. */
export async function waitForStillPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });
}
