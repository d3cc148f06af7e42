import { useEffect, useState } from 'react';
import {
  useListRequestsQuery,
  type RequestKind,
  type RequestSort,
  type RequestStatus,
} from '../../../../store/requests';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';

/** Number of requests on one page of the table. */
const PAGE_SIZE = 25;
/** Pause in typing, in ms, after which the search is sent to the backend. */
const SEARCH_DEBOUNCE_MS = 200;
/** Interval at which the remaining time of the requests is updated, in ms. */
const CLOCK_MS = 60_000;

export type Column = 'createdAt' | 'name' | 'status';

/** The filters of the table. An empty string turns a filter off. */
export interface RequestFilters {
  kind: RequestKind | '';
  status: RequestStatus | '';
  /** The id of a user, or `none` for requests without an assignee. */
  assignee: string;
  /** Only requests that are unanswered after 24 hours. */
  overdue: boolean;
}

/**
 * State of the request table: page, sort order, search and filters. The backend does the searching and sorting.
 * @param kind the kind that the table shows at first; empty for all
 */
export function useRequestTable(kind: RequestKind | '') {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<RequestSort>('due');
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<RequestFilters>({ kind, status: '', assignee: '', overdue: false });
  const debouncedSearch = useDebouncedValue(search.trim(), SEARCH_DEBOUNCE_MS);

  // Return to the first page when the debounced search changes.
  const [pagedSearch, setPagedSearch] = useState(debouncedSearch);
  if (debouncedSearch !== pagedSearch) {
    setPagedSearch(debouncedSearch);
    setPage(1);
  }

  /** The filters as the API expects them, without paging. */
  const query = {
    search: debouncedSearch || undefined,
    kind: filters.kind || undefined,
    status: filters.status || undefined,
    assignee: filters.assignee || undefined,
    overdue: filters.overdue || undefined,
  };
  const result = useListRequestsQuery({ page, limit: PAGE_SIZE, sort, ...query });

  // Go to the last page if the current page no longer exists, e.g. because its only request was answered elsewhere.
  const pages = result.currentData?.totalPages;
  if (pages !== undefined && page > pages) setPage(pages);

  return {
    ...result,
    query,
    page,
    sort,
    search,
    filters,
    setPage,
    searchTyped: setSearch,
    filterChosen: (chosen: Partial<RequestFilters>) => {
      setFilters({ ...filters, ...chosen });
      setPage(1);
    },
    sortChosen: (chosen: RequestSort) => {
      setSort(chosen);
      setPage(1);
    },
    /** Sorts by the column in ascending order, then in descending order, then by urgency as at first. */
    columnChosen: (column: Column) => {
      setSort(sort === column ? `-${column}` : sort === `-${column}` ? 'due' : column);
      setPage(1);
    },
  };
}

export type RequestTableState = ReturnType<typeof useRequestTable>;

/** Returns the current time in ms, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
