import type { ReactNode } from 'react';
import { FilterBar, SelectFilter, SortFilter } from '../FilterFields';
import type { UserSort } from '../../../../store/users';
import { messages } from '../messages';
import { roleOptions, stateOptions } from './labels';
import type { UserTableState } from './useUserTable';

const sortOptions: { value: UserSort; label: string }[] = [
  { value: '-createdAt', label: 'Newest' },
  { value: 'createdAt', label: 'Oldest' },
  { value: 'name', label: 'Name' },
  { value: '-lastSignInAt', label: 'Last sign-in' },
];

/** Filters of the user table: a search box, role and status. Also shows the number of matches, and a note after it. */
export function UserFilters({ table, note }: { table: UserTableState; note: ReactNode }) {
  const { shown, isError, search, filters, filterChosen } = table;
  return (
    <FilterBar
      searchHint="Name or email"
      search={search}
      onSearch={table.searchTyped}
      active={Object.values(filters).filter((value) => value !== '').length}
      onClear={table.isFiltered ? table.filtersCleared : undefined}
      isEmpty={shown?.users.length === 0}
      noun="user"
      total={shown?.total}
      note={note}
      loading={shown || isError ? undefined : messages.usersLoading}
    >
      <SelectFilter
        label="Role"
        value={filters.role}
        options={roleOptions}
        onChoose={(role) => filterChosen({ role })}
      />
      <SelectFilter
        label="Status"
        value={filters.state}
        options={stateOptions}
        onChoose={(state) => filterChosen({ state })}
      />
      <SortFilter sort={table.sort} options={sortOptions} onChoose={table.sortChosen} />
    </FilterBar>
  );
}
