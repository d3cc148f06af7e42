import { useEffectEvent, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** Called when the user closes the dialog by ×, backdrop or Escape. The dialog stays open until it is unmounted. */
  onClose: () => void;
  /**
   * `card`: centred. `drawer`: full height at the right edge, for long forms. `sheet`: full width at the lower edge, for
   * narrow windows. `question`: small, with buttons of its own instead of ×.
   */
  shape?: 'card' | 'drawer' | 'sheet' | 'question';
  /** Whether a drawer is narrower, because its content is short. */
  isNarrow?: boolean;
  /** Controls beside the title, which stay in view while the dialog scrolls. */
  controls?: ReactNode;
  /**
   * The element that has the focus at first. The title by default in drawers, so that their long content is read from its
   * start, and the first control in other dialogs.
   */
  initialFocus?: 'title' | 'field' | 'control';
  /** Id of the text that describes the dialog. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted. It uses the native `<dialog>`, which traps the focus and restores it
 * on close. It 'closes via × or backdrop click, max width 640px' (docs/specification.md §2).
 */
export function Dialog({
  title,
  onClose,
  shape = 'card',
  isNarrow = false,
  controls,
  initialFocus = shape === 'drawer' ? 'title' : 'control',
  describedBy,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useModal(dialog, onClose, initialFocus);

  // The element has no padding, so an event whose target is the <dialog> itself comes from the backdrop.
  const onBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // Prevent the default action of mousedown: it would move the focus after closing the dialog has restored it.
    event.preventDefault();
    onClose();
  };

  return (
    // Keyboard users close the dialog with Escape, so the mouse handler needs no keyboard equivalent.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[shape]}`}
      data-narrow={isNarrow}
      role={shape === 'question' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onMouseDown={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title} tabIndex={initialFocus === 'title' ? -1 : undefined}>
            {title}
          </h2>
          {controls}
          {shape === 'question' ? null : (
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              ×
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

type InitialFocus = NonNullable<DialogProps['initialFocus']>;

/** Selectors of the element that has the focus at first. The browser itself chooses the first control. */
const initialFocusSelectors: Partial<Record<InitialFocus, string>> = { title: 'h2', field: 'input, select, textarea' };

/** The open dialogs, the one in front last. */
const openDialogs: HTMLDialogElement[] = [];

/** Opens the dialog while it is mounted. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, initialFocus: InitialFocus): void {
  // Handle Escape before the browser does: after a second Escape without another user action, it closes the dialog even
  // if the page prevents the `cancel` event, and a dialog that was opened without one closes together with the next.
  const onEscape = useEffectEvent((event: KeyboardEvent, element: HTMLDialogElement) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || openDialogs.at(-1) !== element) return;
    event.preventDefault();
    if (!event.repeat) onClose();
  });
  // Other close requests, such as the Back gesture of Android, can close the dialog in spite of `cancel`. Reopen it below
  // the dialogs that cover it, and call `onClose`, so that the parent component decides whether to close it.
  const onClosed = useEffectEvent((element: HTMLDialogElement) => {
    if (element.open) return;
    const covering = openDialogs.slice(openDialogs.indexOf(element) + 1);
    for (const dialogToReopen of [element, ...covering]) {
      dialogToReopen.close();
      dialogToReopen.showModal();
    }
    if (covering.length === 0) onClose();
  });
  const focusFirst = useEffectEvent((element: HTMLDialogElement) => {
    const selector = initialFocusSelectors[initialFocus];
    if (selector) element.querySelector<HTMLElement>(selector)?.focus();
  });

  // Use a layout effect, because its cleanup calls close() before React removes the element. On a removed element,
  // close() would not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const closed = () => onClosed(element);
    const escaped = (event: KeyboardEvent) => onEscape(event, element);
    element.showModal();
    openDialogs.push(element);
    focusFirst(element);
    element.addEventListener('close', closed);
    // On the window, after the listeners of the document and of the dialog's content, which may handle Escape themselves.
    window.addEventListener('keydown', escaped);
    return () => {
      element.removeEventListener('close', closed);
      window.removeEventListener('keydown', escaped);
      openDialogs.splice(openDialogs.indexOf(element), 1);
      element.close();
    };
  }, [dialog]);
}
