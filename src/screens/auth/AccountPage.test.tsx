import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createSessionPersistence } from '../../../store';
import { answer, fakeBrowser, mockServer, problem, user as makeUser } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { failuresOf, silent } from '../../testing/failures';
import { fill } from '../../testing/fill';
import { address, renderApp } from '../../testing/renderApp';
import { findToast, toasts } from '../../testing/toasts';

const server = mockServer(answer.listSessions({ sessions: [] }));

const ada = makeUser({ phone: '+49 89 123456' });
const field = (label: string) => screen.getByLabelText(label);
const firstName = () => screen.findByLabelText('First Name');
const save = () => screen.getByRole('button', { name: 'Save profile' });
const change = () => screen.getByRole('button', { name: 'Change password' });
/** The requests sent so far, without the one for the devices. */
const sent = () => server.sent.map(({ what }) => what).filter((what) => what !== 'GET /auth/sessions');

async function open() {
  const visit = renderApp({ at: '/account', signedInAs: ada });
  await firstName();
  return visit;
}

describe('My Account opens /account (docs/decisions/0005)', () => {
  test('redirects guests to /login, and back after they have signed in', async () => {
    server.use(answer.login({ token: 'new', user: ada }), answer.getProfile({ user: ada }));
    const { user } = renderApp({ at: '/account', storage: createSessionPersistence(fakeBrowser()) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(sent()).toEqual([]);

    await fill(user, { Email: 'ada@example.com', Password: 'secret-1' });
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    expect(address()).toBe('/account');
    expect(await firstName()).toHaveValue('Ada');
  });

  test("shows the signed-in user's profile, fetched with the token", async () => {
    server.use(answer.getProfile({ user: ada }));
    await open();
    expect(field('First Name')).toHaveValue('Ada');
    expect(field('Last Name')).toHaveValue('Berg');
    expect(field('Phone (optional)')).toHaveValue('+49 89 123456');
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(server.sent[0]?.request.headers.get('authorization')).toBe('Bearer token-1');
  });
});

describe('profile', () => {
  beforeEach(() => server.use(answer.getProfile({ user: ada })));

  test.each(failuresOf('get', '/auth/profile', { answered: 'unused' }))(
    'shows an error and can try again if loading fails: %s',
    async (_case, handler) => {
      server.use(handler);
      const { user } = renderApp({ at: '/account', signedInAs: ada });
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('Your profile could not be loaded. Please try again.');
      expect(change()).toBeVisible();

      server.use(answer.getProfile({ user: ada }));
      await user.click(within(notice).getByRole('button', { name: 'Try again' }));
      expect(await firstName()).toHaveValue('Ada');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('saves the trimmed values once, and shows the new name in the menu', async () => {
    const { user } = await open();
    const updated = { ...ada, firstName: 'Adele', phone: '' };
    server.use(answer.updateProfile({ user: updated }), answer.getProfile({ user: updated }));
    await fill(user, { 'First Name': ' Adele ', 'Phone (optional)': '' });
    await user.dblClick(save());
    expect(await findToast('Your profile has been saved.')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('button', { name: 'Adele' })).toBeVisible();
    const puts = server.sent.filter(({ what }) => what.startsWith('PUT'));
    expect(puts.map(({ what }) => what)).toEqual(['PUT /auth/profile']);
    expect(await puts[0]?.request.json()).toEqual({ firstName: 'Adele', lastName: 'Berg', phone: '' });
  });

  test.each([
    ['First Name', '', 'Please enter your first name.'],
    ['Last Name', ' ', 'Please enter your last name.'],
    ['Phone (optional)', '089 123456', 'Please start with the country code, for example +49 89 123456.'],
  ])('rejects %s %j: %s', async (label, value, message) => {
    const { user } = await open();
    await fill(user, { [label]: value });
    await user.click(save());
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(sent()).toEqual(['GET /auth/profile']);
  });

  test.each(failuresOf('put', '/auth/profile', { answered: 'Your profile could not be saved. Please try again.' }))(
    'shows an error and keeps the typed values if saving fails: %s',
    async (_case, handler, message) => {
      const { user } = await open();
      server.use(handler);
      await fill(user, { 'First Name': 'Adele' });
      await user.click(save());
      expect(await findToast(message)).toHaveAttribute('role', 'alert');
      expect(field('First Name')).toHaveValue('Adele');
      expect(address()).toBe('/account');
    },
  );

  test('spec §9: API timeout 10000 ms', async () => {
    stopClock();
    const { user } = await open();
    server.use(silent('put', '/auth/profile'));
    await user.click(save());
    await screen.findByRole('button', { name: 'Saving...' });
    await pass(9800);
    expect(toasts()).toEqual([]);
    await pass(200);
    await findToast('Your profile could not be saved. Please try again.');
  });
});

describe('change password', () => {
  const passwords = {
    'Current Password': 'old-secret',
    'New Password': 'new-secret',
    'Confirm New Password': 'new-secret',
  };

  beforeEach(() => server.use(answer.getProfile({ user: ada })));

  async function changePassword(fields: Record<string, string> = passwords) {
    const visit = await open();
    await fill(visit.user, fields);
    await visit.user.dblClick(change());
    return visit;
  }

  test('sends both passwords once, shows a message and clears the fields', async () => {
    server.use(answer.changePassword({ success: true, message: 'ok' }));
    await changePassword();
    await findToast('Your password has been changed. You have been signed out on all other devices.');
    const posts = server.sent.filter(({ what }) => what.startsWith('POST'));
    expect(posts.map(({ what }) => what)).toEqual(['POST /auth/change-password']);
    expect(await posts[0]?.request.json()).toEqual({
      currentPassword: 'old-secret',
      newPassword: 'new-secret',
    });
    await waitFor(() => expect(field('Current Password')).toHaveValue(''));
    expect(field('New Password')).toHaveValue('');
  });

  test.each([
    [{ ...passwords, 'Current Password': '' }, 'Current Password', 'Please enter your password.'],
    [
      { ...passwords, 'New Password': '12345', 'Confirm New Password': '12345' },
      'New Password',
      'Password must be at least 6 characters long',
    ],
    [{ ...passwords, 'Confirm New Password': 'other-1' }, 'Confirm New Password', 'Passwords do not match'],
  ])('rejects %j: %s', async (fields, label, message) => {
    await changePassword(fields);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(sent()).toEqual(['GET /auth/profile']);
  });

  test('keeps the session and the typed values if the current password is wrong (400)', async () => {
    server.use(problem('post', '/auth/change-password', 400, 'Your current password is not right.'));
    await changePassword();
    expect(await findToast('Your current password is not right.')).toHaveAttribute('role', 'alert');
    expect(address()).toBe('/account');
    expect(screen.getByRole('button', { name: 'Ada' })).toBeVisible();
    expect(field('New Password')).toHaveValue('new-secret');
  });

  test('treats success: false as a failure', async () => {
    server.use(http.post('*/api/auth/change-password', () => HttpResponse.json({ success: false })));
    await changePassword();
    await findToast('Your password could not be changed. Please try again.');
    expect(field('Current Password')).toHaveValue('old-secret');
  });

  test.each(
    failuresOf('post', '/auth/change-password', {
      answered: 'Your password could not be changed. Please try again.',
    }),
  )('shows an error: %s', async (_case, handler, message) => {
    server.use(handler);
    await changePassword();
    expect(await findToast(message)).toHaveAttribute('role', 'alert');
    expect(field('Current Password')).toHaveValue('old-secret');
  });
});
