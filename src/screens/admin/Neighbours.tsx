import { useEffect, useEffectEvent, useState } from 'react';
import styles from './Neighbours.module.css';
import { shortcutTarget } from './shortcutTarget';

interface NeighboursProps {
  /** What the list contains, such as 'Requests of the list'. */
  label: string;
  /** Id of the opened row. */
  id: string;
  /** Ids of the rows in the list, in its order. */
  order: readonly string[];
  onOpen: (id: string) => void;
}

/** Leads from an opened row to the previous and the next one of the list, so that several are handled one after the other. */
export function Neighbours({ label, id, order: currentOrder, onOpen }: NeighboursProps) {
  // Keep the order of the moment of opening: an answered request moves to the end of the list.
  const [order, setOrder] = useState(currentOrder);
  if (order.length === 0 && currentOrder.length > 0) setOrder(currentOrder);
  useFocusedRowOnClose(id);
  const position = order.indexOf(id);
  if (position < 0 || order.length < 2) return null;
  /** Properties of the button to another row. It has aria-disabled, because a disabled button loses the focus. */
  const goTo = (name: string, other: string | undefined) => ({
    'aria-label': name,
    'aria-disabled': other === undefined,
    onClick: other === undefined ? undefined : () => onOpen(other),
  });
  return (
    <nav className={styles.neighbours} aria-label={label}>
      <button type="button" {...shortcutTarget('previousInList')} {...goTo('Previous', order[position - 1])}>
        ‹
      </button>
      <p role="status">
        {position + 1} of {order.length}
      </p>
      <button type="button" {...shortcutTarget('nextInList')} {...goTo('Next', order[position + 1])}>
        ›
      </button>
    </nav>
  );
}

/**
 * When the panel closes, focuses the button of the row that it showed last, so that the keyboard goes on from there. The
 * dialog itself returns the focus to the row with which it was opened.
 */
function useFocusedRowOnClose(id: string): void {
  const [openedId] = useState(id);
  const focusRow = useEffectEvent(() => {
    if (id === openedId) return;
    document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(id)}"]`)?.focus();
  });
  useEffect(() => () => focusRow(), []);
}
