import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collection, mockServer, pageOf, problem, product, products } from '../../../store/testing';
import { makeDeferred } from '../../testing/deferred';
import { renderApp } from '../../testing/renderApp';

const server = mockServer();
const nbsp = '\u00a0';

const sent = () => server.sent.map(({ what }) => what);
const FIRST_PAGE = 'GET /products?page=1&limit=12&sort=-createdAt';

const makePieces = (howMany: number) => products(howMany).map((one, index) => ({ ...one, name: `Piece ${index + 1}` }));
const names = () =>
  within(screen.getByRole('region', { name: 'Products' }))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);
const count = (message: string) => screen.findByText(message);
const card = (name: string) => screen.getByRole('link', { name }).closest('li')!;
const sortSelect = () => screen.getByRole('combobox', { name: 'Sort by' });
const searchBox = () => screen.getByRole('searchbox', { name: 'Search products' });

describe("spec §4: 'loading (spinner on first load), loaded'", () => {
  test('shows the spinner until the first page has loaded', async () => {
    const deferred = makeDeferred();
    server.use(
      http.get('*/api/products', async () => {
        await deferred.opened;
        return HttpResponse.json(pageOf([product({ name: 'Fjord Cabin' })], 1));
      }),
    );
    renderApp({ at: '/products' });

    expect(await screen.findByText('Loading the collection…')).toBeVisible();
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
    deferred.open();
    expect(await screen.findByRole('link', { name: 'Fjord Cabin' })).toBeVisible();
    expect(screen.queryByText('Loading the collection…')).not.toBeInTheDocument();
    expect(sent()).toEqual([FIRST_PAGE]);
  });

  test.each([
    ['/products', ['lead', 'grid', 'grid', 'grid', 'grid', 'grid']],
    ['/products?category=sauna', Array(6).fill('grid')],
    ['/products?view=list', Array(6).fill('list')],
  ])('the placeholders of %s have the sizes of its cards', async (at, views) => {
    const deferred = makeDeferred();
    server.use(
      http.get('*/api/products', async () => {
        await deferred.opened;
        return HttpResponse.json(pageOf([], 1));
      }),
    );
    renderApp({ at });
    await screen.findByText('Loading the collection…');
    const placeholders = screen.getByRole('region', { name: 'Products' }).querySelectorAll<HTMLElement>('ul > li');
    expect([...placeholders].map(({ dataset }) => dataset['view'])).toEqual(views);
    deferred.open();
    await screen.findByText(/being prepared|No matches/);
  });
});

