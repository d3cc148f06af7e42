/**
 * Adds the API slice to stores that were created before the slice was loaded (docs/decisions/0032).
 */
import type { Middleware, Reducer } from '@reduxjs/toolkit';

/** The parts of the API slice that a store adds when the slice is loaded. */
export interface ApiSlice {
  reducer: Reducer;
  middleware: Middleware;
}

let loadedApi: ApiSlice | null = null;
const pending = new Set<(slice: ApiSlice) => void>();

/** Adds the API slice to all stores. `./index.ts` calls this once, when it is loaded. */
export function registerApi(slice: ApiSlice): void {
  loadedApi = slice;
  for (const attach of pending) attach(slice);
  pending.clear();
}

/** Calls `attach` with the API slice, immediately or as soon as the slice is loaded. Each store calls this once. */
export function onApiReady(attach: (slice: ApiSlice) => void): void {
  if (loadedApi) attach(loadedApi);
  else pending.add(attach);
}
