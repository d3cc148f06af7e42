import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, mockServer, problem } from '../../../store/testing';
import { fill } from '../../testing/fill';
import { address, renderApp } from '../../testing/renderApp';
import { findToast } from '../../testing/toasts';

const server = mockServer();
const sent = () => server.sent.map(({ what }) => what);

async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await screen.findByLabelText('Email');
  await fill(user, { Email: 'ada@example.com', Password: 'secret-1' });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

const NEEDS_VERIFICATION =
  'Please verify your email address before logging in. Check your inbox for a verification email.';

describe("spec §2: 'a resend-verification link appears when the failure message contains 'verify your email''", () => {
  const resend = () => screen.findByRole('button', { name: 'Resend verification email' });

  /** Tries to sign in with an email address that is not verified yet. */
  async function signInUnverified(failure = problem('post', '/auth/login', 403, NEEDS_VERIFICATION)) {
    server.use(failure);
    const visit = renderApp({ at: '/login' });
    await signIn(visit.user);
    await findToast(NEEDS_VERIFICATION);
    return visit;
  }

  test('shows the message for needsVerification and signs nobody in (spec §8)', async () => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.json({ needsVerification: true })));
    const { user, store } = renderApp({ at: '/login' });
    await signIn(user);
    expect(await findToast(NEEDS_VERIFICATION)).toHaveAttribute('role', 'alert');
    expect(await resend()).toBeVisible();
    expect(address()).toBe('/login');
    expect(store.getState().session.regular).toBeNull();
  });

  test('shows no link for other failures', async () => {
    server.use(problem('post', '/auth/login', 401, 'Invalid email or password.'));
    const { user } = renderApp({ at: '/login' });
    await signIn(user);
    await findToast('Invalid email or password.');
    expect(screen.queryByRole('button', { name: 'Resend verification email' })).not.toBeInTheDocument();
  });

  test("spec §8: 'Verification email sent! Please check your inbox.'", async () => {
    const { user } = await signInUnverified();
    server.use(answer.resendVerification({ success: true, message: 'ok' }));
    await user.dblClick(await resend());
    expect(await findToast('Verification email sent! Please check your inbox.')).toHaveAttribute('role', 'status');
    expect(sent().filter((what) => what.includes('resend'))).toEqual(['POST /auth/resend-verification']);
    expect(await server.sent.at(-1)?.request.json()).toEqual({ email: 'ada@example.com' });
  });

  test.each([
    [
      'the network down',
      http.post('*/api/auth/resend-verification', () => HttpResponse.error()),
      'Failed to resend verification email',
    ],
    [
      '500 without a body',
      http.post('*/api/auth/resend-verification', () => new HttpResponse(null, { status: 500 })),
      'Failed to resend verification email',
    ],
    [
      'success: false',
      http.post('*/api/auth/resend-verification', () => HttpResponse.json({ success: false })),
      'Failed to resend verification email',
    ],
    [
      'success: false with a message',
      http.post('*/api/auth/resend-verification', () =>
        HttpResponse.json({ success: false, message: 'Already verified.' }),
      ),
      'Already verified.',
    ],
    [
      '429 with a message',
      problem('post', '/auth/resend-verification', 429, 'Please wait a minute.'),
      'Please wait a minute.',
    ],
  ])("spec §8: 'Failed to resend verification email': %s", async (_case, handler, message) => {
    const { user } = await signInUnverified();
    server.use(handler);
    await user.click(await resend());
    expect(await findToast(message)).toHaveAttribute('role', 'alert');
  });

  test("spec §5: 'Resend verification needs an email first ('Please enter your email address first.')'", async () => {
    const { user } = await signInUnverified();
    await user.clear(screen.getByLabelText('Email'));
    await user.click(await resend());
    expect(await findToast('Please enter your email address first.')).toHaveAttribute('role', 'alert');
    expect(sent()).toEqual(['POST /auth/login']);
  });
});
