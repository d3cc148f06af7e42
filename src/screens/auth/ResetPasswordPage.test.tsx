import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createSessionPersistence } from '../../../store';
import { answer, fakeBrowser, mockServer, problem } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { failuresOf, silent } from '../../testing/failures';
import { fill } from '../../testing/fill';
import { makeDeferred } from '../../testing/deferred';
import { address, renderApp } from '../../testing/renderApp';
import { findToast, toasts } from '../../testing/toasts';

const server = mockServer();
const DONE = 'Password reset successful! You can now login with your new password.';
const INVALID_LINK = 'Invalid or expired reset token.';
const FAILED = 'Failed to reset password. Please try again.';
const validFields = { 'New Password': 'secret-1', 'Confirm New Password': 'secret-1' };
const submit = () => screen.findByRole('button', { name: 'Set password' });
const success = answer.resetPassword({ success: true, message: 'ok' });

async function reset(fields: Record<string, string> = validFields) {
  const visit = renderApp({ at: '/reset-password/token-1' });
  await submit();
  await fill(visit.user, fields);
  await visit.user.click(await submit());
  return visit;
}

describe('spec §2: Reset password page, states validating, valid form, success, invalid link', () => {
  test("shows 'validating' until the stored session is read, then the form: 'link judged valid if a token exists' (§4)", async () => {
    const deferred = makeDeferred();
    const storage = createSessionPersistence(fakeBrowser());
    renderApp({
      at: '/reset-password/token-1',
      storage: { ...storage, getItem: (key) => deferred.opened.then(() => storage.getItem(key)) },
    });
    expect(await screen.findByText('Checking your link…')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    deferred.open();
    expect(await submit()).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  test.each([['/reset-password'], ['/reset-password/']])(
    "spec §8: %s shows 'No reset token provided.'",
    async (path) => {
      renderApp({ at: path });
      expect(await screen.findByText('No reset token provided.')).toHaveAttribute('role', 'alert');
      expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
    },
  );

  test(`spec §7, §8: POST {token, password}, '${DONE}', and one request on a double click`, async () => {
    server.use(success);
    const { user } = renderApp({ at: '/reset-password/a%2Fb' });
    await submit();
    await fill(user, validFields);
    await user.dblClick(await submit());
    expect(await findToast(DONE)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(server.sent.map(({ what }) => what)).toEqual(['POST /auth/reset-password']);
    expect(await server.sent[0]?.request.json()).toEqual({ token: 'a/b', password: 'secret-1' });
  });
});

describe("spec §5: 'Reset password: same match and length rules'", () => {
  test.each([
    [
      { 'New Password': '12345', 'Confirm New Password': '12345' },
      'New Password',
      'Password must be at least 6 characters long',
    ],
    [
      { 'New Password': 'secret-1', 'Confirm New Password': 'secret-2' },
      'Confirm New Password',
      'Passwords do not match',
    ],
    [{}, 'New Password', 'Please choose a password.'],
  ] as [Record<string, string>, string, string][])('rejects %j: %s', async (fields, label, message) => {
    await reset(fields);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(server.sent).toEqual([]);
  });
});

describe("spec §4: 'invalid if server error message contains 'expired' or 'invalid''", () => {
  test.each([
    ['expired', problem('post', '/auth/reset-password', 400, 'This link has expired.'), 'This link has expired.'],
    ['invalid', problem('post', '/auth/reset-password', 400, 'Invalid token'), 'Invalid token'],
    [
      'success: false',
      http.post('*/api/auth/reset-password', () => HttpResponse.json({ success: false })),
      'Invalid reset token.',
    ],
    [
      'success: false in an envelope',
      http.post('*/api/auth/reset-password', () => HttpResponse.json({ data: { success: false } })),
      'Invalid reset token.',
    ],
    [
      'success: false, expired',
      http.post('*/api/auth/reset-password', () => HttpResponse.json({ success: false, message: 'Expired.' })),
      'Expired.',
    ],
  ])(`%s: shows '${INVALID_LINK}' in place of the form`, async (_case, handler, toast) => {
    server.use(handler);
    await reset();
    expect(await findToast(toast)).toHaveAttribute('role', 'alert');
    expect(screen.getByText(INVALID_LINK)).toHaveAttribute('role', 'alert');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  test.each(failuresOf('post', '/auth/reset-password', { answered: FAILED }))(
    `shows '${FAILED}' or the server's message on any other failure: %s; keeps the typed values, and trying again works`,
    async (_case, handler, message) => {
      server.use(handler);
      const { user } = await reset();
      expect(await findToast(message)).toHaveAttribute('role', 'alert');
      for (const label of Object.keys(validFields)) expect(screen.getByLabelText(label)).toHaveValue('secret-1');

      server.use(success);
      await user.click(await submit());
      expect(await findToast(DONE)).toBeVisible();
    },
  );
});

describe('spec §9', () => {
  beforeEach(stopClock);

  test("'redirect to /login after 3 s', not earlier", async () => {
    server.use(success);
    await reset();
    await screen.findByRole('link', { name: 'Go to sign in' });
    await pass(2850);
    expect(address()).toBe('/reset-password/token-1');
    await pass(150);
    expect(address()).toBe('/login');
  });

  test('does not redirect if the user leaves earlier', async () => {
    server.use(success);
    const { user } = await reset();
    await screen.findByRole('link', { name: 'Go to sign in' });
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await waitFor(() => expect(address()).toBe('/'));
    await pass(4000);
    expect(address()).toBe('/');
  });

  test("'API timeout 10000 ms'", async () => {
    server.use(silent('post', '/auth/reset-password'));
    await reset();
    await screen.findByRole('button', { name: 'Saving...' });
    await pass(9800);
    expect(toasts()).toEqual([]);
    await pass(200);
    expect(await findToast(FAILED)).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue('secret-1');
  });
});

describe('an invitation (docs/decisions/0085)', () => {
  const choose = async (role: string) => {
    const { user } = renderApp({ at: `/reset-password/token-1?invited=${role}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Spa Summit' })).toBeVisible();
    await fill(user, validFields);
    await user.click(screen.getByRole('button', { name: 'Choose password' }));
  };

  test.each([
    ['admin', '/admin/login'],
    ['customer', '/login'],
  ])('of the role %s leads to %s', async (role, path) => {
    server.use(success);
    await choose(role);
    await findToast('Your account is ready. You can now sign in.');
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', path);
  });

  test('that has expired says so, and offers no reset link', async () => {
    server.use(problem('post', '/auth/reset-password', 400, 'This invitation is invalid or has expired.'));
    await choose('admin');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This invitation is invalid or has expired. Please ask for another one.',
    );
    expect(screen.queryByRole('link', { name: 'Request a new link' })).not.toBeInTheDocument();
  });

  test('for an address that has an account meanwhile says so', async () => {
    const message = 'This email address already has an account. Please sign in with it.';
    server.use(problem('post', '/auth/reset-password', 400, message));
    await choose('admin');
    expect(await screen.findByText(message, { selector: 'p' })).toBeVisible();
  });
});
