import { FLUSH } from 'redux-persist';
import type { User } from '../api/endpoints.gen';
import type { AppStore } from '..';
import { startRehydration } from '..';
import { createSessionPersistence } from '../persistence';
import { selectAuthStatus } from '../session';
import { user } from './builders';
import type { FakeBrowser } from './fakeBrowser';
import { fakeBrowser } from './fakeBrowser';
import type { TestStore } from './testStore';
import { testStore } from './testStore';

interface OpenedStore extends TestStore {
  browser: FakeBrowser;
  /** What the gate said before the stored session was read. */
  atFirst: ReturnType<typeof selectAuthStatus>;
}

/** The real store over a fake browser in which `given` is stored, at `path`, its stored session read. */
export async function makeRehydratedStore(
  given: Parameters<typeof fakeBrowser>[0] = {},
  path = '/',
): Promise<OpenedStore> {
  const browser = fakeBrowser(given);
  const outside = testStore({ storage: createSessionPersistence(browser), path: () => path });
  const atFirst = selectAuthStatus(outside.store.getState());
  startRehydration(outside.store);
  // Reading takes promises only: one turn of the event loop later it is done.
  await new Promise((resolve) => setTimeout(resolve));
  return { browser, atFirst, ...outside };
}

/** Has redux-persist write now what it would write in a moment. */
export function writeAll(store: AppStore): void {
  store.dispatch({ type: FLUSH, result: () => undefined });
}

/** The four names as a sign-in leaves them in local storage. */
export function storedNames(who: User = user({ role: 'admin' }), token = 'old'): Record<string, string> {
  const text = JSON.stringify(who);
  return { auth_token: token, user: text, adminToken: token, adminUser: text };
}
