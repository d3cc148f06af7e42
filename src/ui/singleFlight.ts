import { useRef } from 'react';

/**
 * Makes a form's submission happen once at a time: a double click, or Enter held down, sends once. Gives a function
 * that ignores every call while the one before is still under way.
 */
export function useSingleFlight<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const underWay = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await work(...args);
    } finally {
      underWay.current = false;
    }
  };
}
