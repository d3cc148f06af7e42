import { useRef } from 'react';

/**
 * Returns a function that runs `work` at most once at a time. While a run is pending, further calls return its promise.
 * This prevents duplicate form submissions by a double click or by holding Enter.
 */
export function useSingleFlight<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const pending = useRef<Promise<void> | null>(null);
  return (...args: Args): Promise<void> => {
    pending.current ??= work(...args).finally(() => {
      pending.current = null;
    });
    return pending.current;
  };
}
