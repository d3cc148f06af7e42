import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { narrowWindow, useMediaQuery } from './useMediaQuery';

/**
 * Returns the id of what the current history entry was added for; undefined for an entry of the router. The router's own
 * state is kept in an added entry, so that it takes both for the same page.
 */
const openedHere = () => (window.history.state as { opened?: string } | null)?.opened;

/** Ids of what is open. An entry of something else is left over: it was closed without going back, or by a reload. */
const openIds = new Set<string | undefined>();

/** Returns whether the current history entry was added for something that opened, so that a navigation may replace it. */
export const isAddedEntry = (): boolean => openedHere() !== undefined;

/** Returns whether what the current history entry was added for is still open, so that the entry will be left. */
export const isOpenEntry = (): boolean => openIds.has(openedHere());

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
  const hasEntry = useMediaQuery(narrowWindow) && isOpen;
  const next = useRef<() => void>(undefined);
  const onPop = useEffectEvent(() => {
    if (openedHere() === id) return;
    const onLeft = next.current ?? onClose;
    next.current = undefined;
    onLeft();
  });
  useEffect(() => {
    if (!hasEntry) return undefined;
    const state = { ...window.history.state, opened: id };
    if (isAddedEntry() && !isOpenEntry()) window.history.replaceState(state, '');
    else if (openedHere() !== id) window.history.pushState(state, '');
    openIds.add(id);
    const listener = () => onPop();
    window.addEventListener('popstate', listener);
    return () => {
      openIds.delete(id);
      window.removeEventListener('popstate', listener);
    };
  }, [hasEntry, id]);
  const leave = (onLeft: () => void): void => {
    if (openedHere() !== id) return onLeft();
    // A second click before the browser has gone back must not go back further.
    if (next.current) return undefined;
    next.current = onLeft;
    return window.history.back();
  };
  return { close: () => leave(onClose), leave };
}
