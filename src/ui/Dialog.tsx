import { useEffectEvent, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** Called once however it closes: ×, the backdrop, Escape. It stays open where the caller keeps it mounted. */
  onClose: () => void;
  /** In the middle of the window, or a drawer along its right side for longer work. */
  shape?: 'card' | 'drawer';
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it holds the focus and gives it back. Shown for as long as it is mounted.
 * Spec §2: "closes via × or backdrop click, max width 640px".
 */
export function Dialog({ title, onClose, shape = 'card', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // A second Escape in a row closes it whatever the page says. That one is a wish to close like any other.
  const onClosed = useEffectEvent((element: HTMLDialogElement) => {
    if (element.open) return;
    element.showModal();
    onClose();
  });

  // In the layout phase: once the dialog has left the page, closing it gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const closed = () => onClosed(element);
    element.showModal();
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
    };
  }, []);

  // The dialog has no padding of its own: a press on the element itself is one on the backdrop.
  const onBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The press itself would take the focus to what lies behind the backdrop.
    event.preventDefault();
    onClose();
  };

  return (
    // The browser closes it with Escape; the backdrop is a second way for a pointer.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={heading}
      onMouseDown={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          ×
        </button>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
