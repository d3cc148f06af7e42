import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockServer } from '../../../../store/testing';
import type { Request, RequestAnswer, RequestChanges, RequestPage } from '../../../../store/api/requestEndpoints.gen';
import { admin, answerConfirmations } from '../../../testing/adminPanel';
import { renderApp } from '../../../testing/renderApp';
import { storeRequests } from '../../../testing/storedRequests';
import { findToast, findUndo } from '../../../testing/toasts';

storeRequests();
const server = mockServer();
const assignees = [
  { _id: 'u1', name: 'Ulla Lind' },
  { _id: 'u2', name: 'Max Moor' },
];

/** The statuses that the server lets follow (server/requests/statuses.ts). */
const NEXT: Record<Request['status'], Request['status'][]> = {
  new: ['contacted', 'visit_arranged', 'lost'],
  contacted: ['visit_arranged', 'won', 'lost'],
  visit_arranged: ['contacted', 'won', 'lost'],
  won: ['visit_arranged'],
  lost: ['contacted'],
};

const request = (_id: string, name: string, fields: Partial<Request> = {}): Request => ({
  _id,
  reference: `REF-${_id}`,
  kind: 'call',
  status: 'contacted',
  createdAt: '2026-11-20T10:00:00.000Z',
  answeredAt: '2026-11-20T11:00:00.000Z',
  dueAt: '2026-11-21T10:00:00.000Z',
  isAnonymised: false,
  name,
  version: 1,
  ...fields,
});

/** A backend that stores these requests and checks the versions and the statuses of changes. */
function mockBackend(...requests: Request[]) {
  const stored = new Map(requests.map((one) => [one._id, one]));
  const find = (id: unknown) => stored.get(String(id))!;
  const refuse = (status: number) => HttpResponse.json({ success: false, message: 'Refused.' }, { status });
  const respond = (one: Request) =>
    HttpResponse.json<RequestAnswer>({ request: one, nextStatuses: NEXT[one.status], history: [], others: [] });
  const change = (id: string, fields: Partial<Request>) => {
    const before = find(id);
    stored.set(id, { ...before, ...fields, version: (before.version ?? 0) + 1 });
    return find(id);
  };
  server.use(
    http.get('*/api/admin/requests', ({ request: { url } }) => {
      const { searchParams } = new URL(url);
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
      return HttpResponse.json<RequestPage>({
        requests: [...stored.values()].slice((page - 1) * limit, page * limit),
        currentPage: page,
        totalPages: Math.ceil(stored.size / limit),
        total: stored.size,
        waiting: 0,
        overdue: 0,
        assignees,
      });
    }),
    http.get('*/api/admin/requests/:id', ({ params }) => respond(find(params['id']))),
    http.patch('*/api/admin/requests/:id', async ({ params, request: sent }) => {
      const before = find(params['id']);
      const { status = before.status, assigneeId } = (await sent.json()) as RequestChanges;
      if (sent.headers.get('if-match') !== `"${before.version}"`) return refuse(412);
      if (status !== before.status && !NEXT[before.status].includes(status)) return refuse(409);
      const assignee = assignees.find(({ _id }) => _id === assigneeId);
      return respond(change(before._id, { status, ...(assigneeId !== undefined && { assignee }) }));
    }),
  );
  return { find, change };
}

