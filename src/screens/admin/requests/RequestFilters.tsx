import { useId, type ReactNode } from 'react';
import type { RequestKind, RequestStatus } from '../../../../store/requests';
import { kindLabels, statusLabels } from '../../../domain/requestLabels';
import styles from '../filters.module.css';
import type { RequestTableState } from './useRequestTable';

const formatCount = (total: number): string => `${total} ${total === 1 ? 'request' : 'requests'}`;

/** Filters of the request table: a search box, kind, status, assignee and overdue. Also shows the number of matches. */
export function RequestFilters({ table }: { table: RequestTableState }) {
  const { data, search, filters, filterChosen } = table;
  const id = useId();
  return (
    <div className={styles.filters} role="search">
      <label className={styles.field} htmlFor={`${id}-search`}>
        Search
        <input
          id={`${id}-search`}
          type="search"
          maxLength={200}
          value={search}
          onChange={(event) => table.searchTyped(event.target.value)}
        />
      </label>
      <Choice label="Kind" value={filters.kind} onChoose={(kind) => filterChosen({ kind: kind as RequestKind | '' })}>
        {Object.entries(kindLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        label="Status"
        value={filters.status}
        onChoose={(status) => filterChosen({ status: status as RequestStatus | '' })}
      >
        {Object.entries(statusLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label="Assignee" value={filters.assignee} onChoose={(assignee) => filterChosen({ assignee })}>
        <option value="none">Nobody</option>
        {data?.assignees.map((assignee) => (
          <option key={assignee.id} value={assignee.id}>
            {assignee.name}
          </option>
        ))}
      </Choice>
      <label className={styles.check} htmlFor={`${id}-overdue`}>
        <input
          id={`${id}-overdue`}
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

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.field} htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">All</option>
        {children}
      </select>
    </label>
  );
}
