/** How long a toast stays. Spec §9: toast 3000 ms; errors 5 s. */
const TOAST_MS = 3000;
const TOAST_ERROR_MS = 5000;

type Tone = 'success' | 'error' | 'info' | 'warning';

/**
 * Says a sentence at the top right of the window. The toast library arrives with the first toast: most visits
 * never need it.
 */
export function notify(message: string, tone: Tone): void {
  void import('./toasts').then(({ show }) =>
    show(message, tone, tone === 'error' ? TOAST_ERROR_MS : TOAST_MS),
  );
}
