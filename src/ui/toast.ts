import type { ToastAction } from './toastHost';

/** Default time in ms for which a toast is shown (docs/specification.md §9). */
const TOAST_MS = 3000;
/** Time in ms for which an error toast is shown in the admin panel (docs/specification.md §9). */
export const ADMIN_ERROR_MS = 5000;

export type ToastVariant = 'success' | 'error' | 'info' | 'warning';

/**
 * Shows a toast at the top right of the window for `durationMs`, with a button if there is an `action`. Most visits show
 * no toast, so the toast library loads only with the first toast or by {@link preloadToasts}. If it fails to load,
 * `alert` shows the message instead.
 */
export function notify(message: string, variant: ToastVariant, durationMs = TOAST_MS, action?: ToastAction): void {
  void loadToastHost().then(
    ({ showToast }) => showToast(message, variant, durationMs, action),
    () => alert(message),
  );
}

/** Loads the toast library ahead of a likely toast, so that the toast appears without delay. */
export function preloadToasts(): void {
  loadToastHost().catch(() => undefined);
}

function loadToastHost() {
  stubGoobersStyleElement();
  return import(/* webpackChunkName: 'toasts' */ './toastHost');
}

/**
 * Prevents notistack's CSS-in-JS library, goober, from inserting a style element, which the CSP forbids. goober reuses
 * any element found at `window._goober`, so give it a detached one. Toasts are styled by toastHost.module.css instead.
 */
function stubGoobersStyleElement(): void {
  if ('_goober' in window) return;
  const element = document.createElement('div');
  element.textContent = ' ';
  document.createDocumentFragment().append(element);
  Object.assign(window, { _goober: element });
}
