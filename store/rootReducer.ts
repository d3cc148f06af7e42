import { combineReducers } from '@reduxjs/toolkit';
import type { PersistConfig } from 'redux-persist';
import { persistReducer } from 'redux-persist';
import { adminReducer } from './admin';
import { api } from './api';
import { catalogueReducer } from './catalogue';
import type { SessionStorage } from './persistence';
import type { SessionState } from './session';
import { sessionReducer } from './session';

const reducers = {
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  catalogue: catalogueReducer,
  admin: adminReducer,
};

const plainReducer = combineReducers(reducers);

export type RootState = ReturnType<typeof plainReducer>;

function persisted(storage: SessionStorage): typeof sessionReducer {
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

/** A reducer for one store; two stores that shared a persisted one would mix their writes. */
export function makeRootReducer(storage: SessionStorage | null): typeof plainReducer {
  return storage ? combineReducers({ ...reducers, session: persisted(storage) }) : plainReducer;
}
