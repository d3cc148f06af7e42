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

/** The choice of the assignee of a request. */
export function AssigneeForm({ details, assignees }: { details: RequestDetails; assignees: Assignee[] }) {
  const { group, save, isSaving } = useSaveRequest(details);
  const { assignee } = details.request;
  return (
    <div ref={group} role="group" aria-label="Assignee of the request" tabIndex={-1}>
      <ChoiceForm
        key={assignee?.id}
        label="Assignee"
        value={assignee?.id ?? ''}
        options={[{ value: '', label: 'Nobody' }, ...withCurrent(assignees, assignee).map(toOption)]}
        action="Assign"
        busy={isSaving}
        onSave={(chosen) => void save({ assigneeId: chosen || null })}
      />
    </div>
  );
}

/** The statuses in the order in which a request that leads to an order has them. */
const progress: readonly RequestStatus[] = ['new', 'contacted', 'visit_arranged', 'won'];

/**
 * Buttons for the statuses that can follow. They stay at the lower edge of the drawer. The next step is filled, and 'Lost'
 * is a text, so that the expected button is the first that one sees.
 */
export function StatusButtons({ details }: { details: RequestDetails }) {
  const { group, save, isSaving } = useSaveRequest(details);
  const current = progress.indexOf(details.request.status);
  const nextStep = details.nextStatuses.find((status) => current >= 0 && progress.indexOf(status) > current);
  const variantOf = (status: RequestStatus) =>
    status === nextStep ? 'filled' : status === 'lost' ? 'text' : 'outlined';
  if (details.nextStatuses.length === 0) return null;
  return (
    <div ref={group} className={styles.next} role="group" aria-label="Status of the request" tabIndex={-1}>
      <p className={styles.caption}>Mark as</p>
      {details.nextStatuses.map((status) => (
        <Button key={status} variant={variantOf(status)} aria-disabled={isSaving} onClick={() => void save({ status })}>
          {statusLabels[status]}
        </Button>
      ))}
    </div>
  );
}

/**
 * Returns `save`, which changes a request with optimistic locking and shows the result as a toast. It then moves the focus
 * to `group`, because the clicked button disappears: it would change nothing any more.
 */
function useSaveRequest(details: RequestDetails) {
  const [update, { isLoading: isSaving }] = useUpdateRequestMutation();
  const group = useRef<HTMLDivElement>(null);
  const save = useSingleFlight(async (requestChanges: { status?: RequestStatus; assigneeId?: string | null }) => {
    try {
      await update({ id: details.request.id, 'If-Match': versionOf(details), requestChanges }).unwrap();
      notifyResult(messages.requestSaved(details.request.reference));
      group.current?.focus();
    } catch (error) {
      // After a conflict, the current request is loaded again: the mutation invalidates its cache tag.
      notifyResult(getErrorMessage(error, messages.requestNotSaved));
    }
  });
  return { group, save, isSaving };
}

/** Returns the assignees, with the current one even if they are no longer staff. */
const withCurrent = (assignees: Assignee[], current: Assignee | null): Assignee[] =>
  current === null || assignees.some(({ id }) => id === current.id) ? assignees : [current, ...assignees];

const toOption = ({ id, name }: Assignee) => ({ value: id, label: name });
