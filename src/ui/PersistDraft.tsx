import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { clearDraft, saveDraft, loadDraft } from './drafts';

interface PersistDraftProps {
  name: string;
  /** Data that the form was opened with, stored with the draft as its merge base. Omit it if no merge is needed. */
  from?: unknown;
}

/**
 * Saves the values of the surrounding Formik form as a draft in `sessionStorage`, and restores them after a reload or
 * when the form is reopened. Call `clearDraft` after submitting.
 *
 * Restores the draft in an effect, not during rendering, so that hydration matches the server's HTML.
 */
export function PersistDraft({ name, from }: PersistDraftProps) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const restored = useRef(false);

  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      const draftValues = mergeDraft(loadDraft(name), initialValues);
      if (draftValues) void setValues(draftValues, false);
    } else if (dirty) saveDraft(name, values, from);
    else clearDraft(name);
  }, [name, from, values, initialValues, dirty, setValues]);

  return null;
}

/**
 * Returns the initial values, overridden by the draft's values. Returns null if there is no draft. Ignores values that
 * are not strings, because the draft is unvalidated and an older version of the site may have written it.
 */
function mergeDraft(draft: unknown, initial: Record<string, unknown>): Record<string, unknown> | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const fields = new Map<string, unknown>(Object.entries(draft));
  return Object.fromEntries(
    Object.entries(initial).map(([field, value]) => {
      const text = fields.get(field);
      return [field, typeof text === 'string' ? text : value];
    }),
  );
}
