import { Button } from '../../ui/Button';
import table from './table.module.css';

interface LoadErrorProps {
  message: string;
  onRetry: () => void;
}

/** Error message with a "Try again" button, for data that failed to load. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <div className={table.notice} role="alert">
      <p>{message}</p>
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
