import { useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminViewChosen, selectAdmin, type AdminState } from '../../../store/admin';
import type { RootState } from '../../../store';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
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

  useLayoutEffect(() => {
    const current = selectAdmin(store.getState()).view;
    if (requested === current || confirmLeave()) dispatch(adminViewChosen(requested));
    else void navigate(adminViewPath(current));
  }, [requested, store, dispatch, navigate]);

  const chooseView = (next: View) => {
    if (next === view || !confirmLeave()) return;
    dispatch(adminViewChosen(next));
    void navigate(adminViewPath(next));
  };
  return { view, chooseView };
}

/** Returns the path of the admin panel with the given view in its query, e.g. `/admin?view=products`. */
export function adminViewPath(view: View): string {
  return view === 'dashboard' ? paths.admin : `${paths.admin}?view=${view}`;
}

function viewFromSearch(search: string): View {
  const view = new URLSearchParams(search).get('view');
  return view === 'users' || view === 'products' ? view : 'dashboard';
}
