import { useState } from 'react';

/** The columns of the product table that can be hidden, in their order. The name and the actions are always shown. */
export const optionalColumns = [
  { column: 'image', label: 'Image' },
  { column: 'category', label: 'Category' },
  { column: 'price', label: 'Price' },
  { column: 'status', label: 'Status' },
  { column: 'tags', label: 'Tags' },
  { column: 'added', label: 'Added' },
] as const;

export type OptionalColumn = (typeof optionalColumns)[number]['column'];

/** The columns of docs/specification.md §2.13. */
const DEFAULT_COLUMNS: readonly OptionalColumn[] = ['image', 'category', 'price', 'status'];

/** Key of the chosen columns in local storage. */
const STORAGE_KEY = 'product-columns';

/** Which columns the product table shows, and the functions that change it. */
export interface ColumnChoice {
  shown: ReadonlySet<OptionalColumn>;
  toggle: (column: OptionalColumn) => void;
  /** Shows the columns of the specification again. */
  reset: () => void;
}

/** Keeps the columns that the user has chosen, in this browser. */
export function useColumns(): ColumnChoice {
  const [shown, setShown] = useState(load);
  const choose = (columns: ReadonlySet<OptionalColumn>) => {
    setShown(columns);
    store(columns);
  };
  return {
    shown,
    toggle: (column) =>
      choose(new Set(shown.has(column) ? [...shown].filter((one) => one !== column) : [...shown, column])),
    reset: () => choose(new Set(DEFAULT_COLUMNS)),
  };
}

function load(): ReadonlySet<OptionalColumn> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!Array.isArray(stored)) return new Set(DEFAULT_COLUMNS);
    return new Set(optionalColumns.map(({ column }) => column).filter((column) => stored.includes(column)));
  } catch {
    return new Set(DEFAULT_COLUMNS);
  }
}

function store(columns: ReadonlySet<OptionalColumn>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...columns]));
  } catch {
    // Storage is full or denied: the choice then lasts until the view is closed.
  }
}
