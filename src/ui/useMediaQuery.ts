import { useCallback, useSyncExternalStore } from 'react';

/** Media query of phones, in portrait and in landscape. */
export const narrowWindow = '(max-width: 699.98px), (max-width: 999.98px) and (max-height: 499.98px)';

/** Returns whether a CSS media query matches, and renders again when that changes. False in prerendered pages. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
