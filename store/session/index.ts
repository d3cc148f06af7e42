import type { PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { ThunkExtra } from '../api/lazyApi';
import { isFulfilledBy, isLoginFulfilled, toRequestInit } from '../api/lazyApi';
import type { StoredSessions, StoredSession, User } from '../persistence';

/** State of the session slice: the stored sessions and which one is active (docs/decisions/0002). */
export interface SessionState extends StoredSessions {
  /** The session in use. 'unknown' until storage is read; meanwhile the page shows 'Checking authentication...'. */
  activeSession: 'unknown' | 'none' | keyof StoredSessions;
}

/**
 * Authentication status, for route guards (docs/specification.md §4: 'Auth gate: checking, unauthenticated,
 * authenticated-admin, authenticated-non-admin'). 'admin' and 'non-admin' both mean that a user is signed in.
 */
export type AuthStatus = 'checking' | 'unauthenticated' | 'admin' | 'non-admin';

const initialState: SessionState = { regular: null, admin: null, activeSession: 'unknown' };

const getActiveSession = (state: SessionState): StoredSession | null =>
  state.activeSession === 'regular' || state.activeSession === 'admin' ? state[state.activeSession] : null;

interface Rehydrated {
  type: typeof REHYDRATE;
  payload?: StoredSessions;
}

const isRehydrated = (action: { type: string }): action is Rehydrated => action.type === REHYDRATE;

/** Replaces the user of the active session, and of the other session if it has the same token. */
function updateUser(state: SessionState, user: User): void {
  const token = getActiveSession(state)?.token;
  for (const session of [state.regular, state.admin]) if (session && session.token === token) session.user = user;
}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Ends both sessions when the user signs out (docs/specification.md §4: 'Logout clears all'). */
    signedOut: () => ({ ...initialState, activeSession: 'none' as const }),
    /** Ends the regular session or all sessions. Dispatched after a 401 response and by the Re-login button. */
    sessionEnded(state, { payload }: PayloadAction<'regular' | 'all'>) {
      state.regular = null;
      if (payload === 'all') state.admin = null;
      // Do not fall back to the admin session: its token is usually the one that the server has just rejected.
      state.activeSession = 'none';
    },
    /** Adopts the stored sessions after another tab has signed in or out. */
    sessionChangedInOtherTab: (_state, { payload }: PayloadAction<StoredSessions>): SessionState => ({
      ...payload,
      activeSession: payload.regular ? 'regular' : 'none',
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isRehydrated, (state, { payload }) => {
        if (state.activeSession !== 'unknown') return;
        state.regular = payload?.regular ?? null;
        state.admin = payload?.admin ?? null;
        // Prefer the regular session (docs/specification.md §4: 'restored at start from the regular or admin copy').
        state.activeSession = state.regular ? 'regular' : state.admin ? 'admin' : 'none';
      })
      .addMatcher(isLoginFulfilled, (state, { payload: { token, user } }) => {
        if (token === null || user === null) return;
        state.regular = { token, user };
        state.admin = { token, user };
        state.activeSession = 'regular';
      })
      .addMatcher(isFulfilledBy('getProfile', 'updateProfile'), (state, { payload }) => updateUser(state, payload));
  },
  selectors: {
    selectUser: (state) => getActiveSession(state)?.user ?? null,
    selectToken: (state) => getActiveSession(state)?.token ?? null,
    selectAuthStatus: (state): AuthStatus => {
      if (state.activeSession === 'unknown') return 'checking';
      const session = getActiveSession(state);
      if (!session) return 'unauthenticated';
      return session.user.role === 'admin' ? 'admin' : 'non-admin';
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { signedOut, sessionEnded, sessionChangedInOtherTab } = sessionSlice.actions;
export const { selectUser, selectToken, selectAuthStatus } = sessionSlice.selectors;

/**
 * Signs out in all tabs without waiting for the server, so that signing out works even if the logout request fails
 * (docs/specification.md §4: 'Logout clears all and shows info').
 */
export const signOut = (): ThunkAction<void, unknown, ThunkExtra, UnknownAction> => (dispatch, _getState, extra) => {
  const { origin, getToken } = extra;
  // Send the request before `signedOut` clears the token. It uses plain fetch, because the API slice may not be loaded.
  extra.fetch(`${origin}/api/auth/logout`, toRequestInit({ method: 'POST' }, getToken())).catch(() => undefined);
  dispatch(signedOut());
};

export { isAdminPath, resolveUnauthorized } from './unauthorized';
