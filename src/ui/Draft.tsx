import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Inside a Formik form: keeps what was typed for as long as the window is open, so that a reload or an accidental
 * close loses nothing. Whoever sends the form calls {@link forgetDraft}. Read after mounting, never while rendering:
 * the page that arrived was written without it.
 */
export function Draft({ name }: { name: string }) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const begun = useRef(false);

  useEffect(() => {
    if (!begun.current) {
      begun.current = true;
      const kept = read(name, initialValues);
      if (kept) void setValues(kept, false);
    } else if (dirty) write(name, values);
    else forgetDraft(name);
  }, [name, values, initialValues, dirty, setValues]);

  return null;
}

const keyOf = (name: string) => `draft:${name}`;

/** Called when the form was sent. */
export function forgetDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage is denied: then nothing was kept either.
  }
}

function write(name: string, values: Record<string, unknown>): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // Storage is denied or full: the form works, it only is not kept.
  }
}

/** Only fields that the form has, and only text: what stands in storage may be of an older version. */
function read(name: string, empty: Record<string, unknown>): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields = new Map(Object.entries(kept));
    return Object.fromEntries(
      Object.entries(empty).map(([field, value]) => {
        const text: unknown = fields.get(field);
        return [field, typeof text === 'string' ? text : value];
      }),
    );
  } catch {
    return null;
  }
}
