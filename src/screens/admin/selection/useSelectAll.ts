import { useState } from 'react';
import { useSingleFlight } from '../../../ui/singleFlight';
import { notifyResult } from '../notifyResult';
import type { Identified, Selection } from './useSelection';

/** Number of rows in each request for them; the maximum of the API. */
const PAGE_SIZE = 100;
/** Maximum number of rows to select at once. Actions change one after the other, a hundred in several seconds. */
const SELECTED_MAX = 500;

interface SelectAllOptions<Row> {
  /** Number of rows that match the search and the filters. Zero if they cannot be loaded. */
  total: number;
  /** Loads those rows of a page that can be selected. `page` starts at 1. */
  loadPage: (page: number, limit: number) => Promise<readonly Row[]>;
  /** Message if the rows could not be loaded. */
  failed: string;
}

/** The action that selects all rows; null if it is not offered. */
export type SelectAll = { label: string; run: () => void } | null;

/**
 * Returns the action that selects all rows that match the search and the filters, on all pages. Null if they are
 * selected, or more than 500.
 */
export function useSelectAll<Row extends Identified>(
  selection: Selection<Row>,
  { total, loadPage, failed }: SelectAllOptions<Row>,
): SelectAll {
  /** Number of rows that were found not to be selectable. */
  const [skipped, setSkipped] = useState(0);
  const run = useSingleFlight(async () => {
    try {
      const pages = Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, index) => loadPage(index + 1, PAGE_SIZE));
      const rows = (await Promise.all(pages)).flat();
      selection.add(rows);
      setSkipped(total - rows.length);
    } catch {
      notifyResult(failed);
    }
  });
  if (total > SELECTED_MAX || selection.selected.length >= total - skipped) return null;
  return { label: `Select all ${total}`, run: () => void run() };
}
