import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { UnsavedChangesGuard } from '../../ui/unsavedChanges';
import styles from './ChoiceForm.module.css';
import { shortcutTarget, type Control } from './shortcutTarget';
import filters from './filters.module.css';

interface ChoiceFormProps {
  label: string;
  /** The saved value. To show a value that was saved meanwhile, pass it as the React key, too. */
  value: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** A note about the options, such as why one of them is disabled. */
  note?: string | undefined;
  /** Text of the button that saves the choice. */
  action: string;
  /** The shortcut that moves the focus to the select. */
  shortcut: Control;
  /** Whether leaving asks while a choice is not saved. */
  isGuarded?: boolean;
  /** Whether the button is always there and as wide as the form, as in a sheet. By default it appears with a choice. */
  isButtonFixed?: boolean;
  busy: boolean;
  onSave: (value: string) => void;
}

/** Select with a button that saves the choice, because arrow keys change the value of a select with every press. */
export function ChoiceForm({
  label,
  value,
  options,
  note,
  action,
  shortcut,
  isGuarded = false,
  isButtonFixed = false,
  busy,
  onSave,
}: ChoiceFormProps) {
  const [chosen, setChosen] = useState(value);
  const field = useId();
  const select = useRef<HTMLSelectElement>(null);
  return (
    <div className={styles.form} data-fixed={isButtonFixed}>
      <UnsavedChangesGuard form={field} name={label} when={isGuarded && chosen !== value} />
      <div className={filters.field}>
        <label htmlFor={field}>{label}</label>
        <select
          {...shortcutTarget(shortcut)}
          ref={select}
          id={field}
          aria-describedby={note === undefined ? undefined : `${field}-note`}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {note === undefined ? null : (
        <p id={`${field}-note`} className={styles.note}>
          {note}
        </p>
      )}
      {chosen === value && !isButtonFixed ? null : (
        <Button
          variant={isButtonFixed ? 'filled' : 'outlined'}
          aria-disabled={busy}
          onClick={() => (chosen === value ? select.current?.focus() : onSave(chosen))}
        >
          {action}
        </Button>
      )}
    </div>
  );
}
