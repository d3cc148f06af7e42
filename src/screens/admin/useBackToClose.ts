import { useEffect, useEffectEvent, useId } from 'react';
import { useCards } from './useCards';

/**
 * The part of a history entry's state that names what is open there: an id, or an empty text once it has been closed and
 * the entry can be used again. The router's own state is kept, so that it takes both entries for the same page.
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
 * mode, so that the Back button closes it instead of leaving the view. Wide windows get none: there, Escape closes it, and
 * the next key of a shortcut must not wait until the browser has gone back.
 * @param onClose closes it; called once the entry has been left
 * @returns a function that closes it, for the buttons of the page
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): () => void {
  const id = useId();
  const hasEntry = useCards() && isOpen;
  const onLeave = useEffectEvent(() => {
    if (entryState()?.opened !== id) onClose();
  });
  useEffect(() => {
    if (!hasEntry) return undefined;
    const state = { ...entryState(), opened: id };
    if (entryState()?.opened === '') window.history.replaceState(state, '');
    else if (entryState()?.opened !== id) window.history.pushState(state, '');
    const leave = () => onLeave();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [hasEntry, id]);
  return () => {
    if (entryState()?.opened === id) window.history.back();
    else onClose();
  };
}
