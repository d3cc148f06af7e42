import { useEffect, useEffectEvent, useId, useRef, type SyntheticEvent } from 'react';
import type { Assignee, RequestDetails, RequestStatus, StaffRequest } from '../../../../store/requests';
import { useAppSelector } from '../../../../store/hooks';
import { selectUser } from '../../../../store/session';
import { statusLabels } from '../../../domain/requestLabels';
import { Button } from '../../../ui/Button';
import { confirmAction } from '../../../ui/confirmAction';
import { useSingleFlight } from '../../../ui/singleFlight';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import choice from '../ChoiceForm.module.css';
import { confirmations } from '../confirmations';
import filters from '../filters.module.css';
import { shortcutTarget, type Control } from '../shortcutTarget';
import { UnsavedChangesGuard } from '../../../ui/unsavedChanges';
import { findNextStep, findVisitStatus, isStepBack } from './nextStep';
import styles from './RequestPanel.module.css';
import { useNow } from './useNow';
import type { RequestDraft } from './useRequestDraft';
import type { SaveRequest } from './useSaveRequest';
import { VisitField, VisitHint } from './VisitField';

interface ActionsProps {
  details: RequestDetails;
  draft: RequestDraft;
  saving: SaveRequest;
}

/** Pause in ms after which a chosen assignee is saved: the arrow keys pass other names on their way to one. */
const REST_MS = 600;

/**
 * Form for the assignee and the time of the visit. The assignee is saved once chosen. The visit has a button, which appears
 * once it has been changed, because its field has a value for each part of the time that is typed. The button also saves
 * the status that goes with the visit, unless the user unticks its checkbox.
 */
export function AssignmentForm({ details, draft, saving, assignees }: ActionsProps & { assignees: Assignee[] }) {
  const { fields, edits } = draft;
  const { save, isSaving, hasFailed } = saving;
  const group = useRef<HTMLDivElement>(null);
  const assigneeField = useId();
  const statusField = useId();
  const now = useNow();
  const saveAssignee = useSaveAssignee(draft, saving);
  const isVisitEdited = edits.visitAt !== undefined || draft.isVisitInvalid;
  const isAssigneeEdited = edits.assigneeId !== undefined;
  const canSave = isVisitEdited || (isAssigneeEdited && hasFailed);
  const visitStatus = findVisitStatus(details, draft, now);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canSave || !isVisitValid(draft)) return;
    // The button disappears.
    const status = draft.keepsStatus ? undefined : visitStatus;
    if (await save({ edits, status })) group.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={group} role="group" aria-label="Assignee and visit" tabIndex={-1}>
      <form className={choice.form} noValidate onSubmit={(event) => void submit(event)}>
        <UnsavedChangesGuard
          form={draft.form}
          name={isVisitEdited ? 'Visit' : 'Assignee'}
          when={isVisitEdited || (isAssigneeEdited && !isSaving)}
        />
        <div className={filters.field}>
          <label htmlFor={assigneeField}>Assignee</label>
          <select
            id={assigneeField}
            value={fields.assigneeId}
            onChange={(event) => draft.edit({ assigneeId: event.target.value })}
            onBlur={saveAssignee}
          >
            <option value="">Nobody</option>
            {withCurrent(assignees, details.request.assignee).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <AssignToMe
          draft={draft}
          assignees={assignees}
          // Not to the field: the next key of a shortcut would choose another name in it.
          onAssigned={() => group.current?.focus({ preventScroll: true })}
        />
        <VisitField draft={draft} />
        {canSave ? (
          <div className={styles.save}>
            <VisitHint draft={draft} />
            {visitStatus ? (
              <label className={filters.check} htmlFor={statusField}>
                <input
                  id={statusField}
                  type="checkbox"
                  checked={!draft.keepsStatus}
                  onChange={(event) => draft.setKeepsStatus(!event.target.checked)}
                />
                Mark as {statusLabels[visitStatus].toLowerCase()}
              </label>
            ) : null}
            <Button type="submit" variant="outlined">
              {isVisitEdited ? 'Save visit' : 'Save assignee'}
            </Button>
          </div>
        ) : null}
      </form>
    </div>
  );
}

interface AssignToMeProps {
  draft: RequestDraft;
  assignees: Assignee[];
  /** Called after the click, which removes the button. */
  onAssigned: () => void;
}

/** Button that chooses the user as the assignee, unless the request is theirs or they cannot be an assignee. */
function AssignToMe({ draft: { fields, edit }, assignees, onAssigned }: AssignToMeProps) {
  const me = useAppSelector(selectUser)?.id;
  if (!me || fields.assigneeId === me || !assignees.some(({ id }) => id === me)) return null;
  const assign = () => {
    edit({ assigneeId: me });
    onAssigned();
  };
  return (
    <Button {...shortcutTarget('assignToMe')} variant="text" onClick={assign}>
      Assign to me
    </Button>
  );
}

