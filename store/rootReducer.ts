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

/** In the api's place until it arrives: keeps the answers that a rendered page brought along. */
const untouched = (state = {} as ApiState): ApiState => state;

function persisted(storage: SessionPersistence): typeof sessionReducer {
  // redux-persist's types do not know `deserialize`.
  const config: PersistConfig<SessionState> & { deserialize: false } = {
    key: 'session',
    storage,
    whitelist: ['regular', 'admin'],
    // The engine turns fields into texts and back, and the slice decides what is restored.
    serialize: false,
    deserialize: false,
    stateReconciler: false,
    // The engine answers at once; a timer would only keep pages and tests waiting.
    timeout: 0,
  };
  // What redux-persist adds to the slice is its own business.
  return persistReducer(config, sessionReducer) as unknown as typeof sessionReducer;
}

type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

/**
 * Makes the reducers of one store, without the api and with it. Two stores that shared a persisted session would mix
 * their writes; and one store that got a second one would no longer write.
 */
export function makeRootReducers(storage: SessionPersistence | null): (api?: ApiSlice['reducer']) => RootReducer {
  const session = storage ? persisted(storage) : sessionReducer;
  return (api = untouched) => combineReducers({ api, session, catalogue: catalogueReducer, admin: adminReducer });
}
