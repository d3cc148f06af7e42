import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, mockServer, problem } from '../../../store/testing';
import type { ListUsersApiResponse } from '../../../store/api/endpoints.gen';
import { admin } from '../../testing/adminPanel';
import { makeDeferred } from '../../testing/deferred';
import { renderApp } from '../../testing/renderApp';

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
