import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

interface DraftProps {
  name: string;
  /** What the form began with, where that may change meanwhile: kept beside the draft, for {@link draftOrigin}. */
  from?: unknown;
}

/**
 * Inside a Formik form: keeps what was typed for as long as the window is open, so that a reload or an accidental
 * close loses nothing. Whoever sends the form calls {@link forgetDraft}. Read after mounting, never while rendering:
 * the page that arrived was written without it.
 */
export function Draft({ name, from }: DraftProps) {
  const { values, initialValues, dirty, setValues } = useFormikContext<Record<string, unknown>>();
  const begun = useRef(false);

  useEffect(() => {
    if (!begun.current) {
      begun.current = true;
      const kept = read(name, initialValues);
      if (kept) void setValues(kept, false);
    } else if (dirty) write(name, values, from);
    else forgetDraft(name);
  }, [name, from, values, initialValues, dirty, setValues]);

  return null;
}

const keyOf = (name: string) => `draft:${name}`;
const originOf = (name: string) => `origin:${name}`;

/** Called when the form was sent. */
export function forgetDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
    window.sessionStorage.removeItem(originOf(name));
  } catch {
    // Storage is denied: then nothing was kept either.
  }
}

/** Forgets every draft whose name begins so: when the person who typed them signs out. */
export function forgetDrafts(beginning: string): void {
  const start = keyOf(beginning);
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(start)) forgetDraft(beginning + key.slice(start.length));
    }
  } catch {
    // As above.
  }
}

/** What the kept draft was begun with; null where there is no draft, or nothing was kept beside it. */
export function draftOrigin(name: string): unknown {
  return stored(keyOf(name)) === null ? null : stored(originOf(name));
}

function write(name: string, values: Record<string, unknown>, from: unknown): void {
  try {
    if (from !== undefined) window.sessionStorage.setItem(originOf(name), JSON.stringify(from));
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // Storage is denied or full: the form works, it only is not kept.
  }
}

function stored(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Only fields that the form has, and only text: what stands in storage may be of an older version. */
function read(name: string, empty: Record<string, unknown>): Record<string, unknown> | null {
  const kept = stored(keyOf(name));
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(
    Object.entries(empty).map(([field, value]) => {
      const text = fields.get(field);
      return [field, typeof text === 'string' ? text : value];
    }),
  );
}
