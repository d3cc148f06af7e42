import { Button } from '../../ui/Button';
import table from './table.module.css';

interface EmptyListProps {
  message: string;
  /** Whether a search or a filter is on. */
  isFiltered: boolean;
  onClear: () => void;
}

/** Message in place of a list without rows, with a button that clears the search and the filters. */
export function EmptyList({ message, isFiltered, onClear }: EmptyListProps) {
  return (
    <div className={table.empty}>
      <p>{message}</p>
      {isFiltered ? (
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
