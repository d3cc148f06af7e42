import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMediaQuery } from './useMediaQuery';

/**
 * The part of a history entry's state that names what is open there: a random id, or an empty text once it has been
 * closed and the entry can be used again. The router's own state is kept, so that it takes both entries for the same page.
 */
interface EntryState {
  opened?: string;
}

const entryState = () => window.history.state as EntryState | null;

/** Returns whether the current history entry was added for something that opened, so that a navigation may replace it. */
export const isAddedEntry = (): boolean => entryState()?.opened !== undefined;

/** Lets the next dialog or navigation use the current entry if it was added for something that is closed now. */
export function releaseEntry(): void {
  if (isAddedEntry()) window.history.replaceState({ ...entryState(), opened: '' }, '');
}

/**
 * In a narrow window, as on a phone, adds a history entry while something is open that covers the page or changes its
 * mode, so that the Back button closes it instead of leaving the page. Wide windows get none: there, Escape closes it, and
 * the next key of a shortcut must not wait until the browser has gone back.
 * @param onClose called once the entry has been left
 * @returns functions for the buttons of the page: `close` leaves the entry and calls `onClose`; `leave` leaves the entry and
 *   calls the given function instead
 */
export function useBackToClose(isOpen: boolean, onClose: () => void) {
  const [id] = useState(() => `${Math.random()}`);
  const hasEntry = useMediaQuery('(max-width: 699.98px)') && isOpen;
  const next = useRef<() => void>(undefined);
  const onPop = useEffectEvent(() => {
    if (entryState()?.opened === id) return;
    const onLeft = next.current ?? onClose;
    next.current = undefined;
    onLeft();
  });
  useEffect(() => {
    if (!hasEntry) return undefined;
    const state = { ...entryState(), opened: id };
    if (entryState()?.opened === '') window.history.replaceState(state, '');
    else if (entryState()?.opened !== id) window.history.pushState(state, '');
    const listener = () => onPop();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, [hasEntry, id]);
  const leave = (onLeft: () => void): void => {
    if (entryState()?.opened !== id) return onLeft();
    next.current = onLeft;
    return window.history.back();
  };
  return { close: () => leave(onClose), leave };
}
