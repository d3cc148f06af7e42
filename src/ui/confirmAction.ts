import type { Confirmation } from './ConfirmationDialog';

/** The question that is open. A second call while it is open gets the same answer. */
let pending: Promise<boolean> | null = null;

/**
 * Asks the user to confirm an action, in a modal dialog. Resolves with false if the user cancels it by its button,
 * Escape or a click on the backdrop. Loads the dialog with the first question; if it fails to load, `window.confirm`
 * asks instead.
 */
export function confirmAction(confirmation: Confirmation): Promise<boolean> {
  pending ??= import(/* webpackChunkName: 'confirmation' */ './ConfirmationDialog')
    .then(
      ({ showConfirmation }) => showConfirmation(confirmation),
      () => window.confirm([confirmation.question, confirmation.details].filter(Boolean).join(' ')),
    )
    .finally(() => (pending = null));
  return pending;
}