async function open() {
  const visit = renderApp({ at: '/admin?view=requests', signedInAs: admin });
  await screen.findByRole('table');
  await visit.settled();
  return visit;
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => within(screen.getByRole('group', { name: 'Selected requests' }));
const isBarShown = () => screen.queryByRole('group', { name: 'Selected requests' }) !== null;
const patched = () => server.sent.map(({ what }) => what).filter((what) => what.startsWith('PATCH'));
const notOffered = { name: 'New' };

type User = Awaited<ReturnType<typeof open>>['user'];
async function assign(user: User, name: string) {
  await user.selectOptions(bar().getByLabelText('Assign to'), name);
  await user.click(bar().getByRole('button', { name: 'Assign' }));
}
async function mark(user: User, status: string) {
  await user.selectOptions(bar().getByLabelText('Mark as'), status);
  await user.click(bar().getByRole('button', { name: 'Set status' }));
}

describe('several selected requests', () => {
  test('are assigned one after the other, and Undo in the toast gives them back to whom they had', async () => {
    const { find } = mockBackend(request('1', 'Ada'), request('2', 'Bo', { assignee: assignees[1] }));
    const { user } = await open();
    await user.click(checkbox('Select request REF-1'));
    expect(bar().getByText('1 selected')).toBeVisible();
    expect(checkbox('Select all requests of this page')).toBePartiallyChecked();
    await user.click(checkbox('Select all requests of this page'));
    await assign(user, 'Ulla Lind');
    const undo = await findUndo('✅ 2 requests assigned to Ulla Lind');
    expect(patched()).toEqual(['PATCH /admin/requests/1', 'PATCH /admin/requests/2']);
    await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Ulla Lind' })).toHaveLength(2));
    expect(isBarShown()).toBe(false);
    expect(checkbox('Select all requests of this page')).toHaveFocus();
    await user.click(undo);
    // The focus is not lost with the toast.
    expect(screen.getByRole('button', { name: /REF-1/ })).toHaveFocus();
    await findToast('✅ 2 requests changed back');
    expect([find('1').assignee, find('2').assignee]).toEqual([undefined, assignees[1]]);
  });

  test('are assigned to nobody', async () => {
    const { find } = mockBackend(request('1', 'Ada', { assignee: assignees[0] }));
    const { user } = await open();
    await user.click(checkbox('Select request REF-1'));
    await assign(user, 'Nobody');
    await findToast('✅ 1 request assigned to nobody');
    expect(find('1').assignee).toBeUndefined();
  });

  test('get a status without a question if Undo can take it back', async () => {
    const confirm = answerConfirmations(false);
    const { find } = mockBackend(request('1', 'Ada'), request('2', 'Bo'));
    const visitAt = '2030-05-02T13:30:00.000Z';
    for (const id of ['1', '2']) Object.assign(find(id), { visitAt });
    const { user } = await open();
    await user.click(checkbox('Select all requests of this page'));
    expect(bar().queryByRole('option', notOffered)).not.toBeInTheDocument();
    await mark(user, 'Visit arranged');
    const undo = await findUndo('✅ 2 requests marked as visit arranged');
    expect(confirm).not.toHaveBeenCalled();
    await user.click(undo);
    await findToast('✅ 2 requests changed back');
    expect([find('1').status, find('2').status]).toEqual(['contacted', 'contacted']);
  });

  test('that are new or lack the time of a visit get a status only after a question, and without Undo', async () => {
    const confirm = answerConfirmations(false);
    const { find } = mockBackend(request('1', 'Ada', { status: 'new' }), request('2', 'Bo'));
    const { user } = await open();
    await user.click(checkbox('Select all requests of this page'));
    confirm.mockImplementationOnce(() => {
      expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
        'New requests cannot become new again. Visits without a time are not listed on the dashboard.',
      );
      return false;
    });
    await mark(user, 'Visit arranged');
    await waitFor(() => expect(confirm.mock.calls).toEqual([['Mark these 2 requests as visit arranged?']]));
    expect(patched()).toEqual([]);
    confirm.mockReturnValue(true);
    await mark(user, 'Lost');
    await findToast('✅ 2 requests marked as lost');
    expect(find('1').status).toBe('lost');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('that somebody else changed meanwhile are named as not changed, stay selected, and can be changed then', async () => {
    const { find, change } = mockBackend(request('1', 'Ada'), request('2', 'Bo'), request('3', 'Cleo'));
    const { user, settled } = await open();
    await user.click(checkbox('Select all requests of this page'));
    change('2', { status: 'lost' });
    await assign(user, 'Max Moor');
    const undo = await findUndo(
      '2 of 3 requests assigned to Max Moor. Not changed: “Bo, REF-2”. Someone else has changed it meanwhile.',
    );
    expect(find('2').assignee).toBeUndefined();
    expect(bar().getByText('1 selected')).toBeVisible();
    expect(checkbox('Select request REF-2')).toBeChecked();
    // Undo changes back the two requests that were changed.
    await user.click(undo);
    await findToast('✅ 2 requests changed back');
    // The request that somebody else has changed is loaded again, so that the next change is based on it.
    await settled();
    await assign(user, 'Max Moor');
    await findToast('✅ 1 request assigned to Max Moor');
    expect(find('2')).toMatchObject({ status: 'lost', assignee: assignees[1] });
  });

  test('whose current status cannot be followed by the chosen one are named as not changed', async () => {
    mockBackend(request('1', 'Ada'), request('2', 'Bo', { status: 'won' }), request('3', 'Cleo', { status: 'lost' }));
    const { user } = await open();
    await user.click(checkbox('Select request REF-2'));
    await user.click(checkbox('Select request REF-3'));
    await mark(user, 'Contacted');
    await findToast(
      '1 of 2 requests marked as contacted. Not changed: “Bo, REF-2”. Its current status does not allow it.',
    );
    expect(checkbox('Select request REF-2')).toBeChecked();
    expect(checkbox('Select request REF-3')).not.toBeChecked();
  });

  test('are selected on all pages, without those whose data was deleted', async () => {
    const all = Array.from({ length: 27 }, (_, index) => request(`${index + 10}`, `Person ${index}`));
    const { change } = mockBackend(...all);
    change('10', { isAnonymised: true, name: undefined });
    const { user } = await open();
    expect(screen.queryByRole('checkbox', { name: 'Select request REF-10' })).not.toBeInTheDocument();
    await user.click(checkbox('Select all requests of this page'));
    expect(bar().getByText('24 selected')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Select all 27' }));
    expect(await bar().findByText('26 selected (2 on other pages)')).toBeVisible();
    expect(bar().queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  });

  test('can be selected and changed with the keys of the product list', async () => {
    mockBackend(request('1', 'Ada'), request('2', 'Bo'));
    const { user } = await open();
    await user.keyboard('jjx');
    expect(checkbox('Select request REF-2')).toBeChecked();
    await user.keyboard('kxb');
    expect(bar().getByText('2 selected')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Selected requests' })).toHaveFocus();
    await user.keyboard('{Shift>}M{/Shift}');
    expect(bar().getByLabelText('Assign to')).toHaveFocus();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Shift>}S{/Shift}');
    expect(bar().getByLabelText('Mark as')).toHaveFocus();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('?');
    const list = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Select the row', 'Actions on the selection', 'Assign the selection', 'Next row']),
    );
    await user.keyboard('?c');
    expect(isBarShown()).toBe(false);
  });
});

test('in a narrow window, cards are selected with a tap, and sheets have the assignees and the statuses', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
  const { find } = mockBackend(request('1', 'Ada'), request('2', 'Bo'));
  const { user } = renderApp({ at: '/admin?view=requests', signedInAs: admin });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByText('Ada'));
  expect(checkbox('Select request REF-1, Ada')).toBeChecked();
  await user.click(bar().getByRole('button', { name: 'Assign' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Assign' }));
  await user.selectOptions(sheet.getByLabelText('Assign to'), 'Ulla Lind');
  await user.click(sheet.getByRole('button', { name: 'Assign' }));
  await findToast('✅ 1 request assigned to Ulla Lind');
  expect(find('1').assignee).toEqual(assignees[0]);
  // Afterwards a tap on a card opens it again.
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
});
