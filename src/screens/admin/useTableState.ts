import { useState } from 'react';
import { useDebouncedValue } from '../../ui/useDebouncedValue';

/** Pause in typing, in ms, after which the search is sent to the backend. */
const SEARCH_DEBOUNCE_MS = 200;

/**
 * State of a table whose rows the backend searches, filters and sorts. Every change except that of the page returns to
 * the first page.
 */
export function useTableState<Sort extends string, Filters extends object>(initial: { sort: Sort; filters: Filters }) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState(initial.sort);
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(initial.filters);
  const debouncedSearch = useDebouncedValue(search.trim(), SEARCH_DEBOUNCE_MS);

  // Return to the first page when the debounced search changes.
  const [pagedSearch, setPagedSearch] = useState(debouncedSearch);
  if (debouncedSearch !== pagedSearch) {
    setPagedSearch(debouncedSearch);
    setPage(1);
  }

  return {
    page,
    sort,
    /** The search as it is typed. */
    search,
    /** The search as it is sent to the backend. */
    debouncedSearch,
    filters,
    setPage,
    searchTyped: setSearch,
    filterChosen: (chosen: Partial<Filters>) => {
      setFilters({ ...filters, ...chosen });
      setPage(1);
    },
    sortChosen: (chosen: Sort) => {
      setSort(chosen);
      setPage(1);
    },
  };
}

/**
 * Returns the sort order after the heading of a column was clicked: ascending, then descending, then the initial order
 * of the table.
 */
export function nextSort<Column extends string, Sort extends string>(
  current: string,
  column: Column,
  initial: Sort,
): Column | `-${Column}` | Sort {
  if (current === column) return `-${column}`;
  return current === `-${column}` ? initial : column;
}
