import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { editEnded, editStarted, selectAdmin } from '../../../../store/admin';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { leaveForm } from '../../../ui/unsavedChanges';
import { useRowParameter } from '../useRowParameter';
import { editDraftKey } from './draftKeys';

const productIn = (search: string) => new URLSearchParams(search).get('product');

/**
 * Returns the id of the product in the edit panel, null if it is closed, and a function that closes it. The admin slice holds the id
 * (docs/specification.md §4). The URL's `product` parameter mirrors it, so that a link opens the panel and the Back button
 * closes it. Back asks first if the form has unsaved changes; if the user keeps them, the URL is restored.
 */
export function useOpenedProduct(): { editingId: string | null; close: () => void } {
  const { editingId } = useAppSelector(selectAdmin);
  const dispatch = useAppDispatch();
  const row = useRowParameter('product');
  const navigationType = useNavigationType();
  const location = useLocation();

  const mirror = useEffectEvent((id: string | null) => {
    // Read the browser's URL: after a navigation, `useLocation` returns the old one until it has been rendered.
    if (new URLSearchParams(window.location.search).get('view') === 'products') row.write(id);
  });

  const follow = useEffectEvent((search: string) => {
    const id = productIn(search);
    const hasLeft = row.hasLeft();
    // `Pop` is Back and Forward. Navigations by `mirror` have another type, and useAdminView handles changes of the view.
    if (navigationType !== NavigationType.Pop || new URLSearchParams(search).get('view') !== 'products') return;
    if (id === editingId) return;
    const open = () => dispatch(id === null ? editEnded() : editStarted(id));
    if (editingId === null || hasLeft) open();
    else leaveForm(open, { form: editDraftKey(editingId), onStay: () => mirror(editingId) });
  });

  const openLinked = useEffectEvent(() => {
    const id = productIn(location.search);
    if (editingId === null && id !== null) dispatch(editStarted(id));
  });

  useEffect(() => openLinked(), []);
  useEffect(() => follow(location.search), [location.search]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // At first, the URL of a link comes before the slice, in which no product is open yet.
    if (editingId !== null || wasOpen.current) mirror(editingId);
    wasOpen.current = editingId !== null;
  }, [editingId]);
  return { editingId, close: () => row.leave(() => dispatch(editEnded())) };
}
