/** Spec §9: "toast 3000 ms". */
const TOAST_MS = 3000;
/** Spec §9: "admin messages 3 s, errors 5 s". */
export const ADMIN_ERROR_MS = 5000;

export type ToastVariant = 'success' | 'error' | 'info' | 'warning';

/**
 * Says a sentence at the top right of the window for so many milliseconds. The toast library arrives with the
 * first toast or with {@link preloadToasts}: most visits never need it. Where it does not come the browser says it.
 */
export function notify(message: string, tone: ToastVariant, milliseconds = TOAST_MS): void {
  void load().then(
    ({ showToast }) => showToast(message, tone, milliseconds),
    () => alert(message),
  );
}

/** Fetches the toast library where a toast is likely to come, so that its sentence need not wait. */
export function preloadToasts(): void {
  load().catch(() => undefined);
}

function load() {
  takeStyleSheet();
  return import(/* webpackChunkName: 'toasts' */ './toastHost');
}

/**
 * notistack writes its rules into a style element of its own, which the site's policy forbids. It takes one that is
 * there already, whatever it is: this is an element that styles nothing. The rules are ours, in toasts.module.css.
 */
function takeStyleSheet(): void {
  if ('_goober' in window) return;
  const sheet = document.createElement('div');
  sheet.textContent = ' ';
  document.createDocumentFragment().append(sheet);
  Object.assign(window, { _goober: sheet });
}
