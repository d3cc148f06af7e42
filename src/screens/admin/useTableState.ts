import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOpenEntry } from '../../ui/useBackToClose';
import { useDebouncedValue } from '../../ui/useDebouncedValue';
import { narrowWindow } from '../../ui/useMediaQuery';
import { readTableState, writeTableState, type TableOptions, type TableUrlState } from './tableUrl';

/** Pause in typing, in ms, after which the search is sent to the backend. */
const SEARCH_DEBOUNCE_MS = 200;

/**
 * State of a table whose rows the backend searches, filters and sorts. Every change except that of the page returns to
 * the first page. The URL mirrors the state, so that a reload, a link and the Back button restore it. Each page that
 * the user chooses has a history entry of its own.
 */
export function useTableState<Sort extends string, Filters extends Record<string, string | boolean>>(
  options: TableOptions<Sort, Filters>,
) {
  const location = useLocation();
  const navigate = useNavigate();
  // Read the browser's URL: after a change of the view, `useLocation` returns the old one until it has been rendered.
  const [initialParameters] = useState(() => new URLSearchParams(window.location.search));
  const [initial] = useState(() => readTableState(initialParameters, options));
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

  const toFirstPage = () => {
    setPage(1);
    scrollToFirstRow();
  };

  // The state that the URL held last, to tell the changes of this hook from those of the Back and Forward buttons.
  const mirrored = useRef(initial);
  // Whether the next write to the URL adds a history entry, because the user has chosen a page.
  const isPageChosen = useRef(false);
  const isMirrored = (state: TableUrlState<Sort, Filters>) =>
    `${writeTableState(new URLSearchParams(), state, options)}` ===
    `${writeTableState(new URLSearchParams(), mirrored.current, options)}`;
  const urlOf = (state: TableUrlState<Sort, Filters>) => {
    // Not `location`, which may still be the URL of the view before.
    const { pathname, search: query } = window.location;
    return `${pathname}?${writeTableState(new URLSearchParams(query), state, options)}`;
  };
  const mirror = useEffectEvent((state: TableUrlState<Sort, Filters>) => {
    // The entry of an open dialog is left when it closes. Then write to the entry of the view.
    if (isMirrored(state) || isOpenEntry()) return;
    mirrored.current = state;
    void navigate(urlOf(state), { replace: !isPageChosen.current });
    isPageChosen.current = false;
  });
  // Only if the state changes: after a change of the URL, another view may be about to replace this table.
  useEffect(() => {
    mirror({ page, sort, search: debouncedSearch, filters });
  }, [page, sort, debouncedSearch, filters]);

  const view = initialParameters.get('view');
  const mirrorNow = useEffectEvent(() => mirror({ page, sort, search: debouncedSearch, filters }));
  useEffect(() => {
    const listener = () => mirrorNow();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  const adopt = useEffectEvent((parameters: URLSearchParams) => {
    const state = readTableState(parameters, options);
    if (parameters.get('view') !== view || isMirrored(state)) return;
    mirrored.current = state;
    setPage(state.page);
    setSort(state.sort);
    setSearch(state.search);
    setFilters(state.filters);
  });
  useEffect(() => {
    // The URL is an external system: the Back and Forward buttons change it.
    // oxlint-disable-next-line react/set-state-in-effect
    adopt(new URLSearchParams(location.search));
  }, [location.search]);

  return {
    page,
    sort,
    /** The search as it is typed. */
    search,
    /** The search as it is sent to the backend. */
    debouncedSearch,
    filters,
    setPage,
    pageChosen: (chosen: number) => {
      // Change the URL first, and let `adopt` set the page: the scroll position is saved when the URL changes, and must
      // be that of the old rows.
      if (!isOpenEntry()) return void navigate(urlOf({ page: chosen, sort, search: search.trim(), filters }));
      isPageChosen.current = true;
      setPage(chosen);
    },
    searchTyped: (typed: string) => {
      setSearch(typed);
      scrollToFirstRow();
    },
    /** Whether the search or a filter differs from its initial value. */
    isFiltered:
      search !== '' ||
      Object.entries(filters).some(([name, value]) => value !== options.filters[name as keyof Filters]),
    filtersCleared: () => {
      setSearch('');
      setFilters(options.filters);
      toFirstPage();
    },
    filterChosen: (chosen: Partial<Filters>) => {
      setFilters({ ...filters, ...chosen });
      toFirstPage();
    },
    sortChosen: (chosen: Sort) => {
      setSort(chosen);
      toFirstPage();
    },
  };
}

/** On a phone, the search and the filters stay in view when the first rows are scrolled away. */
function scrollToFirstRow(): void {
  if (window.matchMedia(narrowWindow).matches) window.scrollTo(0, 0);
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
