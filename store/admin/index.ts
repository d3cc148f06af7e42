import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isFulfilledBy } from '../api/lazyApi';
import { signedOut } from '../session';

/** The dashboard's own choices. Spec §4: 'Admin dashboard view: dashboard, users or products.' */
export interface AdminState {
  view: 'dashboard' | 'users' | 'products';
  /** The product in the edit panel. Spec §4: 'none, editing one, back to none after save or Cancel'. */
  editingId: string | null;
  /** Spec §4: 'Session-expired flag set on a 401 during product creation and shows the banner.' */
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
      // An expired session keeps the view, so that signing in again leads back to it; signing out does not.
      .addCase(signedOut, () => initialState)
      // Another tab may have signed in: then creating works again without Re-login.
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
