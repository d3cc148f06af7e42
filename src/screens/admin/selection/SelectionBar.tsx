import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { shortcutTarget } from '../shortcutTarget';
import { useCards } from '../useCards';
import styles from './SelectionBar.module.css';
import type { SelectAll } from './useSelectAll';
import type { Identified, Selection } from './useSelection';

interface SelectionBarProps<Row extends Identified> {
  /** Accessible name of the bar, such as 'Selected products'. */
  label: string;
  selection: Selection<Row>;
  selectAll: SelectAll;
  /** Progress of a running action as a text; null if none is running. */
  progress: string | null;
  /** The actions on the selected rows. */
  children: ReactNode;
}

/** Bar at the lower edge of a list with the number of selected rows and the actions on them. */
export function SelectionBar<Row extends Identified>(props: SelectionBarProps<Row>) {
  const { label, selection, selectAll, progress, children } = props;
  const hasCards = useCards();
  return (
    <div {...shortcutTarget('bulk')} className={styles.bar} role="group" aria-label={label} tabIndex={-1}>
      <div className={styles.content}>
        <p role="status">{progress ?? countText(selection, hasCards)}</p>
        {selectAll && !hasCards ? (
          <Button variant="text" aria-disabled={progress !== null} onClick={selectAll.run}>
            {selectAll.label}
          </Button>
        ) : null}
        <Button {...shortcutTarget('clear')} variant="text" aria-label="Clear selection" onClick={selection.clear}>
          {hasCards ? 'Clear' : 'Clear selection'}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** Returns the number of selected rows. If there is room, also how many of them are on other pages. */
function countText<Row extends Identified>({ selected, isOnPage }: Selection<Row>, hasCards: boolean): string {
  const elsewhere = selected.filter(({ id }) => !isOnPage(id)).length;
  return `${selected.length} selected${elsewhere > 0 && !hasCards ? ` (${elsewhere} on other pages)` : ''}`;
}
