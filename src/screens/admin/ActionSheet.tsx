import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Dialog } from '../../ui/Dialog';
import { Link } from '../../ui/Link';
import { useBackToClose } from '../../ui/useBackToClose';
import styles from './ActionSheet.module.css';

export interface SheetAction {
  label: string;
  /** Path to navigate to. Actions without one call `onSelect`. */
  to?: string;
  onSelect?: (() => void) | undefined;
  isBusy?: boolean;
  /** Whether the action leads to what is shown now. */
  isCurrent?: boolean;
}

interface ActionSheetProps {
  /** Heading of the sheet. */
  title: string;
  /** Accessible name of the button that opens the sheet. */
  name: string;
  /** Text of that button instead of '⋯'. The accessible name must contain it. */
  label?: string;
  actions: readonly SheetAction[];
}

/** A button of a narrow window, '⋯' unless it has a text. It opens a list of actions at the lower edge, where a thumb reaches them. */
export function ActionSheet({ title, name, label, actions }: ActionSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { close, leave } = useBackToClose(isOpen, () => setOpen(false));
  const choose = ({ onSelect, isBusy = false }: SheetAction) => {
    if (isBusy) return;
    leave(() => {
      // The focus returns to the button before the action opens a dialog, which then returns it there, too.
      flushSync(() => setOpen(false));
      onSelect?.();
    });
  };
  return (
    <>
      <button
        type="button"
        className={label === undefined ? styles.button : `${styles.button} ${styles.labelled}`}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {label ?? '⋯'}
      </button>
      {isOpen
        ? // Outside of the row: the click that follows a press on the backdrop would open it.
          createPortal(
            <Dialog title={title} shape="sheet" onClose={close}>
              <ul className={styles.list}>
                {actions.map((action) => (
                  <li key={action.label}>
                    <Item action={action} onChoose={() => choose(action)} />
                  </li>
                ))}
              </ul>
            </Dialog>,
            document.body,
          )
        : null}
    </>
  );
}

function Item({ action, onChoose }: { action: SheetAction; onChoose: () => void }) {
  const { label, to, isBusy, isCurrent } = action;
  if (to === undefined) {
    return (
      <button
        type="button"
        className={styles.action}
        aria-disabled={isBusy}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        {label}
      </button>
    );
  }
  // The page replaces the history entry of the sheet, so that Back leads to the list.
  return (
    <Link className={styles.action} to={to} replace>
      {label}
    </Link>
  );
}
