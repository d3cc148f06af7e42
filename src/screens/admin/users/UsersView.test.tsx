import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, mockServer, problem } from '../../../../store/testing';
import type { ListInvitationsApiResponse, ListUsersApiResponse } from '../../../../store/api/userEndpoints.gen';
import { admin, answerConfirmations, gone, panel } from '../../../testing/adminPanel';
import { makeDeferred } from '../../../testing/deferred';
import { address, renderApp } from '../../../testing/renderApp';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const sent = () => server.sent.map(({ what }) => what);
const open = () => renderApp({ at: '/admin?view=users', signedInAs: admin });

type Row = ListUsersApiResponse['users'][number];
const ada: Row = {
  _id: 'u1',
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  role: 'customer',
  verified: true,
  since: '2024-05-01T10:00:00.000Z',
};
const ulla: Row = { ...ada, _id: 'u2', firstName: 'Ulla', email: 'ulla@example.com', role: 'admin', verified: false };
const pages = (all: Row[]) =>
  http.get('*/api/admin/users', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const users = all.slice(page - 1, page);
    return HttpResponse.json<ListUsersApiResponse>({
      users,
      currentPage: page,
      totalPages: all.length,
      total: all.length,
    });
  });

describe('User Management', () => {
  test('shows the name, email address, role, verification and creation date of each user', async () => {
    server.use(answer.listUsers({ users: [ada, ulla], currentPage: 1, totalPages: 1, total: 2 }));
    open();
    const [head, ...rows] = await screen.findAllByRole('row');
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Email', 'Role', 'Verified', 'Created']);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Ada Berg', 'ada@example.com', 'customer', 'Yes', '1 May 2024'],
      ['Ulla Berg', 'ulla@example.com', 'admin', 'No', '1 May 2024'],
    ]);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(sent()).toEqual(['GET /admin/users?page=1']);
  });

  test('tolerates missing and invalid fields in the response', async () => {
    const { _id, since: _since, verified: _verified, ...bare } = ada;
    server.use(
      http.get('*/api/admin/users', () =>
        HttpResponse.json({ users: [{ id: _id, ...bare }, { ...ulla, since: 'long ago' }, 7] }),
      ),
    );
    open();
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => row.lastChild?.textContent)).toEqual(['', '']);
    expect(rows[0]).toHaveTextContent('No');
  });

  test('loads the next page', async () => {
    server.use(pages([ada, ulla]));
    const { user } = open();
    const pager = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pager.getByText('Page 1 of 2')).toBeVisible();
    await user.click(pager.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('rowheader', { name: 'Ulla Berg' })).toBeVisible();
    expect(pager.getByText('Page 2 of 2')).toBeVisible();
    expect(sent()).toEqual(['GET /admin/users?page=1', 'GET /admin/users?page=2']);
  });

  test('shows a spinner while loading', async () => {
    const deferred = makeDeferred();
    server.use(
      http.get('*/api/admin/users', async () => {
        await deferred.opened;
        return HttpResponse.json({ users: [ada], currentPage: 1, totalPages: 1, total: 1 });
      }),
    );
    open();
    expect(await screen.findByText('Loading users...')).toBeVisible();
    deferred.open();
    expect(await screen.findByRole('rowheader', { name: 'Ada Berg' })).toBeVisible();
    expect(screen.queryByText('Loading users...')).not.toBeInTheDocument();
  });
});

