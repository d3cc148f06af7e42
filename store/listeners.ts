import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { sessionExpired } from './admin';
import type { ApiError } from './api';
import type { BaseQueryMeta } from './api/lazyApi';
import { isFulfilledBy, resetApiState } from './api/lazyApi';
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

type Tone = 'success' | 'error' | 'info' | 'warning';

/** What the listeners need from outside the store. */
export interface ListenerDependencies {
  navigate(path: string): void;
  notify(message: string, tone: Tone): void;
  /** Where the visitor is: the address's path. */
  path(): string;
  /** The token that the next call would carry. */
  getToken(): string | null;
  /** Told who is signed in, whenever that becomes somebody, and null when somebody signs out here. */
  onUserChange?(person: string | null): void;
  /** Writes what is still waiting to be stored. */
  flush(): void;
  storage: SessionPersistence | null;
}

type AppListeners = ListenerMiddlewareInstance<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>;

interface Refusal {
  payload: ApiError;
  meta: { arg: { endpointName: string }; baseQueryMeta?: BaseQueryMeta };
}

/** An answer 401 to the token in use; one to a token that was given up meanwhile says nothing any more. */
function isA401(action: UnknownAction, world: ListenerDependencies): action is UnknownAction & Refusal {
  if (!isRejectedWithValue(action)) return false;
  const { payload, meta } = action as unknown as Refusal;
  return payload.status === 401 && meta.baseQueryMeta?.token === world.getToken();
}

const signedIn = isFulfilledBy('login');

/** Who is signed in, by what stays the same about them. */
function personIn(state: RootState): string | null {
  const user = selectUser(state);
  return user && (user.id ?? user.email);
}

/** When this happens, that follows. Spec §4. */
export function makeListeners(world: ListenerDependencies): AppListeners {
  const listeners: AppListeners = createListenerMiddleware();
  const when = listeners.startListening;

  when({
    matcher: signedIn,
    effect: ({ payload }, { dispatch }) => {
      if (payload.token === null || payload.user === null) return;
      // Now: whoever signed in may reload, or ask with the stored token, before redux-persist's own turn comes.
      world.flush();
      dispatch(resetApiState());
    },
  });

  when({
    predicate: (_action, now, before) => personIn(now) !== null && personIn(now) !== personIn(before),
    effect: (_action, { getState }) => world.onUserChange?.(personIn(getState())),
  });

  when({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      world.onUserChange?.(null);
      world.flush();
      dispatch(resetApiState());
      world.notify('Logged out successfully', 'info');
      // Spec §6: 'Logout from admin goes to /admin/login.'
      if (isAdminPath(world.path())) world.navigate('/admin/login');
    },
  });

  when({
    actionCreator: sessionEnded,
    effect: (_action, { dispatch }) => {
      world.flush();
      dispatch(resetApiState());
    },
  });

  when({
    predicate: (action) => isA401(action, world),
    effect: (action, { dispatch }) => {
      const operation = (action as unknown as Refusal).meta.arg.endpointName;
      const { ends, goTo, banner } = resolveUnauthorized({ path: world.path(), operation });
      if (banner) dispatch(sessionExpired());
      if (ends !== 'nothing') dispatch(sessionEnded(ends));
      if (goTo !== null) world.navigate(goTo);
    },
  });

  when({
    type: REHYDRATE,
    effect: (_action, { dispatch }) => {
      world.storage?.onExternalChange((copies) => dispatch(sessionChangedInOtherTab(copies)));
    },
  });

  when({
    actionCreator: sessionChangedInOtherTab,
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const [before, now] = [getOriginalState().session, getState().session];
      if (before.regular?.token !== now.regular?.token) dispatch(resetApiState());
    },
  });

  return listeners;
}
