import type { ReactNode } from 'react';
import { appliedOption, FilterBar, SelectFilter, SortFilter, sortWords, type SortOption } from '../FilterFields';
import type { UserSort } from '../../../../store/users';
import { useCards } from '../useCards';
import { messages } from '../messages';
import { quickOption } from '../QuickFilters';
import { roleOptions, stateOptions } from './labels';
import type { UserTableState } from './useUserTable';

const sortOptions: SortOption<UserSort>[] = [
  { value: '-createdAt', label: 'Newest', words: 'Newest first' },
  { value: 'createdAt', label: 'Oldest', words: 'Oldest first' },
  { value: 'name', label: 'Name', words: 'By name' },
  { value: '-lastSignInAt', label: 'Last sign-in', words: 'By last sign-in' },
];

/** The values that narrow windows offer beside the search. */
const quickStates = stateOptions.filter(({ value }) => value !== 'unverified');
const quickRoles = roleOptions.filter(({ value }) => value === 'admin');

/** Filters of the user table: a search box, role and status. Also shows the number of matches, and a note after it. */
export function UserFilters({ table, note }: { table: UserTableState; note: ReactNode }) {
  const { shown, isError, search, filters, filterChosen } = table;
  const hasCards = useCards();
  return (
    <FilterBar
      searchHint="Name or email"
      search={search}
      onSearch={table.searchTyped}
      applied={[
        ...appliedOption(filters.role, roleOptions, () => filterChosen({ role: '' })),
        ...appliedOption(filters.state, stateOptions, () => filterChosen({ state: '' })),
      ]}
      quick={[
        ...quickStates.map((option) => quickOption(option, filters.state, (state) => filterChosen({ state }))),
        ...quickRoles.map((option) => quickOption(option, filters.role, (role) => filterChosen({ role }))),
      ]}
      order={shown && hasCards ? sortWords(table.sort, sortOptions) : undefined}
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
