import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createSessionPersistence } from '../../../store';
import { answer, fakeBrowser, mockServer, problem, user as makeUser } from '../../../store/testing';
import { fill } from '../../testing/fill';
import { makeDeferred } from '../../testing/deferred';
import { address, renderApp } from '../../testing/renderApp';
import { findToast, toasts, toastSentences } from '../../testing/toasts';

const server = mockServer();

type UserEvents = ReturnType<typeof renderApp>['user'];
const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: /^Sign(ing)? In/ });
const sent = () => server.sent.map(({ what }) => what);

async function signIn(user: UserEvents, [emailAddress, secret]: [string, string] = ['ada@example.com', 'secret-1']) {
  await email();
  await fill(user, { Email: emailAddress, Password: secret });
  await user.click(submit());
}

describe("spec §2: '/login: email and password, links to /forgot-password and /signup, back to home'", () => {
  test('has the fields and links', async () => {
    renderApp({ at: '/login' });
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Resend verification email' })).not.toBeInTheDocument();
  });

  test("spec §5: 'email and password required', focuses the first invalid field and sends nothing", async () => {
    const { user } = renderApp({ at: '/login' });
    await email();
    await user.click(submit());
    expect(await screen.findByText('2 fields need your attention.')).toHaveAttribute('role', 'status');
    expect(await email()).toHaveAccessibleDescription('Please enter your email address.');
    expect(password()).toHaveAccessibleDescription('Please enter your password.');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(sent()).toEqual([]);
  });
});

describe("spec §8: 'Success: Welcome back, {name}!'", () => {
  test.each([
    ['a customer', makeUser({ firstName: 'Ada' }), 'Welcome back, Ada!'],
    ['an administrator', makeUser({ firstName: 'Ulla', role: 'admin' }), 'Welcome back, Ulla!'],
    ['a user without a first name', makeUser({ firstName: '', email: 'a.m@estate.example' }), 'Welcome back, a.m!'],
  ])('%s', async (_who, who, message) => {
    server.use(answer.login({ token: 'new', user: who }));
    const { user } = renderApp({ at: '/login' });
    await signIn(user);
    expect(await findToast(message)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  test("spec §3: 'Login payload: email, password', with the email address trimmed", async () => {
    server.use(answer.login({ token: 'new', user: makeUser() }));
    const { user } = renderApp({ at: '/login' });
    await signIn(user, [' ada@example.com ', ' two spaces ']);
    await findToast('Welcome back, Ada!');
    expect(sent()).toEqual(['POST /auth/login']);
    expect(await server.sent[0]?.request.json()).toEqual({
      email: 'ada@example.com',
      password: ' two spaces ',
    });
  });

  test.each([['customer'], ['admin']] as const)(
    "spec §4 as %s: 'saves token in a cookie (7 days, secure, strict same-site) and local storage, saves user as regular and admin user, saves admin token'",
    async (role) => {
      server.use(answer.login({ token: 'new', user: makeUser({ role }) }));
      const browser = fakeBrowser();
      const { user } = renderApp({ at: '/login', storage: createSessionPersistence(browser) });
      await signIn(user);
      await findToast('Welcome back, Ada!');

      expect([...browser.stored.keys()].sort()).toEqual(['adminToken', 'adminUser', 'auth_token', 'user']);
      expect(browser.stored.get('auth_token')).toBe('new');
      expect(browser.stored.get('adminToken')).toBe('new');
      expect(JSON.parse(browser.stored.get('user') ?? '')).toMatchObject({ email: 'ada@example.com', role });
      expect(browser.stored.get('adminUser')).toBe(browser.stored.get('user'));
      expect(browser.log).toContain('cookie auth_token=new; Max-Age=604800; Path=/; Secure; SameSite=Strict');
    },
  );
});

describe('a single request is sent', () => {
  test.each([
    ['on a double click', (user: UserEvents) => user.dblClick(submit())],
    ['on pressing Enter twice', (user: UserEvents) => user.type(password(), '{Enter}{Enter}')],
  ])('%s', async (_case, submitTwice) => {
    const deferred = makeDeferred();
    server.use(
      http.post('*/api/auth/login', async () => {
        await deferred.opened;
        return HttpResponse.json({ token: 'new', user: makeUser() });
      }),
    );
    const { user } = renderApp({ at: '/login' });
    await email();
    await fill(user, { Email: 'ada@example.com', Password: 'secret-1' });
    await submitTwice(user);
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    deferred.open();
    await findToast('Welcome back, Ada!');
    expect(sent()).toEqual(['POST /auth/login']);
  });
});

describe('incomplete responses', () => {
  test.each([
    ['without a user', { token: 'new' }],
    ['without a token', { user: makeUser() }],
    ['empty', {}],
  ])("%s: shows 'Login failed' and signs nobody in", async (_case, body) => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.json(body)));
    const { user, store } = renderApp({ at: '/login' });
    await signIn(user);
    await findToast('Login failed');
    expect(toastSentences()).toEqual(['Login failed']);
    expect(address()).toBe('/login');
    expect(store.getState().session.regular).toBeNull();
  });

  test('reads a response wrapped in { data }', async () => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.json({ data: { token: 'new', user: makeUser() } })));
    const { user } = renderApp({ at: '/login' });
    await signIn(user);
    expect(await findToast('Welcome back, Ada!')).toBeVisible();
  });
});

test('keeps the error message in the form after its toast is dismissed', async () => {
  server.use(problem('post', '/auth/login', 401, 'Invalid email or password.'));
  const { user } = renderApp({ at: '/login' });
  await signIn(user);
  const toast = await findToast('Invalid email or password.');
  await user.click(within(toast).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(toasts()).toEqual([]));
  expect(within(screen.getByRole('form', { name: 'Sign in' })).getByText('Invalid email or password.')).toBeVisible();
});
