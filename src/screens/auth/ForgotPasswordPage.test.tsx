import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockServer } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { failuresOf, silent } from '../../testing/failures';
import { fill } from '../../testing/fill';
import { renderApp } from '../../testing/renderApp';
import { findToast, toasts } from '../../testing/toasts';

const server = mockServer();
const SENT = 'Password reset instructions have been sent to your email address.';
const FAILED = 'Failed to send reset email. Please try again.';
const field = () => screen.findByLabelText('Email');
const submit = () => screen.getByRole('button', { name: 'Send reset link' });

async function requestLink(email = 'ada@example.com') {
  const visit = renderApp({ at: '/forgot-password' });
  await field();
  await fill(visit.user, { Email: email });
  await visit.user.dblClick(submit());
  return visit;
}

test("spec §2: '/forgot-password: email form, link back to sign in'", async () => {
  renderApp({ at: '/forgot-password' });
  expect(await field()).toHaveAttribute('type', 'email');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
});

test.each([
  ['', 'Please enter your email address.'],
  ['ada', 'Please enter a valid email address.'],
  ['ada@example', null],
])('validates the email address: %s', async (email, message) => {
  server.use(answer.forgotPassword({ success: true, message: 'ok' }));
  await requestLink(email);
  if (message === null) return void (await findToast(SENT));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await field()).toHaveAccessibleDescription(message);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(server.sent).toEqual([]);
});

test(`spec §8: '${SENT}', and one request on a double click`, async () => {
  server.use(answer.forgotPassword({ success: true, message: 'ok' }));
  await requestLink(' ada@example.com ');
  expect(await findToast(SENT)).toHaveAttribute('role', 'status');
  expect(within(screen.getByRole('main')).getByText(SENT)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
  expect(server.sent.map(({ what }) => what)).toEqual(['POST /auth/forgot-password']);
  expect(await server.sent[0]?.request.json()).toEqual({ email: 'ada@example.com' });
});

test.each(failuresOf('post', '/auth/forgot-password', { answered: FAILED }))(
  `spec §8: '${FAILED}': %s; keeps the email address, and trying again works`,
  async (_case, handler, message) => {
    server.use(handler);
    const { user } = await requestLink();
    expect(await findToast(message)).toHaveAttribute('role', 'alert');
    expect(await field()).toHaveValue('ada@example.com');

    server.use(answer.forgotPassword({ success: true, message: 'ok' }));
    await user.click(submit());
    expect(await findToast(SENT)).toBeVisible();
  },
);

test('spec §9: API timeout 10000 ms', async () => {
  stopClock();
  server.use(silent('post', '/auth/forgot-password'));
  await requestLink();
  await screen.findByRole('button', { name: 'Sending...' });
  await pass(9800);
  expect(toasts()).toEqual([]);
  await pass(200);
  expect(await findToast(FAILED)).toBeVisible();
  expect(await field()).toHaveValue('ada@example.com');
});
