import { useId } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Button } from './Button';
import styles from './ConfirmationDialog.module.css';
import { Dialog } from './Dialog';
import { isAddedEntry, useBackToClose } from './useBackToClose';

/** A question that the user has to confirm before an action runs. */
export interface Confirmation {
  question: string;
  /** Consequences of the action, shown below the question. */
  details?: string;
  /** Label of the button that confirms, such as 'Archive'. */
  action: string;
  /** Label of the button that does not; 'Cancel' by default. */
  cancel?: string;
  /** Whether the button that does not confirm is the better choice. It is filled then. */
  isCancelPreferred?: boolean;
  /** Whether the action deletes something or signs a user out. Its button is red then. */
  isDestructive?: boolean;
}

/**
 * Shows a question in a React root of its own, so that functions outside of components can ask, too. Back and Forward
 * cancel it: on a phone, they only close it; elsewhere, the page that it is about may disappear.
 */
export function showConfirmation(confirmation: Confirmation): Promise<boolean> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  return new Promise((resolve) => {
    const cancel = () => answer(false);
    const answer = (isConfirmed: boolean) => {
      window.removeEventListener('popstate', cancel);
      flushSync(() => root.unmount());
      host.remove();
      resolve(isConfirmed);
    };
    flushSync(() => root.render(<ConfirmationDialog confirmation={confirmation} onAnswer={answer} />));
    // With an entry of its own, the dialog handles Back itself.
    if (!isAddedEntry()) window.addEventListener('popstate', cancel);
  });
}

interface ConfirmationDialogProps {
  confirmation: Confirmation;
  onAnswer: (isConfirmed: boolean) => void;
}

/** The button that cancels is the first one, because `showModal` focuses the first one: pressing Enter then changes nothing. */
function ConfirmationDialog({ confirmation, onAnswer }: ConfirmationDialogProps) {
  const {
    question,
    details,
    action,
    cancel = 'Cancel',
    isCancelPreferred = false,
    isDestructive = false,
  } = confirmation;
  const id = useId();
  const { close, leave } = useBackToClose(true, () => onAnswer(false));
  return (
    <Dialog title={question} onClose={close} shape="question" describedBy={details === undefined ? undefined : id}>
      {details === undefined ? null : (
        <p id={id} className={styles.details}>
          {details}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant={isCancelPreferred ? 'filled' : 'outlined'} onClick={close}>
          {cancel}
        </Button>
        <Button
          variant={isCancelPreferred ? 'outlined' : 'filled'}
          data-destructive={isDestructive}
          onClick={() => leave(() => onAnswer(true))}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
