import { useEffect, useEffectEvent, type RefObject } from 'react';

interface DismissOptions {
  open: boolean;
  /** Contains the button and what it opens. */
  container: RefObject<HTMLElement | null>;
  /** Takes the focus after Escape. */
  button: RefObject<HTMLElement | null>;
  onDismiss: () => void;
}

/** Calls `onDismiss` on Escape or on a click outside the container, while the disclosure is open. */
export function useDismiss({ open, container, button, onDismiss }: DismissOptions): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Mark Escape as handled, so that the surrounding header menu or dialog stays open.
      event.preventDefault();
      dismiss();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, container, button]);
}
