import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';

interface DragReorder {
  /** Index of the item that is being dragged, or null. */
  dragged: number | null;
  /** Starts dragging an item. Call it on `pointerdown`, with the item's index. */
  start: (event: PointerEvent<HTMLElement>, index: number) => void;
  /** Handlers for the list whose children are the items. */
  handlers: Pick<React.ComponentProps<'ol'>, 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
}

/**
 * Lets the user drag the items of a list to another position, by mouse, pen or touch. The item moves as soon as the
 * pointer is over another one. Escape returns it to where it was.
 */
export function useDragReorder(
  list: React.RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
): DragReorder {
  const [dragged, setDragged] = useState<number | null>(null);
  const origin = useRef(0);

  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || dragged === null) return;
    // Keep Escape from closing the dialog.
    event.preventDefault();
    event.stopPropagation();
    move(dragged, origin.current);
    setDragged(null);
  });
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: KeyboardEvent) => cancel(event);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isDragging]);

  useLayoutEffect(() => {
    if (dragged !== null) list.current?.children[dragged]?.scrollIntoView({ block: 'nearest' });
  }, [list, dragged]);

  const end = () => setDragged(null);
  return {
    dragged,
    start: (event, index) => {
      if (event.button !== 0) return;
      event.preventDefault();
      // Capture the pointer with the list, because React may detach the item while it moves it.
      list.current?.setPointerCapture(event.pointerId);
      origin.current = index;
      setDragged(index);
    },
    handlers: {
      onPointerMove: ({ clientX, clientY }) => {
        const target = dragged === null ? -1 : findItemAt(list.current, clientX, clientY);
        if (dragged === null || target === -1 || target === dragged) return;
        move(dragged, target);
        setDragged(target);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

/** Returns the index of the list's child at a point of the viewport, or -1. */
function findItemAt(list: HTMLElement | null, x: number, y: number): number {
  return [...(list?.children ?? [])].findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
}
