import type { User } from '../api/endpoints.gen';
import type { AppStore, StoreOptions } from '..';
import { makeStore } from '..';
import { sessionOf } from './builders';

interface TestStoreOptions extends Partial<StoreOptions> {
  /** Who is signed in from the start; nobody unless given. Of no effect with `storage`, which decides by itself. */
  signedInAs?: User;
}

export interface TestStore {
  store: AppStore;
  /** Where the store sent the visitor, in order. */
  navigated: string[];
  /** What the store said to the visitor, in order. */
  notified: { message: string; tone: string }[];
}

/** The real store with the outside world written down instead of carried out. */
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
