import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { combineReducers } from '@reduxjs/toolkit';
import type { PersistConfig } from 'redux-persist';
import { persistReducer } from 'redux-persist';
import type { AdminState } from './admin';
import { adminReducer } from './admin';
import type { ApiSlice, ApiState } from './api/lazyApi';
import type { CatalogueState } from './catalogue';
import { catalogueReducer } from './catalogue';
import type { SessionPersistence } from './persistence';
import type { SessionState } from './session';
import { sessionReducer } from './session';

export interface RootState {
  api: ApiState;
  session: SessionState;
  catalogue: CatalogueState;
  admin: AdminState;
}

/** Placeholder until the API reducer is loaded. Keeps the preloaded API cache of a server-rendered page. */
const apiPlaceholder = (state = {} as ApiState): ApiState => state;

function persistSession(storage: SessionPersistence): typeof sessionReducer {
  // Add the option `deserialize`, which redux-persist's type lacks.
  const config: PersistConfig<SessionState> & { deserialize: false } = {
    key: 'session',
    storage,
    whitelist: ['regular', 'admin'],
    // Turn off redux-persist's serialisation, because the storage engine converts sessions to text. Turn off its
    // merging of the stored state, because the session slice handles REHYDRATE.
    serialize: false,
    deserialize: false,
    stateReconciler: false,
    // No timeout for reading: the storage engine returns resolved promises. A timer would only delay the end of tests.
    timeout: 0,
  };
  // Hide redux-persist's `_persist` field from the slice's type: no other code reads it.
  return persistReducer(config, sessionReducer) as unknown as typeof sessionReducer;
}

type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

/**
 * Returns a function that builds the root reducer of one store, with the given API reducer or with a placeholder.
 *
 * Call it exactly once per store, because redux-persist's reducer has internal state. Two stores with the same reducer
 * would mix their writes to storage, and a store with a second reducer would no longer write to storage.
 */
export function makeRootReducers(storage: SessionPersistence | null): (api?: ApiSlice['reducer']) => RootReducer {
  const session = storage ? persistSession(storage) : sessionReducer;
  return (api = apiPlaceholder) => combineReducers({ api, session, catalogue: catalogueReducer, admin: adminReducer });
}
