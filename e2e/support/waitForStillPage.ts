import type { Page } from 'playwright-core';

/**
 * Waits until the page is laid out, all its fonts have loaded and all animations have finished. Does not wait for
 * animations that are infinite, paused or driven by scrolling.
 */
export async function waitForStillPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    for (;;) {
      // The browser requests fonts and starts animations only when it calculates styles and layout. Until then, the page
      // appears to be still.
      await nextFrame();
      await nextFrame();
      const animations = running();
      if (document.fonts.status === 'loaded' && animations.length === 0) return;
      await document.fonts.ready;
      await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
}
