import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { selectAdmin } from '../../../store/admin';
import { useAppSelector } from '../../../store/hooks';
import { leaveForm } from './unsavedChanges';

/**
 * Returns the id of the opened row, which the given parameter of the URL holds, and a function that opens another row,
 * or none, by changing the URL. The Back button therefore closes a panel, and a link can lead to it. Back asks first if
 * the panel has unsaved changes; if the user keeps them, the URL is restored.
 */
export function useOpenedId(parameter: 'request' | 'user'): {
  id: string | null;
  open: (id: string | null) => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { view } = useAppSelector(selectAdmin);
  const requested = new URLSearchParams(search).get(parameter);
  const [id, setId] = useState(requested);

  const open = (next: string | null) => {
    const { pathname, search: current } = window.location;
    const parameters = new URLSearchParams(current);
    // From one row to the next, so that Back leads to the list.
    const replace = next !== null && parameters.has(parameter);
    if (next === null) parameters.delete(parameter);
    else parameters.set(parameter, next);
    void navigate(`${pathname}?${parameters}`, { replace });
  };

  // If Back leads to another view, useAdminView asks.
  const isSameView = new URLSearchParams(search).get('view') === view;
  // The Back or Forward button was pressed. For other navigations, the caller of `open` has asked about unsaved changes.
  const isPop = navigationType === NavigationType.Pop;
  if (requested !== id && isSameView && !isPop) setId(requested);
  const followBack = useEffectEvent((next: string | null) => {
    if (next === id || !isSameView || !isPop) return;
    leaveForm(() => setId(next), { onStay: () => open(id) });
  });
  useEffect(() => followBack(requested), [requested]);
  return { id, open };
}
