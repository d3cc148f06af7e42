import { useRef } from 'react';
import type { RequestDetails, RequestStatus, StaffRequest } from '../../../../store/requests';
import { statusLabels } from '../../../domain/requestLabels';
import { Button } from '../../../ui/Button';
import { confirmAction } from '../../../ui/confirmAction';
import { useSingleFlight } from '../../../ui/singleFlight';
import { confirmations } from '../confirmations';
import { shortcutTarget, type Control } from '../shortcutTarget';
import { findNextStep, isStepBack } from './nextStep';
import styles from './RequestPanel.module.css';
import type { RequestDraft } from './useRequestDraft';
import type { SaveRequest } from './useSaveRequest';
import { isVisitValid } from './VisitField';

interface StatusButtonsProps {
  details: RequestDetails;
  draft: RequestDraft;
  saving: SaveRequest;
}

/**
 * Buttons for the statuses that can follow. Each also saves a changed assignee and visit. They stay at the lower edge of
 * the drawer. The next step is filled, and 'Lost' is a text, so that the expected button is the first that one sees. Each
 * keeps its place: a status that cannot follow is dimmed, so that no other button moves below the pointer. The present
 * status has a tick instead.
 */
export function StatusButtons({ details, draft, saving }: StatusButtonsProps) {
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

/**
 * Asks before a status that is probably chosen by mistake: lost, a step backwards, or a visit without a time or with a new
 * one that has passed. If the user does not confirm a visit, moves the focus to its time.
 */
async function isConfirmed(status: RequestStatus, { name, reference, ...request }: StaffRequest, draft: RequestDraft) {
  const person = name ?? reference;
  if (status === 'lost') return confirmAction(confirmations.lose(person));
  const { visitAt } = draft.fields;
  const hasPassed = draft.edits.visitAt !== undefined && Date.parse(visitAt) < Date.now();
  if (status === 'visit_arranged' && (visitAt === '' || hasPassed)) {
    const isIntended = await confirmAction(
      visitAt === '' ? confirmations.visitWithoutTime : confirmations.visitInPast(visitAt),
    );
    if (!isIntended) document.getElementById(draft.visitField)?.focus();
    return isIntended;
  }
  return !isStepBack(request.status, status) || confirmAction(confirmations.stepBack(person, request.status, status));
}
