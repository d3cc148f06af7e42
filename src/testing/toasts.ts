/** Test helpers to find toasts, which are rendered by the real notistack. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rendered } from './rendered';

// Disable React's `act` environment: toasts render in a root of their own, outside the tests' `render`.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** The elements of all toasts that are visible now, oldest first. */
export const toasts = (): HTMLElement[] =>
  screen.queryAllByLabelText('Dismiss').map((button) => button.parentElement as HTMLElement);

/** The messages of all toasts that are visible now, oldest first. */
export const toastSentences = (): string[] => toasts().map((one) => one.querySelector('p')?.textContent ?? '');

/** Waits for the toast with this message and returns its element. */
export const findToast = (message: string): Promise<HTMLElement> =>
  waitFor(() => {
    expect(toastSentences()).toContain(message);
    return toasts()[toastSentences().indexOf(message)] as HTMLElement;
  });

/** Upper bound in ms for a closed toast to disappear, including its exit animation. */
export const LEAVING_MS = 500;

/**
 * Waits until the last toast has disappeared, with a stopped clock. The timeout is time of that clock, so that it is the
 * same on a slow machine.
 */
export const allClosed = (): Promise<void> => waitFor(() => expect(toasts()).toEqual([]), { timeout: LEAVING_MS });

/**
 * Waits for the toast with this message and returns its button `Undo`. Points at the toast, so that it stays open until
 * the button is pressed, however long the test takes until then.
 */
export async function findUndo(message: string): Promise<HTMLElement> {
  const toast = await findToast(message);
  fireEvent.mouseEnter(toast);
  return within(toast).getByRole('button', { name: 'Undo' });
}

// Dismiss all toasts after each test, because their root outlives it. Dismissing a toast can show a queued one, so
// retry until no toast is left.
afterEach(async () => {
  await rendered();
  if (toasts().length === 0) return;
  await waitFor(() => {
    for (const toast of toasts()) within(toast).getByLabelText('Dismiss').click();
    expect(toasts()).toEqual([]);
  });
});
