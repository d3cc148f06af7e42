import { useRef } from 'react';
import {
  useUpdateRequestMutation,
  versionOf,
  type Assignee,
  type RequestDetails,
  type RequestStatus,
} from '../../../../store/requests';
import { getErrorMessage } from '../../../../store/api';
import { statusLabels } from '../../../domain/requestLabels';
import { Button } from '../../../ui/Button';
import { useSingleFlight } from '../../../ui/singleFlight';
import filters from '../filters.module.css';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import styles from './RequestPanel.module.css';

interface RequestActionsProps {
  details: RequestDetails;
  assignees: Assignee[];
}

/** Buttons for the statuses that can follow, and the choice of the assignee. */
export function RequestActions({ details, assignees }: RequestActionsProps) {
  const [update, { isLoading }] = useUpdateRequestMutation();
  const { id, assignee } = details.request;
  const group = useRef<HTMLDivElement>(null);
  const save = useSingleFlight(async (requestChanges: { status?: RequestStatus; assigneeId?: string | null }) => {
    try {
      await update({ id, 'If-Match': versionOf(details), requestChanges }).unwrap();
      notifyResult(messages.requestSaved);
      // The clicked button disappears, because its status cannot follow itself.
      if (requestChanges.status) group.current?.focus();
    } catch (error) {
      // After a conflict, the current request is loaded again: the mutation invalidates its cache tag.
      notifyResult(getErrorMessage(error, messages.requestNotSaved));
    }
  });
  return (
    <div ref={group} className={styles.actions} role="group" aria-label="Status and assignee" tabIndex={-1}>
      {details.nextStatuses.map((status, index) => (
        <Button
          key={status}
          variant={index === 0 ? 'filled' : 'outlined'}
          aria-disabled={isLoading}
          onClick={() => void save({ status })}
        >
          {statusLabels[status]}
        </Button>
      ))}
      <label className={filters.field}>
        Assignee
        <select value={assignee?.id ?? ''} onChange={(event) => void save({ assigneeId: event.target.value || null })}>
          <option value="">Nobody</option>
          {withCurrent(assignees, assignee).map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Returns the assignees, with the current one even if they are no longer staff. */
const withCurrent = (assignees: Assignee[], current: Assignee | null): Assignee[] =>
  current === null || assignees.some(({ id }) => id === current.id) ? assignees : [current, ...assignees];
