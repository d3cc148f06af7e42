import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockAdminApi, mockServer, product, user as makeUser } from '../../../store/testing';
import { addForm, admin, answerConfirmations, openProducts } from '../../testing/adminPanel';
import { address, renderApp } from '../../testing/renderApp';

const server = mockServer(answer.listSessions({ sessions: [] }));
const entry = (name: string) => screen.getByRole('button', { name });
const open = async (at = '/admin', who = admin) => {
  const visit = renderApp({ at, signedInAs: who });
  await screen.findByRole('navigation', { name: 'Admin' });
  return visit;
};
const sent = () => server.sent.map(({ what }) => what);

beforeEach(() =>
  server.use(
    ...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers,
    answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 0 }),
    answer.logout({ success: true }),
  ),
);

describe("spec §2: 'Header 'Welcome, {first name or Admin}' and role (or Administrator)', 'sidebar with the user's name and role'", () => {
  test.each([
    ['first and last name', admin, 'Welcome, Ulla', 'Ulla Lind'],
    ['no first name', { ...admin, firstName: '' }, 'Welcome, Admin', 'Lind'],
    ['no name', { ...admin, firstName: '', lastName: '' }, 'Welcome, Admin', 'Admin'],
  ])('%s', async (_case, who, welcome, name) => {
    await open('/admin', who);
    expect(screen.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
    const sidebar = within(screen.getByRole('complementary'));
    expect(sidebar.getByText(name)).toBeVisible();
    expect(sidebar.getByText('admin')).toBeVisible();
    expect(within(screen.getByRole('banner')).getByText('admin')).toBeVisible();
  });
});

test("spec §2: 'Four stat cards: Total Users, Active Products, Pending Requests, Consultations, fixed hard-coded values 248, 12, 7, 23 (not live)'", async () => {
  await open();
  const cards = within(screen.getByRole('region', { name: 'Dashboard' }));
  const terms = cards.getAllByRole('term').map(({ textContent }) => textContent);
  const figures = cards.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Total Users', 'Active Products', 'Pending Requests', 'Consultations']);
  expect(figures).toEqual(['248', '12', '7', '23']);
  expect(sent()).toEqual([]);
});

describe("spec §2: 'Dashboard, User Management, Product Management (switch view in place)'", () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

  test("mirrors the view in the URL's query, so that Back returns to the previous view", async () => {
    const { user } = await open();
    expect(entry('Dashboard')).toHaveAttribute('aria-current', 'page');

    await user.click(entry('User Management'));
    expect(await heading('User Management')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/admin?view=users'));
    expect(entry('User Management')).toHaveAttribute('aria-current', 'page');
    expect(entry('Dashboard')).not.toHaveAttribute('aria-current');
    expect(screen.queryByRole('region', { name: 'Dashboard' })).not.toBeInTheDocument();

    await user.click(entry('Product Management'));
    expect(await heading('Product Management')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/admin?view=products'));

    window.history.back();
    expect(await heading('User Management')).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('region', { name: 'Dashboard' })).toBeVisible();
    expect(address()).toBe('/admin');
  });

  test("'the list where they left it': a view has its filters again, and one that is linked to has not", async () => {
    const { user } = await open('/admin?view=products&status=active');
    expect(await screen.findByLabelText('Status')).toHaveValue('active');
    await user.click(entry('User Management'));
    await waitFor(() => expect(address()).toBe('/admin?view=users'));
    await user.click(entry('Product Management'));
    await waitFor(() => expect(address()).toBe('/admin?view=products&status=active'));
    expect(await screen.findByLabelText('Status')).toHaveValue('active');
    await user.click(entry('Dashboard'));
    await user.click(entry('Search'));
    await user.click(await screen.findByRole('option', { name: 'Refresh the products' }));
    await waitFor(() => expect(address()).toBe('/admin?view=products'));
  });

  test("'choosing the tab that is already current scrolls to the top', and keeps its filters", async () => {
    const { user, settled } = await open('/admin?view=products&status=active');
    await screen.findByLabelText('Status');
    await settled();
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await user.click(entry('Product Management'));
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(address()).toBe('/admin?view=products&status=active');
  });

  test.each([
    ['/admin?view=users', 'User Management'],
    ['/admin?view=products', 'Product Management'],
    ['/admin/anything?view=products', 'Product Management'],
  ])('restores the view after a reload: %s', async (at, name) => {
    await open(at);
    expect(await heading(name)).toBeVisible();
    expect(entry(name)).toHaveAttribute('aria-current', 'page');
    expect(address()).toBe(at);
  });

  test('falls back to the dashboard for an unknown view', async () => {
    await open('/admin?view=reports');
    expect(await screen.findByRole('region', { name: 'Dashboard' })).toBeVisible();
  });
});

test.each([['Request Management'], ['Consultation Bookings']])(
  "spec §2: '%s' is a placeholder that does nothing",
  async (name) => {
    const { user } = await open();
    const before = document.body.innerHTML;
    await user.click(entry(name));
    // Clicking a placeholder must not change the page, except that it moves the focus, which innerHTML does not show.
    expect(document.body.innerHTML).toBe(before);
    expect(address()).toBe('/admin');
    expect(sent()).toEqual([]);
  },
);

describe("spec §6: 'Logout from admin goes to /admin/login'", () => {
  test('signs out immediately and notifies the server', async () => {
    const { user, store, notified } = await open();
    await user.click(entry('Logout'));
    expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeVisible();
    expect(address()).toBe('/admin/login');
    expect(store.getState().session.regular).toBeNull();
    expect(notified).toEqual([{ message: 'Logged out successfully', tone: 'info' }]);
    await waitFor(() => expect(sent()).toEqual(['POST /auth/logout']));
  });

  test('asks first in a narrow window, where the button is close to the one for the search', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
    const confirm = answerConfirmations(false);
    const { user, store } = await open();
    await user.click(entry('Logout'));
    await waitFor(() => expect(confirm.mock.calls).toEqual([['Log out of the panel?']]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(store.getState().session.regular).not.toBeNull();
    answerConfirmations(true);
    await user.click(entry('Logout'));
    expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeVisible();
  });
});

test("the user's name and the command palette open the account in the panel", async () => {
  server.use(
    answer.getProfile({ user: makeUser({ role: 'admin' }) }),
    answer.listPasskeys({ passkeys: [], required: false }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: /My Account/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'My Account' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Passkeys' })).toBeVisible();
  expect(await screen.findByLabelText('First Name')).toBeVisible();
  expect(address()).toBe('/admin?view=account');
  expect(screen.getByRole('link', { name: /My Account/ })).toHaveAttribute('aria-current', 'page');
  await user.click(entry('User Management'));
  await waitFor(() => expect(address()).toBe('/admin?view=users'));
  await user.click(entry('Search'));
  await user.click(await screen.findByRole('option', { name: 'My passkeys' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'My Account' })).toBeVisible();
});

test('asks before what was typed in the account is lost, and names the form', async () => {
  const profile = makeUser({ role: 'admin' });
  server.use(answer.getProfile({ user: profile }), answer.listPasskeys({ passkeys: [], required: false }));
  const { user } = renderApp({ at: '/admin?view=account', signedInAs: admin });
  await user.type(await screen.findByLabelText('First Name'), 'x');
  await user.click(entry('Dashboard'));
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  expect(question).toHaveAccessibleDescription('What you changed in “Profile” has not been saved.');
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  server.use(answer.updateProfile({ user: profile }));
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Your profile has been saved.');
  await user.click(entry('Dashboard'));
  expect(await screen.findByRole('region', { name: 'Dashboard' })).toBeVisible();
});

test('the account page leads an admin back to the panel', async () => {
  server.use(
    answer.getProfile({ user: makeUser({ role: 'admin' }) }),
    answer.listPasskeys({ passkeys: [], required: false }),
  );
  const { user } = renderApp({ at: '/account', signedInAs: admin });
  expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the admin panel' }));
  expect(await screen.findByRole('navigation', { name: 'Admin' })).toBeVisible();
});

describe('leaving a form with unsaved changes asks for confirmation', () => {
  const QUESTION = 'Discard unsaved changes?';
  const typed = async () => {
    const visit = await openProducts();
    await visit.user.type(addForm().getByLabelText('Name'), 'Aurora');
    return visit;
  };

  test.each([
    ['another view', (user: Awaited<ReturnType<typeof typed>>['user']) => user.click(entry('Dashboard'))],
    ['Logout', (user: Awaited<ReturnType<typeof typed>>['user']) => user.click(entry('Logout'))],
    [
      'My Account',
      (user: Awaited<ReturnType<typeof typed>>['user']) => user.click(screen.getByRole('link', { name: /My Account/ })),
    ],
  ])('%s: keeps the form and the session if the user declines', async (_way, leave) => {
    const confirm = answerConfirmations(false);
    const { user, store } = await typed();
    await leave(user);
    expect(confirm.mock.calls).toEqual([[QUESTION]]);
    expect(addForm().getByLabelText('Name')).toHaveValue('Aurora');
    expect(store.getState().session.regular).not.toBeNull();
    expect(address()).toBe('/admin?view=products');
  });

  test('Back: keeps the view and its URL if the user declines', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await open();
    await user.click(entry('Product Management'));
    await screen.findByRole('table');
    await waitFor(() => expect(address()).toBe('/admin?view=products'));
    await user.click(screen.getByText('Add New Product'));
    await user.type(addForm().getByLabelText('Name'), 'Aurora');
    window.history.back();
    await waitFor(() => expect(confirm.mock.calls).toEqual([[QUESTION]]));
    await waitFor(() => expect(address()).toBe('/admin?view=products'));
    expect(addForm().getByLabelText('Name')).toHaveValue('Aurora');
  });

  test('another view: the form is empty on return if the user has confirmed to discard the values', async () => {
    const confirm = answerConfirmations(true);
    const { user } = await typed();
    await user.click(entry('Dashboard'));
    await screen.findByRole('region', { name: 'Dashboard' });
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.click(entry('Product Management'));
    await screen.findByRole('table');
    expect(addForm().getByLabelText('Name')).toHaveValue('');
  });

  test('asks with the browser’s own dialog when the window closes, only while there are unsaved changes', async () => {
    const { user } = await typed();
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await user.clear(addForm().getByLabelText('Name'));
    await waitFor(() => expect(closing()).toBe(true));
  });

  test('does not ask if nothing has changed', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await openProducts();
    await user.click(entry('Dashboard'));
    expect(await screen.findByRole('region', { name: 'Dashboard' })).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
  });

  test('deletes the drafts on sign-out, so that the next user starts with empty forms', async () => {
    answerConfirmations(true);
    const { user, settled } = await typed();
    await user.click(entry('Logout'));
    await screen.findByRole('heading', { name: 'Admin Access' });
    expect(window.sessionStorage.getItem('draft:product:new')).toBeNull();
    await settled();

    server.use(answer.login({ token: 'new', user: makeUser({ role: 'admin' }) }));
    await openProducts({ again: true });
    expect(addForm().getByLabelText('Name')).toHaveValue('');
  });
});
