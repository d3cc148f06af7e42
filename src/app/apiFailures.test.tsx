/**
 * Tests every API call of every screen with each kind of failure: the screen shows an error message, keeps the user's
 * input, and succeeds on retry once the API works again.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answer, collection, mockAdminApi, mockServer, product, user as person } from '../../store/testing';
import { admin, answerConfirmations } from '../testing/adminPanel';
import { pass, startClock, stopClock } from '../testing/clock';
import { fill } from '../testing/fill';
import { renderApp } from '../testing/renderApp';
import '../testing/toasts';

const server = mockServer(answer.listSessions({ sessions: [] }));

type Visitor = ReturnType<typeof renderApp>['user'];
type Method = 'get' | 'post' | 'put' | 'delete';

interface Screen {
  name: string;
  at: string;
  signedInAs?: typeof admin;
  /** Creates handlers for a working API. */
  handlers: () => HttpHandler[];
  /** The API call that fails. */
  failingCall: [Method, string];
  /** The user's input, by field label. */
  input?: Record<string, string>;
  /** Name of the button that opens the form; undefined if there is none. */
  openButton?: string;
  /** Name of the button that submits the form. */
  submitButton?: string;
  /** Error message shown after the failure. */
  error: RegExp;
  /** Name of the button that retries the call. */
  retryButton: string;
  /** Text shown after a successful retry. */
  success: RegExp;
}

const ada = person();
const cabin = product({ name: 'Fjord Cabin', slug: 'fjord-cabin' });
const users = answer.listUsers({
  users: [{ ...ada, verified: true, since: '2026-01-01T00:00:00.000Z' }],
  currentPage: 1,
  totalPages: 1,
  total: 1,
});
const acceptLogin = (person: typeof ada) => () => [answer.login({ token: 'new', user: person })];
const credentials = { Email: 'ada@example.com', Password: 'secret-1' };
const newPassword = { Password: 'secret-1', 'Confirm Password': 'secret-1' };
const productsView = { signedInAs: admin, at: '/admin?view=products', handlers: () => mockAdminApi([cabin]).handlers };

const screens: Screen[] = [
  {
    name: 'loading the product list',
    at: '/products',
    handlers: () => [collection([cabin])],
    failingCall: ['get', '/products'],
    error: /^Failed to load products/,
    retryButton: 'Try again',
    success: /^Fjord Cabin$/,
  },
  {
    name: 'loading a product',
    at: '/products/fjord-cabin',
    handlers: () => [answer.getProductBySlug({ product: cabin })],
    failingCall: ['get', '/products/slug/:slug'],
    error: /^Failed to load this product/,
    retryButton: 'Try again',
    success: /^Fjord Cabin$/,
  },
  {
    name: 'signing in',
    at: '/login',
    handlers: acceptLogin(ada),
    failingCall: ['post', '/auth/login'],
    input: credentials,
    submitButton: 'Sign In',
    error: /^Login failed/,
    retryButton: 'Sign In',
    success: /^Bring the Spa Summit Home$/,
  },
  {
    name: 'signing up',
    at: '/signup',
    handlers: () => [answer.register({ success: true, message: 'Done.', requiresVerification: true })],
    failingCall: ['post', '/auth/register'],
    input: { 'First Name': 'Ada', 'Last Name': 'Berg', Email: 'ada@example.com', ...newPassword },
    submitButton: 'Sign Up',
    error: /^Registration failed/,
    retryButton: 'Sign Up',
    success: /^Account created successfully/,
  },
  {
    name: 'requesting a password reset',
    at: '/forgot-password',
    handlers: () => [answer.forgotPassword({ success: true, message: 'Done.' })],
    failingCall: ['post', '/auth/forgot-password'],
    input: { Email: 'ada@example.com' },
    submitButton: 'Send reset link',
    error: /^Failed to send reset email/,
    retryButton: 'Send reset link',
    success: /^Password reset instructions have been sent/,
  },
  {
    name: 'setting a new password',
    at: '/reset-password/abc',
    handlers: () => [answer.resetPassword({ success: true, message: 'Done.' })],
    failingCall: ['post', '/auth/reset-password'],
    input: { 'New Password': 'secret-1', 'Confirm New Password': 'secret-1' },
    submitButton: 'Set password',
    error: /^Failed to reset password/,
    retryButton: 'Set password',
    success: /^Password reset successful/,
  },
  {
    name: 'verifying an email address',
    at: '/verify-email/abc',
    handlers: () => [answer.verifyEmail({ success: true, message: 'Done.' })],
    failingCall: ['post', '/auth/verify-email'],
    error: /^Email verification failed$/,
    retryButton: 'Try again',
    success: /^Your email has been successfully verified/,
  },
  {
    name: 'loading the profile',
    at: '/account',
    signedInAs: ada,
    handlers: () => [answer.getProfile({ user: ada })],
    failingCall: ['get', '/auth/profile'],
    error: /^Your profile could not be loaded/,
    retryButton: 'Try again',
    success: /^First Name$/,
  },
  {
    name: 'saving the profile',
    at: '/account',
    signedInAs: ada,
    handlers: () => [answer.getProfile({ user: ada }), answer.updateProfile({ user: ada })],
    failingCall: ['put', '/auth/profile'],
    input: { 'First Name': 'Eva' },
    submitButton: 'Save profile',
    error: /^Your profile could not be saved/,
    retryButton: 'Save profile',
    success: /^Your profile has been saved/,
  },
  {
    name: 'changing the password',
    at: '/account',
    signedInAs: ada,
    handlers: () => [answer.getProfile({ user: ada }), answer.changePassword({ success: true, message: 'Done.' })],
    failingCall: ['post', '/auth/change-password'],
    input: { 'Current Password': 'secret-0', 'New Password': 'secret-1', 'Confirm New Password': 'secret-1' },
    submitButton: 'Change password',
    error: /^Your password could not be changed/,
    retryButton: 'Change password',
    success: /^Your password has been changed/,
  },
  {
    name: 'signing in at /admin',
    at: '/admin',
    handlers: acceptLogin(admin),
    failingCall: ['post', '/auth/login'],
    input: credentials,
    submitButton: 'Sign In',
    error: /^Login failed/,
    retryButton: 'Sign In',
    success: /^Welcome, Ulla$/,
  },
  {
    name: 'signing in at /admin/login',
    at: '/admin/login',
    handlers: acceptLogin(admin),
    failingCall: ['post', '/auth/login'],
    input: credentials,
    submitButton: 'Log In',
    error: /^Login failed/,
    retryButton: 'Log In',
    success: /^Login successful/,
  },
  {
    name: 'loading the list of users',
    at: '/admin?view=users',
    signedInAs: admin,
    handlers: () => [users],
    failingCall: ['get', '/admin/users'],
    error: /^The list of users could not be loaded/,
    retryButton: 'Try again',
    success: /^ada@example.com$/,
  },
  {
    ...productsView,
    name: 'loading the product table',
    failingCall: ['get', '/admin/products'],
    error: /^Failed to load products/,
    retryButton: 'Try again',
    success: /^Fjord Cabin$/,
  },
  {
    ...productsView,
    name: 'creating a product',
    failingCall: ['post', '/products'],
    input: { Name: 'Aurora Cabin', Description: 'Cedar for four.', 'Price in EUR': '24500' },
    submitButton: 'Add Product',
    error: /^Error creating product$/,
    retryButton: 'Add Product',
    success: /^✅ Product created: Aurora Cabin$/,
  },
  {
    ...productsView,
    name: 'archiving a product',
    failingCall: ['delete', '/products/:id'],
    submitButton: 'Archive Fjord Cabin',
    error: /^Failed to delete$/,
    retryButton: 'Archive Fjord Cabin',
    success: /^✅ Product archived: /,
  },
  {
    ...productsView,
    name: 'loading a product to edit',
    failingCall: ['get', '/admin/products/:id'],
    submitButton: 'Edit Fjord Cabin',
    error: /^This product could not be loaded/,
    retryButton: 'Try again',
    success: /^Save Changes$/,
  },
  {
    ...productsView,
    name: 'saving a product',
    failingCall: ['put', '/products/:id'],
    openButton: 'Edit Fjord Cabin',
    input: { Description: 'Of larch.' },
    submitButton: 'Save Changes',
    error: /^❌ Update failed$/,
    retryButton: 'Save Changes',
    success: /^✅ Product updated$/,
  },
  {
    ...productsView,
    name: 'loading the history of a product',
    failingCall: ['get', '/admin/products/:id/history'],
    submitButton: 'Edit Fjord Cabin',
    error: /^The history could not be loaded/,
    retryButton: 'Try again',
    success: /^No changes recorded yet/,
  },
];

