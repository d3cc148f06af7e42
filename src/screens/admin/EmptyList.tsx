import { Button } from '../../ui/Button';
import table from './table.module.css';

interface EmptyListProps {
  /** Message if no row matches the search and the filters. */
  noMatch: string;
  /** Message if there are no rows at all. */
  none: string;
  /** Whether a search or a filter is on. */
  isFiltered: boolean;
  onClear: () => void;
}

/** Message in place of a list without rows. If a search or a filter is on, a button clears it. */
export function EmptyList({ noMatch, none, isFiltered, onClear }: EmptyListProps) {
  return (
    <div className={table.empty}>
      <p>{isFiltered ? noMatch : none}</p>
      {isFiltered ? (
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
