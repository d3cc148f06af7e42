import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { http, HttpResponse } from 'msw';
import { useBrowseProductsInfiniteQuery, useGetProductBySlugOrIdQuery, useListCategoriesQuery } from '../api';
import { useListUsersQuery } from '../users';
import { answer, mockServer, pageOf, products, testStore } from '../testing';
import { fakeStreams } from '../testing/fakeStream';
import { useLiveUpdates } from '.';

const server = mockServer();
const all = products(3);
const [first, second] = all as [(typeof all)[number], (typeof all)[number]];
const LIST = 'GET /products?page=1&limit=12&sort=-createdAt';
const CATEGORIES = 'GET /products/categories/list';
const one = (id: string) => `GET /products/${id}`;
const POLL_MS = 5000;

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

beforeEach(() =>
  server.use(
    http.get('*/api/products', () => HttpResponse.json(pageOf(all, 1))),
    http.get('*/api/products/:id', ({ params }) =>
      HttpResponse.json({ product: all.find(({ _id }) => _id === params.id) }),
    ),
    answer.listCategories({ categories: [] }),
    answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 0 }),
  ),
);

/** Subscribes to the product list, the categories, one product and the list of users. */
function Screen({ live }: { live: boolean }) {
  useLiveUpdates(live);
  const fetching = [
    useBrowseProductsInfiniteQuery({ sort: 'newest', category: null }).isFetching,
    useListCategoriesQuery().isFetching,
    useGetProductBySlugOrIdQuery(first._id).isFetching,
    useListUsersQuery({}).isFetching,
  ];
  return <p>{fetching.includes(true) ? 'fetching' : 'idle'}</p>;
}

const idle = () => screen.findByText('idle');

async function renderScreen({ live = true } = {}) {
  const streams = fakeStreams();
  const { store } = testStore();
  const page = (on: boolean) => (
    <Provider store={store}>
      <Screen live={on} />
    </Provider>
  );
  const { rerender } = render(page(live));
  await idle();
  server.sent.length = 0;
  return { streams, setLive: (on: boolean) => rerender(page(on)) };
}

/** Waits for `count` requests and their responses. Returns all requests since the last call, sorted by text. */
async function takeRequests(count: number): Promise<string[]> {
  await waitFor(() => expect(server.sent).toHaveLength(count));
  await idle();
  // Wait for one task, in which any unexpected further requests would be sent.
  await new Promise((resolve) => setTimeout(resolve));
  return server.sent
    .splice(0)
    .map(({ what }) => what)
    .sort();
}

const tags = (...ids: string[]) => ({ tags: ids.map((id) => ({ type: 'Catalogue', id })) });

describe('an event with tags refetches the mounted queries with these tags, and nothing else', () => {
  test.each<[string, unknown, string[]]>([
    ['the list tag', tags('LIST'), [LIST, CATEGORIES]],
    ['the list tag and a mounted product', tags('LIST', first._id), [LIST, CATEGORIES, one(first._id)]],
    ['a product that is only in the list', tags(second._id), [LIST]],
    ['invalid JSON counts as the list tag', '<html>', [LIST, CATEGORIES]],
    ['no tags', {}, [LIST, CATEGORIES]],
    ['an empty array of tags', { tags: [] }, [LIST, CATEGORIES]],
    ['tags of another kind', { tags: [{ type: 'Weather', id: 'rain' }, { type: 'Catalogue' }] }, [LIST, CATEGORIES]],
    ['null as a tag', { tags: [null] }, [LIST, CATEGORIES]],
    ['null as data', null, [LIST, CATEGORIES]],
  ])('%s', async (_case, data, expected) => {
    const { streams } = await renderScreen();
    expect(streams.map(({ url }) => url)).toEqual(['/api/events']);
    streams[0]!.emitStale(data);
    expect(await takeRequests(expected.length)).toEqual([...expected].sort());
  });

  test('an event for a product that is not mounted refetches nothing', async () => {
    const { streams } = await renderScreen();
    streams[0]!.emitStale(tags('00000000-0000-4000-8000-999999999999'));
    streams[0]!.emitStale(tags(first._id));
    // Only the second event causes requests: for the product that it names, and for the list with that product.
    expect(await takeRequests(2)).toEqual([one(first._id), LIST].sort());
  });
});

