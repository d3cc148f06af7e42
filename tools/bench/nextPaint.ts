/**
 * Resolves when the next frame has been painted. Runs in the page. A task that is posted in an animation frame callback
 * runs after that frame's paint, and with this priority before the tasks of the page, which are not part of the paint.
 */
async function nextPaint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { scheduler } = window as unknown as { scheduler: Scheduler };
  await scheduler.postTask(() => undefined, { priority: 'user-blocking' });
}

/** The browser's scheduler, as far as it is used here. TypeScript's types lack it. */
interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
}

/** `window` with the function that `nextPaintScript` adds to it. */
export type WindowWithNextPaint = typeof window & { nextPaint: typeof nextPaint };

/** Init script for Playwright that adds `nextPaint` to the page's window. */
export const nextPaintScript = `window.nextPaint = ${nextPaint.toString()}`;
