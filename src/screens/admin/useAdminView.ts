import { useLayoutEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminViewChosen, adminViews, selectAdmin, type AdminState } from '../../../store/admin';
import type { RootState } from '../../../store';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { paths } from '../../paths';
import { confirmLeave } from './unsavedChanges';
import { hasView } from './viewLabels';

type View = AdminState['view'];

/**
 * Returns the current admin view and a function that switches to another one and can open a row's panel there. The
 * function returns false if the user does not want to leave unsaved changes. The view is stored in the admin slice.
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
  const { pathname, search } = useLocation();
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

  const chooseView = (next: View, opened?: Opened): boolean => {
    if (next !== view && !confirmLeave()) return false;
    dispatch(adminViewChosen(next));
    const path = adminViewPath(next, opened);
    if (path !== pathname + search) void navigate(path);
    return true;
  };
  // The first render shows the view of the URL, to which the effect then switches the slice. Otherwise the dashboard
  // would load its figures for nothing.
  return { view: isMounted ? view : requested, chooseView };
}

/** The row whose panel is open in a view: a URL parameter and the id of the row. */
export type Opened = Partial<Record<'request' | 'user', string>>;

/** Returns the path of the admin panel with the given view in its query, e.g. `/admin?view=products`. */
export function adminViewPath(view: View, opened: Opened = {}): string {
  return view === 'dashboard' ? paths.admin : `${paths.admin}?${new URLSearchParams({ view, ...opened })}`;
}

function viewFromSearch(search: string): View {
  const view = adminViews.find((one) => one === new URLSearchParams(search).get('view')) ?? 'dashboard';
  return hasView(view) ? view : 'dashboard';
}
