import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, collection, mockServer, problem, user as makeUser } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { failuresOf, silent } from '../../testing/failures';
import { fill } from '../../testing/fill';
import { makeDeferred } from '../../testing/deferred';
import { address, renderApp } from '../../testing/renderApp';

const server = mockServer();
const credentials = { Email: 'ulla@example.com', Password: 'secret-1' };
const admin = makeUser({ firstName: 'Ulla', role: 'admin' });
const submit = () => screen.getByRole('button', { name: 'Sign In' });

beforeEach(() => server.use(collection([])));

async function open(at = '/admin') {
  const visit = renderApp({ at });
  await screen.findByText('Admin Panel Access');
  return visit;
}

async function signIn(fields: Record<string, string> = credentials) {
  const visit = await open();
  await fill(visit.user, fields);
  await visit.user.click(submit());
  return visit;
}

describe('spec §2: the sign-in screen in place of the panel', () => {
  test("has 'brand title, subtitle 'Admin Panel Access', email, password', 'button 'Sign In'' and no pre-filled values", async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Spa Summit' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(submit()).toBeVisible();
    expect(address()).toBe('/admin');
  });

  test("'password with show/hide toggle'", async () => {
    const { user } = await open();
    await fill(user, credentials);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(server.sent).toEqual([]);
  });

  test.each([
    ['rejects an empty email address', { ...credentials, Email: '' }, 'Email', 'Please enter your email address.'],
    [
      "checks the 'email format on admin login' (§5)",
      { ...credentials, Email: 'ulla' },
      'Email',
      'Please enter a valid email address.',
    ],
    ['rejects an empty password', { ...credentials, Password: '' }, 'Password', 'Please enter your password.'],
  ])('%s', async (_case, fields, label, message) => {
    await signIn(fields);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(server.sent).toEqual([]);
  });

  test("shows ''Signing In...' while loading', sends one request on a double click, then shows the panel", async () => {
    const deferred = makeDeferred();
    server.use(
      http.post('*/api/auth/login', async () => {
        await deferred.opened;
        return HttpResponse.json({ token: 'new', user: admin });
      }),
    );
    const { user } = await open('/admin/products');
    await fill(user, { ...credentials, Email: ' ulla@example.com ' });
    await user.dblClick(submit());
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
    deferred.open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ulla' })).toBeVisible();
    expect(address()).toBe('/admin/products');
    const logins = server.sent.filter(({ what }) => what.includes('login'));
    expect(logins).toHaveLength(1);
    expect(await logins[0]?.request.json()).toEqual({ email: 'ulla@example.com', password: 'secret-1' });
  });

  test(`shows a customer 'Access Denied' and "You don't have permission to access this area."`, async () => {
    server.use(answer.login({ token: 'new', user: makeUser() }));
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have permission to access this area.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  test('lets a customer sign in with another account', async () => {
    server.use(answer.login({ token: 'new', user: makeUser() }), answer.logout({ success: true, message: 'ok' }));
    const { user } = await signIn();
    await user.click(await screen.findByRole('button', { name: 'Sign in with another account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Access' })).toBeVisible();
    expect(address()).toBe('/admin/login');
    await waitFor(() => expect(server.sent.map(({ what }) => what)).toContain('POST /auth/logout'));
  });
});

describe("spec §2: 'error banner above the form'", () => {
  const messages = { answered: 'Login failed', unanswered: 'Login failed. Please try again.' };

  test.each([
    ...failuresOf('post', '/auth/login', messages),
    [
      'a wrong password (401)',
      problem('post', '/auth/login', 401, 'Invalid email or password.'),
      'Invalid email or password.',
    ] as const,
    [
      'needsVerification',
      http.post('*/api/auth/login', () => HttpResponse.json({ needsVerification: true })),
      'Please verify your email address before logging in. Check your inbox for a verification email.',
    ] as const,
    ['no token', http.post('*/api/auth/login', () => HttpResponse.json({ user: admin })), 'Login failed'] as const,
  ])('%s: keeps the typed values, and hides the banner on the next attempt', async (_case, handler, message) => {
    server.use(handler);
    const { user } = await signIn();
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(message);
    const form = screen.getByRole('form', { name: 'Admin sign-in' });
    expect(banner.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByLabelText('Email')).toHaveValue('ulla@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
    expect(address()).toBe('/admin');

    server.use(answer.login({ token: 'new', user: admin }));
    await user.click(submit());
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ulla' })).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  test('spec §9: API timeout 10000 ms', async () => {
    stopClock();
    server.use(silent('post', '/auth/login'));
    await signIn();
    await screen.findByRole('button', { name: 'Signing In...' });
    await pass(9800);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(200);
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  });
});
