/** Delay in ms that browsers without `requestIdleCallback` (Safari) wait instead. */
const FALLBACK_DELAY_MS = 200;

/** Returns a promise that resolves when the browser is idle. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, FALLBACK_DELAY_MS);
  });
}
