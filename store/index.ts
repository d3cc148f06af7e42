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

/** What a store is told about the world around it. */
export interface StoreOptions extends Pick<ListenerDependencies, 'navigate' | 'notify' | 'onUserChange'> {
  /** The platform's own unless given: the server renders with the app's, tests with theirs. */
  fetch?: typeof fetch;
  /** Absolute origin of the backend, for where pages have none (Node); else what the site was built with. */
  origin?: string;
  /** The visitor's path; the window's unless given. */
  path?: () => string;
  preloadedState?: Partial<RootState>;
  /** Where the session is kept: `createSessionPersistence(window)`; null or nothing: nowhere, as on the server. */
  storage?: SessionPersistence | null;
}

const persistors = new WeakMap<object, Persistor>();

/** A store of its own, sharing nothing with any other: one for a page, one for each page rendered on the server. */
export function makeStore(options: StoreOptions) {
  const { navigate, notify, onUserChange, preloadedState, storage = null } = options;
  const getToken = (): string | null => storage?.token() ?? selectToken(store.getState());
  const world: ThunkExtra = {
    // Looked up at each call, not now: tests and monitors replace the global one later.
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
  const late = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer(),
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: world },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(listeners.middleware)
        .concat(late.middleware),
  });
  onApiReady(({ reducer, middleware }) => {
    late.addMiddleware(middleware);
    store.replaceReducer(rootReducer(reducer));
  });
  // redux-persist's types do not know `manualPersist`.
  const byHand = { manualPersist: true } as PersistorOptions;
  if (storage) persistors.set(store, persistStore(store, byHand));
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/**
 * Reads the stored session into the store; until then the gate says 'checking'. To be called inside the route's
 * Suspense after hydration: earlier, React would throw the server's HTML away. A second call does nothing.
 */
export function startRehydration(store: AppStore): void {
  persistors.get(store)?.persist();
}
