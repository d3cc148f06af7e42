import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { useDismiss } from '../../../ui/useDismiss';
import { shortcutTarget } from '../shortcutTarget';
import styles from './ColumnChooser.module.css';
import { optionalColumns, type ColumnChoice } from './useColumns';

/** Button that opens the choice of the product table's columns and focuses its first checkbox. */
export function ColumnChooser({ columns }: { columns: ColumnChoice }) {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) container.current?.querySelector('input')?.focus();
  }, [open]);
  useDismiss({ open, container, button, onDismiss: () => setOpen(false) });
  return (
    <div
      ref={container}
      className={styles.chooser}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        {...shortcutTarget('columns')}
        ref={button}
        variant="text"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Columns
      </Button>
      {open ? (
        <fieldset id={id} className={styles.choices}>
          <legend>Show columns</legend>
          {optionalColumns.map(({ column, label }) => (
            <label key={column} className={styles.choice}>
              <input type="checkbox" checked={columns.shown.has(column)} onChange={() => columns.toggle(column)} />
              {label}
            </label>
          ))}
          <Button variant="text" onClick={columns.reset}>
            Default columns
          </Button>
        </fieldset>
      ) : null}
    </div>
  );
}
