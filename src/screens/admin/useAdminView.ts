import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminViewChosen, adminViews, selectAdmin, type AdminState } from '../../../store/admin';
import type { RootState } from '../../../store';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { paths } from '../../paths';
import type { ScrollState } from '../../ui/scrollState';
import { isAddedEntry } from '../../ui/useBackToClose';
import { leaveForm } from '../../ui/unsavedChanges';
import { hasView } from './viewLabels';

type View = AdminState['view'];

/** A history entry: its URL, and the router's key of it, by which its scroll position is saved. */
interface Entry {
  url: string;
  key: string;
}

/**
 * Returns the current admin view and a function that switches to another one and can open a row's panel there. The
 * view is stored in the admin slice.
 * The URL's `view` parameter mirrors it, so that a reload or the Back button restores the view.
 *
 * A view that is chosen again has the filters, the page and the scroll position that it had when the user left it.
 * Choosing the current view scrolls to its top, and closes the panel of a row.
 *
 * Switching views asks the user to confirm if a form has unsaved changes. The Back button changes the URL before the
 * user is asked. If the user then declines, the hook navigates to the old view's URL again.
 */
export function useAdminView() {
  const { view } = useAppSelector(selectAdmin);
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const requested = viewFromSearch(search);
  const [isMounted, setMounted] = useState(false);
  // The last URL of the current view, with the row that is open in it.
  const shownUrl = useRef('');
  // The last entry of each view, without those of an open row.
  const lastEntries = useRef<Partial<Record<View, Entry>>>({});

  useLayoutEffect(() => {
    // The effect switches the slice, an external system, to the view of the first render.
    // oxlint-disable-next-line react/set-state-in-effect
    setMounted(true);
    const current = selectAdmin(store.getState()).view;
    const choose = () => dispatch(adminViewChosen(requested));
    if (requested === current) return void choose();
    // Ignore the user's choice if the URL has changed while the confirmation dialog was open.
    let isStale = false;
    const unlessStale = (act: () => void) => () => {
      if (!isStale) act();
    };
    leaveForm(unlessStale(choose), { onStay: unlessStale(() => void navigate(shownUrl.current)) });
    return () => {
      isStale = true;
    };
  }, [requested, store, dispatch, navigate]);

  useLayoutEffect(() => {
    if (requested !== view) return;
    shownUrl.current = pathname + search;
    if (!hasOpened(search)) lastEntries.current[view] = { url: shownUrl.current, key };
  }, [requested, view, pathname, search, key]);

  const chooseView = (next: View, { opened, onChosen }: ChooseOptions = {}): void => {
    const choose = () => {
      dispatch(adminViewChosen(next));
      const last = opened ? undefined : lastEntries.current[next];
      const url = last?.url ?? adminViewPath(next, opened);
      const state: ScrollState = { scrollOf: last?.key ?? null };
      // Compare with the browser's URL: after a navigation, `useLocation` returns the old one until it has been rendered.
      if (url !== window.location.pathname + window.location.search)
        void navigate(url, { replace: isAddedEntry(), state });
      else if (!opened) window.scrollTo(0, 0);
      onChosen?.();
    };
    if (next === view) choose();
    else leaveForm(choose);
  };
  // The first render shows the view of the URL, to which the effect then switches the slice. Otherwise the dashboard
  // would load its figures for nothing.
  return { view: isMounted ? view : requested, chooseView };
}

interface ChooseOptions {
  /**
   * The row whose panel opens in the view, or the search of its list; empty for the list without filters, at its top. By
   * default, the view is as the user left it.
   */
  opened?: Opened | { search: string };
  /** Called once the view is chosen, unless the user keeps a form with unsaved changes open. */
  onChosen?: () => void;
}

const openedParameters = ['product', 'request', 'user', 'panel'] as const;

/** What is open in a view: a URL parameter and the id of the row, or the name of a panel that belongs to no row. */
export type Opened = Partial<Record<(typeof openedParameters)[number], string>>;

function hasOpened(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return openedParameters.some((name) => parameters.has(name));
}

/** URL parameters of a view: the opened row, or a filter, the search and the sort order of its table. */
type ViewParameters = Opened & { status?: string; search?: string; sort?: string };

/** Returns the path of the admin panel with the given view in its query, e.g. `/admin?view=products&status=active`. */
export function adminViewPath(view: View, parameters: ViewParameters = {}): string {
  return view === 'dashboard' ? paths.admin : `${paths.admin}?${new URLSearchParams({ view, ...parameters })}`;
}

function viewFromSearch(search: string): View {
  const view = adminViews.find((one) => one === new URLSearchParams(search).get('view')) ?? 'dashboard';
  return hasView(view) ? view : 'dashboard';
}
