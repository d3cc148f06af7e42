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

interface RehydratedStore extends TestStore {
  browser: FakeBrowser;
  /** The auth status before the stored session was loaded. */
  initialStatus: ReturnType<typeof selectAuthStatus>;
}

/** Creates a store for the page `path`, with a fake browser as storage. Waits until the stored session is loaded. */
export async function makeRehydratedStore(
  given: Parameters<typeof fakeBrowser>[0] = {},
  path = '/',
): Promise<RehydratedStore> {
  const browser = fakeBrowser(given);
  const recorded = testStore({ storage: createSessionPersistence(browser), path: () => path });
  const initialStatus = selectAuthStatus(recorded.store.getState());
  startRehydration(recorded.store);
  // Wait until the session is loaded: that takes only promise callbacks, which all run before the next timer.
  await new Promise((resolve) => setTimeout(resolve));
  return { browser, initialStatus, ...recorded };
}

/** Makes redux-persist write pending changes immediately. */
export function flushPersistence(store: AppStore): void {
  store.dispatch({ type: FLUSH, result: () => undefined });
}

/** Returns localStorage entries for a regular and an admin session of one user, for `fakeBrowser({ stored })`. */
export function storedNames(signedIn: User = user({ role: 'admin' }), token = 'old'): Record<string, string> {
  const text = JSON.stringify(signedIn);
  return { auth_token: token, user: text, adminToken: token, adminUser: text };
}
