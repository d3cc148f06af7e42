import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Persistor, PersistorOptions } from 'redux-persist';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore } from 'redux-persist';
import type { ThunkExtra } from './api/lazyApi';
import { API_ORIGIN, onApiReady } from './api/lazyApi';
import type { ListenerDependencies } from './listeners';
import { makeListeners } from './listeners';
import type { SessionPersistence } from './persistence';
import type { RootState } from './rootReducer';
import { makeRootReducers } from './rootReducer';
import { selectToken } from './session';

export type { RootState } from './rootReducer';
export { createSessionPersistence } from './persistence';

/** Options of {@link makeStore}: the platform functions that the store uses, and its initial state. */
export interface StoreOptions extends Pick<ListenerDependencies, 'navigate' | 'notify' | 'onUserChange'> {
  /** The `fetch` for API calls; the global one by default. Server rendering and tests pass their own. */
  fetch?: typeof fetch;
  /** Absolute origin of the backend, needed in Node, where relative URLs do not resolve. Default: API_ORIGIN. */
  origin?: string;
  /** Returns the path of the current page; `location.pathname` by default. */
  path?: () => string;
  preloadedState?: Partial<RootState>;
  /** Storage for the session, see `createSessionPersistence`. Null (the default) persists nothing, as on the server. */
  storage?: SessionPersistence | null;
}

const persistors = new WeakMap<object, Persistor>();

/** Creates an independent store. The browser has one; the server creates one for each page that it renders. */
export function makeStore(options: StoreOptions) {
  const { navigate, notify, onUserChange, preloadedState, storage = null } = options;
  const getToken = (): string | null => storage?.token() ?? selectToken(store.getState());
  const extraArgument: ThunkExtra = {
    // Read `globalThis.fetch` at each call: tests and monitoring tools may replace it after the store is created.
    fetch: (input, init) => (options.fetch ?? globalThis.fetch)(input, init),
    origin: options.origin ?? API_ORIGIN,
    getToken,
  };
  const listeners = makeListeners({
    navigate,
    notify,
    onUserChange,
    path: options.path ?? (() => globalThis.location.pathname),
    getToken,
    flush: () => void persistors.get(store)?.flush(),
    storage,
  });
  const rootReducer = makeRootReducers(storage);
  const dynamicMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer(),
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(listeners.middleware)
        .concat(dynamicMiddleware.middleware),
  });
  onApiReady(({ reducer, middleware }) => {
    dynamicMiddleware.addMiddleware(middleware);
    store.replaceReducer(rootReducer(reducer));
  });
  // `manualPersist`: rehydrate only when persist() is called. redux-persist's types lack this option, hence the cast.
  const persistorOptions = { manualPersist: true } as PersistorOptions;
  if (storage) persistors.set(store, persistStore(store, persistorOptions));
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/**
 * Loads the stored session into the store. Until it is loaded, `selectAuthStatus` returns 'checking'.
 *
 * Call it in an effect of a component inside the route's Suspense boundary. A store update before that boundary has
 * hydrated would make React discard the server-rendered HTML. A second call has no effect.
 */
export function startRehydration(store: AppStore): void {
  persistors.get(store)?.persist();
}
