import { useId, useRef, useState } from 'react';
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
  const { id } = details.request;
  const group = useRef<HTMLDivElement>(null);
  const save = useSingleFlight(async (requestChanges: { status?: RequestStatus; assigneeId?: string | null }) => {
    try {
      await update({ id, 'If-Match': versionOf(details), requestChanges }).unwrap();
      notifyResult(messages.requestSaved);
      // The clicked button disappears, because it would change nothing any more.
      group.current?.focus();
    } catch (error) {
      // After a conflict, the current request is loaded again: the mutation invalidates its cache tag.
      notifyResult(getErrorMessage(error, messages.requestNotSaved));
    }
  });
  return (
    <div ref={group} className={styles.form} role="group" aria-label="Status and assignee" tabIndex={-1}>
      <div className={styles.actions}>
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
      </div>
      <AssigneeForm
        // Forget the choice when the assignee has changed.
        key={details.request.assignee?.id ?? ''}
        assignee={details.request.assignee}
        assignees={assignees}
        busy={isLoading}
        onAssign={(assigneeId) => void save({ assigneeId })}
      />
    </div>
  );
}

interface AssigneeFormProps {
  assignee: Assignee | null;
  assignees: Assignee[];
  busy: boolean;
  onAssign: (assigneeId: string | null) => void;
}

/** Choice of the assignee. A button saves it, because arrow keys change the value of a select with every press. */
function AssigneeForm({ assignee, assignees, busy, onAssign }: AssigneeFormProps) {
  const current = assignee?.id ?? '';
  const [chosen, setChosen] = useState(current);
  const field = useId();
  return (
    <div className={styles.actions}>
      <div className={filters.field}>
        <label htmlFor={field}>Assignee</label>
        <select id={field} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Nobody</option>
          {withCurrent(assignees, assignee).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {chosen === current ? null : (
        <Button variant="outlined" aria-disabled={busy} onClick={() => onAssign(chosen || null)}>
          Assign
        </Button>
      )}
    </div>
  );
}

/** Returns the assignees, with the current one even if they are no longer staff. */
const withCurrent = (assignees: Assignee[], current: Assignee | null): Assignee[] =>
  current === null || assignees.some(({ id }) => id === current.id) ? assignees : [current, ...assignees];