const faults: [name: string, resolver: () => Response | Promise<never>][] = [
  ['the network is down', () => HttpResponse.error()],
  ['the API returns 500', () => HttpResponse.json({ success: false }, { status: 500 })],
  ['the API returns HTML instead of JSON', () => new HttpResponse('<!doctype html><title>nginx</title>')],
  ['the API does not respond for ten seconds', () => new Promise<never>(() => undefined)],
];
/** The app's request timeout: 'API timeout 10000 ms' (docs/specification.md §9). */
const API_TIMEOUT_MS = 10_000;

/** Waits for a button with this name and returns it. Prefers a button inside a dialog to one outside. */
async function button(name: string): Promise<HTMLElement> {
  const all = await screen.findAllByRole('button', { name });
  return all.findLast((one) => one.closest('dialog')) ?? (all[0] as HTMLElement);
}

/** Returns the query functions of the open dialog, or of the whole page if no dialog is open. */
const scope = () => within(screen.queryByRole('dialog') ?? document.body);

async function submit(visitor: Visitor, { openButton, input, submitButton }: Screen) {
  if (openButton) await visitor.click(await button(openButton));
  if (input) {
    await waitFor(() => scope().getByLabelText(Object.keys(input)[0] as string));
    await fill(visitor, input, scope());
  }
  if (submitButton) await visitor.click(await button(submitButton));
}

beforeEach(() => void answerConfirmations(true));

describe.each(faults)('if %s', (name, fault) => {
  const isTimeout = name.includes('does not respond');
  if (isTimeout) beforeEach(stopClock);

  test.each(screens.map((one) => [one.name, one] as const))('%s shows an error, then succeeds', async (_name, one) => {
    const { at, signedInAs, handlers, failingCall, input = {}, error, retryButton, success } = one;
    const [method, path] = failingCall;
    const working = handlers();
    server.use(...working);
    server.use(http[method](`*/api${path}`, fault));
    const { user } = renderApp({ at, signedInAs });
    await submit(user, one);
    if (isTimeout) {
      await waitFor(() => expect(server.sent.some(({ what }) => what.startsWith(method.toUpperCase()))).toBe(true));
      await pass(API_TIMEOUT_MS);
    }
    expect((await screen.findAllByText(error)).length).toBeGreaterThan(0);
    for (const [label, value] of Object.entries(input)) {
      expect(scope().getByLabelText(label)).toHaveDisplayValue(value);
    }

    server.use(...working);
    // Switch back to real timers. React uses the original `setTimeout` to delay the display of the next page, and fake
    // timers cannot advance it.
    await startClock();
    await user.click(await button(retryButton));
    await waitFor(() => expect(screen.queryAllByText(success).length).toBeGreaterThan(0));
  });
});
