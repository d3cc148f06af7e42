import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDebouncedValue } from '../../ui/useDebouncedValue';
import { readTableState, writeTableState, type TableOptions, type TableUrlState } from './tableUrl';

/** Pause in typing, in ms, after which the search is sent to the backend. */
const SEARCH_DEBOUNCE_MS = 200;

/**
 * State of a table whose rows the backend searches, filters and sorts. Every change except that of the page returns to
 * the first page. The URL mirrors the state, so that a reload, a link and the Back button restore it.
 */
export function useTableState<Sort extends string, Filters extends Record<string, string | boolean>>(
  options: TableOptions<Sort, Filters>,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const [initial] = useState(() => readTableState(new URLSearchParams(location.search), options));
  const [page, setPage] = useState(initial.page);
  const [sort, setSort] = useState(initial.sort);
  const [search, setSearch] = useState(initial.search);
  const [filters, setFilters] = useState(initial.filters);
  const debouncedSearch = useDebouncedValue(search.trim(), SEARCH_DEBOUNCE_MS);

  // Return to the first page when the debounced search changes.
  const [pagedSearch, setPagedSearch] = useState(debouncedSearch);
  if (debouncedSearch !== pagedSearch) {
    setPagedSearch(debouncedSearch);
    setPage(1);
  }

  const mirror = useEffectEvent((state: TableUrlState<Sort, Filters>) => {
    const parameters = new URLSearchParams(location.search);
    const query = `?${writeTableState(parameters, state, options)}`;
    if (query !== `?${parameters}`) void navigate(location.pathname + query, { replace: true });
  });
  // Only if the state changes: after a change of the URL, another view may be about to replace this table.
  useEffect(() => {
    mirror({ page, sort, search: debouncedSearch, filters });
  }, [page, sort, debouncedSearch, filters]);

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
    /** Whether the search or a filter differs from its initial value. */
    isFiltered:
      search !== '' ||
      Object.entries(filters).some(([name, value]) => value !== options.filters[name as keyof Filters]),
    filtersCleared: () => {
      setSearch('');
      setFilters(options.filters);
      setPage(1);
    },
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
