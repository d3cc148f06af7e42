import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { selectAdmin } from '../../../store/admin';
import { useAppSelector } from '../../../store/hooks';
import { leaveForm } from '../../ui/unsavedChanges';
import { useRowParameter } from './useRowParameter';

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
  const navigationType = useNavigationType();
  const writeUrl = useRowParameter(parameter);
  const { view } = useAppSelector(selectAdmin);
  const requested = new URLSearchParams(search).get(parameter);
  const [id, setId] = useState(requested);
  const [lastRequested, setLastRequested] = useState(requested);

  // If Back leads to another view, useAdminView asks.
  const isSameView = new URLSearchParams(search).get('view') === view;
  // The Back or Forward button was pressed. Before other navigations, the user was asked about unsaved changes.
  const isPop = navigationType === NavigationType.Pop;
  if (requested !== lastRequested) {
    setLastRequested(requested);
    if (isSameView && !isPop) setId(requested);
  }

  // The panel opens and closes at once. The URL follows, when the browser has gone back.
  const open = (next: string | null) => {
    setId(next);
    writeUrl(next);
  };
  const followBack = useEffectEvent((next: string | null) => {
    if (next === id || !isSameView || !isPop) return;
    leaveForm(() => setId(next), { onStay: () => open(id) });
  });
  useEffect(() => followBack(requested), [requested]);
  return { id, open };
}
