import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createSessionPersistence } from '../../../store';
import { answer, fakeBrowser, mockServer, problem, user as person } from '../../../store/testing';
import { fill } from '../../testing/fill';
import { makeDeferred } from '../../testing/deferred';
import { address, renderApp } from '../../testing/renderApp';
import { findToast, toasts, toastSentences } from '../../testing/toasts';

const server = mockServer();

type Visitor = ReturnType<typeof renderApp>['user'];
const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: /^Sign(ing)? In/ });
const sent = () => server.sent.map(({ what }) => what);

async function signIn(user: Visitor, [address, secret]: [string, string] = ['ada@example.com', 'secret-1']) {
  await email();
  await fill(user, { Email: address, Password: secret });
  await user.click(submit());
}

describe("spec §2: '/login: email and password, links to /forgot-password and /signup, back to home'", () => {
  test('its fields and links', async () => {
    renderApp({ at: '/login' });
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Resend verification email' })).not.toBeInTheDocument();
  });

  test("spec §5: 'email and password required'; the first wrong field gets the focus, and nothing is sent", async () => {
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
    ['a customer', person({ firstName: 'Ada' }), 'Welcome back, Ada!'],
    ['an administrator', person({ firstName: 'Ulla', role: 'admin' }), 'Welcome back, Ulla!'],
    ['somebody without a first name', person({ firstName: '', email: 'a.m@estate.example' }), 'Welcome back, a.m!'],
  ])('%s', async (_who, who, sentence) => {
    server.use(answer.login({ token: 'new', user: who }));
    const { user } = renderApp({ at: '/login' });
    await signIn(user);
    expect(await findToast(sentence)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  test("spec §5: 'Login payload: email, password', the address without the spaces around it", async () => {
    server.use(answer.login({ token: 'new', user: person() }));
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
      server.use(answer.login({ token: 'new', user: person({ role }) }));
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

describe('a double click sends once', () => {
  test.each([
    ['a double click', (user: Visitor) => user.dblClick(submit())],
    ['Enter twice', (user: Visitor) => user.type(password(), '{Enter}{Enter}')],
  ])('%s', async (_case, twice) => {
    const door = makeDeferred();
    server.use(
      http.post('*/api/auth/login', async () => {
        await door.opened;
        return HttpResponse.json({ token: 'new', user: person() });
      }),
    );
    const { user } = renderApp({ at: '/login' });
    await email();
    await fill(user, { Email: 'ada@example.com', Password: 'secret-1' });
    await twice(user);
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    door.open();
    await findToast('Welcome back, Ada!');
    expect(sent()).toEqual(['POST /auth/login']);
  });
});

describe('an answer that is no sign-in', () => {
  test.each([
    ['without a user', { token: 'new' }],
    ['without a token', { user: person() }],
    ['empty', {}],
  ])("%s: 'Login failed', and nobody is welcomed", async (_case, body) => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.json(body)));
    const { user, store } = renderApp({ at: '/login' });
    await signIn(user);
    await findToast('Login failed');
    expect(toastSentences()).toEqual(['Login failed']);
    expect(address()).toBe('/login');
    expect(store.getState().session.regular).toBeNull();
  });

  test('an envelope { data } is opened', async () => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.json({ data: { token: 'new', user: person() } })));
    const { user } = renderApp({ at: '/login' });
    await signIn(user);
    expect(await findToast('Welcome back, Ada!')).toBeVisible();
  });
});

test('the failure can be dismissed, and its sentence stays beside the form', async () => {
  server.use(problem('post', '/auth/login', 401, 'Invalid email or password.'));
  const { user } = renderApp({ at: '/login' });
  await signIn(user);
  const toast = await findToast('Invalid email or password.');
  await user.click(within(toast).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(toasts()).toEqual([]));
  expect(within(screen.getByRole('form', { name: 'Sign in' })).getByText('Invalid email or password.')).toBeVisible();
});
