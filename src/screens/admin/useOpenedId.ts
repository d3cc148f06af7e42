import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { selectAdmin } from '../../../store/admin';
import { useAppSelector } from '../../../store/hooks';
import { leaveForm } from '../../ui/unsavedChanges';
import { useRowParameter } from './useRowParameter';

/**
 * Returns the id of the opened row, or the name of the opened panel, which the given parameter of the URL holds, and
 * functions that open another one and close the panel, by changing the URL. The Back button therefore closes a panel,
 * and a link can lead to it. Back asks first if the panel has unsaved changes; if the user keeps them, the URL is
 * restored.
 * @param form the form of the panel; by default, changes in any form of the view count as those of the panel
 */
export function useOpenedId(
  parameter: 'request' | 'user' | 'panel',
  form?: string,
): {
  id: string | null;
  open: (id: string) => void;
  close: () => void;
} {
  const location = useLocation();
  const { search } = location;
  const navigationType = useNavigationType();
  const row = useRowParameter(parameter);
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

  const show = (next: string | null) => {
    setId(next);
    row.write(next);
  };
  const followBack = useEffectEvent((next: string | null) => {
    if (!isPop) return;
    const hasLeft = row.hasLeft();
    if (next === id || !isSameView) return;
    if (hasLeft) setId(next);
    else leaveForm(() => setId(next), { ...(form !== undefined && { form }), onStay: () => show(id) });
  });
  useEffect(() => {
    // The URL is an external system: the Back and Forward buttons change it.
    // oxlint-disable-next-line react/set-state-in-effect
    followBack(new URLSearchParams(location.search).get(parameter));
    // Not on a change of `requested` only: it is the same after a second Back, if the restored URL was not rendered yet.
  }, [location, parameter]);
  return { id, open: show, close: () => row.leave(() => show(null)) };
}
