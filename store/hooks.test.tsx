import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '.';
import { createSessionPersistence, startRehydration } from '.';
import { api, mergePages, useBrowseProductsInfiniteQuery } from './api';
import { useAppSelector } from './hooks';
import { selectUser } from './session';
import { answer, collection, mockServer, products, testStore, user } from './testing';

const server = mockServer();

function Collection() {
  const { data, fetchNextPage } = useBrowseProductsInfiniteQuery({ sort: 'newest', category: null });
  const name = useAppSelector(selectUser)?.firstName ?? 'guest';
  return (
    <button type="button" onClick={() => void fetchNextPage()}>
      {name} sees {mergePages(data?.pages ?? []).length}
    </button>
  );
}

const renderCollection = (store: AppStore) =>
  render(
    <StrictMode>
      <Provider store={store}>
        <Collection />
      </Provider>
    </StrictMode>,
  );

test("'catalogue page size 12' (§9): each page is loaded with one request, even in StrictMode", async () => {
  server.use(collection(products(20)));
  renderCollection(testStore({ signedInAs: user() }).store);
  (await screen.findByRole('button', { name: 'Ada sees 12' })).click();
  await screen.findByRole('button', { name: 'Ada sees 20' });
  expect(server.sent.map(({ what }) => what)).toEqual([
    'GET /products?page=1&limit=12&sort=-createdAt',
    'GET /products?page=2&limit=12&sort=-createdAt',
  ]);
});

test("'Login success saves token in a cookie (7 days, secure, strict same-site) and local storage' (§4): in jsdom's window", async () => {
  server.use(collection([]), answer.login({ token: 'new', user: user() }));
  const { store } = testStore({ storage: createSessionPersistence(window) });
  startRehydration(store);
  renderCollection(store);
  await screen.findByRole('button', { name: 'guest sees 0' });
  const credentials = { email: 'ada@example.com', password: 'secret' };
  await act(() => store.dispatch(api.endpoints.login.initiate({ credentials })).unwrap());
  expect(document.cookie).toBe('auth_token=new');
  expect(Object.keys(localStorage).sort()).toEqual(['adminToken', 'adminUser', 'auth_token', 'user']);
  await screen.findByRole('button', { name: 'Ada sees 0' });
  // Signing in cleared the cache, so the list is fetched again: wait for that request before the test ends.
  await act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));
});
