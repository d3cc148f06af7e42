/**
 * What of the api is there from the start: how it joins the store, and how others hear of its answers. The api
 * itself, RTK Query with all its calls, arrives with the first screen that asks the backend, for most pages never do.
 */
import type { Action } from '@reduxjs/toolkit';
import { createAction, isFulfilled } from '@reduxjs/toolkit';
import type { api } from '.';

type Api = typeof api;
export type ApiState = ReturnType<Api['reducer']>;

/** What a store needs of the api. */
export type ApiSlice = Pick<Api, 'reducer' | 'middleware'>;

let arrived: ApiSlice | null = null;
const waiting = new Set<(parts: ApiSlice) => void>();

/** Called once, by the api. */
export function registerApi(parts: ApiSlice): void {
  arrived = parts;
  for (const join of waiting) join(parts);
  waiting.clear();
}

/** Called by each store: at once where the api is there already, else at the moment when it arrives. */
export function onApiReady(join: (parts: ApiSlice) => void): void {
  if (arrived) join(arrived);
  else waiting.add(join);
}

type Operation = keyof Api['endpoints'];
// oxlint-disable-next-line typescript/no-explicit-any -- `infer` needs it
type Matched<Guard> = Guard extends (action: any) => action is infer Action ? Action : never;
type Answered<Name extends Operation> = Matched<Api['endpoints'][Name]['matchFulfilled']>;

/** True of the action that brings the answer to one of these calls. By name: `matchFulfilled` would bring them all. */
export const isFulfilledBy =
  <Name extends Operation>(...names: Name[]) =>
  (action: Action): action is Answered<Name> =>
    isFulfilled(action) && (names as unknown[]).includes((action.meta.arg as { endpointName?: string }).endpointName);

/** Empties the cache of answers: the api's own `resetApiState`. */
export const resetApiState = createAction('api/resetApiState');

export { API_ORIGIN, toRequestInit } from './request';
export type { ThunkExtra } from './request';
export type { BaseQueryMeta } from './baseQuery';
