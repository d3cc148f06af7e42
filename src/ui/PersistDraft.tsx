import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { clearDraft, saveDraft, loadDraft } from './drafts';

interface DraftProps {
  name: string;
  /** What the form began with, where that may change meanwhile: kept beside the draft. */
  from?: unknown;
}

/**
 * Inside a Formik form: keeps what was typed for as long as the window is open, so that a reload or an accidental
 * close loses nothing. Whoever sends the form calls `clearDraft`. Read after mounting, never while rendering:
 * the page that arrived was written without it.
 */
export function PersistDraft({ name, from }: DraftProps) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const begun = useRef(false);

  useEffect(() => {
    if (!begun.current) {
      begun.current = true;
      const kept = fitting(loadDraft(name), initialValues);
      if (kept) void setValues(kept, false);
    } else if (dirty) saveDraft(name, values, from);
    else clearDraft(name);
  }, [name, from, values, initialValues, dirty, setValues]);

  return null;
}

/** Only fields that the form has, and only text: what was kept may be of an older version. */
function fitting(kept: unknown, empty: Record<string, unknown>): Record<string, unknown> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(
    Object.entries(empty).map(([field, value]) => {
      const text = fields.get(field);
      return [field, typeof text === 'string' ? text : value];
    }),
  );
}
