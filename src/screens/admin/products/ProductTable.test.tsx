import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { garbage, mockAdminApi, mockServer, pageOf, problem, product } from '../../../../store/testing';
import { addForm, admin, answerConfirmations, openProducts } from '../../../testing/adminPanel';
import { makeDeferred } from '../../../testing/deferred';
import { address, renderApp } from '../../../testing/renderApp';
import { findToast, findUndo, toastSentences } from '../../../testing/toasts';

const server = mockServer();
const nbsp = '\u00a0';
const sent = () => server.sent.map(({ what }) => what);
const list = (query = 'sort=-updatedAt', page = 1) => `GET /admin/products?page=${page}&limit=25&${query}`;
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr')!);
const button = (name: string) => screen.getByRole('button', { name });
const makeProducts = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => product({ name: `Piece ${index + 1}` }));

const fjord = product({ name: 'Fjord Cabin', category: 'infrared', price: { base: 24500, isPriceOnRequest: false } });
const plunge = product({ name: 'Ice Plunge', category: 'cold_plunge', status: 'draft' });
const suite = product({ name: 'Königssee', price: { isPriceOnRequest: true }, status: 'archived' });

describe("spec §2: 'product table (Image, Name, Category, Price, Status, Actions with edit and archive)'", () => {
  test('shows the columns and rows', async () => {
    server.use(...mockAdminApi([{ ...fjord, images: [{ url: '/uploads/fjord.jpg' }] }, plunge, suite]).handlers);
    await openProducts();
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(columns).toEqual(['Image', 'Name', 'Category', 'Price', 'Status', 'Actions']);
    expect(names()).toEqual(['Fjord Cabin', 'Ice Plunge', 'Königssee']);

    expect(row('Fjord Cabin').getByText('Infrared Therapy')).toBeVisible();
    expect(row('Fjord Cabin').getByText(`24.500${nbsp}€`, { normalizer: (text) => text })).toBeVisible();
    expect(row('Fjord Cabin').getByText('active')).toBeVisible();
    expect(screen.getByRole('row', { name: /Fjord Cabin/ }).querySelector('img')).toHaveAttribute(
      'src',
      '/uploads/fjord.jpg',
    );
    expect(row('Ice Plunge').getByText('draft')).toBeVisible();
    expect(row('Königssee').getByText('Price on Request')).toBeVisible();
    expect(row('Königssee').getByText('archived')).toBeVisible();
    for (const name of names()) expect(button(`Edit ${name}`)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Archive/ })).toHaveLength(2);
    expect(button('Restore Königssee')).toBeVisible();
    expect(screen.getByText('3 products')).toHaveAttribute('role', 'status');
  });

  test("shows 'Loading products...' while fetching", async () => {
    const deferred = makeDeferred();
    server.use(
      http.get('*/api/admin/products', async () => {
        await deferred.opened;
        return HttpResponse.json({ ...pageOf([fjord], 1), total: 1 });
      }),
    );
    renderApp({ at: '/admin?view=products', signedInAs: admin });
    expect(await screen.findByText('Loading products...')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    deferred.open();
    expect(await screen.findByRole('rowheader', { name: 'Fjord Cabin' })).toBeVisible();
    expect(screen.queryByText('Loading products...')).not.toBeInTheDocument();
  });

  test('shows a message if there are no products', async () => {
    server.use(...mockAdminApi([]).handlers);
    await openProducts();
    expect(screen.getByText('No products yet. Add the first one above.')).toBeVisible();
    expect(screen.getByText('0 products')).toBeVisible();
  });
});

