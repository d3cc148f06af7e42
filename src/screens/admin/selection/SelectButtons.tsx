import { Button } from '../../../ui/Button';
import filters from '../filters.module.css';
import type { SelectAll } from './useSelectAll';
import type { Identified, Selection } from './useSelection';

interface SelectButtonsProps<Row extends Identified> {
  selection: Selection<Row>;
  selectAll: SelectAll;
}

/** Shows the checkboxes of cards and hides them again. While they are shown, all rows can be selected at once. */
export function SelectButtons<Row extends Identified>({ selection, selectAll }: SelectButtonsProps<Row>) {
  const { isSelecting, startSelecting, clear } = selection;
  return (
    <div className={filters.actions}>
      {isSelecting && selectAll ? (
        <Button variant="text" onClick={selectAll.run}>
          {selectAll.label}
        </Button>
      ) : null}
      <Button variant="text" onClick={isSelecting ? clear : startSelecting}>
        {isSelecting ? 'Done' : 'Select'}
      </Button>
    </div>
  );
}
