import { useListUsersQuery, type Role, type UserSort, type UserState } from '../../../../store/users';
import { shownPage } from '../shownPage';
import type { TableOptions } from '../tableUrl';
import { nextSort, useTableState } from '../useTableState';
import { roleOptions, stateOptions } from './labels';

export type Column = 'name' | 'lastSignInAt' | 'createdAt';

/** The filters of the table. An empty string turns a filter off. */
export type UserFilters = {
  role: Role | '';
  state: UserState | '';
};

/** The sort order at first. */
const NEWEST_FIRST = '-createdAt';

const options: TableOptions<UserSort, UserFilters> = {
  sorts: [NEWEST_FIRST, 'createdAt', 'name', '-name', 'lastSignInAt', '-lastSignInAt'],
  filters: { role: '', state: '' },
  choices: { role: roleOptions.map(({ value }) => value), state: stateOptions.map(({ value }) => value) },
};

/** State of the user table. A backend that only lists users ignores search, filters and sort order. */
export function useUserTable() {
  const table = useTableState(options);
  const { page, sort, filters, debouncedSearch, setPage } = table;
  const result = useListUsersQuery({
    page,
    sort: sort === NEWEST_FIRST ? undefined : sort,
    search: debouncedSearch || undefined,
    role: filters.role || undefined,
    state: filters.state || undefined,
  });
  // Go to the last page if the current page no longer exists, e.g. because its only user no longer matches the filters.
  const pages = result.currentData?.totalPages;
  if (pages !== undefined && page > pages) setPage(pages);

  return {
    ...result,
    ...shownPage(result),
    ...table,
    columnChosen: (column: Column) => table.sortChosen(nextSort(sort, column, NEWEST_FIRST)),
  };
}

export type UserTableState = ReturnType<typeof useUserTable>;
