import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns a value that only the browser knows. During hydration, and when a page is prerendered, returns `onServer`.
 */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer);
