/**
 * Tests of the server-side search for products that are not loaded. It requires a backend that lists 'search' in
 * `extensions`.
 */
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockServer, pageOf, product, products } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { makeDeferred } from '../../testing/deferred';
import { renderApp } from '../../testing/renderApp';

const server = mockServer();
const HEADING = 'More from the collection';

const firPieces = products(12).map((one, index) => ({ ...one, name: `Piece ${index + 1} of fir` }));
const unloadedProducts = [
  product({ name: 'Hemlock Cabin', category: 'infrared' }),
  product({ name: 'Hemlock Bench', category: 'accessory' }),
];

/** Mocks a backend that searches product names and, by default, lists 'search' in `extensions`. */
function mockBackend(all = [...firPieces, ...unloadedProducts], extensions: string[] = ['search']) {
  server.use(
    http.get('*/api/products', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [search, category] = [query.get('search')?.toLowerCase() ?? '', query.get('category')];
      const found = all.filter(
        (one) => one.name.toLowerCase().includes(search) && (category === null || one.category === category),
      );
      return HttpResponse.json({ ...pageOf(found, Number(query.get('page'))), extensions });
    }),
  );
}

const searches = () => server.sent.map(({ what }) => what).filter((what) => what.includes('search='));
const searchBox = () => screen.getByRole('searchbox');
const remoteResults = () => within(screen.getByRole('region', { name: HEADING }));
const names = () =>
  remoteResults()
    .getAllByRole('heading', { level: 2 })
    .slice(1)
    .map(({ textContent }) => textContent);

test('finds a product on a page that is not loaded, and shows it under its own heading', async () => {
  mockBackend();
  const { user } = renderApp({ at: '/products' });
  await screen.findByText('Showing 12 products');
  await user.type(searchBox(), 'Hemlock');

  // The loaded products are filtered immediately, before the server responds.
  expect(screen.getByText('Showing 0 products')).toBeVisible();
  expect(await screen.findByRole('heading', { name: HEADING })).toBeVisible();
  expect(names()).toEqual(['Hemlock Cabin', 'Hemlock Bench']);
  expect(remoteResults().getByRole('status')).toHaveTextContent('2 products found in the rest of the collection');
  expect(screen.queryByText(/^Nothing/)).not.toBeInTheDocument();
  expect(searches()).toEqual(['GET /products?page=1&limit=12&sort=-createdAt&search=Hemlock']);
});

test('uses the sort order and the category, and leaves out products that are already shown', async () => {
  const loadedMatch = product({ name: 'Hemlock Ladle', category: 'accessory' });
  mockBackend([
    loadedMatch,
    ...products(12).map((one) => ({ ...one, category: 'accessory' as const })),
    ...unloadedProducts,
  ]);
  renderApp({ at: '/products?q=hemlock&category=accessory&sort=name' });

  expect(await screen.findByText('Showing 1 product')).toBeVisible();
  expect(await screen.findByRole('heading', { name: HEADING })).toBeVisible();
  expect(names()).toEqual(['Hemlock Bench']);
  expect(searches()).toEqual(['GET /products?page=1&limit=12&sort=name&category=accessory&search=hemlock']);
});

test('searches after a pause in typing, from three characters on, and aborts the previous request', async () => {
  stopClock();
  mockBackend();
  const first = makeDeferred();
  const aborted: string[] = [];
  const { user } = renderApp({ at: '/products' });
  await screen.findByText('Showing 12 products');
  server.use(
    http.get('*/api/products', async ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      request.signal.addEventListener('abort', () => aborted.push(String(search)));
      if (search === 'hem') await first.opened;
      return HttpResponse.json(pageOf(search === 'hem' ? firPieces : unloadedProducts, 1));
    }),
  );
  await user.type(searchBox(), 'he');
  await pass(1000);
  expect(searches()).toEqual([]);
  await user.keyboard('m');
  await pass(200);
  expect(searches()).toEqual([]);
  await pass(100);
  expect(searches()).toHaveLength(1);
  await user.keyboard('lock');
  await pass(300);
  expect(searches()).toHaveLength(2);
  expect(aborted).toEqual(['hem']);
  first.open();
  await pass(300);
  expect(names()).toEqual(['Hemlock Cabin', 'Hemlock Bench']);
});

test('loads further pages of results on demand', async () => {
  const many = products(15).map((one, index) => ({ ...one, name: `Hemlock ${index + 1}` }));
  mockBackend([...firPieces, ...many]);
  const { user } = renderApp({ at: '/products?q=hemlock' });
  expect(await screen.findByText('More than 12 products found in the rest of the collection')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more matches' }));
  expect(await screen.findByText('15 products found in the rest of the collection')).toBeVisible();
  expect(names()).toHaveLength(15);
  expect(screen.queryByRole('button', { name: 'Show more matches' })).not.toBeInTheDocument();
});

test('shows a message if nothing is found anywhere', async () => {
  mockBackend();
  renderApp({ at: '/products?q=granite' });
  expect(await screen.findByText('No matches in the collection. Try another search or category.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: HEADING })).not.toBeInTheDocument();
});

test('shows a one-line message if the search fails, and keeps the loaded products', async () => {
  mockBackend();
  server.use(
    http.get('*/api/products', ({ request }) =>
      new URL(request.url).searchParams.has('search') ? HttpResponse.json({}, { status: 503 }) : undefined,
    ),
  );
  renderApp({ at: '/products?q=fir' });
  expect(await screen.findByText('The rest of the collection cannot be searched right now.')).toBeVisible();
  expect(screen.getByText('Showing 12 products')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ["a backend that does not list 'search'", [...firPieces, ...unloadedProducts], [], 'hemlock'],
  ['all products are loaded', unloadedProducts, ['search'], 'hemlock'],
  ['two characters', [...firPieces, ...unloadedProducts], ['search'], 'he'],
  ['a term longer than the contract allows', [...firPieces, ...unloadedProducts], ['search'], 'hemlock '.repeat(14)],
])('%s: sends no search request', async (_case, all, extensions, text) => {
  stopClock();
  mockBackend(all, extensions);
  const { settled } = renderApp({ at: `/products?q=${encodeURIComponent(text)}` });
  await screen.findByText(/^Showing/);
  await pass(1000);
  await settled();
  expect(searches()).toEqual([]);
});
