import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockServer, problem, user as makeUser } from '../../../store/testing';
import type { OwnSession } from '../../../store/api/ownSessionEndpoints.gen';
import { answerConfirmations } from '../../testing/adminPanel';
import { renderApp } from '../../testing/renderApp';
import { findToast } from '../../testing/toasts';

/* A user sees and ends their sessions under 'My Account'. */

const server = mockServer();
const ada = makeUser();
const current: OwnSession = {
  _id: 's1',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: '2026-03-02T10:00:00.000Z',
  isCurrent: true,
};
const phone: OwnSession = {
  _id: 's2',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
  createdAt: '2026-02-01T10:00:00.000Z',
  lastUsedAt: '2026-02-03T10:00:00.000Z',
  isCurrent: false,
};

beforeEach(() => server.use(answer.getProfile({ user: ada })));

const open = () => renderApp({ at: '/account', signedInAs: ada });
const findList = async () => within(await screen.findByRole('list', { name: 'Your devices' }));

test("'one entry per session with browser and system', the last use, 'This device' and 'Sign out' for each other one", async () => {
  server.use(answer.listSessions({ sessions: [current, phone] }));
  open();
  const list = await findList();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Firefox on WindowsThis device',
    'Safari on iPhoneLast used 3 Feb 2026Sign out',
  ]);
});

test('signs another device out after a confirmation, and focuses the list', async () => {
  const confirm = answerConfirmations(true);
  server.use(answer.listSessions({ sessions: [current, phone] }));
  const { user } = open();
  const button = (await findList()).getByRole('button', { name: 'Sign out Safari on iPhone. Last used 3 Feb 2026' });
  server.use(answer.endSession({ sessions: [current] }), answer.listSessions({ sessions: [current] }));
  await user.click(button);
  await findToast('Safari on iPhone has been signed out.');
  expect(confirm.mock.calls).toEqual([['Sign out Safari on iPhone?']]);
  expect(server.sent.map(({ what }) => what)).toContain('DELETE /auth/sessions/s2');
  expect(screen.getByRole('list', { name: 'Your devices' })).toHaveFocus();
});

test('says so if a device could not be signed out', async () => {
  answerConfirmations(true);
  server.use(
    answer.listSessions({ sessions: [current, phone] }),
    problem('delete', '/auth/sessions/:id', 404, 'This device is no longer signed in.'),
  );
  const { user } = open();
  await user.click((await findList()).getByRole('button', { name: /^Sign out/ }));
  expect(await findToast('This device is no longer signed in.')).toHaveAttribute('role', 'alert');
});

test('a new password loads the list again, because it signs out the other devices', async () => {
  server.use(answer.listSessions({ sessions: [current, phone] }), answer.changePassword({ success: true }));
  const { user } = open();
  await findList();
  server.use(answer.listSessions({ sessions: [current] }));
  await user.type(await screen.findByLabelText('Current Password'), 'secret-0');
  await user.type(screen.getByLabelText('New Password'), 'secret-1');
  await user.type(screen.getByLabelText('Confirm New Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(screen.getByText('This device')).toBeVisible();
});

test("'the section is left out' if the provider has no list of sessions", async () => {
  server.use(problem('get', '/auth/sessions', 404, 'Not found.'));
  const { settled } = open();
  await screen.findByLabelText('First Name');
  await settled();
  expect(screen.queryByRole('heading', { name: 'Your devices' })).not.toBeInTheDocument();
});

test('offers to load the list again if that failed', async () => {
  server.use(problem('get', '/auth/sessions', 500, 'Broken.'));
  const { user } = open();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Your devices could not be loaded. Please try again.')).toBeVisible();
  server.use(answer.listSessions({ sessions: [current] }));
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect((await findList()).getByText('This device')).toBeVisible();
});
