/**
 * Entry point for the lazily loaded API slice (docs/decisions/0032).
 *
 * Most pages make no API calls, so the slice (`./index.ts`: RTK Query and all endpoints) is loaded with the first
 * screen that needs it. This module is in the initial bundle. Through it, stores, slices and listeners refer to the API
 * slice before it is loaded.
 */
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { createAction, isFulfilled } from '@reduxjs/toolkit';
import type { api } from '.';

type Api = typeof api;
export type ApiState = ReturnType<Api['reducer']>;

type Operation = keyof Api['endpoints'];
type FulfilledAction<Name extends Operation> = PayloadAction<Api['endpoints'][Name]['Types']['ResultType']>;

/** Returns a matcher for fulfilled requests of the given endpoints. It works before the API slice is loaded. */
export const isFulfilledBy =
  <Name extends Operation>(...names: Name[]) =>
  (action: Action): action is FulfilledAction<Name> =>
    isFulfilled(action) && (names as unknown[]).includes((action.meta.arg as { endpointName?: string }).endpointName);

/**
 * Matches completed sign-ins, also those whose response still asks for another step. The endpoint `loginWithPasskey` is
 * in store/passkeys.
 */
export const isLoginFulfilled = isFulfilledBy('login', 'loginWithPasskey' as 'login');

/** Clears the API cache: the same action as `api.util.resetApiState`, without importing the API slice. */
export const resetApiState = createAction('api/resetApiState');

export { onApiReady, type ApiSlice } from './registry';
export { API_ORIGIN, toRequestInit } from './request';
export type { ThunkExtra } from './request';
export type { BaseQueryMeta } from './baseQuery';
