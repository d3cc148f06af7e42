import { useRef, useState } from 'react';
import type { Product } from '../../../../store/api';
import { useBackToClose } from '../../../ui/useBackToClose';

/** The selected products, and the functions that change the selection. */
export interface Selection {
  /** Whether cards have checkboxes. Rows of a table always have them. */
  isSelecting: boolean;
  /** Shows the checkboxes of cards. */
  startSelecting: () => void;
  /** The selected products of all pages, in the order in which they were selected. */
  selected: Product[];
  /** Whether all products of the current page are selected. False if the page is empty. */
  isPageSelected: boolean;
  /** Whether some, but not all, products of the current page are selected. */
  isPagePartlySelected: boolean;
  isSelected: (id: string) => boolean;
  /** Whether the product is on the current page. */
  isOnPage: (id: string) => boolean;
  /**
   * Selects or deselects a product. With `isRange`, also all between it and the product that was toggled before, as a
   * click with the Shift key does.
   */
  toggle: (product: Product, isRange?: boolean) => void;
  /** Selects all products of the page, or deselects them if all of them are selected. */
  togglePage: () => void;
  /** Adds products to the selection. */
  add: (products: readonly Product[]) => void;
  /** Deselects a product, e.g. because it may no longer match the filters. */
  remove: (id: string) => void;
  /** Deselects all and hides the checkboxes of cards. On a phone, the Back button does so, too. */
  clear: () => void;
}

const byId = (products: readonly Product[]) => products.map((product) => [product.id, product] as const);

/** Returns the products from one to the other, in either direction. Empty unless both are on the page. */
function productsBetween(page: readonly Product[], from: string | undefined, to: string): readonly Product[] {
  const ends = [page.findIndex(({ id }) => id === from), page.findIndex(({ id }) => id === to)];
  return ends.includes(-1) ? [] : page.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/**
 * Keeps which products are selected. The selection stays when another page, filter or sort order is chosen.
 * @param page the products of the current page
 */
export function useSelection(page: readonly Product[]): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(new Map());
  const [isSelecting, setSelecting] = useState(false);
  const lastToggled = useRef<string>(undefined);
  const current = new Map(byId(page));
  const isPageSelected = page.length > 0 && page.every(({ id }) => chosen.has(id));
  const add = (products: readonly Product[]) => setChosen((before) => new Map([...before, ...byId(products)]));
  const remove = (ids: ReadonlySet<string>) =>
    setChosen((before) => new Map([...before].filter(([id]) => !ids.has(id))));
  const { close: clear } = useBackToClose(isSelecting, () => {
    setSelecting(false);
    setChosen(new Map());
  });
  return {
    isSelecting,
    startSelecting: () => setSelecting(true),
    // The page has the newer version of a product, e.g. its status after it has been archived.
    selected: [...chosen.values()].map((product) => current.get(product.id) ?? product),
    isPageSelected,
    isPagePartlySelected: !isPageSelected && page.some(({ id }) => chosen.has(id)),
    isSelected: (id) => chosen.has(id),
    isOnPage: (id) => current.has(id),
    toggle: (product, isRange = false) => {
      const range = isRange ? productsBetween(page, lastToggled.current, product.id) : [];
      lastToggled.current = product.id;
      const toggled = range.length > 0 ? range : [product];
      if (chosen.has(product.id)) remove(new Set(toggled.map(({ id }) => id)));
      else add(toggled);
    },
    togglePage: () => (isPageSelected ? remove(new Set(current.keys())) : add(page)),
    add,
    remove: (id) => remove(new Set([id])),
    clear,
  };
}
