import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { sessionExpired } from './admin';
import type { ApiError } from './api';
import type { BaseQueryMeta } from './api/lazyApi';
import { isLoginFulfilled, resetApiState } from './api/lazyApi';
import type { SessionPersistence } from './persistence';
import type { RootState } from './rootReducer';
import {
  sessionChangedInOtherTab,
  isAdminPath,
  selectUser,
  sessionEnded,
  signedOut,
  resolveUnauthorized,
} from './session';

type ToastVariant = 'success' | 'error' | 'info' | 'warning';

/** Functions outside the store that the listeners call: routing, toasts, the URL and the stored session. */
export interface ListenerDependencies {
  navigate(path: string): void;
  notify(message: string, tone: ToastVariant): void;
  /** Returns the path of the current page. */
  path(): string;
  /** Returns the bearer token that the next API call would send; null for a guest. */
  getToken(): string | null;
  /**
   * Called with the new user's id when the user changes, or with the email address if the user has no id. Called with
   * null when the user signs out in this tab.
   */
  onUserChange?(userKey: string | null): void;
  /** Makes redux-persist write pending changes to storage now. */
  flush(): void;
  storage: SessionPersistence | null;
}

type AppListeners = ListenerMiddlewareInstance<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>;

interface RejectedCall {
  payload: ApiError;
  meta: {
    arg: { endpointName: string; subscribe?: boolean; forceRefetch?: boolean | number };
    baseQueryMeta?: BaseQueryMeta;
  };
}

/**
 * Whether the request is a prefetch: it has no subscription and is not forced. RTK Query's own refetches have no
 * subscription either, but are forced.
 */
const isPrefetch = ({ meta: { arg } }: RejectedCall): boolean => arg.subscribe === false && !arg.forceRefetch;

/**
 * Whether the action reports a 401 for a request with the current token. A 401 for an earlier token is ignored, and one
 * for a prefetch as well: a request that the visitor did not ask for must not redirect them.
 */
function isCurrentUnauthorized(
  action: UnknownAction,
  dependencies: ListenerDependencies,
): action is UnknownAction & RejectedCall {
  if (!isRejectedWithValue(action)) return false;
  const call = action as unknown as RejectedCall;
  const { payload, meta } = call;
  return payload.status === 401 && !isPrefetch(call) && meta.baseQueryMeta?.token === dependencies.getToken();
}

/** Returns a stable key of the signed-in user: the id, or the email address if there is no id. Null for a guest. */
function userKeyOf(state: RootState): string | null {
  const user = selectUser(state);
  return user && (user.id ?? user.email);
}

/** Creates the listeners for sign-in, sign-out, 401 responses and changes in other tabs (docs/specification.md §4). */
export function makeListeners(dependencies: ListenerDependencies): AppListeners {
  const listeners: AppListeners = createListenerMiddleware();
  const startListening = listeners.startListening;

  startListening({
    matcher: isLoginFulfilled,
    effect: ({ payload }, { dispatch }) => {
      if (payload.token === null || payload.user === null) return;
      // Write the session now: a reload or an API call may need the stored token before redux-persist's timer fires.
      dependencies.flush();
      dispatch(resetApiState());
    },
  });

  startListening({
    predicate: (_action, now, before) => userKeyOf(now) !== null && userKeyOf(now) !== userKeyOf(before),
    effect: (_action, { getState }) => dependencies.onUserChange?.(userKeyOf(getState())),
  });

  startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      dependencies.onUserChange?.(null);
      dependencies.flush();
      dispatch(resetApiState());
      dependencies.notify('Logged out successfully', 'info');
      // docs/specification.md §6: 'Logout from admin goes to /admin/login.'
      if (isAdminPath(dependencies.path())) dependencies.navigate('/admin/login');
    },
  });

  startListening({
    actionCreator: sessionEnded,
    effect: (_action, { dispatch }) => {
      dependencies.flush();
      dispatch(resetApiState());
    },
  });

  startListening({
    predicate: (action) => isCurrentUnauthorized(action, dependencies),
    effect: (action, { dispatch }) => {
      const operation = (action as unknown as RejectedCall).meta.arg.endpointName;
      const { ends, goTo, banner } = resolveUnauthorized({ path: dependencies.path(), operation });
      if (banner) dispatch(sessionExpired());
      if (ends !== 'nothing') dispatch(sessionEnded(ends));
      if (goTo !== null) dependencies.navigate(goTo);
    },
  });

  startListening({
    type: REHYDRATE,
    effect: (_action, { dispatch }) => {
      dependencies.storage?.onExternalChange((sessions) => dispatch(sessionChangedInOtherTab(sessions)));
    },
  });

  startListening({
    actionCreator: sessionChangedInOtherTab,
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const [before, now] = [getOriginalState().session, getState().session];
      if (before.regular?.token !== now.regular?.token) dispatch(resetApiState());
    },
  });

  return listeners;
}
