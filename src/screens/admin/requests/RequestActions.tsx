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
import { ChoiceForm } from '../ChoiceForm';
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
      // The clicked button disappears, because it would change nothing any more.
      group.current?.focus();
    } catch (error) {
      // After a conflict, the current request is loaded again: the mutation invalidates its cache tag.
      notifyResult(getErrorMessage(error, messages.requestNotSaved));
    }
  });
  return (
    <div ref={group} className={styles.form} role="group" aria-label="Status and assignee" tabIndex={-1}>
      {details.nextStatuses.length === 0 ? null : (
        <div className={styles.next}>
          <p className={styles.caption}>Mark as</p>
          {details.nextStatuses.map((status) => (
            <Button key={status} variant="outlined" aria-disabled={isLoading} onClick={() => void save({ status })}>
              {statusLabels[status]}
            </Button>
          ))}
        </div>
      )}
      <ChoiceForm
        key={assignee?.id}
        label="Assignee"
        value={assignee?.id ?? ''}
        options={[{ value: '', label: 'Nobody' }, ...withCurrent(assignees, assignee).map(toOption)]}
        action="Assign"
        busy={isLoading}
        onSave={(chosen) => void save({ assigneeId: chosen || null })}
      />
    </div>
  );
}

/** Returns the assignees, with the current one even if they are no longer staff. */
const withCurrent = (assignees: Assignee[], current: Assignee | null): Assignee[] =>
  current === null || assignees.some(({ id }) => id === current.id) ? assignees : [current, ...assignees];

const toOption = ({ id, name }: Assignee) => ({ value: id, label: name });
