import { useLocation, useNavigate } from 'react-router-dom';
import type { Opened } from './useAdminView';

/** State of a history entry that was added when a panel opened over its list, so that closing the panel can go back. */
interface EntryState {
  isAboveList: boolean;
}

/**
 * Returns a function that writes the id of the opened row to the given parameter of the URL, or removes it for null.
 * Opening a row adds a history entry, and closing it goes back, so that the Back button does not open it again. The next
 * row replaces the entry, so that Back leads to the list.
 */
export function useRowParameter(parameter: keyof Opened): (id: string | null) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (id) => {
    // Read the browser's URL: after a navigation, `useLocation` returns the old one until it has been rendered.
    const { pathname, search } = window.location;
    const parameters = new URLSearchParams(search);
    if (parameters.get(parameter) === id) return;
    const isOpen = parameters.has(parameter);
    const state = isOpen ? (location.state as EntryState | null) : { isAboveList: true };
    if (id === null) {
      if (state?.isAboveList) return void navigate(-1);
      // The panel was opened by a link: the entry before is another page.
      parameters.delete(parameter);
      return void navigate(`${pathname}?${parameters}`, { replace: true });
    }
    parameters.set(parameter, id);
    return void navigate(`${pathname}?${parameters}`, { replace: isOpen, state });
  };
}
