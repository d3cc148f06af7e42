import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ListRequestsApiResponse } from '../../../../store/api/requestEndpoints.gen';
import type { ListUsersApiResponse } from '../../../../store/api/userEndpoints.gen';
import { answer, mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import { admin, answerConfirmations } from '../../../testing/adminPanel';
import { makeDeferred } from '../../../testing/deferred';
import { address, renderApp } from '../../../testing/renderApp';
import { storeRequests } from '../../../testing/storedRequests';

storeRequests();
const server = mockServer();
const sent = () => server.sent.map(({ what }) => what);
const cedar = product({ name: 'Oestra Cedar Sauna' });

const clara: ListUsersApiResponse['users'][number] = {
  _id: '00000000-0000-4000-9000-000000000007',
  firstName: 'Clara',
  lastName: 'Cedarholm',
  email: 'clara@example.com',
  role: 'customer',
  verified: true,
  since: '2024-05-01T10:00:00.000Z',
  state: 'active',
  sessions: 1,
};
const request: ListRequestsApiResponse['requests'][number] = {
  _id: '00000000-0000-4000-9000-000000000008',
  reference: 'K7X-4MQ',
  kind: 'consultation',
  status: 'new',
  createdAt: '2026-01-01T10:00:00.000Z',
  dueAt: '2026-01-02T10:00:00.000Z',
  name: 'Emil Cedarblad',
  isAnonymised: false,
  version: 1,
};
const noUsers = { users: [], currentPage: 1, totalPages: 1, total: 0, canManage: true };
const requestPage = (requests: (typeof request)[]) => ({
  requests,
  currentPage: 1,
  totalPages: 1,
  total: requests.length,
  waiting: 0,
  overdue: 0,
  assignees: [],
});

beforeEach(() =>
  server.use(
    ...mockAdminApi([cedar]).handlers,
    answer.listUsers({ ...noUsers, users: [clara], total: 1 }),
    answer.getUser({ user: clara }),
    answer.listInvitations({ invitations: [] }),
    answer.listRequests(requestPage([request])),
    answer.getRequest({ request, nextStatuses: [], history: [], others: [] }),
    answer.logout({ success: true }),
  ),
);

/** Opens the panel and then the palette. */
async function openPalette(at = '/admin?view=products') {
  const visit = renderApp({ at, signedInAs: admin });
  await screen.findByRole('table');
  await visit.user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('dialog', { name: 'Search' });
  const combobox = await screen.findByRole('combobox', { name: 'Search and commands' });
  return { ...visit, combobox };
}

const options = (heading: string) =>
  within(screen.getByRole('group', { name: heading }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const palette = () => within(screen.getByRole('dialog', { name: 'Search' }));
const activeOption = () => palette().getByRole('option', { selected: true });

describe("'a command palette (Ctrl K) with products, people, requests and views'", () => {
  test('lists the views and actions first, and searches the three lists for what is typed', async () => {
    const { user, combobox } = await openPalette();
    expect(combobox).toHaveFocus();
    expect(palette().getAllByRole('group')).toHaveLength(2);
    expect(activeOption()).toHaveTextContent('Dashboard');
    expect(options('Views').join()).toContain('Product Management');
    expect(options('Actions').join()).toContain('Add a product');

    await user.keyboard('cedar');
    expect(await screen.findByRole('option', { name: /Oestra Cedar Sauna/ })).toBeVisible();
    expect(await screen.findByRole('option', { name: /Clara Cedarholm.*clara@example.com/ })).toBeVisible();
    expect(await screen.findByRole('option', { name: /Emil Cedarblad.*K7X-4MQ/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Views' })).not.toBeInTheDocument();
    expect(await screen.findByText('3 results')).toBeVisible();
  });

  test('offers no choice of columns where lists are cards', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
    const { user } = renderApp({ at: '/admin?view=products', signedInAs: admin });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('option', { name: /^Add a product/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Choose columns/ })).not.toBeInTheDocument();
  });

  test('shows the first five matches of a list, and the number of all', async () => {
    const products = [1, 2, 3, 4, 5, 6].map((number) =>
      product({ name: `Cedar Bench ${number}`, price: { base: 250, isPriceOnRequest: false } }),
    );
    server.use(...mockAdminApi(products).handlers);
    const { user } = await openPalette();
    await user.keyboard('cedar');
    await screen.findByText('8 results');
    expect(options('Products')).toHaveLength(6);
    expect(options('Products').at(-1)).toBe('Show all 6 products');
    expect(options('Products')[0]).toMatch(/^Cedar Bench 1Traditional Sauna, 250\s€$/);
    expect(palette().getByText('5 of 6')).toBeVisible();
  });

  describe("the last entry of a list, 'Show all 21 products', shows all matches in their view", () => {
    const numbers = [1, 2, 3, 4, 5];
    beforeEach(() => {
      const products = [...numbers, 6].map((number) => product({ name: `Cedar Bench ${number}` }));
      const users = numbers.map((number) => ({ ...clara, _id: `u${number}` }));
      const requests = numbers.map((number) => ({ ...request, _id: `r${number}` }));
      server.use(
        ...mockAdminApi(products).handlers,
        answer.listUsers({ ...noUsers, users, total: 21 }),
        answer.listRequests({ ...requestPage(requests), total: 22 }),
      );
    });

    test.each([
      ['users', 'Show all 6 products', 'products', 'Product Management'],
      ['products', 'Show all 6 products', 'products', 'Product Management'],
      ['products', 'Show all 21 people', 'users', 'User Management'],
      ['products', 'Show all 22 requests', 'requests', 'Request Management'],
    ])('in the view %s: %s', async (current, entry, view, heading) => {
      const { user } = await openPalette(`/admin?view=${current}`);
      await user.keyboard('cedar');
      await screen.findByText('49 results');
      const all = screen.getByRole('option', { name: entry });
      while (activeOption() !== all) await user.keyboard('{ArrowDown}');
      const searches = sent().length;
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('cedar'));
      const requested = new RegExp(`GET /admin/${view}\\?\\S*search=cedar`);
      await waitFor(() => expect(sent().slice(searches).join(' ')).toMatch(requested));
      expect(address()).toBe(`/admin?view=${view}&search=cedar`);
    });

    test('it closes the panel of a product, but asks before unsaved changes are lost', async () => {
      const { user } = await openPalette();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await user.click(screen.getAllByRole('button', { name: /^Edit / })[0]!);
      const panel = within(await screen.findByRole('dialog', { name: /^Edit Product/ }));
      await user.type(await panel.findByLabelText('Name'), ' II');
      const confirm = answerConfirmations(false);
      const showAll = async () => {
        await user.keyboard('{Control>}k{/Control}');
        await screen.findByRole('combobox', { name: 'Search and commands' });
        await user.keyboard('cedar');
        await user.click(await screen.findByRole('option', { name: 'Show all 6 products' }));
      };
      await showAll();
      await waitFor(() => expect(confirm).toHaveBeenCalledWith('Discard unsaved changes?'));
      expect(screen.getByRole('dialog', { name: /^Edit Product/ })).toBeVisible();
      confirm.mockReturnValue(true);
      await showAll();
      await waitFor(() => expect(address()).toBe('/admin?view=products&search=cedar'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  });

  test.each([
    ['product', /Oestra/, `/admin?view=products&product=${cedar._id}`, 'Edit Product: Oestra Cedar Sauna'],
    ['person', /Clara/, `/admin?view=users&user=${clara._id}`, 'Clara Cedarholm'],
    ['request', /Emil/, `/admin?view=requests&request=${request._id}`, 'Emil Cedarblad'],
  ])('Enter on a %s opens its panel', async (_kind, name, url, title) => {
    const { user } = await openPalette(url.includes('users') ? '/admin?view=products' : '/admin?view=users');
    await user.keyboard('cedar');
    const option = await screen.findByRole('option', { name });
    await screen.findByText('3 results');
    while (activeOption() !== option) await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(address()).toBe(url);
    expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
  });

  test('Enter on a view switches to it, and arrow keys wrap around', async () => {
    const { user } = await openPalette();
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toHaveTextContent('Sign out');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption()).toHaveTextContent('User Management');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'User Management' })).toBeVisible();
  });

  test('the first entry is chosen before something is typed; the arrow keys go on from there', async () => {
    const { user } = await openPalette();
    expect(activeOption()).toHaveTextContent('Dashboard');
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent('User Management');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 2, name: 'User Management' })).toBeVisible();
  });

  test.each([
    ['logout', 'Sign out'],
    ['sign out', 'Sign out'],
    ['log out', 'Sign out'],
    ['import', 'Import products'],
    ['export', 'Export the products'],
    ['products', 'Product Management'],
    ['people', 'User Management'],
    ['users', 'User Management'],
    ['password', 'My Account'],
    ['help', 'Keyboard shortcuts'],
    ['new product', 'Add a product'],
  ])('finds a view or an action by a synonym: %s', async (typed, label) => {
    const { user } = await openPalette();
    await user.keyboard(typed);
    expect(activeOption()).toHaveTextContent(label);
  });

  test('entries whose label has the word are before those found by a synonym', async () => {
    const { user } = await openPalette();
    await user.keyboard('add');
    expect(options('Actions').map((text) => text?.slice(0, 13))).toEqual(['Add a product', 'Invite a user']);
  });

  test('Import products opens the dialog of the product view', async () => {
    const { user } = await openPalette('/admin?view=users');
    await user.keyboard('import{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Import products' })).toBeVisible();
  });

  test('an action of another view switches to the view and presses its control as soon as it is there', async () => {
    const { user } = await openPalette();
    await user.keyboard('invite{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Invite a user' })).toBeVisible();
    expect(address()).toBe('/admin?view=users');
  });

  test('Add a product opens the folded form and puts the focus into its first field', async () => {
    const { user } = await openPalette('/admin?view=users');
    await user.keyboard('add a prod{Enter}');
    const form = await screen.findByRole('form', { name: 'Add New Product' });
    await waitFor(() => expect(within(form).getAllByRole('textbox')[0]).toHaveFocus());
  });

  test('unsaved changes are not left without a question', async () => {
    const { user } = await openPalette();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('n');
    await user.keyboard('New Bench');
    const confirm = answerConfirmations(false);
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search and commands' });
    await user.keyboard('user man{Enter}');
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('Discard unsaved changes?'));
    expect(address()).toBe('/admin?view=products');
    expect(within(screen.getByRole('form', { name: 'Add New Product' })).getByLabelText(/^Name/)).toHaveValue(
      'New Bench',
    );
  });
});

