import { useRef, useState } from 'react';
import { useBackToClose } from '../../../ui/useBackToClose';

/** A row of a list. */
export interface Identified {
  id: string;
}

/** The selected rows, and the functions that change the selection. */
export interface Selection<Row extends Identified> {
  /** Whether cards have checkboxes. Rows of a table always have them. */
  isSelecting: boolean;
  /** Shows the checkboxes of cards. */
  startSelecting: () => void;
  /** The selected rows of all pages, in the order in which they were selected. */
  selected: Row[];
  /** Whether all rows of the current page are selected. False if the page is empty. */
  isPageSelected: boolean;
  /** Whether some, but not all, rows of the current page are selected. */
  isPagePartlySelected: boolean;
  isSelected: (id: string) => boolean;
  /** Whether the row is on the current page. */
  isOnPage: (id: string) => boolean;
  /**
   * Selects or deselects a row. With `isRange`, also all between it and the row that was toggled before, as a
   * click with the Shift key does.
   */
  toggle: (row: Row, isRange?: boolean) => void;
  /** Selects all rows of the page, or deselects them if all of them are selected. */
  togglePage: () => void;
  /** Adds rows to the selection, or their newer versions. */
  add: (rows: readonly Row[]) => void;
  /** Deselects a row, e.g. because it may no longer match the filters. */
  remove: (id: string) => void;
  /** Deselects all and hides the checkboxes of cards. On a phone, the Back button does so, too. */
  clear: () => void;
}

const byId = <Row extends Identified>(rows: readonly Row[]) => rows.map((row) => [row.id, row] as const);

/** Returns the rows from one to the other, in either direction. Empty unless both are on the page. */
function rowsBetween<Row extends Identified>(
  page: readonly Row[],
  from: string | undefined,
  to: string,
): readonly Row[] {
  const ends = [page.findIndex(({ id }) => id === from), page.findIndex(({ id }) => id === to)];
  return ends.includes(-1) ? [] : page.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/**
 * Keeps which rows of a list are selected. The selection stays when another page, filter or sort order is chosen.
 * @param page the rows of the current page that can be selected
 */
export function useSelection<Row extends Identified>(page: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [isSelecting, setSelecting] = useState(false);
  const lastToggled = useRef<string>(undefined);
  const current = new Map(byId(page));
  const isPageSelected = page.length > 0 && page.every(({ id }) => chosen.has(id));
  const add = (rows: readonly Row[]) => setChosen((before) => new Map([...before, ...byId(rows)]));
  const remove = (ids: ReadonlySet<string>) =>
    setChosen((before) => new Map([...before].filter(([id]) => !ids.has(id))));
  const { close } = useBackToClose(isSelecting, () => {
    setSelecting(false);
    setChosen(new Map());
  });
  return {
    isSelecting,
    startSelecting: () => setSelecting(true),
    // The page has the newer version of a row, e.g. the status of a product after it has been archived.
    selected: [...chosen.values()].map((row) => current.get(row.id) ?? row),
    isPageSelected,
    isPagePartlySelected: !isPageSelected && page.some(({ id }) => chosen.has(id)),
    isSelected: (id) => chosen.has(id),
    isOnPage: (id) => current.has(id),
    toggle: (row, isRange = false) => {
      const range = isRange ? rowsBetween(page, lastToggled.current, row.id) : [];
      lastToggled.current = row.id;
      const toggled = range.length > 0 ? range : [row];
      if (chosen.has(row.id)) remove(new Set(toggled.map(({ id }) => id)));
      else add(toggled);
    },
    togglePage: () => (isPageSelected ? remove(new Set(current.keys())) : add(page)),
    add,
    remove: (id) => remove(new Set([id])),
    clear: () => {
      close();
      // The bar with the clicked button disappears. Cards have no checkbox for all.
      const selectPage = document.querySelector<HTMLElement>('main thead input');
      (selectPage ?? document.querySelector<HTMLElement>('main h2'))?.focus({ preventScroll: true });
    },
  };
}
