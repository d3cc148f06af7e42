import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { http, HttpResponse } from 'msw';
import {
  useBrowseProductsInfiniteQuery,
  useGetProductBySlugOrIdQuery,
  useListCategoriesQuery,
  useListUsersQuery,
} from '../api';
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

/** The collection, its categories, one product and a list of users are on screen. */
function Screen({ live }: { live: boolean }) {
  useLiveUpdates(live);
  const asked = [
    useBrowseProductsInfiniteQuery({ sort: 'newest', category: null }).isFetching,
    useListCategoriesQuery().isFetching,
    useGetProductBySlugOrIdQuery(first._id).isFetching,
    useListUsersQuery({}).isFetching,
  ];
  return <p>{asked.includes(true) ? 'asking' : 'at rest'}</p>;
}

const rest = () => screen.findByText('at rest');

async function shown({ live = true } = {}) {
  const streams = fakeStreams();
  const { store } = testStore();
  const page = (on: boolean) => (
    <Provider store={store}>
      <Screen live={on} />
    </Provider>
  );
  const { rerender } = render(page(live));
  await rest();
  server.sent.length = 0;
  return { streams, turn: (on: boolean) => rerender(page(on)) };
}

/** What was asked for since, once something was and all of it is answered. */
async function askedFor(howMany: number): Promise<string[]> {
  await waitFor(() => expect(server.sent).toHaveLength(howMany));
  await rest();
  // What is asked for too much comes a turn later.
  await new Promise((resolve) => setTimeout(resolve));
  return server.sent
    .splice(0)
    .map(({ what }) => what)
    .sort();
}

const tags = (...ids: string[]) => ({ tags: ids.map((id) => ({ type: 'Catalogue', id })) });

describe('server-sent events that carry tags: what is shown and stale asks again, nothing else', () => {
  test.each<[string, unknown, string[]]>([
    ['the list', tags('LIST'), [LIST, CATEGORIES]],
    ['the list and a product that is shown', tags('LIST', first._id), [LIST, CATEGORIES, one(first._id)]],
    ['a product of the list alone', tags(second._id), [LIST]],
    ['what cannot be read is the whole list', '<html>', [LIST, CATEGORIES]],
    ['no tags', {}, [LIST, CATEGORIES]],
    ['an empty list of tags', { tags: [] }, [LIST, CATEGORIES]],
    ['tags of another kind', { tags: [{ type: 'Weather', id: 'rain' }, { type: 'Catalogue' }] }, [LIST, CATEGORIES]],
    ['null for a tag', { tags: [null] }, [LIST, CATEGORIES]],
    ['null', null, [LIST, CATEGORIES]],
  ])('%s', async (_case, data, expected) => {
    const { streams } = await shown();
    expect(streams.map(({ url }) => url)).toEqual(['/api/events']);
    streams[0]!.stale(data);
    expect(await askedFor(expected.length)).toEqual([...expected].sort());
  });

  test('a product that is nowhere on screen: nobody asks', async () => {
    const { streams } = await shown();
    streams[0]!.stale(tags('00000000-0000-4000-8000-999999999999'));
    streams[0]!.stale(tags(first._id));
    // The second one only: its product, and the list that it stands in.
    expect(await askedFor(2)).toEqual([one(first._id), LIST].sort());
  });
});

describe('polling where they are cut', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  /** Lets so much time pass, and what it starts come to its end. */
  async function pass(milliseconds: number) {
    await jest.advanceTimersByTimeAsync(milliseconds);
    for (let turns = 0; turns < 20; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await jest.advanceTimersByTimeAsync(0);
    }
  }
  const everything = [CATEGORIES, LIST, one(first._id)].sort();
  const asked = () =>
    server.sent
      .splice(0)
      .map(({ what }) => what)
      .sort();

  test('every five seconds while it is cut, once more when it is back, then no more', async () => {
    const { streams } = await shown();
    const stream = streams[0]!;
    stream.back();
    await pass(POLL_MS);
    expect(asked()).toEqual([]);

    stream.cut();
    // A browser that tries again says so each time.
    stream.cut();
    await pass(POLL_MS - 1);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(everything);
    await pass(POLL_MS);
    expect(asked()).toEqual(everything);

    stream.back();
    await pass(0);
    expect(asked()).toEqual(everything);
    await pass(3 * POLL_MS);
    expect(asked()).toEqual([]);
  });

  test('a stream that was refused is tried again after growing pauses', async () => {
    const { streams } = await shown();
    streams[0]!.refuse();
    await pass(POLL_MS);
    expect(streams).toHaveLength(2);
    streams[1]!.refuse();
    await pass(POLL_MS);
    expect(streams).toHaveLength(2);
    await pass(POLL_MS);
    expect(streams).toHaveLength(3);

    asked();
    streams[2]!.back();
    await pass(0);
    expect(asked()).toEqual(everything);
    await pass(3 * POLL_MS);
    expect(asked()).toEqual([]);
    expect(streams).toHaveLength(3);
  });

  test('a page in the background holds no connection, and asks again when it is seen', async () => {
    const { streams } = await shown();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(streams[0]!.closed).toBe(true);
    await pass(3 * POLL_MS);
    expect(asked()).toEqual([]);

    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(streams).toHaveLength(2);
    streams[1]!.back();
    await pass(0);
    expect(asked()).toEqual(everything);
  });

  test('left while it is cut, nobody asks any more', async () => {
    const { streams } = await shown();
    streams[0]!.cut();
    cleanup();
    await pass(2 * POLL_MS);
    expect(asked()).toEqual([]);
    expect(streams[0]!.closed).toBe(true);
  });
});

describe('a stream for as long as it is wanted', () => {
  test('closed on leaving', async () => {
    const { streams } = await shown();
    expect(streams[0]!.closed).toBe(false);
    cleanup();
    expect(streams.map(({ closed }) => closed)).toEqual([true]);
  });

  test('not opened where the backend does not announce it; opened when it does, closed when it no longer does', async () => {
    const { streams, turn } = await shown({ live: false });
    expect(streams).toEqual([]);
    act(() => turn(true));
    await waitFor(() => expect(streams).toHaveLength(1));
    act(() => turn(false));
    await waitFor(() => expect(streams[0]!.closed).toBe(true));
    expect(streams).toHaveLength(1);
  });

  test('where React mounts twice, one of them stays', async () => {
    const streams = fakeStreams();
    render(
      <StrictMode>
        <Provider store={testStore().store}>
          <Screen live />
        </Provider>
      </StrictMode>,
    );
    await rest();
    expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
  });

  test('a browser without such streams is left alone', async () => {
    render(
      <Provider store={testStore().store}>
        <Screen live />
      </Provider>,
    );
    expect(await rest()).toBeVisible();
  });
});
