import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answer, collection, garbage, mockServer, problem, product } from '../../../store/testing';
import { address, renderApp } from '../../testing/renderApp';

const server = mockServer();

const sent = () => server.sent.map(({ what }) => what);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const fjord = product({
  slug: 'fjord-cabin',
  name: 'Fjord Cabin',
  category: 'infrared',
  description: 'A long text about hemlock.',
  tags: ['hemlock', 'indoor'],
  price: { base: 24500, isPriceOnRequest: false },
  images: [{ url: '/uploads/one.webp' }, { url: '/uploads/two.webp' }],
});

describe("spec §2: 'Product pages: /products/{slug or id}'", () => {
  test('by its slug, with everything that is known of it', async () => {
    server.use(answer.getProductBySlug({ product: fjord }));
    renderApp({ at: '/products/fjord-cabin' });

    expect(await title('Fjord Cabin')).toBeVisible();
    expect(screen.getByText('Infrared Therapy')).toBeVisible();
    expect(screen.getByText('24.500\u00a0€', { normalizer: (text) => text })).toBeVisible();
    expect(screen.getByText('A long text about hemlock.')).toBeVisible();
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['hemlock', 'indoor']);
    expect(screen.getByRole('link', { name: 'Ask for a consultation' })).toHaveAttribute('href', '/consultation');
    expect(document.title).toContain('Fjord Cabin');
    expect(sent()).toEqual(['GET /products/slug/fjord-cabin']);
  });

  test('by its id', async () => {
    server.use(answer.getProduct({ product: fjord }));
    renderApp({ at: `/products/${fjord._id}` });
    expect(await title('Fjord Cabin')).toBeVisible();
    expect(sent()).toEqual([`GET /products/${fjord._id}`]);
  });

  test("by an id that does not look like this house's", async () => {
    server.use(
      problem('get', '/products/slug/:slug', 404, 'There is no such product.'),
      http.get('*/api/products/7', () => HttpResponse.json({ data: { id: 7, name: 'Bare Bench' } })),
    );
    renderApp({ at: '/products/7' });
    expect(await title('Bare Bench')).toBeVisible();
    expect(screen.getByText('Premium wellness installation for your home sanctuary.')).toBeVisible();
    expect(screen.getByText('Price on Request')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
  });

  test('an address with every kind of letter asks for exactly that', async () => {
    server.use(answer.getProductBySlug({ product: fjord }));
    renderApp({ at: `/products/${encodeURIComponent('königssee/ö?&#')}` });
    expect(await title('Fjord Cabin')).toBeVisible();
    expect(sent()).toEqual([`GET /products/slug/${encodeURIComponent('königssee/ö?&#')}`]);
  });

  test('the way back leads to the collection', async () => {
    server.use(answer.getProductBySlug({ product: fjord }), collection([fjord]));
    const { user } = renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    await user.click(screen.getByRole('link', { name: 'Wellness Collection' }));
    expect(await title('Wellness Collection')).toBeVisible();
    expect(await screen.findByText('Showing 1 product')).toBeVisible();
    expect(address()).toBe('/products');
  });
});

test('a product that is on its way: a sentence, and the window has a title', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http.get('*/api/products/slug/:slug', async () => {
      await arrived;
      return HttpResponse.json({ product: fjord });
    }),
  );
  renderApp({ at: '/products/fjord-cabin' });
  expect(await screen.findByText('Loading this piece…')).toBeVisible();
  expect(document.title).toBe('Wellness Collection | Spa Summit');
  arrive();
  expect(await title('Fjord Cabin')).toBeVisible();
  expect(document.title).toBe('Fjord Cabin | Spa Summit');
});

describe('a product that is not there', () => {
  test.each([
    ['unknown', 404, 'We could not find this piece. It may have another name now.'],
    ['no address that could name one', 400, 'We could not find this piece. It may have another name now.'],
    ['archived (settled question 7: 410)', 410, 'This piece is no longer part of the collection.'],
  ])('%s: a sentence and the way to the collection', async (_case, status, sentence) => {
    server.use(
      problem('get', '/products/slug/:slug', status, 'No.'),
      problem('get', '/products/:id', status, 'No.'),
      collection([]),
    );
    const { user } = renderApp({ at: '/products/lost' });

    expect(within(await screen.findByRole('alert')).getByRole('heading', { name: sentence })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'See the collection' }));
    expect(await title('Wellness Collection')).toBeVisible();
    expect(await screen.findByText('Showing 0 products')).toBeVisible();
  });
});

