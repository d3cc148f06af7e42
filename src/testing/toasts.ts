/** The toasts as a visitor meets them: notistack really mounted, by their sentences and their dismiss buttons. */
import { screen, waitFor, within } from '@testing-library/react';

// They are drawn when they come, in a root that no test renders: nothing of theirs waits for React's `act`.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** What stands at the top right now, oldest first. */
export const toasts = (): HTMLElement[] =>
  screen.queryAllByLabelText('Dismiss').map((button) => button.parentElement as HTMLElement);

/** The sentences that stand there now. */
export const toastSentences = (): string[] => toasts().map((one) => one.querySelector('p')?.textContent ?? '');

/** The toast with this sentence, once it is there: an alert for an error, a status for everything else. */
export const findToast = (sentence: string): Promise<HTMLElement> =>
  waitFor(() => {
    expect(toastSentences()).toContain(sentence);
    return toasts()[toastSentences().indexOf(sentence)] as HTMLElement;
  });

// Their root outlives the page that a test rendered. Those that wait for their turn come up when others have left.
afterEach(async () => {
  if (toasts().length === 0) return;
  await waitFor(() => {
    for (const toast of toasts()) within(toast).getByRole('button').click();
    expect(toasts()).toEqual([]);
  });
});