describe('polling while the stream is disconnected', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  /** Advances the fake timers, then waits for the responses to the requests that the timers have sent. */
  async function advance(milliseconds: number) {
    await jest.advanceTimersByTimeAsync(milliseconds);
    for (let round = 0; round < 20; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await jest.advanceTimersByTimeAsync(0);
    }
  }
  const everything = [CATEGORIES, LIST, one(first._id)].sort();
  const requests = () =>
    server.sent
      .splice(0)
      .map(({ what }) => what)
      .sort();

  test('every 5 s while disconnected, once more after reconnecting, then no more', async () => {
    const { streams } = await renderScreen();
    const stream = streams[0]!;
    stream.connect();
    await advance(POLL_MS);
    expect(requests()).toEqual([]);

    stream.disconnect();
    // Simulate a failed attempt to reconnect: browsers then dispatch another error event.
    stream.disconnect();
    await advance(POLL_MS - 1);
    expect(requests()).toEqual([]);
    await advance(1);
    expect(requests()).toEqual(everything);
    await advance(POLL_MS);
    expect(requests()).toEqual(everything);

    stream.connect();
    await advance(0);
    expect(requests()).toEqual(everything);
    await advance(3 * POLL_MS);
    expect(requests()).toEqual([]);
  });

  test('a rejected stream is reopened after increasing delays', async () => {
    const { streams } = await renderScreen();
    streams[0]!.reject();
    await advance(POLL_MS);
    expect(streams).toHaveLength(2);
    streams[1]!.reject();
    await advance(POLL_MS);
    expect(streams).toHaveLength(2);
    await advance(POLL_MS);
    expect(streams).toHaveLength(3);

    requests();
    streams[2]!.connect();
    await advance(0);
    expect(requests()).toEqual(everything);
    await advance(3 * POLL_MS);
    expect(requests()).toEqual([]);
    expect(streams).toHaveLength(3);
  });

  test('a hidden page closes the stream; when visible again, it reopens the stream and refetches', async () => {
    const { streams } = await renderScreen();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(streams[0]!.closed).toBe(true);
    await advance(3 * POLL_MS);
    expect(requests()).toEqual([]);

    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(streams).toHaveLength(2);
    streams[1]!.connect();
    await advance(0);
    expect(requests()).toEqual(everything);
  });

  test('polling stops on unmount', async () => {
    const { streams } = await renderScreen();
    streams[0]!.disconnect();
    cleanup();
    await advance(2 * POLL_MS);
    expect(requests()).toEqual([]);
    expect(streams[0]!.closed).toBe(true);
  });
});

describe('lifetime of the stream', () => {
  test('it is closed on unmount', async () => {
    const { streams } = await renderScreen();
    expect(streams[0]!.closed).toBe(false);
    cleanup();
    expect(streams.map(({ closed }) => closed)).toEqual([true]);
  });

  test('it is opened when `live` becomes true and closed when it becomes false', async () => {
    const { streams, setLive } = await renderScreen({ live: false });
    expect(streams).toEqual([]);
    act(() => setLive(true));
    await waitFor(() => expect(streams).toHaveLength(1));
    act(() => setLive(false));
    await waitFor(() => expect(streams[0]!.closed).toBe(true));
    expect(streams).toHaveLength(1);
  });

  test('in StrictMode, only the second stream stays open', async () => {
    const streams = fakeStreams();
    render(
      <StrictMode>
        <Provider store={testStore().store}>
          <Screen live />
        </Provider>
      </StrictMode>,
    );
    await idle();
    expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
  });

  test('the hook has no effect if the browser has no EventSource', async () => {
    render(
      <Provider store={testStore().store}>
        <Screen live />
      </Provider>,
    );
    expect(await idle()).toBeVisible();
  });
});
