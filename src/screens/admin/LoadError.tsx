import { Button } from '../../ui/Button';
import table from './table.module.css';

interface FailureProps {
  sentence: string;
  onRetry: () => void;
}

/** What could not be loaded, and the way to try again. */
export function LoadError({ sentence, onRetry }: FailureProps) {
  return (
    <div className={table.notice} role="alert">
      <p>{sentence}</p>
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
