/**
 * Tests of the catalogue with third-party backends (docs/decisions/0003), whose responses have any of the shapes that
 * docs/specification.md §7 allows.
 */
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collection, mockServer, product, products } from '../../../store/testing';
import { renderApp } from '../../testing/renderApp';

const server = mockServer();
const nbsp = '\u00a0';

const count = (message: string) => screen.findByText(message);
const card = (name: string) => screen.getByRole('link', { name }).closest('li')!;
const cardImage = (name: string) => card(name).querySelector('img')!;
const exactly = { normalizer: (text: string) => text };

/** Mocks the product list endpoint to respond with `body`, which need not match the API contract. */
const listing = (body: object) => server.use(http.get('*/api/products', () => HttpResponse.json(body)));
const onePage = (...found: object[]) => ({ products: found, currentPage: 1, totalPages: 1 });

describe("spec §3: '_id or id, slug, …, price (a number, or an object …), primaryImage.url, images (…), image'", () => {
  test.each([
    ['_id', { _id: 'a1' }, '/products/a1'],
    ['id', { id: 'b2' }, '/products/b2'],
    ['id as a number', { id: 7 }, '/products/7'],
    ['id and slug', { id: 7, slug: 'fjord-cabin' }, '/products/fjord-cabin'],
    ['an id that needs escaping', { id: 'a/b?c' }, '/products/a%2Fb%3Fc'],
  ])('links the card of a product identified by %s to its page', async (_case, ids, href) => {
    listing(onePage({ ...ids, name: 'Fjord Cabin' }));
    renderApp({ at: '/products' });
    expect(await screen.findByRole('link', { name: 'Fjord Cabin' })).toHaveAttribute('href', href);
  });

  test.each([
    ['a number', 24500, `24.500${nbsp}€`],
    ['an object', { base: 129.9, isPriceOnRequest: false }, `129,90${nbsp}€`],
    ['an object without isPriceOnRequest', { base: 48 }, `48${nbsp}€`],
    ['on request', { base: 48, isPriceOnRequest: true }, 'Price on Request'],
    ['missing', undefined, 'Price on Request'],
    ['null', null, 'Price on Request'],
    ['text instead of a number', 'ask', 'Price on Request'],
    ['negative', -5, 'Price on Request'],
  ])('shows the price: %s', async (_case, price, text) => {
    listing(onePage({ id: '1', name: 'Fjord Cabin', price }));
    renderApp({ at: '/products' });
    await count('Showing 1 product');
    expect(within(card('Fjord Cabin')).getByText(text, exactly)).toBeVisible();
  });

  test.each([
    ['primaryImage.url', { primaryImage: { url: '/uploads/a.webp' } }, '/uploads/a.webp'],
    ['images', { images: [{ url: 'https://cdn.example/b.webp' }] }, 'https://cdn.example/b.webp'],
    ['image', { image: 'uploads/c.webp' }, '/uploads/c.webp'],
    [
      'all three, of which primaryImage is used',
      { primaryImage: { url: '/p.webp' }, images: [{ url: '/i.webp' }], image: '/x.webp' },
      '/p.webp',
    ],
  ])('shows the image from %s', async (_case, images, src) => {
    listing(onePage({ id: '1', name: 'Fjord Cabin', ...images }));
    renderApp({ at: '/products' });
    await count('Showing 1 product');
    expect(cardImage('Fjord Cabin')).toHaveAttribute('src', src);
  });

  test.each([
    ['no image', {}],
    ['a javascript: URL', { image: 'javascript:alert(1)' }],
    ['an empty URL', { primaryImage: { url: '' }, images: [], image: null }],
  ])('%s: shows a placeholder', async (_case, images) => {
    listing(onePage({ id: '1', name: 'Fjord Cabin', category: 'infrared', ...images }));
    renderApp({ at: '/products' });
    await count('Showing 1 product');
    expect(cardImage('Fjord Cabin').getAttribute('src')).toMatch(/^\/placeholders\/infrared-[ab]\.svg$/);
  });

  test('replaces a broken image with the placeholder', async () => {
    listing(onePage({ id: '1', name: 'Fjord Cabin', category: 'sauna', image: '/gone.webp' }));
    renderApp({ at: '/products' });
    await count('Showing 1 product');
    fireEvent.error(cardImage('Fjord Cabin'));
    expect(cardImage('Fjord Cabin').getAttribute('src')).toMatch(/^\/placeholders\/sauna-[ab]\.svg$/);
  });
});

