import { useId } from 'react';
import { useAppSelector } from '../../../../store/hooks';
import type { RequestSort, StaffRequest } from '../../../../store/requests';
import { selectUser } from '../../../../store/session';
import { kindOptions, statusLabels, statusOptions } from '../../../domain/requestLabels';
import { appliedOption, FilterBar, SelectFilter, SortFilter, sortWords, type SortOption } from '../FilterFields';
import styles from '../filters.module.css';
import { messages } from '../messages';
import { quickOption } from '../QuickFilters';
import { SelectButtons } from '../selection/SelectButtons';
import type { Selection } from '../selection/useSelection';
import { useCards } from '../useCards';
import waitingStyles from './RequestFilters.module.css';
import type { RequestTableState } from './useRequestTable';
import { useSelectAllRequests } from './useSelectAllRequests';

const sortOptions: SortOption<RequestSort>[] = [
  { value: 'due', label: 'Unanswered first' },
  { value: '-createdAt', label: 'Newest', words: 'Newest first' },
  { value: 'createdAt', label: 'Oldest', words: 'Oldest first' },
  { value: 'name', label: 'Name', words: 'By name' },
  { value: 'status', label: 'Status', words: 'By status' },
  { value: 'visit', label: 'Next visits first' },
];

const OVERDUE = 'Overdue';

interface RequestFiltersProps {
  table: RequestTableState;
  selection: Selection<StaffRequest>;
  /** Whether the list has all kinds: it then has a filter for them, and the numbers of unanswered and overdue requests. */
  hasAllKinds: boolean;
}

/**
 * Filters of the request table: a search box, kind, status, assignee and overdue. Also shows the number of matches, and
 * the button that lets the user select cards.
 */
export function RequestFilters({ table, selection, hasAllKinds }: RequestFiltersProps) {
  const { data, shown, isError, search, filters, filterChosen } = table;
  const overdueId = useId();
  const hasCards = useCards();
  const me = useAppSelector(selectUser)?.id;
  const selectAll = useSelectAllRequests(table, selection);
  const assignees = [
    { value: 'none', label: 'Nobody' },
    ...(data?.assignees.map(({ id, name }) => ({ value: id, label: name })) ?? []),
  ];
  const mine = { value: me ?? '', label: 'Mine' };
  const assignee = [mine, ...assignees.map(({ value, label }) => ({ value, label: `Assignee: ${label}` }))];
  return (
    <FilterBar
      searchHint="Name, email or reference"
      search={search}
      onSearch={table.searchTyped}
      applied={[
        ...appliedOption(hasAllKinds ? filters.kind : '', kindOptions, () => filterChosen({ kind: '' })),
        ...appliedOption(filters.status, statusOptions, () => filterChosen({ status: '' })),
        ...appliedOption(filters.assignee, assignee, () => filterChosen({ assignee: '' })),
        ...(filters.overdue ? [{ label: OVERDUE, onRemove: () => filterChosen({ overdue: false }) }] : []),
      ]}
      quick={[
        quickOption({ value: 'new', label: statusLabels.new }, filters.status, (status) => filterChosen({ status })),
        quickOption(mine, filters.assignee, (assignee) => filterChosen({ assignee })),
        { label: OVERDUE, isOn: filters.overdue, onToggle: () => filterChosen({ overdue: !filters.overdue }) },
      ]}
      onClear={table.isFiltered ? table.filtersCleared : undefined}
      isEmpty={shown?.requests.length === 0}
      noun="request"
      total={shown?.total}
      loading={shown || isError ? undefined : messages.requestsLoading}
      note={
        shown && hasAllKinds && !table.isFiltered && !selection.isSelecting ? (
          <Waiting waiting={shown.waiting} overdue={shown.overdue} />
        ) : null
      }
      order={selection.isSelecting ? undefined : orderText(table, hasCards)}
      action={
        hasCards && data && data.requests.length > 0 ? (
          <SelectButtons selection={selection} selectAll={selectAll} />
        ) : null
      }
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
        options={assignees}
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

/**
 * Returns the sort order if no column heading shows it. In narrow windows, the initial order is left out beside the number
 * of unanswered requests, which the button for the selection leaves no room for.
 */
function orderText({ shown, sort, isFiltered }: RequestTableState, hasCards: boolean): string | undefined {
  const isNamed = hasCards ? sort !== 'due' || isFiltered : sort === 'due';
  return shown && isNamed ? sortWords(sort, sortOptions) : undefined;
}

/** The numbers of all unanswered and overdue requests, whatever the filters. */
function Waiting({ waiting, overdue }: { waiting: number; overdue: number }) {
  return (
    <p className={waitingStyles.waiting}>
      {waiting} unanswered{overdue > 0 ? <strong>, {overdue} overdue</strong> : null}
    </p>
  );
}
