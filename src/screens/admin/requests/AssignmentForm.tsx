import { useEffect, useEffectEvent, useId, useRef, type SyntheticEvent } from 'react';
import type { Assignee, RequestDetails } from '../../../../store/requests';
import { useAppSelector } from '../../../../store/hooks';
import { selectUser } from '../../../../store/session';
import { statusLabels } from '../../../domain/requestLabels';
import { Button } from '../../../ui/Button';
import { UnsavedChangesGuard } from '../../../ui/unsavedChanges';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import choice from '../ChoiceForm.module.css';
import filters from '../filters.module.css';
import { shortcutTarget } from '../shortcutTarget';
import { findVisitStatus } from './nextStep';
import styles from './RequestPanel.module.css';
import { useNow } from './useNow';
import type { RequestDraft } from './useRequestDraft';
import type { SaveRequest } from './useSaveRequest';
import { isVisitValid, VisitField, VisitHint } from './VisitField';

interface AssignmentFormProps {
  details: RequestDetails;
  draft: RequestDraft;
  saving: SaveRequest;
  assignees: Assignee[];
}

/** Pause in ms after which a chosen assignee is saved: the arrow keys pass other names on their way to one. */
const REST_MS = 600;

/**
 * Form for the assignee and the time of the visit. The assignee is saved once chosen. The visit has a button, which appears
 * once it has been changed, because its field has a value for each part of the time that is typed. The button also saves
 * the status that goes with the visit, unless the user unticks its checkbox.
 */
export function AssignmentForm({ details, draft, saving, assignees }: AssignmentFormProps) {
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

/** Returns the assignees, with the current one even if they are no longer staff. */
const withCurrent = (assignees: Assignee[], current: Assignee | null): Assignee[] =>
  current === null || assignees.some(({ id }) => id === current.id) ? assignees : [current, ...assignees];
