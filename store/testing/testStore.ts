import type { User } from '../api/endpoints.gen';
import type { AppStore, StoreOptions } from '..';
import { makeStore } from '..';
import { sessionOf } from './builders';

interface TestStoreOptions extends Partial<StoreOptions> {
  /** The signed-in user; none by default. Ignored if `storage` is set, because the session then comes from storage. */
  signedInAs?: User;
}

export interface TestStore {
  store: AppStore;
  /** Paths that the store navigated to, in order. */
  navigated: string[];
  /** Notifications that the store requested, in order. */
  notified: { message: string; tone: string }[];
}

/** Creates the real store, but records navigation and notifications instead of executing them. */
export function testStore({ signedInAs, preloadedState, ...options }: TestStoreOptions = {}): TestStore {
  const navigated: string[] = [];
  const notified: TestStore['notified'] = [];
  const store = makeStore({
    navigate: (path) => navigated.push(path),
    notify: (message, tone) => notified.push({ message, tone }),
    origin: 'https://shop.example',
    path: () => '/',
    preloadedState: {
      ...(options.storage ? {} : { session: sessionOf(signedInAs ?? null) }),
      ...preloadedState,
    },
    ...options,
  });
  return { store, navigated, notified };
}
