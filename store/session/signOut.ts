import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api';
import { signedOut } from './index';

/**
 * Signs out at once, here and in the other tabs, and tells the server without waiting for it: the person is out
 * whatever the server answers. Spec §4: 'Logout clears all and shows info'.
 */
export const signOut = (): ThunkAction<void, never, unknown, UnknownAction> => (dispatch) => {
  // First: the call takes its token as it starts, and a moment later there is none.
  void dispatch(api.endpoints.logout.initiate(undefined, { track: false }));
  dispatch(signedOut());
};
