import { act, screen, within } from '@testing-library/react';
import { answer, collection, mockServer, product, products } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { address, renderApp } from '../../testing/renderApp';

const server = mockServer();

const sent = () => server.sent.map(({ what }) => what);
const count = (message: string) => screen.findByText(message);
const cards = () => within(screen.getByRole('region', { name: 'Products' })).queryAllByRole('heading');
const search = () => screen.getByRole('searchbox', { name: 'Search products' });
const sort = () => screen.getByRole('combobox', { name: 'Sort by' });
const button = (name: string) => screen.getByRole('button', { name });
const back = () => act(() => window.history.back());

// 30 saunas and 6 basins fill exactly three pages of 12 products.
const all = [
  ...products(30).map((one, index) => ({ ...one, name: `Sauna ${index + 1}` })),
  ...Array.from({ length: 6 }, (_, index) => product({ name: `Basin ${index + 1}`, category: 'cold_plunge' })),
];

describe('the URL mirrors sort order, view, search, filter panel and number of loaded pages', () => {
  test('writes each choice to the URL immediately, and removes it when it is the default again', async () => {
    server.use(collection(all));
    const { user, settled } = renderApp({ at: '/products' });
    await count('Showing 12 products');
    const historyLength = window.history.length;

    await user.click(button('Load More Products'));
    expect(address()).toBe('/products?pages=2');
    await count('Showing 24 products');
    await user.type(search(), 'Sauna 1 &');
    expect(new URLSearchParams(window.location.search).get('q')).toBe('Sauna 1 &');
    await user.clear(search());
    await user.click(button('List'));
    expect(address()).toBe('/products?view=list&pages=2');
    await user.click(button('Filters'));
    expect(address()).toBe('/products?view=list&panel=open&pages=2');
    await user.selectOptions(sort(), 'Price: High to Low');
    expect(address()).toBe('/products?sort=price-high&view=list&panel=open');
    await user.click(screen.getByRole('radio', { name: 'Cold Plunge' }));
    expect(address()).toBe('/products?category=cold_plunge&sort=price-high&view=list&panel=open');

    await user.click(screen.getByRole('radio', { name: 'The whole collection' }));
    await user.selectOptions(sort(), 'Newest');
    await user.click(button('Grid'));
    await user.click(button('Filters'));
    expect(address()).toBe('/products');
    await settled();
    // Changing the sort order, view and filters added no history entries, so that one Back leaves the catalogue.
    expect(window.history.length).toBe(historyLength);
  });

  test('delays URL updates during fast typing, because Safari allows only 100 in 30 s', async () => {
    server.use(collection(all));
    const { user } = renderApp({ at: '/products' });
    await count('Showing 12 products');
    stopClock();
    const replaceState = jest.spyOn(window.history, 'replaceState');
    const text = 'a cabin of cedar or of larch, with a window to the south, and room for six people in it';
    await user.type(search(), text);
    expect(search()).toHaveValue(text);
    expect(replaceState.mock.calls.length).toBeLessThan(60);
    await pass(30_000);
    expect(new URLSearchParams(window.location.search).get('q')).toBe(text);
    expect(replaceState.mock.calls.length).toBeLessThan(60);
    replaceState.mockRestore();
  });

  test('restores all choices and three loaded pages from a shared link', async () => {
    server.use(collection(all));
    const { store } = renderApp({ at: '/products?q=SAUNA&sort=price-low&view=list&panel=open&pages=3' });

    expect(await count('Showing 30 products')).toBeVisible();
    expect(search()).toHaveValue('SAUNA');
    expect(sort()).toHaveDisplayValue('Price: Low to High');
    expect(button('List')).toHaveAttribute('aria-pressed', 'true');
    expect(cards()[0]!.closest('li')).toHaveAttribute('data-view', 'list');
    expect(screen.getByRole('complementary', { name: 'Filters' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More Products' })).not.toBeInTheDocument();
    expect(store.getState().catalogue).toEqual({
      search: 'SAUNA',
      sort: 'price-low',
      category: null,
      view: 'list',
      filtersOpen: true,
      favouritesOnly: false,
      pages: 3,
    });
    expect(sent()).toEqual([1, 2, 3].map((page) => `GET /products?page=${page}&limit=12&sort=price.base`));
  });

  test('shows the category of a link', async () => {
    server.use(collection(all));
    renderApp({ at: '/products?category=cold_plunge&panel=open' });
    expect(await count('Showing 6 products')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cold Plunge' })).toBeChecked();
    expect(sent()).toEqual(['GET /products?page=1&limit=12&sort=-createdAt&category=cold_plunge']);
  });

  test.each([
    ['sort=cheapest&view=carousel&panel=ajar&category=boats&pages=many'],
    ['pages=-4'],
    ['pages=0'],
    ['pages=2.5'],
    ['sort=__proto__&category=constructor'],
    ['sort=&view=&panel=&q=&category=&pages='],
    ['sort=%E0%A4%A'],
  ])('ignores invalid values in a link: %s', async (query) => {
    server.use(collection(all));
    renderApp({ at: `/products?${query}` });
    expect(await count('Showing 12 products')).toBeVisible();
    expect(sort()).toHaveDisplayValue('Newest');
    expect(button('Grid')).toHaveAttribute('aria-pressed', 'true');
    expect(sent()).toEqual(['GET /products?page=1&limit=12&sort=-createdAt']);
  });

  test('loads all existing pages if a link asks for more', async () => {
    server.use(collection(all));
    const { settled } = renderApp({ at: '/products?pages=1000000000' });
    expect(await count('Showing 36 products')).toBeVisible();
    await settled();
    expect(sent()).toHaveLength(3);
  });
});

describe('Back, reload and a shared link restore the page', () => {
  test('restores pages, search and view on Back from a product, without fetching again', async () => {
    server.use(collection(all), answer.getProductBySlug({ product: all[13]! }));
    const { user, settled } = renderApp({ at: '/products?view=list' });
    await count('Showing 12 products');
    await user.click(button('Load More Products'));
    await count('Showing 24 products');
    await user.type(search(), 'sauna 14');
    await count('Showing 1 product');
    const urlBefore = address();
    const requestsBefore = sent().length;

    await user.click(screen.getByRole('link', { name: 'Sauna 14' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sauna 14' })).toBeVisible();
    back();
    expect(await count('Showing 1 product')).toBeVisible();
    expect(address()).toBe(urlBefore);
    expect(search()).toHaveValue('sauna 14');
    expect(button('List')).toHaveAttribute('aria-pressed', 'true');

    await user.clear(search());
    expect(await count('Showing 24 products')).toBeVisible();
    await settled();
    // The product page sent the only request: Back and clearing the search used the cached list.
    expect(sent().slice(requestsBefore)).toEqual([`GET /products/slug/${all[13]!.slug}`]);
  });

  test("resets the choices on a click on the navigation's link to the catalogue", async () => {
    server.use(collection(all));
    const { user, settled } = renderApp({ at: '/products?q=basin&view=list&panel=open&pages=2' });
    await count('Showing 0 products');

    const main = screen.getByRole('navigation', { name: 'Main' });
    await user.click(
      within(main)
        .getAllByRole('link')
        .find((link) => link.getAttribute('href') === '/products')!,
    );
    expect(await count('Showing 12 products')).toBeVisible();
    expect(address()).toBe('/products');
    expect(search()).toHaveValue('');
    expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
    await settled();
    expect(sent()).toHaveLength(2);

    back();
    expect(await count('Showing 0 products')).toBeVisible();
    expect(search()).toHaveValue('basin');
    expect(button('List')).toHaveAttribute('aria-pressed', 'true');
    await settled();
    expect(sent()).toHaveLength(2);
  });
});
