/** Renders the whole app at a URL for screen tests, with the real store and router. */
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import type { AppStore } from '../../store';
import { api } from '../../store/api';
import { testStore } from '../../store/testing';
import { App } from '../app/App';
import { navigation } from '../app/navigation';
import { routes } from '../app/routes';
import { setDraftOwner } from '../ui/draftOwner';
import { rendered } from './rendered';

// Disable React's `act` environment: responses update the screen as in a browser, and tests wait for the result.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

// Import all lazy screens up front, so that the time to compile them does not count towards a test's timeout.
beforeAll(() => Promise.all(routes.map(({ load }) => load())));

const stores: AppStore[] = [];
// Wait for running requests before `mockServer` removes the handlers of the test, and before the next test, which could
// find the toast that a change shows at its end.
afterEach(() => Promise.all(stores.splice(0).map(settle)));

/**
 * Waits until no query or mutation is pending and components show its result. Redux Toolkit notifies components of
 * finished queries in the next animation frame (`autoBatchEnhancer`).
 */
const settle = (store: AppStore) =>
  waitFor(async () => {
    expectNothingPending(store);
    await new Promise(requestAnimationFrame);
    await rendered();
    expectNothingPending(store);
  });

function expectNothingPending(store: AppStore): void {
  const statuses: (string | undefined)[] = Object.values(store.getState().api.queries).map((query) => query?.status);
  expect(statuses).not.toContain('pending');
  // The state has no mutations of unmounted components.
  expect(store.dispatch(api.util.getRunningMutationsThunk())).toHaveLength(0);
}

type StoreOptions = NonNullable<Parameters<typeof testStore>[0]>;

interface RenderAppOptions extends Pick<StoreOptions, 'signedInAs' | 'storage' | 'preloadedState' | 'fetch'> {
  /** Path and query to open. */
  at: string;
  /** Simulates a reload: unmounts the previous app and keeps `sessionStorage`. */
  again?: boolean;
}

interface RenderAppResult extends Pick<ReturnType<typeof testStore>, 'store' | 'notified'> {
  /** The user-event instance for clicks and input. */
  user: ReturnType<typeof userEvent.setup>;
  /** Waits until no query or mutation is pending and components show the results. */
  settled: () => Promise<void>;
}

/** Renders the app at a URL, signed out unless `signedInAs` is given. Clears `sessionStorage` unless `again` is set. */
export function renderApp({ at, again = false, ...options }: RenderAppOptions): RenderAppResult {
  if (again) cleanup();
  else window.sessionStorage.clear();
  window.history.pushState(null, '', at);
  const { store, notified } = testStore({
    navigate: navigation.go,
    path: () => window.location.pathname,
    onUserChange: setDraftOwner,
    ...options,
  });
  render(
    <BrowserRouter>
      <App store={store} />
    </BrowserRouter>,
  );
  stores.push(store);
  // `delay: null` turns off the pause after each keystroke: it uses a timer, which would never fire under fake timers.
  return { store, notified, user: userEvent.setup({ delay: null }), settled: () => settle(store) };
}

/** Returns the current URL's path and query. */
export const address = (): string => window.location.pathname + window.location.search;