describe('spec §2: Products page (Wellness Collection)', () => {
  test('shows each product as a card that links to /products/{slug or id}', async () => {
    server.use(
      collection([
        product({
          slug: 'fjord-cabin',
          name: 'Fjord Cabin',
          category: 'infrared',
          description: 'A long text about hemlock.',
          shortDescription: 'Hemlock for two.',
          price: { base: 24500, isPriceOnRequest: false },
        }),
        product({ name: 'Suite Königssee', price: { base: 185000, isPriceOnRequest: true } }),
      ]),
    );
    const { user } = renderApp({ at: '/products' });
    await count('Showing 2 products');

    expect(screen.getByRole('heading', { level: 1, name: 'Wellness Collection' })).toBeVisible();
    const fjord = within(card('Fjord Cabin'));
    expect(fjord.getByText('Infrared Therapy')).toBeVisible();
    expect(fjord.getByText('Hemlock for two.')).toBeVisible();
    // Prices are in 'currency EUR in German number format' (docs/specification.md §9).
    expect(fjord.getByText(`24.500${nbsp}€`, { normalizer: (text) => text })).toBeVisible();
    expect(fjord.getByRole('link')).toHaveAttribute('href', '/products/fjord-cabin');
    expect(within(card('Suite Königssee')).getByText('Price on Request')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(fjord.getByText('A long text about hemlock.')).toBeVisible();
  });

  test('the whole collection opens with a larger card, and an invitation fills the last row; a choice has equal cards', async () => {
    server.use(collection(makePieces(12).map((one) => ({ ...one, category: 'sauna' }))));
    const { user } = renderApp({ at: '/products' });
    await count('Showing 12 products');
    const views = () => names().map((name) => card(name).dataset['view']);
    expect(views()).toEqual(['lead', ...Array(11).fill('grid')]);
    expect(screen.getByText('Not sure which one suits your house?')).toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Traditional Sauna' }));
    await waitFor(() => expect(views()).toEqual(Array(12).fill('grid')));
    expect(screen.queryByText('Not sure which one suits your house?')).not.toBeInTheDocument();
  });

  test("'Default category label 'Wellness'; fallback description 'Premium wellness installation …'", async () => {
    const bare = { _id: '7', name: 'Bare Bench', price: { base: 48 } };
    server.use(
      http.get('*/api/products', () => HttpResponse.json({ products: [bare], currentPage: 1, totalPages: 1 })),
    );
    renderApp({ at: '/products' });
    await count('Showing 1 product');

    const bareCard = within(card('Bare Bench'));
    expect(bareCard.getByText('Wellness')).toBeVisible();
    expect(bareCard.getByText('Premium wellness installation for your home sanctuary.')).toBeVisible();
    expect(bareCard.getByRole('link')).toHaveAttribute('href', '/products/7');
  });

  test("'Card description clamped to 2 lines (3 in list view)', 'grid/list toggle'", async () => {
    server.use(collection([product({ name: 'Fjord Cabin', description: 'One long text.' })]));
    const { user } = renderApp({ at: '/products' });
    await count('Showing 1 product');
    const [grid, list] = [screen.getByRole('button', { name: 'Grid' }), screen.getByRole('button', { name: 'List' })];

    // jsdom does no layout, so check only what the line clamp in the style sheet depends on: the class and data-view.
    expect(screen.getByText('One long text.')).toHaveClass('summary');
    expect(card('Fjord Cabin')).toHaveAttribute('data-view', 'grid');
    expect(grid).toHaveAttribute('aria-pressed', 'true');

    await user.click(list);
    expect(card('Fjord Cabin')).toHaveAttribute('data-view', 'list');
    expect(card('Fjord Cabin').parentElement).toHaveAttribute('data-view', 'list');
    expect(list).toHaveAttribute('aria-pressed', 'true');
    expect(grid).toHaveAttribute('aria-pressed', 'false');

    await user.click(grid);
    expect(card('Fjord Cabin')).toHaveAttribute('data-view', 'grid');
    expect(sent()).toEqual([FIRST_PAGE]);
  });

  test("'per-card favourite heart (local only)': shows its state and sends nothing", async () => {
    server.use(collection(makePieces(2)));
    const { user, store, settled } = renderApp({ at: '/products' });
    await count('Showing 2 products');
    const heart = screen.getByRole('button', { name: 'Favourite Piece 1' });
    const before = store.getState().catalogue;

    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Favourite Piece 2' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');

    await settled();
    expect(sent()).toEqual([FIRST_PAGE]);
    expect(store.getState().catalogue).toEqual(before);
    expect(localStorage).toHaveLength(0);
  });

  test('favourites survive a reload, and the collection can show only them', async () => {
    server.use(collection(makePieces(3)));
    const { user } = renderApp({ at: '/products' });
    await count('Showing 3 products');
    for (const name of ['Piece 1', 'Piece 3'])
      await user.click(screen.getByRole('button', { name: `Favourite ${name}` }));
    renderApp({ at: '/products', again: true });
    await count('Showing 3 products');
    expect(screen.getByRole('button', { name: 'Favourite Piece 1' })).toHaveAttribute('aria-pressed', 'true');

    const toggle = screen.getByRole('button', { name: 'Favourites (2)' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await count('Showing 2 products');
    expect(screen.queryByRole('link', { name: 'Piece 2' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('?favourites=only');

    for (const name of ['Piece 1', 'Piece 3'])
      await user.click(screen.getByRole('button', { name: `Favourite ${name}` }));
    expect(await screen.findByText(/^You have no favourites yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See all products' }));
    await count('Showing 3 products');
  });

  test('favourites that are not in the loaded list are requested, and those that are gone are skipped', async () => {
    const [piece, gone] = [product({ name: 'Far Piece' }), product({ name: 'Gone Piece' })];
    localStorage.setItem('favourites', JSON.stringify([piece._id, gone._id]));
    server.use(
      collection(makePieces(1)),
      problem('get', `/products/${gone._id}`, 410, 'Gone.'),
      http.get(`*/api/products/${piece._id}`, () => HttpResponse.json({ product: piece })),
    );
    renderApp({ at: '/products?favourites=only' });
    expect(await screen.findByRole('link', { name: 'Far Piece' })).toBeVisible();
    await count('Showing 1 product');
    localStorage.clear();
  });

  test('links to the categories show their products and mark the current one', async () => {
    const pieces = makePieces(2);
    server.use(
      collection([
        { ...pieces[0]!, category: 'sauna' },
        { ...pieces[1]!, category: 'infrared' },
      ]),
    );
    const { user } = renderApp({ at: '/products?sort=name' });
    await count('Showing 2 products');
    const nav = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(nav.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await user.click(nav.getByRole('link', { name: 'Infrared Therapy' }));
    await count('Showing 1 product');
    expect(nav.getByRole('link', { name: 'Infrared Therapy' })).toHaveAttribute('aria-current', 'page');
    expect(window.location.search).toBe('?category=infrared&sort=name');
  });
});

describe("spec §5: 'Search matches name, description, tags, case-insensitive, on the client'", () => {
  const all = [
    product({ name: 'Königssee', description: 'Cedar from Norway.', tags: ['outdoor'] }),
    product({ name: 'Bench', description: 'For the quiet hour.', tags: ['Wood-Fired'] }),
    product({ name: 'Basin', description: 'Cold water (4-8 °C).', tags: [] }),
  ];

  test.each([
    ['KÖNIG', ['Königssee'], 'Showing 1 product'],
    ['norway', ['Königssee'], 'Showing 1 product'],
    ['wood-fired', ['Bench'], 'Showing 1 product'],
    ['(4', ['Basin'], 'Showing 1 product'],
    ['  ', ['Königssee', 'Bench', 'Basin'], 'Showing 3 products'],
    ['r', ['Königssee', 'Bench', 'Basin'], 'Showing 3 products'],
  ])('%j finds %j', async (text, found, message) => {
    server.use(collection(all));
    const { user, settled } = renderApp({ at: '/products' });
    await count('Showing 3 products');

    await user.click(searchBox());
    await user.keyboard(text);
    expect(await count(message)).toBeVisible();
    expect(names()).toEqual(found);

    await settled();
    expect(sent()).toEqual([FIRST_PAGE]);
  });

  test('shows a message if nothing is found, with a button that clears the search', async () => {
    server.use(collection(all));
    const { user } = renderApp({ at: '/products' });
    await count('Showing 3 products');

    await user.type(searchBox(), 'hemlock');
    expect(await count('Showing 0 products')).toBeVisible();
    expect(screen.getByText('No matches in the collection. Try another search or category.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await count('Showing 3 products')).toBeVisible();
    expect(searchBox()).toHaveValue('');
  });

  test('suggests to load more if nothing matches in the loaded pages', async () => {
    server.use(collection([...makePieces(12), product({ name: 'Hemlock Cabin' })]));
    const { user } = renderApp({ at: '/products' });
    await count('Showing 12 products');

    await user.type(searchBox(), 'hemlock');
    expect(
      await screen.findByText('No matches among the products shown so far. Load more, or try another search.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load More Products' }));
    expect(await count('Showing 1 product')).toBeVisible();
    expect(names()).toEqual(['Hemlock Cabin']);
  });
});

describe('spec §7: sort mapping', () => {
  test.each([
    ['Newest', '-createdAt'],
    ['Oldest', 'createdAt'],
    ['Price: Low to High', 'price.base'],
    ['Price: High to Low', '-price.base'],
    ['Name', 'name'],
  ])('%s asks for sort=%s', async (label, sortParam) => {
    server.use(
      http.get('*/api/products', ({ request }) => {
        const sort = new URL(request.url).searchParams.get('sort');
        return HttpResponse.json(pageOf([product({ name: `Sorted by ${sort}` })], 1));
      }),
    );
    // Start with a different sort order, so that choosing the tested one sends a request.
    const start = label === 'Name' ? '/products' : '/products?sort=name';
    const { user } = renderApp({ at: start });
    await count('Showing 1 product');

    await user.selectOptions(sortSelect(), label);
    expect(await screen.findByRole('link', { name: `Sorted by ${sortParam}` })).toBeVisible();
    expect(sortSelect()).toHaveDisplayValue(label);
    expect(sent().at(-1)).toBe(`GET /products?page=1&limit=12&sort=${sortParam}`);
  });

  test('returns to the first page when the sort order changes', async () => {
    server.use(collection(makePieces(30)));
    const { user } = renderApp({ at: '/products?pages=2' });
    await count('Showing 24 products');

    await user.selectOptions(sortSelect(), 'Name');
    expect(await count('Showing 12 products')).toBeVisible();
  });
});

describe("'Showing N products' count (spec §2), with the number of all products", () => {
  const [piece] = makePieces(1);
  const backend = (total: unknown) =>
    http.get('*/api/products', () =>
      HttpResponse.json({ products: [piece], currentPage: 1, totalPages: 1, ...(total === null ? {} : { total }) }),
    );

  test.each([
    ['more than those shown', 46, 'Showing 1 product of 46'],
    ['those shown', 1, 'Showing 1 product'],
    ['unknown, because the provider does not send it', null, 'Showing 1 product'],
  ])('it is %s', async (_case, total, expected) => {
    server.use(backend(total));
    renderApp({ at: '/products' });
    expect((await count('Showing 1 product')).parentElement).toHaveTextContent(new RegExp(`^${expected}$`));
  });

  test('a search hides it, because the number is that of the products without the search', async () => {
    server.use(backend(46));
    const { user } = renderApp({ at: '/products' });
    await count('Showing 1 product');
    await user.type(screen.getByRole('searchbox'), 'Piece');
    const status = screen.getByText('Showing 1 product').parentElement;
    await waitFor(() => expect(status).toHaveTextContent(/^Showing 1 product$/));
  });
});

describe("spec §4: 'more pages exist while currentPage < totalPages'; §9: 'catalogue page size 12'", () => {
  test("'Load More Products' adds twelve products at a time and disappears on the last page", async () => {
    server.use(collection(makePieces(30)));
    const { user } = renderApp({ at: '/products' });
    const more = () => screen.queryByRole('button', { name: 'Load More Products' });

    expect(await count('Showing 12 products')).toBeVisible();
    expect(more()).toBeVisible();
    await user.click(more()!);
    expect(await count('Showing 24 products')).toBeVisible();
    await user.click(more()!);
    expect(await count('Showing 30 products')).toBeVisible();
    expect(more()).not.toBeInTheDocument();

    expect(names()).toEqual(Array.from({ length: 30 }, (_, index) => `Piece ${index + 1}`));
    expect(sent()).toEqual([1, 2, 3].map((page) => FIRST_PAGE.replace('page=1', `page=${page}`)));
  });

  test('keeps the loaded products while loading more, shows a status and ignores a second click', async () => {
    const deferred = makeDeferred();
    const all = makePieces(30);
    server.use(
      http.get('*/api/products', async ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        if (page > 1) await deferred.opened;
        return HttpResponse.json(pageOf(all, page));
      }),
    );
    const { user, settled } = renderApp({ at: '/products' });
    await count('Showing 12 products');

    await user.click(screen.getByRole('button', { name: 'Load More Products' }));
    const loading = await screen.findByRole('button', { name: 'Loading more…' });
    expect(names()).toHaveLength(12);
    await user.click(loading);
    deferred.open();
    expect(await count('Showing 24 products')).toBeVisible();
    await settled();
    expect(sent()).toHaveLength(2);
    expect(screen.getByText('Showing 24 products')).toBeVisible();
  });

  test('shows a product once if it has moved to the next page in the meantime', async () => {
    const all = makePieces(13);
    server.use(
      http.get('*/api/products', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        const productsOnPage = page === '1' ? all.slice(0, 12) : all.slice(11);
        return HttpResponse.json({ products: productsOnPage, currentPage: Number(page), totalPages: 2 });
      }),
    );
    const { user } = renderApp({ at: '/products' });
    await count('Showing 12 products');
    await user.click(screen.getByRole('button', { name: 'Load More Products' }));
    expect(await count('Showing 13 products')).toBeVisible();
    expect(new Set(names()).size).toBe(13);
  });
});

describe("spec §2: 'filter side panel (open/closed)'", () => {
  const panel = () => screen.queryByRole('complementary', { name: 'Filters' });

  test('is opened and closed by its button', async () => {
    server.use(collection(makePieces(1)));
    const { user } = renderApp({ at: '/products' });
    await count('Showing 1 product');
    const button = screen.getByRole('button', { name: 'Filters' });

    expect(panel()).not.toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(panel()).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', panel()!.id);
    await user.click(button);
    expect(panel()).not.toBeInTheDocument();
  });

  test("spec §5: 'Filter price inputs min 0 (not applied)'", async () => {
    server.use(collection(makePieces(3)));
    const { user, settled } = renderApp({ at: '/products?panel=open' });
    await count('Showing 3 products');
    const inputs = within(panel()!).getAllByRole('spinbutton');

    expect(inputs.map((input) => input.getAttribute('min'))).toEqual(['0', '0']);
    await user.type(inputs[0]!, '999999');
    await user.type(inputs[1]!, '1{Enter}');
    expect(inputs.map((input) => (input as HTMLInputElement).value)).toEqual(['999999', '1']);
    expect(names()).toEqual(['Piece 1', 'Piece 2', 'Piece 3']);

    await settled();
    expect(sent()).toEqual([FIRST_PAGE]);
  });

  test('filters by a category, and shows all products again', async () => {
    server.use(collection([...makePieces(2), product({ name: 'Ice Basin', category: 'cold_plunge' })]));
    const { user } = renderApp({ at: '/products?panel=open' });
    await count('Showing 3 products');

    expect(screen.getByRole('radio', { name: 'The whole collection' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Cold Plunge' }));
    expect(await count('Showing 1 product')).toBeVisible();
    expect(names()).toEqual(['Ice Basin']);
    expect(sent().at(-1)).toBe(`${FIRST_PAGE}&category=cold_plunge`);

    await user.click(screen.getByRole('radio', { name: 'The whole collection' }));
    expect(await count('Showing 3 products')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  test('shows no empty message while another category loads', async () => {
    const deferred = makeDeferred();
    server.use(
      http.get('*/api/products', async ({ request }) => {
        const category = new URL(request.url).searchParams.get('category');
        if (category === null) return HttpResponse.json(pageOf(makePieces(2), 1));
        await deferred.opened;
        return HttpResponse.json(pageOf([product({ name: 'Ice Basin', category: 'cold_plunge' })], 1));
      }),
    );
    const { user } = renderApp({ at: '/products?panel=open' });
    await count('Showing 2 products');

    await user.click(screen.getByRole('radio', { name: 'Cold Plunge' }));
    expect(await screen.findByText('Loading the collection…')).toBeVisible();
    expect(screen.queryByText(/being prepared|Nothing in/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Showing 0/)).not.toBeInTheDocument();
    deferred.open();
    expect(await screen.findByRole('link', { name: 'Ice Basin' })).toBeVisible();
  });
});