describe('while it searches', () => {
  test('cancels the search for an earlier term, whose late response is not shown', async () => {
    const { opened, open } = makeDeferred();
    const aborted: string[] = [];
    const { user, combobox } = await openPalette();
    server.use(
      http.get('*/api/admin/users', async ({ request: { url, signal } }) => {
        const term = new URL(url).searchParams.get('search') ?? '';
        signal.addEventListener('abort', () => aborted.push(term));
        if (term === 'cla') await opened;
        return HttpResponse.json({ ...noUsers, users: term === 'cla' ? [clara] : [] });
      }),
    );
    await user.keyboard('cla');
    await waitFor(() => expect(sent()).toContain('GET /admin/users?page=1&limit=5&search=cla'));
    expect(screen.getByText('Searching...')).toBeVisible();
    await user.clear(combobox);
    await user.keyboard('zzz');
    expect(await screen.findByText('1 result')).toBeVisible();
    expect(new Set(aborted)).toEqual(new Set(['cla']));
    open();
    expect(screen.queryByRole('option', { name: /Clara/ })).not.toBeInTheDocument();
  });

  test('says which search has failed, keeps the others and tries again', async () => {
    const { user } = await openPalette();
    server.use(problem('get', '/admin/users', 503, 'Busy.'));
    await user.keyboard('cedar');
    expect(await screen.findByText('People could not be searched. Check the connection and try again.')).toBeVisible();
    expect(await screen.findByRole('option', { name: /Oestra/ })).toBeVisible();
    server.use(answer.listUsers({ ...noUsers, users: [clara], total: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Clara/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('offers only what the backend has: without the admin API there are no products, people and requests', async () => {
    const { user } = await openPalette();
    server.use(
      problem('get', '/admin/products', 404, 'Not found.'),
      problem('get', '/admin/users', 404, 'Not found.'),
      problem('get', '/admin/requests', 404, 'Not found.'),
      answer.listProducts({ products: [cedar], currentPage: 1, totalPages: 1 }),
    );
    await user.keyboard('cedar');
    expect(await screen.findByText('Nothing found for “cedar”.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
