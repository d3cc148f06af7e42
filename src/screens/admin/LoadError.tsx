import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import { messages } from './messages';
import table from './table.module.css';

interface LoadErrorProps {
  message: string;
  /** Undefined if another attempt cannot help. */
  onRetry?: () => void;
}

/**
 * Error message for data that failed to load, with a "Try again" button. Tries again by itself when the browser comes back
 * online.
 */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    const listener = () => retry();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return (
    <div className={table.notice} role="alert">
      <p>{isOnline || !onRetry ? message : `${messages.offline} ${message}`}</p>
      {onRetry ? (
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
