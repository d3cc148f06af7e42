import {
  useListRequestsQuery,
  type RequestKind,
  type RequestSort,
  type RequestStatus,
} from '../../../../store/requests';
import { kindOptions, statusOptions } from '../../../domain/requestLabels';
import type { TableOptions } from '../tableUrl';
import { shownPage } from '../shownPage';
import { nextSort, useTableState } from '../useTableState';

/** Number of requests on one page of the table. */
const PAGE_SIZE = 25;

export type Column = 'createdAt' | 'name' | 'status' | 'visit';

/** The filters of the table. An empty string turns a filter off. */
export type RequestFilters = {
  kind: RequestKind | '';
  status: RequestStatus | '';
  /** The id of a user, or `none` for requests without an assignee. */
  assignee: string;
  /** Only requests that are unanswered after 24 hours. */
  overdue: boolean;
};

const options = {
  sorts: ['due', 'createdAt', '-createdAt', 'name', '-name', 'status', '-status', 'visit', '-visit'],
  filters: { kind: '', status: '', assignee: '', overdue: false },
  choices: { kind: kindOptions.map(({ value }) => value), status: statusOptions.map(({ value }) => value) },
} satisfies TableOptions<RequestSort, RequestFilters>;

/**
 * State of the request table: page, sort order, search and filters. The backend does the searching and sorting.
 * @param kind the kind that the table shows at first; empty for all
 * @param initialSort the sort order at first
 */
export function useRequestTable(kind: RequestKind | '', initialSort: RequestSort) {
  const table = useTableState<RequestSort, RequestFilters>({
    ...options,
    sorts: [initialSort, ...options.sorts],
    filters: { ...options.filters, kind },
  });
  const { page, sort, filters, debouncedSearch, setPage } = table;

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
    ...shownPage(result),
    ...table,
    query,
    columnChosen: (column: Column) => table.sortChosen(nextSort(sort, column, initialSort)),
  };
}

export type RequestTableState = ReturnType<typeof useRequestTable>;