test('shows a notice if the backend does not list users', async () => {
  server.use(http.get('*/api/admin/users', () => new HttpResponse('Cannot GET', { status: 404 })));
  open();
  expect(await screen.findByText('This backend does not provide a list of users.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

describe('a failed request', () => {
  test('shows an error message, and Try again loads the first page', async () => {
    server.use(problem('get', '/admin/users', 500, 'Ouch.'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The list of users could not be loaded. Please try again.',
    );
    server.use(answer.listUsers({ users: [ada], currentPage: 1, totalPages: 1, total: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'Ada Berg' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('hides the previous page if the next one fails to load', async () => {
    server.use(pages([ada, ulla]));
    const { user } = open();
    await screen.findByRole('rowheader', { name: 'Ada Berg' });
    server.use(problem('get', '/admin/users', 500, 'Ouch.'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The list of users could not be loaded.');
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(screen.getByRole('rowheader', { name: 'Ada Berg' })).toBeVisible());
  });
});

describe('a backend that manages accounts', () => {
  type Invited = ListInvitationsApiResponse['invitations'][number];
  const nea: Invited = {
    _id: 'i1',
    email: 'nea@example.com',
    firstName: 'Nea',
    lastName: 'Falk',
    role: 'admin',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const managed = (fields: Partial<Row> = {}): Row => ({
    ...ada,
    email: 'berg@example.com',
    state: 'active',
    sessions: 2,
    ...fields,
  });
  /** The accounts of the last {@link list}, which can also be loaded one by one. */
  let accounts: Row[] = [];
  const list = (...users: Row[]) => {
    accounts = users;
    return answer.listUsers({ users, currentPage: 1, totalPages: 1, total: users.length, canManage: true });
  };
  const single = http.get('*/api/admin/users/:id', ({ params }) => {
    const user = accounts.find(({ _id }) => _id === params.id);
    return user ? HttpResponse.json({ user }) : new HttpResponse(null, { status: 404 });
  });

  async function openManaged(user: Row = managed(), invitations: Invited[] = []) {
    server.use(list(user), single, answer.listInvitations({ invitations }));
    const visit = open();
    await screen.findByRole('rowheader');
    await visit.settled();
    return visit;
  }

  async function openPanel(user: Row = managed()) {
    const visit = await openManaged(user);
    await visit.user.click(screen.getByRole('button', { name: `Manage ${user.email}` }));
    return visit;
  }

  test('lists status and last sign-in, and searches, filters and sorts on the server', async () => {
    const { user } = await openManaged(managed({ state: 'deactivated', lastSignInAt: '2026-03-02T10:00:00.000Z' }));
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Customer',
      'Deactivated',
      '2 Mar 2026',
      '1 May 2024',
      'Manage',
    ]);
    expect(screen.getByText('1 user')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'berg');
    await user.selectOptions(screen.getByLabelText('Role'), 'admin');
    await user.selectOptions(screen.getByLabelText('Status'), 'deactivated');
    await user.click(screen.getByRole('button', { name: 'Last sign-in' }));
    await waitFor(() =>
      expect(sent().at(-1)).toBe('GET /admin/users?page=1&sort=lastSignInAt&role=admin&state=deactivated&search=berg'),
    );
    server.use(list());
    await user.click(screen.getByRole('button', { name: /^Last sign-in/ }));
    expect(await screen.findByText('No matching users.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(sent().at(-1)).toBe('GET /admin/users?page=1&sort=-lastSignInAt'));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  test("'pressing again removes it': quick filters of a phone for states and admins", async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
    server.use(list(managed()), single, answer.listInvitations({ invitations: [] }));
    const { user, settled } = open();
    const quick = within(await screen.findByRole('list', { name: 'Quick filters' }));
    // After the first response, the invitations are loaded, which must not be the last request below.
    await settled();
    await user.click(quick.getByRole('button', { name: 'Deactivated' }));
    await user.click(quick.getByRole('button', { name: 'Active' }));
    await user.click(quick.getByRole('button', { name: 'Admin' }));
    await waitFor(() => expect(sent().at(-1)).toBe('GET /admin/users?page=1&role=admin&state=active'));
    await user.click(quick.getByRole('button', { name: 'Admin' }));
    await waitFor(() => expect(address()).toBe('/admin?view=users&state=active'));
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  test('loads an account again when it is opened, and all that is shown when the window gets the focus', async () => {
    const { user } = await openManaged();
    const update = (changed: Row) => server.use(list(changed));
    update(managed({ sessions: 5 }));
    await user.click(screen.getByRole('button', { name: 'Manage berg@example.com' }));
    expect(await panel().findByText('5 devices')).toBeVisible();
    update(managed({ state: 'deactivated', sessions: 0 }));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await panel().findByRole('button', { name: 'Reactivate' })).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'Deactivated' })).toBeInTheDocument();
  });

  test('shows only those invitations that match the search', async () => {
    const { user } = await openManaged(managed(), [nea]);
    expect(await screen.findByRole('heading', { name: 'Open invitations' })).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(search, 'berg');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Open invitations' })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: '1 open invitation' })).not.toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'nea@');
    expect(await screen.findByRole('heading', { name: 'Open invitations' })).toBeVisible();
  });

  test('changes a role with a button of its own, because arrow keys change a select at once', async () => {
    const { user } = await openPanel();
    expect(panel().queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument();
    await user.selectOptions(panel().getByLabelText('Role'), 'admin');
    server.use(answer.updateUser({ user: managed({ role: 'admin' }) }), list(managed({ role: 'admin' })));
    await user.click(panel().getByRole('button', { name: 'Save role' }));
    await findToast('✅ User updated: Ada Berg');
    const patch = server.sent.find(({ what }) => what === 'PATCH /admin/users/u1');
    expect(await patch?.request.json()).toEqual({ role: 'admin' });
    await waitFor(() => expect(panel().queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument());
  });

  test('does not offer the role of an admin to a user whose email address is not confirmed, and says why', async () => {
    await openPanel(managed({ state: 'unverified', verified: false }));
    const role = panel().getByLabelText('Role');
    expect(role).toHaveAccessibleDescription(
      'Only a user with a confirmed email address can become an admin. Or invite the address as an admin.',
    );
    expect(within(role).getByRole('option', { name: 'Admin' })).toBeDisabled();
    expect(within(role).getByRole('option', { name: 'Customer' })).toBeEnabled();
  });

  test('deactivates an account only after a confirmation, and reactivates it', async () => {
    const confirm = answerConfirmations(false);
    const { user, settled } = await openPanel();
    await user.click(panel().getByRole('button', { name: 'Deactivate' }));
    expect(confirm.mock.calls).toEqual([['Deactivate Ada Berg?']]);
    expect(sent().filter((what) => what.startsWith('PATCH'))).toEqual([]);
    confirm.mockReturnValue(true);
    const deactivated = managed({ state: 'deactivated', sessions: 0 });
    server.use(answer.updateUser({ user: deactivated }), list(deactivated));
    await user.click(panel().getByRole('button', { name: 'Deactivate' }));
    // It has the focus, so that the keyboard goes on from there.
    expect(await panel().findByRole('button', { name: 'Reactivate' })).toHaveFocus();
    // The change is followed by requests, whose responses must not reactivate the account already.
    await settled();
    server.use(answer.updateUser({ user: managed() }), list(managed()));
    await user.keyboard('{Enter}');
    expect(await panel().findByRole('button', { name: 'Deactivate' })).toHaveFocus();
    const patches = server.sent.filter(({ what }) => what === 'PATCH /admin/users/u1');
    expect(await Promise.all(patches.map(({ request }) => request.json() as Promise<object>))).toEqual([
      { active: false },
      { active: true },
    ]);
  });

  test('signs a user out on all devices after a confirmation', async () => {
    answerConfirmations(true);
    const { user } = await openPanel();
    expect(panel().getByText('2 devices')).toBeVisible();
    expect(panel().getByRole('link', { name: 'berg@example.com' })).toHaveAttribute(
      'href',
      'mailto:berg%40example.com',
    );
    server.use(answer.endUserSessions({ user: managed({ sessions: 0 }) }), list(managed({ sessions: 0 })));
    await user.click(panel().getByRole('button', { name: 'Sign out on all devices' }));
    await findToast('✅ Signed out on all devices');
    expect(await panel().findByText('0 devices')).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Sign out on all devices' })).not.toBeInTheDocument();
  });

  test('removes the passkeys of a user who has lost them, after a confirmation', async () => {
    answerConfirmations(true);
    const { user } = await openPanel(managed({ passkeys: 1 }));
    const withoutPasskeys = managed({ passkeys: 0, sessions: 0 });
    server.use(answer.deleteUserPasskeys({ user: withoutPasskeys }), list(withoutPasskeys));
    await user.click(panel().getByRole('button', { name: 'Remove passkeys' }));
    await findToast('✅ Passkeys removed');
    await waitFor(() => expect(panel().queryByRole('button', { name: 'Remove passkeys' })).not.toBeInTheDocument());
  });

  test('says why a change was refused', async () => {
    const { user } = await openPanel();
    await user.selectOptions(panel().getByLabelText('Role'), 'admin');
    server.use(problem('patch', '/admin/users/:id', 403, 'You are no longer an admin.'));
    await user.click(panel().getByRole('button', { name: 'Save role' }));
    await findToast('You are no longer an admin.');
    expect(panel().getByLabelText('Role')).toHaveValue('admin');
  });

  test("offers no changes of one's own account", async () => {
    await openPanel(managed({ email: admin.email }));
    expect(panel().getByText(/This is your own account/)).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
  });

  test('invites a colleague, and keeps what was typed until it is sent', async () => {
    const { user } = await openManaged();
    const openForm = () => user.click(screen.getByRole('button', { name: 'Invite a user' }));
    await openForm();
    expect(panel().getByLabelText('First Name')).toHaveFocus();
    // The role with the fewest permissions is the default, and each says what it may do.
    expect(panel().getByRole('radio', { name: /^Customer/ })).toBeChecked();
    await user.click(panel().getByRole('button', { name: 'Send invitation' }));
    expect(await panel().findByText('Please enter a first name.')).toBeVisible();
    expect(panel().getByText('Please enter an email address.')).toBeVisible();
    expect(panel().getByText('3 fields need your attention')).toBeVisible();
    const adminRole = panel().getByRole('radio', { name: /^Admin/ });
    expect(adminRole).toHaveAccessibleDescription('Manages products, requests and users in this panel.');
    await user.click(adminRole);
    for (const [label, value] of Object.entries({ 'First Name': 'Nea', 'Last Name': 'Falk', Email: nea.email }))
      await user.type(panel().getByLabelText(label), value);
    server.use(problem('post', '/admin/invitations', 409, 'This email address already has an account.'));
    await user.click(panel().getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(panel().getByLabelText('Email')).toHaveAccessibleDescription('This email address already has an account.'),
    );
    expect(panel().getByLabelText('Email')).toHaveFocus();
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await findToast('What you have typed is kept. You find it here when you open the form again.');
    await openForm();
    expect(panel().getByLabelText('Last Name')).toHaveValue('Falk');

    server.use(answer.inviteUser({ invitation: nea }), answer.listInvitations({ invitations: [nea] }));
    await user.click(panel().getByRole('button', { name: 'Send invitation' }));
    await findToast('✅ Invitation sent to nea@example.com');
    expect(await screen.findByRole('heading', { name: 'Open invitations' })).toBeVisible();
    const post = server.sent.findLast(({ what }) => what === 'POST /admin/invitations');
    expect(await post?.request.json()).toEqual({
      email: nea.email,
      firstName: 'Nea',
      lastName: 'Falk',
      role: 'admin',
    });
    await openForm();
    expect(panel().getByLabelText('Last Name')).toHaveValue('');
  });

  test('sends an invitation again, and withdraws it after a confirmation', async () => {
    answerConfirmations(true);
    const { user } = await openManaged(managed(), [
      nea,
      { ...nea, _id: 'i2', email: 'old@example.com', expiresAt: '2024-01-01T00:00:00.000Z' },
    ]);
    expect(screen.getByText('old@example.com').parentElement).toHaveTextContent('old@example.com, expired');
    server.use(answer.inviteUser({ invitation: nea }));
    await user.click(screen.getByRole('button', { name: '2 open invitations' }));
    expect(screen.getByRole('heading', { name: 'Open invitations' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send again to nea@example.com' }));
    await findToast('✅ Invitation sent again to nea@example.com');
    server.use(answer.withdrawInvitation({ success: true }), answer.listInvitations({ invitations: [] }));
    await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to nea@example.com' }));
    await findToast('✅ Invitation withdrawn');
    await waitFor(() => expect(screen.queryByText('Open invitations')).not.toBeInTheDocument());
  });

  test('the panel leads to the next and the previous account, and its actions have keys', async () => {
    server.use(
      single,
      list(managed(), managed({ _id: 'u2', firstName: 'Bo', email: 'bo@example.com' })),
      answer.listInvitations({ invitations: [] }),
    );
    const { user, settled } = open();
    await user.click(await screen.findByRole('button', { name: 'Manage berg@example.com' }));
    await settled();
    expect(panel().getByText('1 of 2')).toBeVisible();
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Bo Berg' })).toBeVisible();
    expect(address()).toBe('/admin?view=users&user=u2');
    await user.keyboard('r');
    expect(panel().getByLabelText('Role')).toHaveFocus();
    const confirm = answerConfirmations(false);
    act(() => (document.activeElement as HTMLElement).blur());
    for (const key of ['o', 'd']) await user.keyboard(key);
    await waitFor(() =>
      expect(confirm.mock.calls).toEqual([['Sign Bo Berg out on all devices?'], ['Deactivate Bo Berg?']]),
    );
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Ada Berg' })).toBeVisible();
    window.history.back();
    await gone();
  });

  test('tells every change in the audit log', async () => {
    const at = '2026-03-02T10:00:00.000Z';
    const entry = { at, by: 'Ulla Lind', subject: 'ada@example.com' };
    const { user } = await openManaged();
    server.use(
      answer.listAuditLog({
        entries: [
          { ...entry, action: 'role changed', from: 'customer', to: 'admin' },
          { ...entry, action: 'invited', to: 'admin' },
          { ...entry, action: 'deactivated' },
        ],
        currentPage: 1,
        totalPages: 2,
        total: 60,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Audit log' }));
    await panel().findByText('Ulla Lind changed the role of ada@example.com from customer to admin.');
    expect(panel().getByText('Ulla Lind invited ada@example.com as admin.')).toBeVisible();
    expect(panel().getByText('Ulla Lind deactivated ada@example.com.')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(sent()).toContain('GET /admin/audit-log?page=2'));
    expect(address()).toBe('/admin?view=users&panel=audit-log');
    window.history.back();
    await gone();
    expect(address()).toBe('/admin?view=users');
  });
});
