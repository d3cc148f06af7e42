import type { ReactNode } from 'react';
import { shortcutTarget } from '../shortcutTarget';
import styles from './SelectCheckbox.module.css';
import type { Identified, Selection } from './useSelection';

interface SelectPageProps<Row extends Identified> {
  selection: Selection<Row>;
  /** Accessible name. */
  label: string;
  /** Content beside the checkbox. */
  children?: ReactNode;
}

/** Checkbox in the head of a table, which selects all rows of the page. */
export function SelectPage<Row extends Identified>({ selection, label, children }: SelectPageProps<Row>) {
  return (
    <span className={styles.select}>
      <input
        type="checkbox"
        aria-label={label}
        ref={(element) => {
          if (element) element.indeterminate = selection.isPagePartlySelected;
        }}
        checked={selection.isPageSelected}
        onChange={selection.togglePage}
      />
      {children}
    </span>
  );
}

/**
 * Checkbox in a row of a table. A click with the Shift key selects a range. A click on the content beside the checkbox
 * selects the row as well.
 */
export function SelectRow<Row extends Identified>({
  selection,
  label,
  row,
  children,
}: SelectPageProps<Row> & { row: Row }) {
  return (
    <label className={styles.select}>
      <input
        {...shortcutTarget('select')}
        type="checkbox"
        aria-label={label}
        checked={selection.isSelected(row.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      {children}
    </label>
  );
}
