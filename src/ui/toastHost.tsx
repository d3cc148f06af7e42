import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
  type VariantType,
} from 'notistack';
import { useRef, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styles from './toastHost.module.css';
import { useMediaQuery } from './useMediaQuery';

/** Fraction of its width by which a toast must be dragged to be dismissed (docs/specification.md §2). */
const DISMISS_THRESHOLD = 0.8;

/** A button in a toast, which also closes it. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** Shows a toast for `autoHideDuration` milliseconds. A success replaces the earlier ones: an error may be overcome. */
export function showToast(message: string, variant: VariantType, autoHideDuration: number, action?: ToastAction): void {
  if (variant === 'success') closeSnackbar();
  enqueueSnackbar(message, {
    variant,
    autoHideDuration,
    action: action && ((id) => <ActionButton id={id} {...action} />),
  });
}

function ActionButton({ id, label, run }: ToastAction & { id: SnackbarKey }) {
  const choose = () => {
    closeSnackbar(id);
    run();
  };
  return (
    <button type="button" className={styles.action} onClick={choose}>
      {label}
    </button>
  );
}

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** A toast that screen readers announce. The user dismisses it by its button, Escape, or dragging it sideways. */
function Toast({ id, message, variant, action, ref }: ToastProps) {
  const drag = useDragToDismiss(id);
  const dismiss = () => closeSnackbar(id);
  return (
    <div
      ref={ref}
      className={styles.toast}
      data-variant={variant}
      role={variant === 'error' ? 'alert' : 'status'}
      {...drag}
    >
      <p className={styles.message}>{message}</p>
      {typeof action === 'function' ? action(id) : null}
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Dismiss"
        onClick={dismiss}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          // Prevent the default action of Escape, which closes the dialog that may contain the toast.
          event.preventDefault();
          dismiss();
        }}
      >
        ×
      </button>
    </div>
  );
}

function useDragToDismiss(id: SnackbarKey) {
  const startX = useRef<number | null>(null);

  const distance = (event: PointerEvent) => (startX.current === null ? 0 : event.clientX - startX.current);
  const snapBack = ({ currentTarget: { style } }: PointerEvent<HTMLElement>) => {
    startX.current = null;
    style.translate = '';
    style.opacity = '';
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if ((event.target as Element).closest('button')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return;
      const { style, offsetWidth } = event.currentTarget;
      style.translate = `${distance(event)}px`;
      style.opacity = String(1 - Math.min(0.8, Math.abs(distance(event)) / offsetWidth));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isPastThreshold = Math.abs(distance(event)) > event.currentTarget.offsetWidth * DISMISS_THRESHOLD;
      if (!isPastThreshold) return snapBack(event);
      startX.current = null;
      return closeSnackbar(id);
    },
    // The browser has taken over the gesture, for example to scroll. Do not dismiss the toast in that case.
    onPointerCancel: snapBack,
  };
}

// A separate React root, so that the toast library can load late without changing the hydrated tree.
const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);

/**
 * Moves the toasts into the open modal dialog, or back to the body if there is none. Everything outside a modal dialog
 * is inert and covered.
 */
function moveHostIntoOpenDialog(): void {
  const parent = document.querySelector('dialog[open]') ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
}
moveHostIntoOpenDialog();
new MutationObserver(moveHostIntoOpenDialog).observe(document.body, {
  subtree: true,
  childList: true,
  attributeFilter: ['open'],
});

/** Shows the toasts: at most four, or only the newest in a narrow window, where several would cover fields. */
function ToastHost() {
  const isNarrow = useMediaQuery('(max-width: 699.98px)');
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      maxSnack={isNarrow ? 1 : 4}
      preventDuplicate
      classes={{ containerRoot: styles.container }}
      Components={{ default: Toast, success: Toast, error: Toast, info: Toast, warning: Toast }}
    />
  );
}

// Render synchronously, because `enqueueSnackbar` works only after SnackbarProvider has mounted. `notify` shows a toast
// as soon as this module has loaded.
flushSync(() => root.render(<ToastHost />));
