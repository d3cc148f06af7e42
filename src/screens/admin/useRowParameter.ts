import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAddedEntry, isOpenEntry } from '../../ui/useBackToClose';
import type { Opened } from './useAdminView';

/** State of a history entry that was added when a panel opened over its list, so that closing the panel can go back. */
interface EntryState {
  isAboveList: boolean;
}

/**
 * Returns functions that keep the id of the opened row in the given parameter of the URL. Opening a row adds a history
 * entry, and closing it goes back, so that the Back button does not open it again. The next row replaces the entry, so
 * that Back leads to the list.
 */
export function useRowParameter(parameter: keyof Opened) {
  const location = useLocation();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return {
    /** Writes the id of the opened row to the URL, or removes it for null. */
    write: (id: string | null): void => {
      // Read the browser's URL: after a navigation, `useLocation` returns the old one until it has been rendered.
      const { pathname, search } = window.location;
      const parameters = new URLSearchParams(search);
      const previous = parameters.get(parameter);
      if (previous === id) return;
      if (id === null) parameters.delete(parameter);
      else parameters.set(parameter, id);
      const state = previous === null ? ({ isAboveList: true } satisfies EntryState) : (location.state as unknown);
      // Replace the entry of a dialog that has closed without going back, such as the command palette.
      const isLeftOver = isAddedEntry() && !isOpenEntry();
      const replace = previous !== null || isLeftOver;
      void navigate(`${pathname}?${parameters}`, { replace, state: id === null ? null : state });
    },
    /**
     * Goes back to the list. The panel has to stay open until then: it keeps other navigations from coming first. If the
     * panel was opened by a link, the entry before is another page, and `close` is called instead.
     */
    leave: (close: () => void): void => {
      if (isLeaving.current) return;
      if (!(location.state as EntryState | null)?.isAboveList) return close();
      isLeaving.current = true;
      return void navigate(-1);
    },
    /** Whether `leave` has caused the navigation that arrives now. The question about unsaved changes is answered then. */
    hasLeft: (): boolean => {
      const hasLeft = isLeaving.current;
      isLeaving.current = false;
      return hasLeft;
    },
  };
}
