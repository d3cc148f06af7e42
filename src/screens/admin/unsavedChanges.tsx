import { useEffect } from 'react';

const QUESTION = 'There are changes that have not been saved. Leave them?';

const changed = new Set<string>();

interface UnsavedProps {
  /** The form's name. */
  form: string;
  when: boolean;
}

/** Inside a form: while `when`, leaving it asks first, in the panel ({@link confirmLeave}) and when the window closes. */
export function UnsavedChangesGuard({ form, when }: UnsavedProps) {
  useEffect(() => {
    if (!when) return undefined;
    changed.add(form);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      changed.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [form, when]);
  return null;
}

/** True where nothing in this form (in any, unless one is named) would be left behind, or the person says so. */
export function confirmLeave(form?: string): boolean {
  const unsaved = form === undefined ? changed.size > 0 : changed.has(form);
  return !unsaved || window.confirm(QUESTION);
}
