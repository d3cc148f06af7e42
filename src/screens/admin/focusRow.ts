import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the button that opens a row, or the heading of the view if the list does not show the row. For actions whose own
 * button disappears, such as that of a toast: the focus would be lost.
 */
export function focusRow(id = ''): void {
  const button = document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(id)}"]`);
  (button ?? document.querySelector<HTMLElement>('main h2'))?.focus();
}

/** Focuses the row that is now at an index of a list, else its last one, or the heading of the view if the list is empty. */
function focusRowAt(list: Element, index: number): void {
  const row = list.children[index] ?? list.lastElementChild;
  focusRow(row?.querySelector<HTMLElement>('[data-row]')?.dataset['row']);
}

/**
 * Returns the ref of a row. If the row leaves its list while it has the focus, for example because an archived product no
 * longer matches the filter, the row that takes its place gets the focus: it would be lost otherwise.
 */
export function useFocusOnRemoval<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      const list = row?.parentElement;
      if (!list || !row.contains(document.activeElement)) return;
      const index = [...list.children].indexOf(row);
      // After React has removed the row. If the user has left the view, the list is no longer in the page.
      queueMicrotask(() => {
        if (list.isConnected) focusRowAt(list, index);
      });
    };
  }, []);
  return ref;
}
