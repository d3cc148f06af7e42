import { useEffect } from 'react';
import { confirmAction } from '../../ui/confirmAction';

const discardConfirmation = {
  question: 'Discard unsaved changes?',
  action: 'Discard',
  cancel: 'Keep editing',
  isDestructive: true,
};

/** Draft keys of the mounted forms that have unsaved changes. */
const dirtyForms = new Set<string>();

interface UnsavedChangesGuardProps {
  /** The form's draft key, by which {@link leaveForm} finds the form. */
  form: string;
  /** True while the form has unsaved changes. */
  when: boolean;
}

/**
 * Protects a form's unsaved changes while `when` is true: {@link leaveForm} asks before the user leaves the form,
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

interface LeaveOptions {
  /** Draft key of the only form to check. Without it, all mounted forms are checked. */
  form?: string;
  /** Called if the user keeps the form open. */
  onStay?: () => void;
}

/** Calls `leave`: immediately if there are no unsaved changes, otherwise once the user has confirmed to discard them. */
export function leaveForm(leave: () => void, { form, onStay }: LeaveOptions = {}): void {
  const isDirty = form === undefined ? dirtyForms.size > 0 : dirtyForms.has(form);
  if (!isDirty) return leave();
  return void confirmAction(discardConfirmation).then((isConfirmed) => (isConfirmed ? leave() : onStay?.()));
}
