/**
 * Runs in a page that was rendered before it arrived, as a file of its own, and brings the app's scripts: once all that
 * the first screen shows is there, so that they take nothing from its picture and fonts on a slow connection; or as
 * soon as somebody touches the page; or when something keeps it from being complete.
 */
const PATIENCE_MS = 5000;
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? [];
let awake = false;

function wake(): void {
  if (awake) return;
  awake = true;
  for (const sign of signs) removeEventListener(sign, wake);
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    // In their order, each as a task of its own.
    script.async = false;
    document.head.append(script);
  }
}

for (const sign of signs) addEventListener(sign, wake, { passive: true });
if (document.readyState === 'complete') wake();
else {
  addEventListener('load', wake);
  setTimeout(wake, PATIENCE_MS);
}
