import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createSessionPersistence } from '../../../store';
import {
  answer,
  collection,
  fakeBrowser,
  mockServer,
  problem,
  storedNames,
  user as makeUser,
} from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { fill } from '../../testing/fill';
import { makeDeferred } from '../../testing/deferred';
import { address, renderApp } from '../../testing/renderApp';

const server = mockServer();
const admin = makeUser({ firstName: 'Ulla', role: 'admin' });
const credentials = { Email: 'ulla@example.com', Password: 'secret-1' };
const SIGNED_IN = 'Login successful! Redirecting to dashboard...';
const submit = () => screen.getByRole('button', { name: 'Log In' });

beforeEach(() => server.use(collection([])));
afterEach(() => document.getElementById('demo-sign-in')?.remove());

async function open() {
  const visit = renderApp({ at: '/admin/login' });
  await screen.findByRole('heading', { level: 1, name: 'Admin Access' });
  return visit;
}

/** Adds the demo administrator's credentials to the page as a JSON data block, as a server in demo mode does. */
function addDemoCredentials(json: string) {
  const block = document.body.appendChild(document.createElement('script'));
  block.type = 'application/json';
  block.id = 'demo-sign-in';
  block.textContent = json;
}

describe("spec §2: 'email and password pre-filled with default demo credentials', in demo mode only (docs/decisions/0005)", () => {
  test.each([
    ['{"email":"admin@demo.example","password":"Sauna"}', 'admin@demo.example', 'Sauna'],
    ['{"email":"admin@demo.example"}', 'admin@demo.example', ''],
    ['', '', ''],
    [null, '', ''],
  ])('reads the credentials from the data block %j', async (json, email, password) => {
    if (json !== null) addDemoCredentials(json);
    await open();
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('Password')).toHaveValue(password);
  });

  test('signs in with the pre-filled credentials after a single click', async () => {
    addDemoCredentials('{"email":"admin@demo.example","password":"Sauna"}');
    server.use(answer.login({ token: 'new', user: admin }));
    const { user } = await open();
    await user.click(submit());
    expect(await screen.findByText(SIGNED_IN)).toHaveAttribute('role', 'status');
    expect(await server.sent[0]?.request.json()).toEqual({ email: 'admin@demo.example', password: 'Sauna' });
  });
});

describe('spec §2: /admin/login', () => {
  test("shows the 'Log In button with spinner' and sends one request on a double click", async () => {
    const deferred = makeDeferred();
    server.use(
      http.post('*/api/auth/login', async () => {
        await deferred.opened;
        return HttpResponse.json({ token: 'new', user: admin });
      }),
    );
    const { user } = await open();
    await fill(user, credentials);
    await user.dblClick(submit());
    expect(await screen.findByText('Logging in…')).toHaveAttribute('role', 'status');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    deferred.open();
    await screen.findByText(SIGNED_IN);
    expect(screen.queryByText('Logging in…')).not.toBeInTheDocument();
    expect(server.sent.filter(({ what }) => what.includes('login'))).toHaveLength(1);
  });

  test(`'on success shows '${SIGNED_IN}' and goes to /admin' after 1 s`, async () => {
    stopClock();
    server.use(answer.login({ token: 'new', user: admin }));
    const { user } = await open();
    await fill(user, credentials);
    await user.click(submit());
    await screen.findByText(SIGNED_IN);
    await pass(800);
    expect(address()).toBe('/admin/login');
    await pass(200);
    expect(address()).toBe('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ulla' })).toBeVisible();
  });

  test("shows 'Access Denied' at /admin to a customer who signs in here", async () => {
    stopClock();
    server.use(answer.login({ token: 'new', user: makeUser() }));
    const { user } = await open();
    await fill(user, credentials);
    await user.click(submit());
    await screen.findByText(SIGNED_IN);
    await pass(1000);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have permission to access this area.")).toBeVisible();
    expect(address()).toBe('/admin');
  });

  test("'an already-logged-in admin is redirected to /admin', also when the session was restored from storage", async () => {
    const browser = fakeBrowser({ stored: storedNames(admin), cookie: 'old' });
    renderApp({ at: '/admin/login', storage: createSessionPersistence(browser) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ulla' })).toBeVisible();
    expect(address()).toBe('/admin');
  });

  test('shows the form to a signed-in customer, because staff may use the same browser', async () => {
    renderApp({ at: '/admin/login', signedInAs: makeUser() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Access' })).toBeVisible();
    expect(address()).toBe('/admin/login');
  });

  test.each([
    ['rejects an empty email address', { ...credentials, Email: '' }, 'Email', 'Please enter your email address.'],
    [
      "checks the 'email format on admin login' (§5)",
      { ...credentials, Email: 'ulla@' },
      'Email',
      'Please enter a valid email address.',
    ],
    ['rejects an empty password', { ...credentials, Password: '' }, 'Password', 'Please enter your password.'],
  ])('%s', async (_case, fields, label, message) => {
    const { user } = await open();
    await fill(user, fields);
    await user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(server.sent).toEqual([]);
  });

  test('shows the error message of a 401 above the form and stays on the page', async () => {
    server.use(problem('post', '/auth/login', 401, 'Invalid email or password.'));
    const { user } = await open();
    await fill(user, credentials);
    await user.click(submit());
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Invalid email or password.');
    const form = screen.getByRole('form', { name: 'Admin sign-in' });
    expect(banner.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(address()).toBe('/admin/login');
    expect(screen.getByLabelText('Email')).toHaveValue('ulla@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  });
});
