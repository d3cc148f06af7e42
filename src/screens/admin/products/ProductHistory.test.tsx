import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import { answerConfirmations, change, edit, gone, openProducts, panel } from '../../../testing/adminPanel';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const fjord = product({ name: 'Fjord Cabin', version: 3 });
const PATH = '/admin/products/:id/history';
const RESTORE = `POST /admin/products/${fjord._id}/history/1/restore`;
const QUESTION = /^Restore the version of 18 Nov 2026, \d+:30\?$/;
const LIST = 'GET /admin/products?page=1&limit=25&sort=-updatedAt';
const sent = () => server.sent.map(({ what }) => what);
const history = answer.listProductHistory({
  entries: [
    {
      version: 3,
      action: 'saved',
      at: '2026-11-20T09:30:00.000Z',
      by: 'Ulla Lind',
      changes: [{ field: 'price', from: '24.500 €', to: '26.000 €' }],
    },
    { version: 2, action: 'archived', at: '2026-11-19T09:30:00.000Z', by: 'Ada Berg', changes: [] },
    {
      version: 1,
      action: 'created',
      at: '2026-11-18T09:30:00.000Z',
      by: 'Spa Summit',
      changes: [{ field: 'name', to: 'Fjord Cabin' }],
    },
  ],
});

beforeEach(() => server.use(...mockAdminApi([fjord]).handlers));

async function open(...handlers: Parameters<typeof server.use>) {
  server.use(...handlers);
  const visit = await openProducts();
  await edit(visit.user, 'Fjord Cabin');
  await waitFor(() => expect(screen.queryByText('Loading history...')).not.toBeInTheDocument());
  // The entries are folded.
  const unfold = panel().queryByText('History', { selector: 'summary *' });
  if (unfold) await visit.user.click(unfold);
  return visit;
}

describe('the history in the edit panel', () => {
  test('lists user, time and changes, newest first, and can restore every version but the current one', async () => {
    await open(history);
    const entries = within(screen.getByRole('region', { name: 'History' }))
      .getAllByRole('listitem')
      .filter((one) => one.querySelector('time'));
    expect(entries).toHaveLength(3);
    const [newest, , oldest] = entries.map((one) => within(one));
    expect(entries[0]).toHaveTextContent('saved by Ulla Lind');
    expect(newest!.getByText('20 Nov 2026', { exact: false })).toHaveAttribute('datetime', '2026-11-20T09:30:00.000Z');
    expect(newest!.getByText('24.500 €').tagName).toBe('DEL');
    expect(newest!.getByText('26.000 €').tagName).toBe('INS');
    expect(newest!.getByText('Current version')).toBeVisible();
    expect(newest!.queryByRole('button')).not.toBeInTheDocument();
    expect(entries[1]).toHaveTextContent('archived by Ada Berg');
    expect(oldest!.getByText('Fjord Cabin').tagName).toBe('INS');
    expect(panel().getAllByText('Restore')).toHaveLength(2);
  });

  test.each([
    ['one is changed', 'Width: 2 m\nSeats: 4', 'Width: 2 m\nSeats: 6', 'Seats: 4', 'Seats: 6'],
    ['one is added', 'Width: 2 m', 'Width: 2 m\nSeats: 6', null, 'Seats: 6'],
    [
      'their order is changed',
      'Width: 2 m\nSeats: 4',
      'Seats: 4\nWidth: 2 m',
      'Width: 2 m\nSeats: 4',
      'Seats: 4\nWidth: 2 m',
    ],
  ])('shows the changed specifications only if %s', async (_case, from, to, removed, added) => {
    const entry = { version: 3, action: 'saved', at: '2026-11-20T09:30:00.000Z', by: 'Ulla Lind' } as const;
    await open(
      answer.listProductHistory({ entries: [{ ...entry, changes: [{ field: 'specifications', from, to }] }] }),
    );
    const changes = within(screen.getByRole('region', { name: 'History' }));
    expect(changes.queryByRole('deletion')?.textContent ?? null).toBe(removed);
    expect(changes.queryByRole('insertion')?.textContent ?? null).toBe(added);
  });

  test("is folded, says how many entries it has, and is opened by the link 'History' above the fields", async () => {
    server.use(history);
    const { user } = await openProducts();
    await edit(user, 'Fjord Cabin');
    const entries = await panel().findByText('(3)', { exact: false });
    expect(entries.closest('details')).not.toHaveAttribute('open');
    await user.click(panel().getByRole('button', { name: 'History' }));
    expect(entries.closest('details')).toHaveAttribute('open');
    expect(entries.closest('summary')).toHaveFocus();
  });

  test('shows a notice if there are no entries', async () => {
    await open();
    expect(panel().getByText('No changes recorded yet.')).toBeVisible();
  });

  test.each([
    ['a backend without history', problem('get', PATH, 404, 'No.'), 'This backend does not record a history.'],
    ['a failed request', problem('get', PATH, 500, 'Ouch.'), 'The history could not be loaded. Please try again.'],
  ])('%s: shows a message, and the product can still be edited', async (_case, handler, message) => {
    const { user } = await open(handler);
    expect(await panel().findByText(message)).toBeVisible();
    await change(user, { Name: 'Fjord II' });
    await user.click(panel().getByRole('button', { name: 'Save Changes' }));
    await findToast('✅ Product updated');
  });

  test('leaves out entries with an invalid date', async () => {
    const invalidEntry = { version: 2, action: 'saved', at: 'yesterday', by: 'Ada', changes: [] };
    await open(
      http.get(`*/api${PATH}`, () =>
        HttpResponse.json({ entries: [invalidEntry, { ...invalidEntry, at: '2026-11-20' }] }),
      ),
    );
    expect(panel().getAllByText('Restore')).toHaveLength(1);
  });
});

describe("'Restore this version'", () => {
  const restore = () => panel().getByRole('button', { name: 'Restore this version, 1' });

  test('asks for confirmation, restores, closes the panel and refetches the list', async () => {
    const confirm = answerConfirmations(true);
    const { user, settled } = await open(history, answer.restoreProductVersion({ product: fjord }));
    await user.click(restore());
    expect(confirm.mock.calls).toEqual([[expect.stringMatching(QUESTION)]]);
    expect(await findToast('✅ Earlier version restored')).toHaveAttribute('data-variant', 'success');
    await gone();
    await settled();
    expect(sent()).toContain(RESTORE);
    expect(sent().filter((what) => what === LIST)).toHaveLength(2);
  });

  test('sends nothing if the user declines', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await open(history);
    await user.click(restore());
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(sent()).not.toContain(RESTORE);
  });

  test('asks about unsaved changes in the form first', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await open(history);
    await change(user, { Name: 'Fjord II' });
    await user.click(restore());
    expect(confirm.mock.calls).toEqual([['Discard unsaved changes?']]);
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
    expect(sent()).not.toContain(RESTORE);
  });

  test.each([
    [
      problem('post', `${PATH}/:version/restore`, 409, 'That version cannot come back.'),
      '❌ That version cannot come back.',
    ],
    [http.post(`*/api${PATH}/:version/restore`, () => HttpResponse.error()), '❌ Update failed'],
  ])('shows an error and keeps the panel open if the server rejects it (%#)', async (handler, message) => {
    answerConfirmations(true);
    const { user } = await open(history, handler);
    await user.click(restore());
    expect(await findToast(message)).toHaveAttribute('role', 'alert');
    await waitFor(() => expect(restore()).toBeVisible());
  });
});
