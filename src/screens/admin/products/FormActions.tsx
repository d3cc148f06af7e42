import { Button } from '../../../ui/Button';
import { SubmitButton } from '../../../ui/SubmitButton';
import { isMac } from '../isMac';
import { shortcutTarget } from '../shortcutTarget';
import styles from './FormActions.module.css';

interface FormActionsProps {
  label: string;
  /** Label of the submit button while the form is being sent. */
  busyLabel: string;
  /** Whether Ctrl S submits the form, and Escape cancels it. */
  hasShortcuts?: boolean;
  onCancel: () => void;
}

/** The buttons of the product form, which stay in view while it scrolls. */
export function FormActions({ label, busyLabel, hasShortcuts = false, onCancel }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <SubmitButton
        {...(hasShortcuts && { ...shortcutTarget('save'), 'aria-keyshortcuts': 'Control+S Meta+S' })}
        label={label}
        busyLabel={busyLabel}
      />
      <Button variant="outlined" onClick={onCancel} aria-keyshortcuts={hasShortcuts ? 'Escape' : undefined}>
        Cancel
      </Button>
      {hasShortcuts ? <p className={styles.hint}>Press {isMac() ? '⌘S' : 'Ctrl+S'} to save, Esc to cancel.</p> : null}
    </div>
  );
}
