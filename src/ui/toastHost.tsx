import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey, type VariantType } from 'notistack';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import styles from './toastHost.module.css';
import { useMediaQuery } from './useMediaQuery';

/** Fraction of its width by which a toast must be dragged to be dismissed (docs/specification.md §2). */
const DISMISS_THRESHOLD = 0.8;
/** Shortest time in ms for which a toast with a button is shown: the user has to notice, read and reach it. */
const ACTION_MS = 10_000;

/** A button in a toast, which also closes it. */
export interface ToastAction {
  label: string;
  run: () => void;
}

interface ToastContent {
  message: string;
  variant: VariantType;
  /** Time in ms for which the toast is shown. */
  durationMs: number;
  action?: ToastAction | undefined;
}

/** The contents of the open toasts and of those that wait for their turn. */
const open = new Map<SnackbarKey, ToastContent>();

/**
 * Shows a toast for `durationMs`, or longer if it has a button. It replaces an open toast with the same message, so that
 * the user notices the second one. A success also replaces all toasts without a button: an error may be overcome.
 */
export function showToast(message: string, variant: VariantType, durationMs: number, action?: ToastAction): void {
  for (const [id, earlier] of open) {
    if (earlier.message === message || (variant === 'success' && !earlier.action)) close(id);
  }
  const content = { message, variant, action, durationMs: action ? Math.max(durationMs, ACTION_MS) : durationMs };
  const key = enqueueSnackbar(message, {
    content: (id) => <Toast id={id} {...content} />,
    // notistack's timer does not pause while a toast has the focus.
    autoHideDuration: null,
    onClose: (_event, _reason, id) => void (id !== undefined && open.delete(id)),
  });
  open.set(key, content);
}

function close(id: SnackbarKey): void {
  open.delete(id);
  closeSnackbar(id);
}

interface ToastProps extends ToastContent {
  id: SnackbarKey;
  ref?: Ref<HTMLDivElement>;
}

/** A toast that screen readers announce. The user dismisses it by its button, Escape, or dragging it sideways. */
function Toast({ id, message, variant, durationMs, action, ref }: ToastProps) {
  const drag = useDragToDismiss(id);
  const pause = useAutoClose(id, durationMs);
  const dismiss = () => close(id);
  return (
    <div
      ref={ref}
      className={styles.toast}
      data-variant={variant}
      role={variant === 'error' ? 'alert' : 'status'}
      {...drag}
      {...pause}
    >
      <p className={styles.message}>{message}</p>
      {action ? <ActionButton id={id} {...action} /> : null}
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

/** The button of a toast. It can be pressed once: it is still visible while the toast disappears. */
function ActionButton({ id, label, run }: ToastAction & { id: SnackbarKey }) {
  const [isUsed, setUsed] = useState(false);
  const choose = () => {
    setUsed(true);
    close(id);
    run();
  };
  return (
    <button type="button" className={styles.action} data-toast-action disabled={isUsed} onClick={choose}>
      {label}
    </button>
  );
}

/**
 * Closes a toast after `durationMs`. The time stops while the pointer or the focus is on the toast, or while the window
 * does not have the focus, and starts again after that. Returns event handlers for the toast.
 */
function useAutoClose(id: SnackbarKey, durationMs: number) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(false);
  const isPaused = isHovered || isFocused || isAway;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => close(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isPaused]);
  useEffect(() => {
    const leave = () => setAway(true);
    const enter = () => setAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', enter);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', enter);
    };
  }, []);
  return {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
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
      return close(id);
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
      classes={{ containerRoot: styles.container }}
    />
  );
}

// Render synchronously, because `enqueueSnackbar` works only after SnackbarProvider has mounted. `notify` shows a toast
// as soon as this module has loaded.
flushSync(() => root.render(<ToastHost />));
