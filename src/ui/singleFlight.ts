import { useRef } from 'react';

/**
 * Makes a form's submission happen once at a time: a double click, or Enter held down, sends once. Gives a function
 * whose calls join the one that is still under way: whoever shows that it is sending shows it until the answer is in.
 */
export function useSingleFlight<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const underWay = useRef<Promise<void> | null>(null);
  return (...args: Args): Promise<void> => {
    underWay.current ??= work(...args).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}
