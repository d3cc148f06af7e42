import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps, type SnackbarKey } from 'notistack';
import { useRef, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ToastVariant } from './toast';
import styles from './toastHost.module.css';

/** Spec §2: "80 percent drag threshold". */
const DRAG_SHARE = 0.8;

/** Shows one toast for so many milliseconds. */
export function showToast(message: string, variant: ToastVariant, autoHideDuration: number): void {
  enqueueSnackbar(message, { variant, autoHideDuration });
}

interface ToastProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** One toast: announced, dismissed with its button, with Escape, or dragged aside. */
function Toast({ id, message, variant, ref }: ToastProps) {
  const drag = useDragAside(id);
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
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Dismiss"
        onClick={dismiss}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          // One key, one thing: the dialog that the toast may stand in stays open.
          event.preventDefault();
          dismiss();
        }}
      >
        ×
      </button>
    </div>
  );
}

function useDragAside(id: SnackbarKey) {
  const from = useRef<number | null>(null);

  const distance = (event: PointerEvent) => (from.current === null ? 0 : event.clientX - from.current);
  const snapBack = ({ currentTarget: { style } }: PointerEvent<HTMLElement>) => {
    from.current = null;
    style.translate = '';
    style.opacity = '';
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if ((event.target as Element).closest('button')) return;
      from.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current === null) return;
      const { style, offsetWidth } = event.currentTarget;
      style.translate = `${distance(event)}px`;
      style.opacity = String(1 - Math.min(0.8, Math.abs(distance(event)) / offsetWidth));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const aside = Math.abs(distance(event)) > event.currentTarget.offsetWidth * DRAG_SHARE;
      if (!aside) return snapBack(event);
      from.current = null;
      return closeSnackbar(id);
    },
    // The system took the gesture over, to scroll: nobody let go here.
    onPointerCancel: snapBack,
  };
}

// A root of its own: toasts are mounted with the first one, and the page's tree stays as it arrived.
const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);

/**
 * While a modal dialog is open, all that lies outside of it is covered and out of reach: then the toasts stand in
 * the dialog, and they go back to the page when it leaves.
 */
function stayInReach(): void {
  const home = document.querySelector('dialog[open]') ?? document.body;
  if (host.parentElement !== home) home.append(host);
}
stayInReach();
new MutationObserver(stayInReach).observe(document.body, {
  subtree: true,
  childList: true,
  attributeFilter: ['open'],
});

// At once: `enqueueSnackbar` is there only when its provider is, and the first toast is waiting.
flushSync(() =>
  root.render(
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      maxSnack={4}
      preventDuplicate
      classes={{ containerRoot: styles.container }}
      Components={{ default: Toast, success: Toast, error: Toast, info: Toast, warning: Toast }}
    />,
  ),
);
