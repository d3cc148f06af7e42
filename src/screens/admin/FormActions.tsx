import { useFormikContext } from 'formik';
import { Button } from '../../ui/Button';
import { SubmitButton } from '../../ui/SubmitButton';
import styles from './FormActions.module.css';
import { isMac } from './isMac';
import { shortcutTarget } from './shortcutTarget';

interface FormActionsProps {
  label: string;
  /** Label of the submit button while the form is being sent. */
  busyLabel: string;
  /** Whether the form edits something that is stored: it says whether there are changes, and has shortcuts. */
  isEdit?: boolean;
  /** Why the last attempt to save failed, and what to do; null if it did not fail. */
  error?: string | null;
  /** Number of fields for which the user has to choose a value before the form can be saved. */
  conflicts?: number;
  onCancel: () => void;
}

/** The buttons and the state of a form. They stay in view while it scrolls. */
export function FormActions({
  label,
  busyLabel,
  isEdit = false,
  error = null,
  conflicts = 0,
  onCancel,
}: FormActionsProps) {
  const { dirty, errors, submitCount } = useFormikContext();
  const wrong = submitCount > 0 ? Object.keys(errors).length : 0;
  return (
    <div className={styles.actions}>
      {error === null ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <SubmitButton
        {...(isEdit && { ...shortcutTarget('save'), 'aria-keyshortcuts': 'Control+S Meta+S' })}
        data-main
        label={label}
        busyLabel={busyLabel}
      />
      <Button variant="outlined" onClick={onCancel} aria-keyshortcuts={isEdit ? 'Escape' : undefined}>
        Cancel
      </Button>
      {wrong > 0 ? (
        // The form announces the same text to screen readers.
        <p className={styles.wrong} aria-hidden>
          {wrong} {wrong === 1 ? 'field needs' : 'fields need'} your attention
        </p>
      ) : conflicts > 0 ? (
        <p className={styles.wrong}>
          {conflicts === 1 ? '1 conflict: choose a value above' : `${conflicts} conflicts: choose the values above`}
        </p>
      ) : isEdit && error === null ? (
        <p className={styles.state}>
          {dirty ? 'Unsaved changes' : 'No changes'}
          <span className={styles.hint}>. Press {isMac() ? '⌘S' : 'Ctrl+S'} to save, Esc to cancel.</span>
        </p>
      ) : null}
    </div>
  );
}
