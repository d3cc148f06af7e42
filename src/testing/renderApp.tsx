/** Starts a screen test from an address: the whole app, the real store, a real address bar. */
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import type { AppStore } from '../../store';
import { testStore } from '../../store/testing';
import { App } from '../app/App';
import { navigation } from '../app/navigation';
import { routes } from '../app/routes';
import { setDraftOwner } from '../ui/draftOwner';

// How long a busy machine may take until something appears; only a test that fails waits for so long.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

// As in a browser, answers change the screen when they come: a test waits for what is shown, not for React's `act`.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

// The route table loads screens when they are asked for. Compiled now, they keep no test waiting.
beforeAll(() => Promise.all(routes.map(({ load }) => load())));

const opened: AppStore[] = [];
// Before the mock server of the test file forgets its answers.
afterEach(() => Promise.all(opened.splice(0).map(settle)));

const settle = (store: AppStore) =>
  waitFor(() => {
    const statuses: (string | undefined)[] = Object.values(store.getState().api.queries).map((query) => query?.status);
    expect(statuses).not.toContain('pending');
  });

type StoreOptions = NonNullable<Parameters<typeof testStore>[0]>;

interface Start extends Pick<StoreOptions, 'signedInAs' | 'storage' | 'preloadedState' | 'fetch'> {
  /** Path and query that the visitor opens. */
  at: string;
  /** A reload of the window that is open: what it kept for itself is there. */
  again?: boolean;
}

interface Visit extends Pick<ReturnType<typeof testStore>, 'store' | 'notified'> {
  /** The visitor's hands. */
  user: ReturnType<typeof userEvent.setup>;
  /** Waits until every request that has been asked for is answered. */
  settled: () => Promise<void>;
}

/** Opens the app at an address, signed out unless `signedInAs` says who it is. */
export function renderApp({ at, again = false, ...options }: Start): Visit {
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
  opened.push(store);
  // Without pauses between keystrokes, so that fake clocks need no hand to push them.
  return { store, notified, user: userEvent.setup({ delay: null }), settled: () => settle(store) };
}

/** What stands in the address bar: path and query. */
export const address = (): string => window.location.pathname + window.location.search;
