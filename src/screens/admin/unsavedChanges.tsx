import { useEffect } from 'react';

const QUESTION = 'Discard unsaved changes?';

/** Draft keys of the mounted forms that have unsaved changes. */
const dirtyForms = new Set<string>();

interface UnsavedChangesGuardProps {
  /** The form's draft key, by which {@link confirmLeave} finds the form. */
  form: string;
  /** True while the form has unsaved changes. */
  when: boolean;
}

/**
 * Protects a form's unsaved changes while `when` is true: {@link confirmLeave} asks before the user leaves the form,
 * and the browser asks before the window closes. Renders nothing.
 */
export function UnsavedChangesGuard({ form, when }: UnsavedChangesGuardProps) {
  useEffect(() => {
    if (!when) return undefined;
    dirtyForms.add(form);
    const preventClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventClose);
    return () => {
      dirtyForms.delete(form);
      window.removeEventListener('beforeunload', preventClose);
    };
  }, [form, when]);
  return null;
}

/**
 * Asks the user to confirm leaving a form with unsaved changes. Returns true if the user confirms or if there are no
 * unsaved changes.
 *
 * @param form Draft key of the only form to check. Without it, all mounted forms are checked.
 */
export function confirmLeave(form?: string): boolean {
  const unsaved = form === undefined ? dirtyForms.size > 0 : dirtyForms.has(form);
  return !unsaved || window.confirm(QUESTION);
}
