import { http, HttpResponse } from 'msw';
import { mockServer } from '../testing/mockServer';
import { testStore } from '../testing/testStore';
import { resetApiState } from './lazyApi';

const server = mockServer();

// The order of these tests is the order of a page: the store, then the api.
const early = testStore({ preloadedState: { api: { queries: { kept: {} } } as never } });

describe('a store that is there before the api', () => {
  test('works, and keeps what a rendered page brought along', () => {
    early.store.dispatch({ type: 'anything' });
    expect(early.store.getState().api).toEqual({ queries: { kept: {} } });
  });

  test('asks as soon as the api has arrived; so does a store that is made later', async () => {
    server.use(http.get('*/api/products/categories/list', () => HttpResponse.json({ categories: [] })));
    const { api } = await import('.');
    expect(early.store.getState().api.queries).toEqual({ kept: {} });
    for (const { store } of [early, testStore()]) {
      await store.dispatch(api.endpoints.listCategories.initiate()).unwrap();
      expect(api.endpoints.listCategories.select()(store.getState()).data).toEqual([]);
    }
    expect(server.sent).toHaveLength(2);
  });

  test('forgets answers by the api’s own action', async () => {
    const { api } = await import('.');
    expect(api.util.resetApiState.match(resetApiState())).toBe(true);
    early.store.dispatch(resetApiState());
    expect(early.store.getState().api.queries).toEqual({});
  });
});
