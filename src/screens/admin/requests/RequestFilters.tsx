import { useId } from 'react';
import { kindOptions, statusOptions } from '../../../domain/requestLabels';
import { SearchFilter, SelectFilter } from '../FilterFields';
import styles from '../filters.module.css';
import type { RequestTableState } from './useRequestTable';

const formatCount = (total: number): string => `${total} ${total === 1 ? 'request' : 'requests'}`;

/** Filters of the request table: a search box, kind, status, assignee and overdue. Also shows the number of matches. */
export function RequestFilters({ table }: { table: RequestTableState }) {
  const { data, search, filters, filterChosen } = table;
  const overdueId = useId();
  const assignees = data?.assignees.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <div className={styles.filters} role="search">
      <SearchFilter value={search} onType={table.searchTyped} />
      <SelectFilter
        label="Kind"
        value={filters.kind}
        options={kindOptions}
        onChoose={(kind) => filterChosen({ kind })}
      />
      <SelectFilter
        label="Status"
        value={filters.status}
        options={statusOptions}
        onChoose={(status) => filterChosen({ status })}
      />
      <SelectFilter
        label="Assignee"
        value={filters.assignee}
        options={[{ value: 'none', label: 'Nobody' }, ...assignees]}
        onChoose={(assignee) => filterChosen({ assignee })}
      />
      <label className={styles.check} htmlFor={overdueId}>
        <input
          id={overdueId}
          type="checkbox"
          checked={filters.overdue}
          onChange={(event) => filterChosen({ overdue: event.target.checked })}
        />
        Overdue only
      </label>
      <p className={styles.count} role="status">
        {data ? formatCount(data.total) : ''}
      </p>
    </div>
  );
}
