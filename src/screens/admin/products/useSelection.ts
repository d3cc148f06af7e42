import { useState } from 'react';
import type { Product } from '../../../../store/api';

/** The products of the page that are selected, and the functions that change the selection. */
export interface Selection {
  /** Whether cards have checkboxes. Rows of a table always have them. */
  isSelecting: boolean;
  /** Shows or hides the checkboxes of cards. Hiding them clears the selection. */
  setSelecting: (isSelecting: boolean) => void;
  /** The selected products of the current page, in its order. */
  selected: Product[];
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects all products of the page, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** Keeps which products of the current page are selected. Products that leave the page are no longer selected. */
export function useSelection(products: readonly Product[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setSelecting] = useState(false);
  const selected = products.filter(({ id }) => ids.has(id));
  return {
    isSelecting,
    setSelecting: (selecting) => {
      setSelecting(selecting);
      if (!selecting) setIds(new Set());
    },
    selected,
    isSelected: (id) => ids.has(id),
    toggle: (id) => setIds(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
    toggleAll: () => setIds(selected.length === products.length ? new Set() : new Set(products.map(({ id }) => id))),
    clear: () => {
      setSelecting(false);
      setIds(new Set());
    },
  };
}