test.each([
  ['not wrapped', (page: object) => page],
  ['wrapped in { data }', (page: object) => ({ data: page })],
  ['wrapped in { success, data }', (page: object) => ({ success: true, data: page })],
])("spec §7: 'reads data.products, currentPage, totalPages': %s", async (_case, wrap) => {
  const all = products(13);
  server.use(
    http.get('*/api/products', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const productsOnPage = all.slice((page - 1) * 12, page * 12);
      return HttpResponse.json(wrap({ products: productsOnPage, currentPage: page, totalPages: 2 }));
    }),
  );
  const { user } = renderApp({ at: '/products' });
  expect(await count('Showing 12 products')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load More Products' }));
  expect(await count('Showing 13 products')).toBeVisible();
});

test('treats a page without page numbers as the only one', async () => {
  listing({ products: products(3) });
  renderApp({ at: '/products' });
  expect(await count('Showing 3 products')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load More Products' })).not.toBeInTheDocument();
});

test('shows a card if every optional field is null', async () => {
  const nothing = { slug: null, description: null, shortDescription: null, category: null, tags: null, images: null };
  listing(onePage({ _id: '1', name: 'Fjord Cabin', price: null, createdAt: null, status: null, ...nothing }));
  const { user } = renderApp({ at: '/products' });
  await count('Showing 1 product');
  expect(within(card('Fjord Cabin')).getByText('Wellness')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'fjord');
  expect(await count('Showing 1 product')).toBeVisible();
});

test('shows only the chosen category even if the backend ignores the parameter', async () => {
  const mixed = [product({ name: 'Ice Basin', category: 'cold_plunge' }), ...products(11)];
  listing({ products: mixed, currentPage: 1, totalPages: 2 });
  const { user } = renderApp({ at: '/products?panel=open' });
  await count('Showing 12 products');
  await user.click(screen.getByRole('radio', { name: 'Cold Plunge' }));
  expect(await count('Showing 1 product')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'Accessory' }));
  expect(
    await screen.findByText('No matches among the products shown so far. Load more, or try another search.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See all categories' }));
  expect(await count('Showing 12 products')).toBeVisible();
});

describe('field values are shown as text', () => {
  const MARKUP = '<img src=x onerror="window.hacked=1"><b>bold</b>{{7*7}}';

  test('shows markup in every field literally', async () => {
    const marked = { name: MARKUP, description: `d ${MARKUP}`, shortDescription: `s ${MARKUP}`, tags: [MARKUP] };
    listing(onePage({ _id: MARKUP, slug: MARKUP, category: MARKUP, status: MARKUP, image: MARKUP, ...marked }));
    const { user } = renderApp({ at: `/products?q=${encodeURIComponent('<b>')}` });
    await count('Showing 1 product');

    const link = screen.getByRole('link', { name: MARKUP });
    expect(link).toHaveAttribute('href', `/products/${encodeURIComponent(MARKUP)}`);
    expect(screen.getByText(`s ${MARKUP}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByText(`d ${MARKUP}`)).toBeVisible();
    expect(document.querySelector('b, [onerror]')).toBeNull();
    expect(screen.getByRole('button', { name: `Favourite ${MARKUP}` })).toBeVisible();
  });

  test('shows a name of 200 characters in full', async () => {
    const name = 'Königssee '.repeat(20).trim().padEnd(200, 'x');
    server.use(collection([product({ name })]));
    renderApp({ at: '/products' });
    expect(await screen.findByRole('link', { name })).toHaveTextContent(name);
  });
});

test('shows a message for an empty catalogue, not an error', async () => {
  server.use(collection([]));
  renderApp({ at: '/products' });
  expect(await count('Showing 0 products')).toBeVisible();
  expect(screen.getByText('The collection is being prepared. Please come back soon.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load More Products' })).not.toBeInTheDocument();
});
