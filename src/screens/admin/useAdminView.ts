import { useLayoutEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminViewChosen, adminViews, selectAdmin, type AdminState } from '../../../store/admin';
import type { RootState } from '../../../store';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { storesRequests } from '../../domain/storesRequests';
import { paths } from '../../paths';
import { confirmLeave } from './unsavedChanges';

type View = AdminState['view'];

/**
 * Returns the current admin view and a function that switches to another one. The view is stored in the admin slice.
 * The URL's `view` parameter mirrors it, so that a reload or the Back button restores the view.
 *
 * Switching views asks the user to confirm if a form has unsaved changes. The Back button changes the URL before the
 * user is asked. If the user then declines, the hook navigates to the old view's URL again.
 */
export function useAdminView() {
  const { view } = useAppSelector(selectAdmin);
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const requested = viewFromSearch(search);
  const [isMounted, setMounted] = useState(false);

  useLayoutEffect(() => {
    // The effect switches the slice, an external system, to the view of the first render.
    // oxlint-disable-next-line react/set-state-in-effect
    setMounted(true);
    const current = selectAdmin(store.getState()).view;
    if (requested === current || confirmLeave()) dispatch(adminViewChosen(requested));
    else void navigate(adminViewPath(current));
  }, [requested, store, dispatch, navigate]);

  const chooseView = (next: View) => {
    if (next === view || !confirmLeave()) return;
    dispatch(adminViewChosen(next));
    void navigate(adminViewPath(next));
  };
  // The first render shows the view of the URL, to which the effect then switches the slice. Otherwise the dashboard
  // would load its figures for nothing.
  return { view: isMounted ? view : requested, chooseView };
}

/** Returns the path of the admin panel with the given view in its query, e.g. `/admin?view=products`. */
export function adminViewPath(view: View): string {
  return view === 'dashboard' ? paths.admin : `${paths.admin}?view=${view}`;
}

function viewFromSearch(search: string): View {
  const view = adminViews.find((one) => one === new URLSearchParams(search).get('view')) ?? 'dashboard';
  const exists = storesRequests() || (view !== 'requests' && view !== 'bookings');
  return exists ? view : 'dashboard';
}
