import { useState } from 'react';
import { useListUsersQuery, type Role, type UserSort, type UserState } from '../../../../store/users';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';

/** Pause in typing, in ms, after which the search is sent to the backend. */
const SEARCH_DEBOUNCE_MS = 200;

export type Column = 'name' | 'lastSignInAt' | 'createdAt';

/** The filters of the table. An empty string turns a filter off. */
export interface UserFilters {
  role: Role | '';
  state: UserState | '';
}

/**
 * State of the user table: page, sort order, search and filters. The backend does the searching and sorting. A backend
 * that only lists users ignores them.
 */
export function useUserTable() {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<UserSort>('-createdAt');
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<UserFilters>({ role: '', state: '' });
  const debouncedSearch = useDebouncedValue(search.trim(), SEARCH_DEBOUNCE_MS);

  // Return to the first page when the debounced search changes.
  const [pagedSearch, setPagedSearch] = useState(debouncedSearch);
  if (debouncedSearch !== pagedSearch) {
    setPagedSearch(debouncedSearch);
    setPage(1);
  }

  const result = useListUsersQuery({
    page,
    sort: sort === '-createdAt' ? undefined : sort,
    search: debouncedSearch || undefined,
    role: filters.role || undefined,
    state: filters.state || undefined,
  });

  return {
    ...result,
    page,
    sort,
    search,
    filters,
    setPage,
    searchTyped: setSearch,
    filterChosen: (chosen: Partial<UserFilters>) => {
      setFilters({ ...filters, ...chosen });
      setPage(1);
    },
    sortChosen: (chosen: UserSort) => {
      setSort(chosen);
      setPage(1);
    },
    /** Sorts by the column in ascending order, then in descending order, then the newest first as at first. */
    columnChosen: (column: Column) => {
      setSort(sort === column ? `-${column}` : sort === `-${column}` ? '-createdAt' : column);
      setPage(1);
    },
  };
}

export type UserTableState = ReturnType<typeof useUserTable>;