describe("spec §8: 'Failed to load products. Please try again.'", () => {
  test.each([
    ['500', problem('get', '/admin/products', 500, 'Ouch.')],
    ['an HTML response', garbage('get', '/admin/products', '<!doctype html>')],
    ['the network down', http.get('*/api/admin/products', () => HttpResponse.error())],
  ])('%s: shows the error, and Try again fetches again', async (_case, failure) => {
    server.use(failure);
    const { user } = renderApp({ at: '/admin?view=products', signedInAs: admin });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load products. Please try again.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    server.use(...mockAdminApi([fjord]).handlers);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'Fjord Cabin' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent()).toEqual([list(), list()]);
  });

  test('hides the rows of the previous filter if a new filter fails', async () => {
    server.use(...mockAdminApi([fjord, plunge]).handlers);
    const { user } = await openProducts();
    server.use(problem('get', '/admin/products', 500, 'Ouch.'));
    await user.selectOptions(screen.getByLabelText('Status'), 'draft');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load products.');
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();

    server.use(...mockAdminApi([fjord, plunge]).handlers);
    await user.click(button('Try again'));
    await waitFor(() => expect(names()).toEqual(['Ice Plunge']));
  });

  test('keeps the rows if refreshing fails', async () => {
    server.use(...mockAdminApi([fjord]).handlers);
    const { user } = await openProducts();
    server.use(problem('get', '/admin/products', 500, 'Ouch.'));
    await user.click(button('Refresh'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load products.');
    expect(names()).toEqual(['Fjord Cabin']);
  });
});

describe('search, filters, sorting and paging', () => {
  test('sorts by a column, reverses on a second click, and sets the sort parameter and aria-sort', async () => {
    server.use(...mockAdminApi([fjord, plunge]).handlers);
    const { user, settled } = await openProducts();
    const heading = (name: RegExp) => screen.getByRole('columnheader', { name });
    for (const [label, wire] of [
      [/^Name/, 'name'],
      [/^Category/, 'category'],
      [/^Price/, 'price'],
      [/^Status/, 'status'],
    ] as const) {
      expect(heading(label)).toHaveAttribute('aria-sort', 'none');
      await user.click(within(heading(label)).getByRole('button'));
      await settled();
      expect(heading(label)).toHaveAttribute('aria-sort', 'ascending');
      expect(sent().at(-1)).toBe(list(`sort=${wire}`));
      await user.click(within(heading(label)).getByRole('button'));
      await settled();
      expect(heading(label)).toHaveAttribute('aria-sort', 'descending');
      expect(sent().at(-1)).toBe(list(`sort=-${wire}`));
    }
    expect(heading(/^Image/)).not.toHaveAttribute('aria-sort');
    expect(within(heading(/^Actions/)).queryByRole('button')).not.toBeInTheDocument();
  });

  test('sends the trimmed search after a pause in typing', async () => {
    server.use(...mockAdminApi([fjord, plunge]).handlers);
    const { user } = await openProducts();
    const box = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(box, ' fjord ');
    await waitFor(() => expect(names()).toEqual(['Fjord Cabin']));
    expect(screen.getByText('1 product')).toBeVisible();
    expect(sent()).toEqual([list(), list('sort=-updatedAt&search=fjord')]);
    await user.clear(box);
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  test('filters by category and status', async () => {
    server.use(...mockAdminApi([fjord, plunge, suite]).handlers);
    const { user } = await openProducts();
    const filters = within(screen.getByRole('search'));
    await user.selectOptions(filters.getByLabelText('Category'), 'Cold Plunge');
    await waitFor(() => expect(names()).toEqual(['Ice Plunge']));
    await user.selectOptions(filters.getByLabelText('Category'), 'All');
    await user.selectOptions(filters.getByLabelText('Status'), 'archived');
    await waitFor(() => expect(names()).toEqual(['Königssee']));
    expect(sent()).toEqual([
      list(),
      list('sort=-updatedAt&category=cold_plunge'),
      list('sort=-updatedAt&status=archived'),
    ]);
  });

  test('keeps search, filters, order and page in the URL, from which a reload restores them', async () => {
    server.use(...mockAdminApi(makeProducts(60)).handlers);
    const { user, settled } = await openProducts();
    await user.selectOptions(within(screen.getByRole('search')).getByLabelText('Status'), 'active');
    await user.click(button('Price'));
    await user.type(screen.getByRole('searchbox'), 'piece');
    await waitFor(() => expect(sent().at(-1)).toBe(list('sort=price&search=piece&status=active')));
    await user.click(button('Next'));
    const query = 'view=products&page=2&sort=price&search=piece&status=active';
    await waitFor(() => expect(address()).toBe(`/admin?${query}`));
    await settled();

    cleanup();
    const before = sent().length;
    renderApp({ at: `/admin?${query}`, signedInAs: admin });
    expect(await screen.findByRole('searchbox')).toHaveValue('piece');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(25));
    expect(sent().slice(before)).toEqual([list('sort=price&search=piece&status=active', 2)]);
  });

  test('Back returns to the page before, and Forward to the next one', async () => {
    server.use(...mockAdminApi(makeProducts(60)).handlers);
    const { user } = await openProducts();
    await user.click(button('Next'));
    await waitFor(() => expect(address()).toBe('/admin?view=products&page=2'));
    await user.click(button('Next'));
    await screen.findByText('Page 3 of 3');
    await waitFor(() => expect(address()).toBe('/admin?view=products&page=3'));
    window.history.back();
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    window.history.back();
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    await waitFor(() => expect(names()[0]).toBe('Piece 1'));
    window.history.forward();
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(address()).toBe('/admin?view=products&page=2');
  });

  test('changes pages, and returns to the first page when the search changes', async () => {
    server.use(...mockAdminApi(makeProducts(60)).handlers);
    const { user } = await openProducts();
    const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(screen.getByText('60 products')).toBeVisible();
    expect(pager.getByText('Page 1 of 3')).toBeVisible();
    expect(pager.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');

    await user.click(pager.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()[0]).toBe('Piece 26'));
    await user.click(pager.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(pager.getByText('Page 3 of 3')).toBeVisible();
    const next = pager.getByRole('button', { name: 'Next' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    // A disabled button would lose the focus.
    expect(next).toHaveFocus();
    await user.click(next);
    expect(pager.getByText('Page 3 of 3')).toBeVisible();
    await user.click(pager.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(names()[0]).toBe('Piece 26'));

    await user.type(screen.getByRole('searchbox'), 'piece 1');
    await waitFor(() => expect(names()[0]).toBe('Piece 1'));
    expect(sent()).toEqual([
      list(),
      list('sort=-updatedAt', 2),
      list('sort=-updatedAt', 3),
      list('sort=-updatedAt&search=piece+1'),
    ]);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  test('shows the previous page if the last page no longer exists', async () => {
    const all = makeProducts(26);
    server.use(...mockAdminApi(all).handlers);
    const { user } = await openProducts();
    await user.click(button('Next'));
    await waitFor(() => expect(names()).toEqual(['Piece 26']));
    server.use(...mockAdminApi(all.slice(0, 25)).handlers);
    await user.click(button('Refresh'));
    await waitFor(() => expect(names()).toHaveLength(25));
  });

  test('fetches once more on Refresh', async () => {
    const adminApi = mockAdminApi([fjord]);
    server.use(...adminApi.handlers);
    const { user } = await openProducts();
    adminApi.change(fjord._id, { name: 'Fjord Cabin II' });
    await user.click(button('Refresh'));
    expect(await screen.findByRole('rowheader', { name: 'Fjord Cabin II' })).toBeVisible();
    expect(sent()).toEqual([list(), list()]);
  });
});

describe("spec §7: 'DELETE /products/{id} after confirm 'Archive this product?'; reloads list'", () => {
  test('sends nothing if the user declines', async () => {
    const confirm = answerConfirmations(false);
    server.use(...mockAdminApi([fjord]).handlers);
    const { user } = await openProducts();
    await user.click(button('Archive Fjord Cabin'));
    expect(confirm.mock.calls).toEqual([['Archive this product?']]);
    expect(sent()).toEqual([list()]);
  });

  test('archives and restores a product, and refetches the list each time', async () => {
    answerConfirmations(true);
    server.use(...mockAdminApi([fjord]).handlers);
    const { user, settled } = await openProducts();
    await user.click(button('Archive Fjord Cabin'));
    expect(await findToast('✅ Product archived: Fjord Cabin')).toHaveAttribute('data-variant', 'success');
    await user.click(await screen.findByRole('button', { name: 'Restore Fjord Cabin' }));
    expect(await findToast('✅ Product restored: Fjord Cabin')).toHaveAttribute('data-variant', 'success');
    expect(await screen.findByRole('button', { name: 'Archive Fjord Cabin' })).toBeVisible();
    await settled();
    const id = fjord._id;
    expect(sent()).toEqual([list(), `DELETE /products/${id}`, list(), `POST /admin/products/${id}/restore`, list()]);
  });

  test('moves the focus to the row in the place of the archived one, to the last row, or to the heading', async () => {
    answerConfirmations(true);
    const [first, second, third] = ['Alpha', 'Beta', 'Gamma'].map((name) => product({ name }));
    server.use(...mockAdminApi([first!, second!, third!]).handlers);
    const { user } = await openProducts();
    await user.selectOptions(within(screen.getByRole('search')).getByLabelText('Status'), 'active');
    const archive = async (name: string) => {
      await user.click(button(`Archive ${name}`));
      await waitFor(() => expect(screen.queryByRole('button', { name: `Archive ${name}` })).not.toBeInTheDocument());
    };
    await archive('Beta');
    expect(button('Edit Gamma')).toHaveFocus();
    await archive('Gamma');
    expect(button('Edit Alpha')).toHaveFocus();
    await archive('Alpha');
    expect(screen.getByRole('heading', { name: 'Product Management' })).toHaveFocus();
  });

  test.each([
    ['500', problem('delete', '/products/:id', 500, 'The house is on fire.')],
    ['the network down', http.delete('*/api/products/:id', () => HttpResponse.error())],
  ])("spec §8: 'Archive failure alert 'Failed to delete'': %s", async (_case, failure) => {
    answerConfirmations(true);
    server.use(...mockAdminApi([fjord]).handlers, failure);
    server.use(failure);
    const { user } = await openProducts();
    await user.click(button('Archive Fjord Cabin'));
    expect(await findToast('Failed to delete')).toHaveAttribute('role', 'alert');
    expect(row('Fjord Cabin').getByText('active')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  test('shows an error if restoring fails', async () => {
    server.use(...mockAdminApi([suite]).handlers);
    server.use(problem('post', '/admin/products/:id/restore', 500, 'Ouch.'));
    const { user } = await openProducts();
    await user.click(button('Restore Königssee'));
    await findToast('❌ The product could not be restored. Please try again.');
  });
});

describe('a backend without /admin/products (docs/decisions/0003, 0053)', () => {
  beforeEach(() =>
    server.use(
      http.get('*/api/admin/products', () => new HttpResponse('<h1>Cannot GET</h1>', { status: 404 })),
      http.get('*/api/products', ({ request }) =>
        HttpResponse.json(pageOf(makeProducts(20), Number(new URL(request.url).searchParams.get('page')))),
      ),
    ),
  );

  test('shows the public list page by page with a notice, and offers no search or sorting', async () => {
    const { user } = await openProducts();
    expect(
      screen.getByText('This backend lists public products only. They cannot be searched or sorted here.'),
    ).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    const headings = screen.getAllByRole('columnheader');
    for (const one of headings) expect(within(one).queryByRole('button')).not.toBeInTheDocument();
    expect(names()).toHaveLength(12);
    await user.click(button('Next'));
    await waitFor(() => expect(names()).toHaveLength(8));
    expect(sent()).toEqual([
      list(),
      'GET /products?page=1&limit=12',
      list('sort=-updatedAt', 2),
      'GET /products?page=2&limit=12',
    ]);
  });
});

describe('in a narrow window', () => {
  beforeEach(() => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
  });

  async function openCards() {
    server.use(...mockAdminApi([fjord, suite]).handlers);
    const { user } = renderApp({ at: '/admin?view=products', signedInAs: admin });
    const list = within(await screen.findByRole('list', { name: 'Products' }));
    const [first, second] = list.getAllByRole('heading').map((heading) => within(heading.closest('li')!));
    return { user, first: first!, second: second! };
  }

  const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

  test('rows are cards with name, price, status and Edit; Archive and Restore are in a sheet', async () => {
    answerConfirmations(true);
    const { user, first, second } = await openCards();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(first.getByText('Infrared Therapy')).toBeVisible();
    expect(first.getByText(`24.500${nbsp}€`, { normalizer: (text) => text })).toBeVisible();
    expect(first.getByText('active')).toBeVisible();
    expect(first.getByRole('button', { name: 'Edit Fjord Cabin' })).toHaveTextContent('Edit');
    expect(second.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await user.click(second.getByRole('button', { name: 'More actions for Königssee' }));
    // An archived product has no page in the shop.
    expect(dialog('Königssee').queryByRole('link', { name: 'View in the shop' })).not.toBeInTheDocument();
    await user.click(dialog('Königssee').getByRole('button', { name: 'Restore' }));
    await findToast('✅ Product restored: Königssee');
    await user.click(first.getByRole('button', { name: 'More actions for Fjord Cabin' }));
    expect(dialog('Fjord Cabin').getByRole('link', { name: 'View in the shop' })).toHaveAttribute(
      'href',
      `/products/${fjord.slug}`,
    );
    // The button of the card is enough.
    expect(dialog('Fjord Cabin').queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    await user.click(dialog('Fjord Cabin').getByRole('button', { name: 'Archive' }));
    await findToast('✅ Product archived: Fjord Cabin');
  });

  test('the Back button closes the actions of a card, and a click in them does not open the card', async () => {
    const { user, first } = await openCards();
    const opened = address();
    await user.click(first.getByRole('button', { name: 'More actions for Fjord Cabin' }));
    await user.click(dialog('Fjord Cabin').getByRole('heading'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(opened);
  });

  test('the actions of the view except Add New Product are in a sheet', async () => {
    const { user } = await openCards();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(dialog('More actions').getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(sent()).toEqual([list(), list()]));
  });

  test('cards can be selected for actions on several products', async () => {
    const confirm = answerConfirmations(true);
    const { user } = await openCards();
    expect(screen.queryByRole('checkbox', { name: 'Select Fjord Cabin' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByText('Fjord Cabin'));
    expect(screen.getByRole('checkbox', { name: 'Select Fjord Cabin' })).toBeChecked();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const bar = within(screen.getByRole('group', { name: 'Selected products' }));
    await user.click(bar.getByRole('button', { name: 'Archive' }));
    await findToast('✅ 1 product archived');
    expect(confirm.mock.calls).toEqual([['Archive this product?']]);
    // Afterwards a tap on a card opens it again.
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  });

  test('the Back button ends the selection, and stays in the view', async () => {
    const { user } = await openCards();
    const opened = address();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
    expect(address()).toBe(opened);
  });

  test('a sheet has the actions on the selected cards that do not fit into one line', async () => {
    const { user } = await openCards();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByText('Fjord Cabin'));
    await user.click(screen.getByRole('button', { name: 'More actions for the selected products' }));
    await user.click(dialog('Selected products').getByRole('button', { name: 'Change category' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Change category' })).toBeVisible());
    // Back closes the sheet and keeps the selection.
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Select Fjord Cabin' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'More actions for the selected products' }));
    await user.click(dialog('Selected products').getByRole('button', { name: 'Change category' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Change category' })).toBeVisible());
    // The button is there before a category is chosen, and leads to the field.
    await user.click(dialog('Change category').getByRole('button', { name: 'Change category' }));
    expect(dialog('Change category').getByLabelText('New category')).toHaveFocus();
    await user.selectOptions(dialog('Change category').getByLabelText('New category'), 'Accessory');
    await user.click(dialog('Change category').getByRole('button', { name: 'Change category' }));
    await findToast('✅ 1 product changed');
    expect(sent()).toContain(`PUT /products/${fjord._id}`);
    const cards = within(screen.getByRole('list', { name: 'Products' }));
    await waitFor(() => expect(cards.getByText('Accessory')).toBeVisible());
  });

  const sheet = () => within(screen.getByRole('dialog', { name: 'Filters' }));

  test("'Filters' opens a sheet whose button says how many products the chosen filters show", async () => {
    const { user } = await openCards();
    expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(sheet().getByRole('button', { name: 'Show 2 products' })).toBeVisible();
    await user.selectOptions(sheet().getByLabelText('Status'), 'archived');
    expect(await sheet().findByRole('button', { name: 'Show 1 product' })).toBeVisible();
    // The list behind the sheet is inert, so that its status message is not announced.
    expect(sheet().getByRole('status')).toHaveTextContent('1 product');
    await user.selectOptions(sheet().getByLabelText('Sort by'), '-price');
    await waitFor(() => expect(sent().at(-1)).toBe(list('sort=-price&status=archived')));
    await user.click(sheet().getByRole('button', { name: 'Show 1 product' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Back closes the sheet and keeps what was chosen, too.
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    await user.selectOptions(sheet().getByLabelText('Sort by'), 'name');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe('/admin?view=products&sort=name&status=archived'));
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  test('the filters that are on are buttons that remove them, and the sort order is a text', async () => {
    const { user } = await openCards();
    expect(screen.getByText('Last changed first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(sheet().getByLabelText('Category'), 'infrared');
    await user.selectOptions(sheet().getByLabelText('Sort by'), 'name');
    await user.click(await sheet().findByRole('button', { name: 'Show 1 product' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('By name')).toBeVisible();
    const chip = screen.getByRole('button', { name: 'Remove filter Infrared Therapy' });
    expect(chip).toHaveTextContent('Infrared Therapy ×');
    await user.click(chip);
    await waitFor(() => expect(screen.getByText('2 products')).toBeVisible());
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
    await user.type(screen.getByRole('searchbox'), 'no such product');
    await waitFor(() => expect(screen.getByText('0 products')).toBeVisible());
    expect(screen.queryByText('By name')).not.toBeInTheDocument();
  });

  test("'a single row of quick filters as pressable chips': one tap sets the filter of the URL, another removes it", async () => {
    const { user } = await openCards();
    const quick = within(screen.getByRole('list', { name: 'Quick filters' }));
    const chip = (name: string) => quick.getByRole('button', { name });
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Active', 'Draft', 'Archived']);
    await user.click(chip('Archived'));
    await waitFor(() => expect(address()).toBe('/admin?view=products&status=archived'));
    expect(await screen.findByText('1 product')).toBeVisible();
    await user.click(chip('Active'));
    await waitFor(() => expect(address()).toBe('/admin?view=products&status=active'));
    expect(chip('Active')).toHaveAttribute('aria-pressed', 'true');
    expect(chip('Archived')).toHaveAttribute('aria-pressed', 'false');
    // The pressed button shows that the filter is on, so that no second button does.
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    expect(sheet().getByLabelText('Status')).toHaveValue('active');
    await user.click(sheet().getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(chip('Active'));
    await waitFor(() => expect(address()).toBe('/admin?view=products'));
    expect(chip('Active')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  });

  test('the sheet clears the filters if any are on, also if no product matches them', async () => {
    const { user } = await openCards();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(sheet().queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await user.selectOptions(sheet().getByLabelText('Status'), 'draft');
    expect(await sheet().findByRole('button', { name: 'Show 0 products' })).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Clear filters' }));
    expect(sheet().getByLabelText('Status')).toHaveValue('');
    const show = await sheet().findByRole('button', { name: 'Show 2 products' });
    expect(sheet().queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    expect(show).toHaveFocus();
  });
});

test('the form for a new product is closed until it is opened, and a draft opens it again', async () => {
  server.use(...mockAdminApi([fjord]).handlers);
  const { user } = renderApp({ at: '/admin?view=products', signedInAs: admin });
  await screen.findByRole('table');
  const isOpen = () => screen.getByText('Add New Product').closest('details')?.open;
  expect(isOpen()).toBe(false);
  await user.click(screen.getByText('Add New Product'));
  await user.type(addForm().getByLabelText('Name'), 'Loimu');
  expect(isOpen()).toBe(true);
  renderApp({ at: '/admin?view=products', signedInAs: admin, again: true });
  await screen.findByRole('table');
  expect(isOpen()).toBe(true);
  expect(addForm().getByLabelText('Name')).toHaveValue('Loimu');
});

describe('several selected products', () => {
  const select = (name: string) => screen.getByRole('checkbox', { name });
  const bar = () => within(screen.getByRole('group', { name: 'Selected products' }));

  test('are archived one after the other after one question, and can be restored', async () => {
    const confirm = answerConfirmations(true);
    server.use(...mockAdminApi([fjord, plunge, suite]).handlers);
    const { user } = await openProducts();
    await user.click(select('Select Fjord Cabin'));
    expect(bar().getByText('1 selected')).toBeVisible();
    expect(select('Select all products of this page')).toBePartiallyChecked();
    await user.click(select('Select all products of this page'));
    expect(select('Select all products of this page')).not.toBePartiallyChecked();
    expect(bar().getByText('3 selected')).toBeVisible();
    confirm.mockImplementationOnce(() => {
      expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
        '“Fjord Cabin” and “Ice Plunge” leave the shop and can be restored at any time.',
      );
      return true;
    });
    await user.click(bar().getByRole('button', { name: 'Archive' }));
    await findToast('✅ 2 products archived');
    expect(confirm.mock.calls).toEqual([['Archive these 2 products?']]);
    expect(sent().filter((what) => what.startsWith('DELETE'))).toEqual([
      `DELETE /products/${fjord._id}`,
      `DELETE /products/${plunge._id}`,
    ]);
    expect(screen.queryByRole('group', { name: 'Selected products' })).not.toBeInTheDocument();
    expect(select('Select all products of this page')).toHaveFocus();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Restore/ })).toHaveLength(3));
    await user.click(select('Select Ice Plunge'));
    await user.click(bar().getByRole('button', { name: 'Restore' }));
    await findToast('✅ 1 product restored');
  });

  test('archiving can be undone in the toast, of one product and of several', async () => {
    answerConfirmations(true);
    server.use(...mockAdminApi([fjord, { ...plunge, status: 'active' }], ['details']).handlers);
    const { user } = await openProducts();
    await user.click(screen.getByRole('button', { name: 'Archive Fjord Cabin' }));
    await user.click(await findUndo('✅ Product archived: Fjord Cabin'));
    await findToast('✅ Product restored: Fjord Cabin');
    // Only products that the list shows as active are archived.
    await screen.findByRole('button', { name: 'Archive Fjord Cabin' });
    expect(sent()).toContain(`POST /admin/products/${fjord._id}/restore`);

    await user.click(select('Select all products of this page'));
    await user.click(bar().getByRole('button', { name: 'Archive' }));
    await user.click(await findUndo('✅ 2 products archived'));
    await findToast('✅ 2 products restored');
    expect(sent().filter((what) => /^POST .*restore$/.test(what))).toHaveLength(3);
  });

  test('are taken out of the shop as drafts after a question, and published again', async () => {
    const confirm = answerConfirmations(true);
    server.use(...mockAdminApi([fjord, { ...plunge, status: 'active' }], ['details']).handlers);
    const { user } = await openProducts();
    await user.click(select('Select all products of this page'));
    expect(bar().queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Unpublish' }));
    await findToast('✅ 2 products unpublished');
    expect(confirm.mock.calls).toEqual([['Unpublish these 2 products?']]);
    await waitFor(() => expect(screen.getAllByText('draft', { selector: 'td *' })).toHaveLength(2));
    await user.click(select('Select Ice Plunge'));
    await user.click(bar().getByRole('button', { name: 'Publish' }));
    await findToast('✅ 1 product published');
    await waitFor(() => expect(screen.getAllByText('draft', { selector: 'td *' })).toHaveLength(1));
  });

  test('get their former categories back by Undo, except one that someone has changed since', async () => {
    const adminApi = mockAdminApi([fjord, plunge, suite]);
    server.use(...adminApi.handlers);
    const { user, settled } = await openProducts();
    const changeAll = async () => {
      await user.click(select('Select all products of this page'));
      await user.selectOptions(bar().getByLabelText('New category'), 'accessory');
      await user.click(bar().getByRole('button', { name: 'Change category' }));
      return findUndo('✅ 3 products changed');
    };
    const categories = () => [fjord, plunge, suite].map(({ _id }) => adminApi.stored(_id).category);
    const former = categories();
    (await changeAll()).focus();
    expect(categories()).toEqual(['accessory', 'accessory', 'accessory']);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Edit Fjord Cabin' })).toHaveFocus();
    await findToast('✅ 3 products changed back');
    expect(categories()).toEqual(former);
    // The first toast is still visible while it disappears. Otherwise the second change would find that toast.
    await waitFor(() => expect(toastSentences()).not.toContain('✅ 3 products changed'));
    // The next Undo restores the categories that the list has.
    await settled();

    const undo = await changeAll();
    adminApi.change(plunge._id, { category: 'consultation' });
    await user.click(undo);
    await findToast('Not changed back: 1 of 3 products, because of newer changes.');
    expect(categories()).toEqual([former[0], 'consultation', former[2]]);
  });

  test('stay selected if an action fails for one of them', async () => {
    server.use(...mockAdminApi([fjord, plunge]).handlers);
    const { user } = await openProducts();
    await user.click(select('Select all products of this page'));
    server.use(problem('put', `/products/${plunge._id}`, 500, 'Ouch.'));
    await user.selectOptions(bar().getByLabelText('New category'), 'accessory');
    await user.click(bar().getByRole('button', { name: 'Change category' }));
    await findToast('1 of 2 products could not be changed. They are still selected, so that you can try again.');
    await waitFor(() => expect(row('Fjord Cabin').getByText('Accessory')).toBeVisible());
    expect(bar().getByText('2 selected')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(select('Select Fjord Cabin')).not.toBeChecked();
  });

  test('stay selected on other pages, and all that match can be selected at once', async () => {
    const all = Array.from({ length: 27 }, (_, index) =>
      product({ _id: `p${index + 10}`, name: `Bench ${index + 10}` }),
    );
    const { handlers } = mockAdminApi(all);
    server.use(...handlers);
    const { user } = await openProducts();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 25);
    await user.click(select('Select Bench 12'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 2));
    expect(bar().getByText('1 selected (1 on other pages)')).toBeVisible();
    expect(bar().getByRole('button', { name: 'Select all 27' })).toBeVisible();
    await user.click(select('Select all products of this page'));
    expect(bar().getByText('3 selected (1 on other pages)')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Select all 27' }));
    expect(await bar().findByText('27 selected (25 on other pages)')).toBeVisible();
    expect(bar().queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
    expect(sent()).toContain('GET /admin/products?page=1&limit=100&sort=-updatedAt');
    await user.click(select('Select all products of this page'));
    expect(bar().getByText('25 selected (25 on other pages)')).toBeVisible();
  });

  test('a click with the Shift key selects or deselects a range', async () => {
    const names = ['A', 'B', 'C', 'D', 'E'].map((letter) => `Bench ${letter}`);
    server.use(...mockAdminApi(names.map((name, index) => product({ _id: `b${index}`, name }))).handlers);
    const { user } = await openProducts();
    const selected = () => names.filter((name) => (select(`Select ${name}`) as HTMLInputElement).checked);
    await user.click(select('Select Bench D'));
    await user.keyboard('{Shift>}');
    await user.click(select('Select Bench B'));
    expect(selected()).toEqual(['Bench B', 'Bench C', 'Bench D']);
    await user.click(select('Select Bench C'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Bench D']);
  });

  test('a product that is archived with its own button is deselected', async () => {
    answerConfirmations(true);
    server.use(...mockAdminApi([fjord, plunge]).handlers);
    const { user } = await openProducts();
    await user.click(select('Select Fjord Cabin'));
    await user.click(screen.getByRole('button', { name: 'Archive Fjord Cabin' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected products' })).not.toBeInTheDocument());
  });

  test('are exported as CSV', async () => {
    const files: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    server.use(...mockAdminApi([fjord, suite]).handlers);
    const { user } = await openProducts();
    await user.click(select('Select Königssee'));
    await user.click(bar().getByRole('button', { name: 'Export CSV' }));
    const text = new TextDecoder().decode(await files.at(-1)?.arrayBuffer());
    expect(text).toContain(`${suite._id},${suite.slug},1,Königssee,`);
    expect(text).not.toContain('Fjord Cabin');
    expect(click.mock.contexts[0]).toHaveProperty('download', expect.stringMatching(/^products-\d{4}-\d\d-\d\d\.csv$/));
  });
});
