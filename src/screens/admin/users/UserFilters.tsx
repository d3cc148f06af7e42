import { SearchFilter, SelectFilter } from '../FilterFields';
import styles from '../filters.module.css';
import { roleOptions, stateOptions } from './labels';
import type { UserTableState } from './useUserTable';

const formatCount = (total: number): string => `${total} ${total === 1 ? 'user' : 'users'}`;

/** Filters of the user table: a search box, role and state. Also shows the number of matches. */
export function UserFilters({ table }: { table: UserTableState }) {
  const { data, search, filters, filterChosen } = table;
  return (
    <div className={styles.filters} role="search">
      <SearchFilter value={search} onType={table.searchTyped} />
      <SelectFilter
        label="Role"
        value={filters.role}
        options={roleOptions}
        onChoose={(role) => filterChosen({ role })}
      />
      <SelectFilter
        label="State"
        value={filters.state}
        options={stateOptions}
        onChoose={(state) => filterChosen({ state })}
      />
      <p className={styles.count} role="status">
        {typeof data?.total === 'number' ? formatCount(data.total) : ''}
      </p>
    </div>
  );
}