/** Saves the chosen assignee once the choice has rested. Returns a function that saves it at once. */
function useSaveAssignee({ fields, edits }: RequestDraft, { save }: SaveRequest): () => void {
  const rested = useDebouncedValue(fields.assigneeId, REST_MS);
  // After a failure, the user decides when to try again.
  const attempted = useRef<string>(undefined);
  const saveOnce = (assigneeId: string | undefined) => {
    if (assigneeId !== undefined && assigneeId !== attempted.current) void save({ edits: { assigneeId } });
    attempted.current = assigneeId;
  };
  const onRest = useEffectEvent((chosen: string) => saveOnce(edits.assigneeId === chosen ? chosen : undefined));
  useEffect(() => onRest(rested), [rested]);
  return () => saveOnce(edits.assigneeId);
}

/**
 * Buttons for the statuses that can follow. Each also saves a changed assignee and visit. They stay at the lower edge of
 * the drawer. The next step is filled, and 'Lost' is a text, so that the expected button is the first that one sees. Each
 * keeps its place: a status that cannot follow is dimmed, so that no other button moves below the pointer. The present
 * status has a tick instead.
 */
export function StatusButtons({ details, draft, saving }: ActionsProps) {
  const group = useRef<HTMLDivElement>(null);
  const nextStep = findNextStep(details, draft);
  // Until the change is saved, no second status can be chosen.
  const choose = useSingleFlight(async (status: RequestStatus) => {
    if (!isVisitValid(draft) || !(await isConfirmed(status, details.request, draft))) return;
    // The button disappears: it would change nothing any more.
    if (await saving.save({ edits: draft.edits, status })) group.current?.focus({ preventScroll: true });
  });
  const variantOf = (status: RequestStatus) =>
    status === nextStep ? 'filled' : status === 'lost' ? 'text' : 'outlined';
  const { status: present } = details.request;
  if (details.nextStatuses.length === 0) return null;
  return (
    <div
      ref={group}
      className={styles.next}
      role="group"
      aria-label="Status of the request"
      aria-busy={saving.isSaving}
      tabIndex={-1}
    >
      <p className={styles.caption}>
        <span className="visually-hidden">Now: {statusLabels[present]}. </span>
        Mark as
      </p>
      {places.map((status) =>
        details.nextStatuses.includes(status) ? (
          <Button
            key={status}
            {...shortcutTarget(...controlsOf(status, nextStep))}
            variant={variantOf(status)}
            onClick={({ detail }) => (detail > 1 ? undefined : void choose(status))}
          >
            {statusLabels[status]}
          </Button>
        ) : (
          <Button
            key={`no ${status}`}
            variant={variantOf(status)}
            disabled
            aria-hidden
            data-present={status === present || undefined}
          >
            {statusLabels[status]}
          </Button>
        ),
      )}
    </div>
  );
}

/** The statuses that can be chosen, in the order of their buttons. Nothing leads back to `new`. */
const places: readonly RequestStatus[] = ['contacted', 'visit_arranged', 'won', 'lost'];

/** Controls of the buttons that set a status, by which shortcuts find them. Nothing leads back to `new`. */
const statusControls: Partial<Record<RequestStatus, Control>> = {
  contacted: 'contacted',
  visit_arranged: 'visitArranged',
  won: 'won',
  lost: 'lost',
};

function controlsOf(status: RequestStatus, nextStep: RequestStatus | undefined): Control[] {
  const control = statusControls[status];
  return [...(control ? [control] : []), ...(status === nextStep ? (['nextStatus'] as const) : [])];
}

/** Returns whether the time of the visit can be saved. Otherwise shows an error and moves the focus to the field. */
function isVisitValid({ checkVisit, visitField }: RequestDraft): boolean {
  if (checkVisit()) return true;
  const input = document.getElementById(visitField);
  input?.focus({ preventScroll: true });
  // At the lower edge of a phone, the buttons would cover the error below the field.
  input?.scrollIntoView({ block: 'center' });
  return false;
}

/**
 * Asks before a status that is probably chosen by mistake: lost, a step backwards, or a visit without a time or with a new
 * one that has passed. If the user does not confirm a visit, moves the focus to its time.
 */
async function isConfirmed(status: RequestStatus, { name, reference, ...request }: StaffRequest, draft: RequestDraft) {
  if (status === 'lost') return confirmAction(confirmations.lose(name ?? reference));
  const { visitAt } = draft.fields;
  const hasPassed = draft.edits.visitAt !== undefined && Date.parse(visitAt) < Date.now();
  if (status !== 'visit_arranged' || (visitAt !== '' && !hasPassed))
    return (
      !isStepBack(request.status, status) ||
      confirmAction(confirmations.stepBack(name ?? reference, request.status, status))
    );
  const isIntended = await confirmAction(
    visitAt === '' ? confirmations.visitWithoutTime : confirmations.visitInPast(visitAt),
  );
  if (!isIntended) document.getElementById(draft.visitField)?.focus();
  return isIntended;
}

/** Returns the assignees, with the current one even if they are no longer staff. */
const withCurrent = (assignees: Assignee[], current: Assignee | null): Assignee[] =>
  current === null || assignees.some(({ id }) => id === current.id) ? assignees : [current, ...assignees];
