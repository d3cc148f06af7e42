import { LoadError } from './LoadError';
import { messages } from './messages';

interface RowLoadErrorProps {
  row: 'product' | 'request' | 'user';
  /** The error of the query. */
  error: object;
  onRetry: () => void;
}

/** Error message in the panel of a row that failed to load. A row that does not exist cannot be loaded again. */
export function RowLoadError({ row, error, onRetry }: RowLoadErrorProps) {
  // The API responds with 400 to an id that is malformed, e.g. because a link was copied incompletely.
  const isMissing = 'status' in error && (error.status === 404 || error.status === 400);
  return isMissing ? (
    <LoadError message={messages.rowMissing(row)} />
  ) : (
    <LoadError message={messages.rowFailed(row)} onRetry={onRetry} />
  );
}
