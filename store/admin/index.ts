import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isFulfilledBy } from '../api/lazyApi';
import { signedOut } from '../session';

/** The views of the admin panel. `requests` and `bookings` exist only in a shop that stores requests. */
export const adminViews = ['dashboard', 'users', 'products', 'requests', 'bookings', 'account'] as const;

/** UI state of the admin panel (docs/specification.md §4). */
export interface AdminState {
  view: (typeof adminViews)[number];
  /** Id of the product in the edit panel; null while the panel is closed. */
  editingId: string | null;
  /** Set by a 401 response during product creation; shows the session-expired banner. */
  sessionExpired: boolean;
}

const initialState: AdminState = { view: 'dashboard', editingId: null, sessionExpired: false };

const adminSlice = createSlice({
  name: 'admin',
  initialState,
  reducers: {
    adminViewChosen(state, { payload }: PayloadAction<AdminState['view']>) {
      if (state.view !== payload) state.editingId = null;
      state.view = payload;
    },
    editStarted(state, { payload }: PayloadAction<string>) {
      state.editingId = payload;
    },
    editEnded(state) {
      state.editingId = null;
    },
    sessionExpired(state) {
      state.sessionExpired = true;
    },
  },
  extraReducers: (builder) => {
    builder
      // Signing out resets the panel. An expired session does not, so that signing in again returns to the same view.
      .addCase(signedOut, () => initialState)
      // Hide the session-expired banner after a login, and also when a product is created: the request succeeds if the
      // user has signed in again in another tab.
      .addMatcher(isFulfilledBy('login', 'createProduct'), (state) => {
        state.sessionExpired = false;
      });
  },
  selectors: {
    selectAdmin: (state) => state,
  },
});

export const adminReducer = adminSlice.reducer;
export const { adminViewChosen, editStarted, editEnded, sessionExpired } = adminSlice.actions;
export const { selectAdmin } = adminSlice.selectors;
