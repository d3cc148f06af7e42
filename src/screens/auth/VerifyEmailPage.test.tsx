import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, mockServer, problem } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { failuresOf, silent } from '../../testing/failures';
import { fill } from '../../testing/fill';
import { makeDeferred } from '../../testing/deferred';
import { renderApp } from '../../testing/renderApp';
import { findToast } from '../../testing/toasts';

const server = mockServer();
const VERIFIED = 'Your email has been successfully verified! You can now log in to your account.';
const EXPIRED = 'Your verification link has expired. Please request a new one.';
const FAILED = 'Email verification failed';
const verified = answer.verifyEmail({ success: true, message: 'ok' });

describe('spec §2: Email verification page, states verifying, success, expired, error', () => {
  test(`shows 'verifying', then '${VERIFIED}' (spec §8), and sends one request although StrictMode mounts twice`, async () => {
    const deferred = makeDeferred();
    server.use(
      http.post('*/api/auth/verify-email', async () => {
        await deferred.opened;
        return HttpResponse.json({ success: true });
      }),
    );
    const { settled } = renderApp({ at: '/verify-email/a%2Fb' });
    expect(await screen.findByText('Verifying your email address…')).toHaveAttribute('role', 'status');
    deferred.open();
    expect(await screen.findByText(VERIFIED)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await settled();
    expect(server.sent.map(({ what }) => what)).toEqual(['POST /auth/verify-email']);
    expect(await server.sent[0]?.request.json()).toEqual({ token: 'a/b' });
  });

  test.each([['/verify-email'], ['/verify-email/']])(
    "spec §8: %s shows 'No verification token provided.'",
    async (path) => {
      renderApp({ at: path });
      expect(await screen.findByText('No verification token provided.')).toHaveAttribute('role', 'alert');
      expect(server.sent).toEqual([]);
    },
  );

  test.each([
    ['an error response', problem('post', '/auth/verify-email', 400, 'Token expired')],
    ['a message in capitals', problem('post', '/auth/verify-email', 410, 'EXPIRED')],
    [
      'success: false',
      http.post('*/api/auth/verify-email', () => HttpResponse.json({ success: false, message: 'Link expired.' })),
    ],
  ])(`spec §4: 'expired if message contains 'expired'': %s shows '${EXPIRED}'`, async (_case, handler) => {
    server.use(handler);
    renderApp({ at: '/verify-email/token-1' });
    expect(await screen.findByText(EXPIRED)).toHaveAttribute('role', 'alert');
  });

  test.each([
    ...failuresOf('post', '/auth/verify-email', { answered: FAILED }),
    [
      'success: false',
      http.post('*/api/auth/verify-email', () => HttpResponse.json({ success: false })),
      FAILED,
    ] as const,
    [
      'success: false in an envelope',
      http.post('*/api/auth/verify-email', () =>
        HttpResponse.json({ data: { success: false, message: 'Unknown link.' } }),
      ),
      'Unknown link.',
    ] as const,
  ])(`spec §8: '${FAILED}', or the server's message: %s`, async (_case, handler, message) => {
    server.use(handler);
    renderApp({ at: '/verify-email/token-1' });
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(screen.queryByText(VERIFIED)).not.toBeInTheDocument();
  });

  test('spec §9: API timeout 10000 ms', async () => {
    stopClock();
    server.use(silent('post', '/auth/verify-email'));
    renderApp({ at: '/verify-email/token-1' });
    await screen.findByText('Verifying your email address…');
    await pass(9800);
    expect(screen.getByText('Verifying your email address…')).toBeVisible();
    await pass(200);
    expect(await screen.findByText(FAILED)).toHaveAttribute('role', 'alert');
  });

  test('verifies another link that is opened in the same tab', async () => {
    server.use(problem('post', '/auth/verify-email', 400, 'Token expired'));
    renderApp({ at: '/verify-email/token-1' });
    await screen.findByText(EXPIRED);
    server.use(verified);
    window.history.pushState(null, '', '/verify-email/token-2');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText(VERIFIED)).toBeVisible();
    expect(await server.sent.at(-1)?.request.json()).toEqual({ token: 'token-2' });
  });
});

describe("spec §8: 'Please request a new one.'", () => {
  const resend = () => screen.findByRole('button', { name: 'Resend verification email' });

  async function openExpiredLink() {
    server.use(problem('post', '/auth/verify-email', 400, 'Token expired'));
    const visit = renderApp({ at: '/verify-email/token-1' });
    await screen.findByText(EXPIRED);
    return visit;
  }

  test("requests another email: 'Verification email sent! Please check your inbox.'", async () => {
    const { user } = await openExpiredLink();
    server.use(answer.resendVerification({ success: true, message: 'ok' }));
    await fill(user, { Email: ' ada@example.com ' });
    await user.dblClick(await resend());
    expect(await findToast('Verification email sent! Please check your inbox.')).toBeVisible();
    const resendRequests = server.sent.filter(({ what }) => what === 'POST /auth/resend-verification');
    expect(resendRequests).toHaveLength(1);
    expect(await resendRequests[0]?.request.json()).toEqual({ email: 'ada@example.com' });
  });

  test('requests another email on Enter in the field', async () => {
    const { user } = await openExpiredLink();
    server.use(answer.resendVerification({ success: true, message: 'ok' }));
    await fill(user, { Email: 'ada@example.com' });
    await user.keyboard('{Enter}');
    expect(await findToast('Verification email sent! Please check your inbox.')).toBeVisible();
  });

  test("requires an email address: 'Please enter your email address first.'", async () => {
    const { user } = await openExpiredLink();
    await user.click(await resend());
    expect(await findToast('Please enter your email address first.')).toHaveAttribute('role', 'alert');
    await waitFor(() => expect(server.sent).toHaveLength(1));
  });
});