describe('a product that does not come', () => {
  const failures: [string, HttpHandler][] = [
    ['the API is down', http.get('*/api/products/slug/:slug', () => HttpResponse.error())],
    ['the API answers 500', problem('get', '/products/slug/:slug', 500, 'Broken.')],
    ['the API answers with HTML', garbage('get', '/products/slug/:slug', '<!doctype html>')],
  ];

  test.each(failures)('%s: a sentence, and trying again works', async (_case, failure) => {
    server.use(failure);
    const { user } = renderApp({ at: '/products/fjord-cabin' });

    const sentence = 'Failed to load this product. Please try again.';
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
    server.use(answer.getProductBySlug({ product: fjord }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Fjord Cabin')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test("going from one product straight to another never shows the first one's words under the other's address", async () => {
  server.use(
    http.get('*/api/products/slug/fjord-cabin', () => HttpResponse.json({ product: fjord })),
    problem('get', '/products/slug/lost', 404, 'No.'),
    problem('get', '/products/lost', 404, 'No.'),
    collection([fjord]),
  );
  const { user } = renderApp({ at: '/products/lost' });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'See the collection' }));
  await user.click(await screen.findByRole('link', { name: 'Fjord Cabin' }));
  expect(await title('Fjord Cabin')).toBeVisible();

  // What a long press on Back offers.
  act(() => window.history.go(-2));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not find this piece.');
  expect(screen.queryByText('Fjord Cabin')).not.toBeInTheDocument();
});

describe('pictures', () => {
  const pictures = () => [...screen.getByRole('article').querySelectorAll('img')];

  test('all of them, named; the first comes at once', async () => {
    server.use(answer.getProductBySlug({ product: fjord }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    expect(screen.getByRole('img', { name: 'Fjord Cabin' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img', { name: 'Fjord Cabin, another view' })).toHaveAttribute('loading', 'lazy');
    expect(pictures().map((one) => one.getAttribute('src'))).toEqual(['/uploads/one.webp', '/uploads/two.webp']);
  });

  test('what is seen in them is said, where the provider says it', async () => {
    const images = [
      { url: '/uploads/one.webp', alt: 'A cabin of pale hemlock' },
      { url: '/uploads/two.webp', alt: 'Its bench, seen from the door' },
    ];
    server.use(answer.getProductBySlug({ product: { ...fjord, images } }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    expect(pictures().map(({ alt }) => alt)).toEqual(images.map(({ alt }) => alt));
  });

  test('a broken one becomes the placeholder, which is no picture of the product; the others stay', async () => {
    server.use(answer.getProductBySlug({ product: fjord }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    fireEvent.error(screen.getByRole('img', { name: 'Fjord Cabin' }));

    expect(pictures()[0]!.getAttribute('src')).toMatch(/^\/placeholders\/infrared-[ab]\.svg$/);
    expect(screen.queryByRole('img', { name: 'Fjord Cabin' })).not.toBeInTheDocument();
    expect(pictures()[1]).toHaveAttribute('src', '/uploads/two.webp');

    // A placeholder that is missing too is not asked for again and again.
    fireEvent.error(pictures()[0]!);
    expect(pictures()[0]!.getAttribute('src')).toMatch(/^\/placeholders\/infrared-[ab]\.svg$/);
  });

  test('none at all: one placeholder', async () => {
    server.use(answer.getProductBySlug({ product: { ...fjord, images: [] } }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    expect(pictures()).toHaveLength(1);
    expect(pictures()[0]!.getAttribute('src')).toMatch(/^\/placeholders\/infrared-[ab]\.svg$/);
  });
});

test('markup in every field is text', async () => {
  const markup = '<script>window.hacked=1</script><b>x</b>';
  server.use(answer.getProductBySlug({ product: { ...fjord, name: markup, description: markup, tags: [markup] } }));
  renderApp({ at: '/products/marked' });
  expect(await title(markup)).toBeVisible();
  expect(screen.getAllByText(markup)).toHaveLength(3);
  expect(document.querySelector('b, script:not([type="application/ld+json"])')).toBeNull();
  expect(document.title).toContain(markup);
});
