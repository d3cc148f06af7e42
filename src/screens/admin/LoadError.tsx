import { Button } from '../../ui/Button';
import table from './table.module.css';

interface LoadErrorProps {
  message: string;
  /** Undefined if another attempt cannot help. */
  onRetry?: () => void;
}

/** Error message for data that failed to load, with a "Try again" button. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <div className={table.notice} role="alert">
      <p>{message}</p>
      {onRetry ? (
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
