import { http, HttpResponse } from 'msw';
import { mockServer } from '../testing/mockServer';
import { testStore } from '../testing/testStore';
import { resetApiState } from './lazyApi';

const server = mockServer();

// A store created before the API slice is loaded. The second test loads the slice, so the order of the tests matters.
const early = testStore({ preloadedState: { api: { queries: { preloaded: {} } } as never } });

describe('a store created before the API slice is loaded', () => {
  test('keeps the preloaded API state', () => {
    early.store.dispatch({ type: 'anything' });
    expect(early.store.getState().api).toEqual({ queries: { preloaded: {} } });
  });

  test('can make API calls once the slice is loaded, like a store created later', async () => {
    server.use(http.get('*/api/products/categories/list', () => HttpResponse.json({ categories: [] })));
    const { api } = await import('.');
    expect(early.store.getState().api.queries).toEqual({ preloaded: {} });
    for (const { store } of [early, testStore()]) {
      await store.dispatch(api.endpoints.listCategories.initiate()).unwrap();
      expect(api.endpoints.listCategories.select()(store.getState()).data).toEqual([]);
    }
    expect(server.sent).toHaveLength(2);
  });

  test('clears the API cache on the exported resetApiState action', async () => {
    const { api } = await import('.');
    expect(api.util.resetApiState.match(resetApiState())).toBe(true);
    early.store.dispatch(resetApiState());
    expect(early.store.getState().api.queries).toEqual({});
  });
});
