import { useEffect, useEffectEvent } from 'react';
import { confirmAction } from './confirmAction';

const listFormat = new Intl.ListFormat('en-GB');

const discardConfirmation = (names: readonly string[]) => ({
  question: 'Discard unsaved changes?',
  details: `What you changed in ${listFormat.format(names.map((name) => `“${name}”`))} has not been saved.`,
  action: 'Discard',
  cancel: 'Keep editing',
  isDestructive: true,
});

interface DirtyForm {
  /** What the user knows the form by, such as its title. */
  name: string;
  /** Called when the user has confirmed to discard the changes: deletes a draft, so that it is not offered again. */
  onDiscard?: () => void;
}

/** The mounted forms that have unsaved changes, by their keys. */
const dirtyForms = new Map<string, DirtyForm>();

interface UnsavedChangesGuardProps extends DirtyForm {
  /** Key by which {@link leaveForm} finds the form. */
  form: string;
  /** True while the form has unsaved changes. */
  when: boolean;
}

/**
 * Protects a form's unsaved changes while `when` is true: {@link leaveForm} asks before the user leaves the form,
 * and the browser asks before the window closes. Renders nothing.
 */
export function UnsavedChangesGuard({ form, name, when, onDiscard }: UnsavedChangesGuardProps) {
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    if (!when) return undefined;
    dirtyForms.set(form, { name, onDiscard: () => discard() });
    const preventClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventClose);
    return () => {
      dirtyForms.delete(form);
      window.removeEventListener('beforeunload', preventClose);
    };
  }, [form, name, when]);
  return null;
}

interface LeaveOptions {
  /** Key of the only form to check. Without it, all mounted forms are checked. */
  form?: string;
  /** Called if the user keeps the form open. */
  onStay?: () => void;
}

/**
 * Calls `leave`: immediately if there are no unsaved changes, otherwise once the user has confirmed to discard them, and
 * their forms have deleted their drafts.
 */
export function leaveForm(leave: () => void, { form, onStay }: LeaveOptions = {}): void {
  const forms = [...dirtyForms].filter(([key]) => form === undefined || key === form).map(([, dirty]) => dirty);
  if (forms.length === 0) return leave();
  return void confirmAction(discardConfirmation(forms.map(({ name }) => name))).then((isConfirmed) => {
    if (!isConfirmed) return onStay?.();
    for (const { onDiscard } of forms) onDiscard?.();
    return leave();
  });
}
