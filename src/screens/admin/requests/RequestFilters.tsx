import { useId } from 'react';
import type { RequestSort } from '../../../../store/requests';
import { kindOptions, statusOptions } from '../../../domain/requestLabels';
import { FilterBar, SelectFilter, SortFilter } from '../FilterFields';
import styles from '../filters.module.css';
import { messages } from '../messages';
import waitingStyles from './RequestFilters.module.css';
import type { RequestTableState } from './useRequestTable';

const sortOptions: { value: RequestSort; label: string }[] = [
  { value: 'due', label: 'Unanswered first' },
  { value: '-createdAt', label: 'Newest' },
  { value: 'createdAt', label: 'Oldest' },
  { value: 'name', label: 'Name' },
  { value: 'status', label: 'Status' },
  { value: 'visit', label: 'Next visits first' },
];

interface RequestFiltersProps {
  table: RequestTableState;
  /** Whether the list has all kinds: it then has a filter for them, and the numbers of unanswered and overdue requests. */
  hasAllKinds: boolean;
}

/** Filters of the request table: a search box, kind, status, assignee and overdue. Also shows the number of matches. */
export function RequestFilters({ table, hasAllKinds }: RequestFiltersProps) {
  const { data, shown, isError, search, filters, filterChosen } = table;
  const overdueId = useId();
  const assignees = data?.assignees.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <FilterBar
      searchHint="Name, email or reference"
      search={search}
      onSearch={table.searchTyped}
      active={Object.values({ ...filters, kind: hasAllKinds && filters.kind }).filter(Boolean).length}
      onClear={table.isFiltered ? table.filtersCleared : undefined}
      isEmpty={shown?.requests.length === 0}
      noun="request"
      total={shown?.total}
      loading={shown || isError ? undefined : messages.requestsLoading}
      note={
        shown && hasAllKinds && !table.isFiltered ? <Waiting waiting={shown.waiting} overdue={shown.overdue} /> : null
      }
      order={shown && table.sort === 'due' ? 'Unanswered first' : undefined}
    >
      {hasAllKinds ? (
        <SelectFilter
          label="Kind"
          value={filters.kind}
          options={kindOptions}
          onChoose={(kind) => filterChosen({ kind })}
        />
      ) : null}
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
      <SortFilter sort={table.sort} options={sortOptions} onChoose={table.sortChosen} />
    </FilterBar>
  );
}

/** The numbers of all unanswered and overdue requests, whatever the filters. */
function Waiting({ waiting, overdue }: { waiting: number; overdue: number }) {
  return (
    <p className={waitingStyles.waiting}>
      {waiting} unanswered{overdue > 0 ? <strong>, {overdue} overdue</strong> : null}
    </p>
  );
}
