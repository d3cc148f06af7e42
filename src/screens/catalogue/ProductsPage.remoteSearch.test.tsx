/** Where a backend announces 'search', what is not loaded is searched there; spec §5's search stays as it is. */
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockServer, pageOf, product, products } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { makeDeferred } from '../../testing/deferred';
import { renderApp } from '../../testing/renderApp';

const server = mockServer();
const HEADING = 'Elsewhere in the collection';

const pieces = products(12).map((one, index) => ({ ...one, name: `Piece ${index + 1} of fir` }));
const far = [
  product({ name: 'Hemlock Cabin', category: 'infrared' }),
  product({ name: 'Hemlock Bench', category: 'accessory' }),
];

/** A backend that searches names, and says so unless told not to. */
function backend(all = [...pieces, ...far], extensions: string[] = ['search']) {
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
const elsewhere = () => within(screen.getByRole('region', { name: HEADING }));
const names = () =>
  elsewhere()
    .getAllByRole('heading', { level: 2 })
    .slice(1)
    .map(({ textContent }) => textContent);

test('a product on a page that is not loaded yet is found, under a heading of its own', async () => {
  backend();
  const { user } = renderApp({ at: '/products' });
  await screen.findByText('Showing 12 products');
  await user.type(searchBox(), 'Hemlock');

  // At once, over what is loaded; then the rest.
  expect(screen.getByText('Showing 0 products')).toBeVisible();
  expect(await screen.findByRole('heading', { name: HEADING })).toBeVisible();
  expect(names()).toEqual(['Hemlock Cabin', 'Hemlock Bench']);
  expect(elsewhere().getByRole('status')).toHaveTextContent('2 products found in the rest of the collection');
  expect(screen.queryByText(/^Nothing/)).not.toBeInTheDocument();
  expect(searches()).toEqual(['GET /products?page=1&limit=12&sort=-createdAt&search=Hemlock']);
});

test('it follows sort and category, and leaves out what is shown above', async () => {
  const near = product({ name: 'Hemlock Ladle', category: 'accessory' });
  backend([near, ...products(12).map((one) => ({ ...one, category: 'accessory' as const })), ...far]);
  renderApp({ at: '/products?q=hemlock&category=accessory&sort=name' });

  expect(await screen.findByText('Showing 1 product')).toBeVisible();
  expect(await screen.findByRole('heading', { name: HEADING })).toBeVisible();
  expect(names()).toEqual(['Hemlock Bench']);
  expect(searches()).toEqual(['GET /products?page=1&limit=12&sort=name&category=accessory&search=hemlock']);
});

test('it asks when the keys have rested, from three characters on, and takes back the question before', async () => {
  stopClock();
  backend();
  const first = makeDeferred();
  const cut: string[] = [];
  const { user } = renderApp({ at: '/products' });
  await screen.findByText('Showing 12 products');
  server.use(
    http.get('*/api/products', async ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      request.signal.addEventListener('abort', () => cut.push(String(search)));
      if (search === 'hem') await first.opened;
      return HttpResponse.json(pageOf(search === 'hem' ? pieces : far, 1));
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
  expect(cut).toEqual(['hem']);
  first.open();
  await pass(300);
  expect(names()).toEqual(['Hemlock Cabin', 'Hemlock Bench']);
});

test('a find on a later page of finds is a press away', async () => {
  const many = products(15).map((one, index) => ({ ...one, name: `Hemlock ${index + 1}` }));
  backend([...pieces, ...many]);
  const { user } = renderApp({ at: '/products?q=hemlock' });
  expect(await screen.findByText('More than 12 products found in the rest of the collection')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more of what was found' }));
  expect(await screen.findByText('15 products found in the rest of the collection')).toBeVisible();
  expect(names()).toHaveLength(15);
  expect(screen.queryByRole('button', { name: 'Show more of what was found' })).not.toBeInTheDocument();
});

test('nothing anywhere is said', async () => {
  backend();
  renderApp({ at: '/products?q=granite' });
  expect(
    await screen.findByText('Nothing in the collection matches. Try another word or another category.'),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: HEADING })).not.toBeInTheDocument();
});

test('a failure is one line, and leaves what is loaded as it is', async () => {
  backend();
  server.use(
    http.get('*/api/products', ({ request }) =>
      new URL(request.url).searchParams.has('search') ? HttpResponse.json({}, { status: 503 }) : undefined,
    ),
  );
  renderApp({ at: '/products?q=fir' });
  expect(await screen.findByText('The rest of the collection could not be searched just now.')).toBeVisible();
  expect(screen.getByText('Showing 12 products')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['a provider that does not announce it', [...pieces, ...far], [], 'hemlock'],
  ['everything is loaded already', far, ['search'], 'hemlock'],
  ['two characters', [...pieces, ...far], ['search'], 'he'],
  ['more than the contract takes', [...pieces, ...far], ['search'], 'hemlock '.repeat(14)],
])('%s: no such request', async (_case, all, extensions, text) => {
  stopClock();
  backend(all, extensions);
  const { settled } = renderApp({ at: `/products?q=${encodeURIComponent(text)}` });
  await screen.findByText(/^Showing/);
  await pass(1000);
  await settled();
  expect(searches()).toEqual([]);
});
