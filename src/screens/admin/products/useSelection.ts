import { useState } from 'react';
import type { Product } from '../../../../store/api';

/** The selected products, and the functions that change the selection. */
export interface Selection {
  /** Whether cards have checkboxes. Rows of a table always have them. */
  isSelecting: boolean;
  /** Shows or hides the checkboxes of cards. Hiding them clears the selection. */
  setSelecting: (isSelecting: boolean) => void;
  /** The selected products of all pages, in the order in which they were selected. */
  selected: Product[];
  /** Whether all products of the current page are selected. False if the page is empty. */
  isPageSelected: boolean;
  isSelected: (id: string) => boolean;
  /** Whether the product is on the current page. */
  isOnPage: (id: string) => boolean;
  toggle: (product: Product) => void;
  /** Selects all products of the page, or deselects them if all of them are selected. */
  togglePage: () => void;
  /** Adds products to the selection. */
  add: (products: readonly Product[]) => void;
  clear: () => void;
}

const byId = (products: readonly Product[]) => products.map((product) => [product.id, product] as const);

/**
 * Keeps which products are selected. The selection stays when another page, filter or sort order is chosen.
 * @param page the products of the current page
 */
export function useSelection(page: readonly Product[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(new Map());
  const [isSelecting, setSelecting] = useState(false);
  const current = new Map(byId(page));
  const isPageSelected = page.length > 0 && page.every(({ id }) => chosen.has(id));
  const add = (products: readonly Product[]) => setChosen((before) => new Map([...before, ...byId(products)]));
  const remove = (ids: ReadonlySet<string>) =>
    setChosen((before) => new Map([...before].filter(([id]) => !ids.has(id))));
  return {
    isSelecting,
    setSelecting: (selecting) => {
      setSelecting(selecting);
      if (!selecting) setChosen(new Map());
    },
    // The page has the newer version of a product, e.g. its status after it has been archived.
    selected: [...chosen.values()].map((product) => current.get(product.id) ?? product),
    isPageSelected,
    isSelected: (id) => chosen.has(id),
    isOnPage: (id) => current.has(id),
    toggle: (product) => (chosen.has(product.id) ? remove(new Set([product.id])) : add([product])),
    togglePage: () => (isPageSelected ? remove(new Set(current.keys())) : add(page)),
    add,
    clear: () => {
      setSelecting(false);
      setChosen(new Map());
    },
  };
}
