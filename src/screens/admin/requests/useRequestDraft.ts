import { useId, useState } from 'react';
import type { StaffRequest } from '../../../../store/requests';
import { toDateTimeInput } from '../../../domain/dateTimeInput';

/** The fields of the form for the assignee and the visit, as their inputs hold them. */
export interface RequestFields {
  /** Empty for nobody. */
  assigneeId: string;
  /** The value of a `datetime-local` field. Empty if no visit is arranged. */
  visitAt: string;
}

/** Returns the fields of a request as it is saved. */
const savedFields = ({ assignee, visitAt }: StaffRequest): RequestFields => ({
  assigneeId: assignee?.id ?? '',
  visitAt: toDateTimeInput(visitAt),
});

/** Returns those of the edited fields that differ from the saved request. */
export function findEdits(edited: Partial<RequestFields>, request: StaffRequest): Partial<RequestFields> {
  const { assigneeId, visitAt } = savedFields(request);
  return {
    ...(edited.assigneeId === undefined || edited.assigneeId === assigneeId ? {} : { assigneeId: edited.assigneeId }),
    ...(edited.visitAt === undefined || edited.visitAt === visitAt ? {} : { visitAt: edited.visitAt }),
  };
}

/**
 * Holds what the user has chosen in the panel of a request and not saved yet. The form and the buttons for the status share
 * it, so that each of them saves all of it.
 */
export function useRequestDraft(request: StaffRequest) {
  const [edited, setEdited] = useState<Partial<RequestFields>>({});
  const [keepsStatus, setKeepsStatus] = useState(false);
  return {
    /** Identifies the form in the guard of unsaved changes. */
    form: useId(),
    /** Id of the field for the time of the visit. */
    visitField: useId(),
    fields: { ...savedFields(request), ...edited },
    /** The changed fields only. */
    edits: findEdits(edited, request),
    /** Whether the user does not want the status that goes with the edited visit. */
    keepsStatus,
    setKeepsStatus,
    edit: (fields: Partial<RequestFields>) => setEdited((before) => ({ ...before, ...fields })),
    /** Forgets the given edits once they are saved, except fields that the user has changed again since. */
    forget: (saved: Partial<RequestFields>) => {
      setEdited(({ assigneeId, visitAt }) => ({
        ...(assigneeId === undefined || assigneeId === saved.assigneeId ? {} : { assigneeId }),
        ...(visitAt === undefined || visitAt === saved.visitAt ? {} : { visitAt }),
      }));
      if (saved.visitAt !== undefined) setKeepsStatus(false);
    },
  };
}

export type RequestDraft = ReturnType<typeof useRequestDraft>;
