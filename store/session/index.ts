import type { PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { ThunkExtra } from '../api/lazyApi';
import { isFulfilledBy, toRequestInit } from '../api/lazyApi';
import type { StoredSessions, StoredSession, User } from '../persistence';

/** Who is signed in. Spec §4, settled question 2. */
export interface SessionState extends StoredSessions {
  /** The copy in use; 'unknown' until the stored ones have been read ('Checking authentication...'). */
  activeSession: 'unknown' | 'none' | keyof StoredSessions;
}

/** Spec §4: 'Auth gate: checking, unauthenticated, authenticated-admin, authenticated-non-admin.' */
export type AuthStatus = 'checking' | 'unauthenticated' | 'admin' | 'non-admin';

const initialState: SessionState = { regular: null, admin: null, activeSession: 'unknown' };

const current = (state: SessionState): StoredSession | null =>
  state.activeSession === 'regular' || state.activeSession === 'admin' ? state[state.activeSession] : null;

interface Rehydrated {
  type: typeof REHYDRATE;
  payload?: StoredSessions;
}

const isRehydrated = (action: { type: string }): action is Rehydrated => action.type === REHYDRATE;

function updateUser(state: SessionState, user: User): void {
  const token = current(state)?.token;
  for (const copy of [state.regular, state.admin]) if (copy && copy.token === token) copy.user = user;
}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The person asked for it. Spec §4: 'Logout clears all'. */
    signedOut: () => ({ ...initialState, activeSession: 'none' as const }),
    /** The server no longer knows the token, or Re-login was chosen: one copy or both are over. */
    sessionEnded(state, { payload }: PayloadAction<'regular' | 'all'>) {
      state.regular = null;
      if (payload === 'all') state.admin = null;
      // Not the admin copy's turn: it is taken at start only, and its token is as a rule the one just refused.
      state.activeSession = 'none';
    },
    /** Another tab signed in or out. */
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
        // Spec §4: 'restored at start from the regular or admin copy'.
        state.activeSession = state.regular ? 'regular' : state.admin ? 'admin' : 'none';
      })
      .addMatcher(isFulfilledBy('login'), (state, { payload: { token, user } }) => {
        if (token === null || user === null) return;
        state.regular = { token, user };
        state.admin = { token, user };
        state.activeSession = 'regular';
      })
      .addMatcher(isFulfilledBy('getProfile', 'updateProfile'), (state, { payload }) => updateUser(state, payload));
  },
  selectors: {
    selectUser: (state) => current(state)?.user ?? null,
    selectToken: (state) => current(state)?.token ?? null,
    selectAuthStatus: (state): AuthStatus => {
      if (state.activeSession === 'unknown') return 'checking';
      const copy = current(state);
      if (!copy) return 'unauthenticated';
      return copy.user.role === 'admin' ? 'admin' : 'non-admin';
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { signedOut, sessionEnded, sessionChangedInOtherTab } = sessionSlice.actions;
export const { selectUser, selectToken, selectAuthStatus } = sessionSlice.selectors;

/**
 * Signs out at once, here and in the other tabs, and tells the server without waiting for it: the person is out
 * whatever the server answers. Spec §4: 'Logout clears all and shows info'.
 */
export const signOut = (): ThunkAction<void, unknown, ThunkExtra, UnknownAction> => (dispatch, _getState, world) => {
  // First: the call takes its token as it starts, and a moment later there is none. By hand: the api may not have
  // arrived on this page, and nobody waits for the answer.
  const { origin, getToken } = world;
  world.fetch(`${origin}/api/auth/logout`, toRequestInit({ method: 'POST' }, getToken())).catch(() => undefined);
  dispatch(signedOut());
};

export { isAdminPath, resolveUnauthorized } from './unauthorized';
