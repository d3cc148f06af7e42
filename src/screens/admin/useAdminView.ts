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
 * The slice owns the view and the address mirrors it (`?view=products`), so that reload and Back keep it. Leaving a
 * form with changes asks first; Back has gone already when it is asked, so staying means going forward again.
 */
export function useAdminView() {
  const { view } = useAppSelector(selectAdmin);
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const addressed = viewIn(search);

  useLayoutEffect(() => {
    const shown = selectAdmin(store.getState()).view;
    if (addressed === shown || confirmLeave()) dispatch(adminViewChosen(addressed));
    else void navigate(adminAddress(shown));
  }, [addressed, store, dispatch, navigate]);

  const chooseView = (next: View) => {
    if (next === view || !confirmLeave()) return;
    dispatch(adminViewChosen(next));
    void navigate(adminAddress(next));
  };
  return { view, chooseView };
}

/** The panel's address with that view in it. */
export function adminAddress(view: View): string {
  return view === 'dashboard' ? paths.admin : `${paths.admin}?view=${view}`;
}

function viewIn(search: string): View {
  const view = new URLSearchParams(search).get('view');
  return view === 'users' || view === 'products' ? view : 'dashboard';
}
