import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { collection, garbage, mockServer, pageOf, problem, product, products } from '../../../store/testing';
import { refreshProducts } from '../../../store/api';
import { renderApp } from '../../testing/renderApp';

const server = mockServer();

const ERROR_MESSAGE = 'Failed to load products. Please try again.';
const count = (message: string) => screen.findByText(message);
const tryAgain = async () => within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' });
const cards = () => within(screen.getByRole('region', { name: 'Products' })).queryAllByRole('heading');
const never = () => new Promise<never>(() => undefined);

const failures: [string, HttpHandler][] = [
  ['the API is down', http.get('*/api/products', () => HttpResponse.error())],
  ['the API returns 500', problem('get', '/products', 500, 'Something went wrong.')],
  ['the API returns 500 without a body', garbage('get', '/products', '', 500)],
  ['the API returns HTML', garbage('get', '/products', '<!doctype html><title>Welcome to nginx!</title>')],
  ['a gateway returns 502 with HTML', garbage('get', '/products', '<html>Bad Gateway</html>', 502)],
  ['the JSON is truncated', garbage('get', '/products', '{"products": [{"_id": "1", "na')],
  ['the JSON has another shape', garbage('get', '/products', '{"products": "soon"}')],
  ['the body is empty', garbage('get', '/products', '')],
  ['the API returns 429', problem('get', '/products', 429, 'Too many requests.')],
];

describe("spec §8: 'Catalogue: Failed to load products. Please try again.'", () => {
  test.each(failures)('%s: shows the error, and trying again works', async (_case, handler) => {
    server.use(handler);
    const { user } = renderApp({ at: '/products' });

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(ERROR_MESSAGE);
    expect(cards()).toEqual([]);
    expect(screen.queryByText(/^Showing|^Loading|being prepared/)).not.toBeInTheDocument();

    server.use(collection([product({ name: 'Fjord Cabin' })]));
    await user.click(await tryAgain());
    expect(await screen.findByRole('link', { name: 'Fjord Cabin' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows the error again if trying again fails', async () => {
    server.use(problem('get', '/products', 503, 'Too busy.'));
    const { user, settled } = renderApp({ at: '/products' });

    await user.click(await tryAgain());
    await settled();
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_MESSAGE);
    expect(server.sent).toHaveLength(2);
  });

  describe('spec §9: API timeout 10000 ms', () => {
    afterEach(() => jest.useRealTimers());

    test('shows the error after 10 s, not earlier', async () => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
      server.use(http.get('*/api/products', never));
      const { user } = renderApp({ at: '/products' });
      await screen.findByText('Loading the collection…');

      await act(() => jest.advanceTimersByTimeAsync(9_000));
      expect(screen.getByText('Loading the collection…')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_MESSAGE);

      jest.useRealTimers();
      server.use(collection([product({ name: 'Fjord Cabin' })]));
      await user.click(await tryAgain());
      expect(await screen.findByRole('link', { name: 'Fjord Cabin' })).toBeVisible();
    });
  });
});

describe('if only a further page fails', () => {
  const all = products(14);
  const secondPageFails = http.get('*/api/products', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    return page === 1 ? HttpResponse.json(pageOf(all, 1)) : HttpResponse.json({}, { status: 500 });
  });

  test('keeps the loaded products, and shows the error with a button to try again', async () => {
    server.use(secondPageFails);
    const { user } = renderApp({ at: '/products' });
    await count('Showing 12 products');

    await user.click(screen.getByRole('button', { name: 'Load More Products' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_MESSAGE);
    expect(cards()).toHaveLength(12);
    expect(screen.getByText('Showing 12 products')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More Products' })).not.toBeInTheDocument();

    server.use(collection(all));
    await user.click(await tryAgain());
    expect(await count('Showing 14 products')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(server.sent.map(({ what }) => /page=\d+/.exec(what)?.[0])).toEqual(['page=1', 'page=2', 'page=2']);
  });

  test('can still change the sort order', async () => {
    server.use(secondPageFails);
    const { user } = renderApp({ at: '/products?pages=2' });
    await screen.findByRole('alert');

    server.use(collection(all));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    expect(await screen.findByRole('button', { name: 'Load More Products' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('keeps the loaded products if refreshing them fails, and trying again refreshes them', async () => {
  server.use(collection(products(14)));
  const { user, store } = renderApp({ at: '/products' });
  await count('Showing 12 products');
  server.use(problem('get', '/products', 500, 'Something went wrong.'));
  store.dispatch(refreshProducts());
  expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_MESSAGE);
  expect(cards()).toHaveLength(12);

  server.use(collection([product({ name: 'Fjord Cabin' })]));
  await user.click(await tryAgain());
  expect(await screen.findByRole('link', { name: 'Fjord Cabin' })).toBeVisible();
  expect(await count('Showing 1 product')).toBeVisible();
  expect(server.sent.map(({ what }) => /page=\d+/.exec(what)?.[0])).toEqual(['page=1', 'page=1', 'page=1']);
});

test('hides the products of the previous sort order if another one fails', async () => {
  server.use(collection(products(3)));
  const { user } = renderApp({ at: '/products' });
  await count('Showing 3 products');

  server.use(problem('get', '/products', 500, 'Something went wrong.'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: Low to High');
  expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_MESSAGE);
  expect(cards()).toEqual([]);
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();

  server.use(collection([product({ name: 'The cheapest' })]));
  await user.click(await tryAgain());
  expect(await screen.findByRole('link', { name: 'The cheapest' })).toBeVisible();
});
