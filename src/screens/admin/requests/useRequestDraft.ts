import { useId, useState } from 'react';
import type { StaffRequest } from '../../../../store/requests';
import { fromDateTimeInput, toDateTimeInput } from '../../../domain/dateTimeInput';

/** The fields of the form for the assignee and the visit, as their inputs hold them. */
interface Fields {
  /** Empty for nobody. */
  assigneeId: string;
  /** The value of a `datetime-local` field. Empty if no visit is arranged. */
  visitAt: string;
}

/**
 * Holds what the user has chosen in the panel of a request and not saved yet. The form and the buttons for the status share
 * it, so that each of them saves all of it.
 */
export function useRequestDraft({ assignee, visitAt }: StaffRequest) {
  const saved: Fields = { assigneeId: assignee?.id ?? '', visitAt: toDateTimeInput(visitAt) };
  const [edits, setEdits] = useState<Partial<Fields>>({});
  const fields = { ...saved, ...edits };
  const changes = {
    ...(fields.assigneeId === saved.assigneeId ? {} : { assigneeId: fields.assigneeId || null }),
    ...(fields.visitAt === saved.visitAt ? {} : { visitAt: fromDateTimeInput(fields.visitAt) }),
  };
  return {
    /** Identifies the form in the guard of unsaved changes. */
    form: useId(),
    /** Id of the field for the time of the visit. */
    visitField: useId(),
    fields,
    /** The changed fields, as the API expects them. */
    changes,
    isDirty: Object.keys(changes).length > 0,
    edit: (field: Partial<Fields>) => setEdits((before) => ({ ...before, ...field })),
    clear: () => setEdits({}),
  };
}

export type RequestDraft = ReturnType<typeof useRequestDraft>;
