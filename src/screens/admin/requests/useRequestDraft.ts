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
  const [isVisitInvalid, setVisitInvalid] = useState(false);
  const [isVisitErrorShown, setVisitErrorShown] = useState(false);
  const visitField = useId();
  const fields = { ...savedFields(request), ...edited };
  const edit = (changed: Partial<RequestFields>) => setEdited((before) => ({ ...before, ...changed }));
  const readVisit = ({ value, validity }: HTMLInputElement) => {
    setVisitInvalid(!validity.valid);
    if (validity.valid) setVisitErrorShown(false);
    // The value of an incomplete time is empty. It is an edit all the same, so that a visit that somebody else saves does
    // not replace what the user has typed so far.
    if (value !== fields.visitAt || !validity.valid) edit({ visitAt: value });
  };
  return {
    /** Identifies the form in the guard of unsaved changes. */
    form: useId(),
    /** Id of the field for the time of the visit. */
    visitField,
    fields,
    /** The changed fields only. */
    edits: findEdits(edited, request),
    /** Whether the user does not want the status that goes with the edited visit. */
    keepsStatus,
    setKeepsStatus,
    edit,
    /**
     * Whether the field for the time of the visit is filled in incompletely or with an invalid time. Its value is then
     * empty, as if the visit was withdrawn.
     */
    isVisitInvalid,
    isVisitErrorShown,
    /** Reads the time of the visit from its field. */
    readVisit,
    /** Returns whether the field for the time of the visit is valid. If it is not, shows an error and nothing must be saved. */
    checkVisit: (): boolean => {
      const input = document.getElementById(visitField) as HTMLInputElement;
      readVisit(input);
      setVisitErrorShown(!input.validity.valid);
      return input.validity.valid;
    },
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
