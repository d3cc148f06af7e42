/**
 * Resolves when the next frame has been painted. Runs in the page. A message that is posted in an animation frame
 * callback is delivered after that frame's paint.
 */
async function nextPaint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
}

/** `window` with the function that `nextPaintScript` adds to it. */
export type WindowWithNextPaint = typeof window & { nextPaint: typeof nextPaint };

/** Init script for Playwright that adds `nextPaint` to the page's window. */
export const nextPaintScript = `window.nextPaint = ${nextPaint.toString()}`;
