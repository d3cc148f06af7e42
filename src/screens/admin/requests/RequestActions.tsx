import { useId, useRef } from 'react';
import {
  useUpdateRequestMutation,
  versionOf,
  type Assignee,
  type RequestDetails,
  type RequestStatus,
  type StaffRequest,
} from '../../../../store/requests';
import { getErrorMessage } from '../../../../store/api';
import { statusLabels } from '../../../domain/requestLabels';
import { Button } from '../../../ui/Button';
import { confirmAction } from '../../../ui/confirmAction';
import { useSingleFlight } from '../../../ui/singleFlight';
import choice from '../ChoiceForm.module.css';
import { confirmations } from '../confirmations';
import filters from '../filters.module.css';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { UnsavedChangesGuard } from '../unsavedChanges';
import styles from './RequestPanel.module.css';
import type { RequestDraft } from './useRequestDraft';

interface ActionsProps {
  details: RequestDetails;
  draft: RequestDraft;
}

/** Form for the assignee and the time of the visit. Its button appears once one of them has been changed. */
export function AssignmentForm({ details, draft, assignees }: ActionsProps & { assignees: Assignee[] }) {
  const { group, save, isSaving } = useSaveRequest(details, draft);
  const assigneeField = useId();
  return (
    <div ref={group} className={choice.form} role="group" aria-label="Assignee and visit" tabIndex={-1}>
      <UnsavedChangesGuard form={draft.form} when={draft.isDirty} />
      <div className={filters.field}>
        <label htmlFor={assigneeField}>Assignee</label>
        <select
          id={assigneeField}
          value={draft.fields.assigneeId}
          onChange={(event) => draft.edit({ assigneeId: event.target.value })}
        >
          <option value="">Nobody</option>
          {withCurrent(assignees, details.request.assignee).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={filters.field}>
        <label htmlFor={draft.visitField}>Visit</label>
        <input
          id={draft.visitField}
          type="datetime-local"
          min="2000-01-01T00:00"
          max="2999-12-31T23:59"
          value={draft.fields.visitAt}
          onChange={(event) => draft.edit({ visitAt: event.target.value })}
        />
      </div>
      {draft.isDirty ? (
        <Button variant="outlined" aria-disabled={isSaving} onClick={() => void save({})}>
          Save
        </Button>
      ) : null}
    </div>
  );
}

/** The statuses in the order in which a request that leads to an order has them. */
const progress: readonly RequestStatus[] = ['new', 'contacted', 'visit_arranged', 'won'];

/** Returns the status that most likely follows: if the time of a visit is known, that it is arranged. */
function findNextStep({ request, nextStatuses }: RequestDetails, { fields }: RequestDraft): RequestStatus | undefined {
  const current = progress.indexOf(request.status);
  const isEarlier = current >= 0 && current < progress.indexOf('visit_arranged');
  if (fields.visitAt !== '' && isEarlier && nextStatuses.includes('visit_arranged')) return 'visit_arranged';
  return nextStatuses.find((status) => current >= 0 && progress.indexOf(status) > current);
}

/**
 * Buttons for the statuses that can follow. Each also saves a changed assignee and visit. They stay at the lower edge of
 * the drawer. The next step is filled, and 'Lost' is a text, so that the expected button is the first that one sees.
 */
export function StatusButtons({ details, draft }: ActionsProps) {
  const { group, save, isSaving } = useSaveRequest(details, draft);
  const nextStep = findNextStep(details, draft);
  const choose = async (status: RequestStatus) => {
    if (await isConfirmed(status, details.request, draft)) await save({ status });
  };
  const variantOf = (status: RequestStatus) =>
    status === nextStep ? 'filled' : status === 'lost' ? 'text' : 'outlined';
  if (details.nextStatuses.length === 0) return null;
  return (
    <div ref={group} className={styles.next} role="group" aria-label="Status of the request" tabIndex={-1}>
      <p className={styles.caption}>Mark as</p>
      {details.nextStatuses.map((status) => (
        <Button key={status} variant={variantOf(status)} aria-disabled={isSaving} onClick={() => void choose(status)}>
          {statusLabels[status]}
        </Button>
      ))}
    </div>
  );
}

/** Asks before a status that is probably chosen by mistake: a visit without a time, which moves the focus to it, or lost. */
async function isConfirmed(status: RequestStatus, { name, reference }: StaffRequest, draft: RequestDraft) {
  if (status === 'lost') return confirmAction(confirmations.lose(name ?? reference));
  if (status !== 'visit_arranged' || draft.fields.visitAt !== '') return true;
  const goesWithout = await confirmAction(confirmations.visitWithoutTime);
  if (!goesWithout) document.getElementById(draft.visitField)?.focus();
  return goesWithout;
}

/**
 * Returns `save`, which saves the draft and a new status with optimistic locking and shows the result as a toast. It then
 * moves the focus to `group`, because the clicked button disappears: it would change nothing any more.
 */
function useSaveRequest(details: RequestDetails, draft: RequestDraft) {
  const [update, { isLoading: isSaving }] = useUpdateRequestMutation();
  const group = useRef<HTMLDivElement>(null);
  const save = useSingleFlight(async (change: { status?: RequestStatus }) => {
    const requestChanges = { ...draft.changes, ...change };
    try {
      await update({ id: details.request.id, 'If-Match': versionOf(details), requestChanges }).unwrap();
      draft.clear();
      notifyResult(messages.requestSaved(details.request.reference));
      group.current?.focus();
    } catch (error) {
      // After a conflict, the current request is loaded again: the mutation invalidates its cache tag. The draft is kept.
      notifyResult(getErrorMessage(error, messages.requestNotSaved));
    }
  });
  return { group, save, isSaving };
}

/** Returns the assignees, with the current one even if they are no longer staff. */
const withCurrent = (assignees: Assignee[], current: Assignee | null): Assignee[] =>
  current === null || assignees.some(({ id }) => id === current.id) ? assignees : [current, ...assignees];
