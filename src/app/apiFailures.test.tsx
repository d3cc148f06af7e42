/**
 * Every screen that asks the backend, under everything that can happen to its call: it says so in a sentence, keeps
 * what was typed, and the way on leads on once the backend is well again.
 */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answer, collection, mockAdminApi, mockServer, product, user as person } from '../../store/testing';
import { admin, mockConfirm } from '../testing/adminPanel';
import { pass, startClock, stopClock } from '../testing/clock';
import { fill } from '../testing/fill';
import { renderApp } from '../testing/renderApp';
import '../testing/toasts';

const server = mockServer();

type Visitor = ReturnType<typeof renderApp>['user'];
type Method = 'get' | 'post' | 'put' | 'delete';

interface Screen {
  what: string;
  at: string;
  signedInAs?: typeof admin;
  /** A backend that is well. */
  well: () => HttpHandler[];
  /** The call that fails. */
  call: [Method, string];
  /** What the visitor types, by the fields' labels. */
  typed?: Record<string, string>;
  /** What they press first, and then to send it. */
  first?: string;
  press?: string;
  /** What the screen says then, and the button that leads on. */
  says: RegExp;
  wayOn: string;
  /** What stands there when it has. */
  afterwards: RegExp;
}

const ada = person();
const cabin = product({ name: 'Fjord Cabin', slug: 'fjord-cabin' });
const users = answer.listUsers({
  users: [{ ...ada, verified: true, since: '2026-01-01T00:00:00.000Z' }],
  currentPage: 1,
  totalPages: 1,
  total: 1,
});
const signedIn = (who: typeof ada) => () => [answer.login({ token: 'new', user: who })];
const credentials = { Email: 'ada@example.com', Password: 'secret-1' };
const newPassword = { Password: 'secret-1', 'Confirm Password': 'secret-1' };
const ofAdmin = { signedInAs: admin, at: '/admin?view=products', well: () => mockAdminApi([cabin]).handlers };

const screens: Screen[] = [
  {
    what: 'the collection',
    at: '/products',
    well: () => [collection([cabin])],
    call: ['get', '/products'],
    says: /^Failed to load products/,
    wayOn: 'Try again',
    afterwards: /^Fjord Cabin$/,
  },
  {
    what: 'a product',
    at: '/products/fjord-cabin',
    well: () => [answer.getProductBySlug({ product: cabin })],
    call: ['get', '/products/slug/:slug'],
    says: /^Failed to load this product/,
    wayOn: 'Try again',
    afterwards: /^Fjord Cabin$/,
  },
  {
    what: 'signing in',
    at: '/login',
    well: signedIn(ada),
    call: ['post', '/auth/login'],
    typed: credentials,
    press: 'Sign In',
    says: /^Login failed/,
    wayOn: 'Sign In',
    afterwards: /^Bring the Spa Summit Home$/,
  },
  {
    what: 'signing up',
    at: '/signup',
    well: () => [answer.register({ success: true, message: 'Done.', requiresVerification: true })],
    call: ['post', '/auth/register'],
    typed: { 'First Name': 'Ada', 'Last Name': 'Berg', Email: 'ada@example.com', ...newPassword },
    press: 'Sign Up',
    says: /^Registration failed/,
    wayOn: 'Sign Up',
    afterwards: /^Account created successfully/,
  },
  {
    what: 'a forgotten password',
    at: '/forgot-password',
    well: () => [answer.forgotPassword({ success: true, message: 'Done.' })],
    call: ['post', '/auth/forgot-password'],
    typed: { Email: 'ada@example.com' },
    press: 'Send the link',
    says: /^Failed to send reset email/,
    wayOn: 'Send the link',
    afterwards: /^Password reset instructions have been sent/,
  },
  {
    what: 'a new password',
    at: '/reset-password/abc',
    well: () => [answer.resetPassword({ success: true, message: 'Done.' })],
    call: ['post', '/auth/reset-password'],
    typed: { 'New Password': 'secret-1', 'Confirm New Password': 'secret-1' },
    press: 'Set the password',
    says: /^Failed to reset password/,
    wayOn: 'Set the password',
    afterwards: /^Password reset successful/,
  },
  {
    what: 'a verification',
    at: '/verify-email/abc',
    well: () => [answer.verifyEmail({ success: true, message: 'Done.' })],
    call: ['post', '/auth/verify-email'],
    says: /^Email verification failed$/,
    wayOn: 'Try again',
    afterwards: /^Your email has been successfully verified/,
  },
  {
    what: 'the profile',
    at: '/account',
    signedInAs: ada,
    well: () => [answer.getProfile({ user: ada })],
    call: ['get', '/auth/profile'],
    says: /^Your profile could not be loaded/,
    wayOn: 'Try again',
    afterwards: /^First Name$/,
  },
  {
    what: 'saving the profile',
    at: '/account',
    signedInAs: ada,
    well: () => [answer.getProfile({ user: ada }), answer.updateProfile({ user: ada })],
    call: ['put', '/auth/profile'],
    typed: { 'First Name': 'Eva' },
    press: 'Save the profile',
    says: /^Your profile could not be saved/,
    wayOn: 'Save the profile',
    afterwards: /^Your profile has been saved/,
  },
  {
    what: 'changing the password',
    at: '/account',
    signedInAs: ada,
    well: () => [answer.getProfile({ user: ada }), answer.changePassword({ success: true, message: 'Done.' })],
    call: ['post', '/auth/change-password'],
    typed: { 'Current Password': 'secret-0', 'New Password': 'secret-1', 'Confirm New Password': 'secret-1' },
    press: 'Change the password',
    says: /^Your password could not be changed/,
    wayOn: 'Change the password',
    afterwards: /^Your password has been changed/,
  },
  {
    what: 'the sign-in in place of the panel',
    at: '/admin',
    well: signedIn(admin),
    call: ['post', '/auth/login'],
    typed: credentials,
    press: 'Sign In',
    says: /^Login failed/,
    wayOn: 'Sign In',
    afterwards: /^Welcome, Ulla$/,
  },
  {
    what: 'the sign-in of the staff',
    at: '/admin/login',
    well: signedIn(admin),
    call: ['post', '/auth/login'],
    typed: credentials,
    press: 'Log In',
    says: /^Login failed/,
    wayOn: 'Log In',
    afterwards: /^Login successful/,
  },
  {
    what: 'the list of users',
    at: '/admin?view=users',
    signedInAs: admin,
    well: () => [users],
    call: ['get', '/admin/users'],
    says: /^The list of users could not be loaded/,
    wayOn: 'Try again',
    afterwards: /^ada@example.com$/,
  },
  {
    ...ofAdmin,
    what: 'the product table',
    call: ['get', '/admin/products'],
    says: /^Failed to load products/,
    wayOn: 'Try again',
    afterwards: /^Fjord Cabin$/,
  },
  {
    ...ofAdmin,
    what: 'a new product',
    call: ['post', '/products'],
    typed: { Name: 'Aurora Cabin', Description: 'Cedar for four.', 'Price in EUR': '24500' },
    press: 'Add Product',
    says: /^Error creating product$/,
    wayOn: 'Add Product',
    afterwards: /^✅ Product created: Aurora Cabin$/,
  },
  {
    ...ofAdmin,
    what: 'archiving',
    call: ['delete', '/products/:id'],
    press: 'Archive Fjord Cabin',
    says: /^Failed to delete$/,
    wayOn: 'Archive Fjord Cabin',
    afterwards: /^✅ Product archived$/,
  },
  {
    ...ofAdmin,
    what: 'a product to edit',
    call: ['get', '/admin/products/:id'],
    press: 'Edit Fjord Cabin',
    says: /^This product could not be loaded/,
    wayOn: 'Try again',
    afterwards: /^Save Changes$/,
  },
  {
    ...ofAdmin,
    what: 'saving a product',
    call: ['put', '/products/:id'],
    first: 'Edit Fjord Cabin',
    typed: { 'Description (optional)': 'Of larch.' },
    press: 'Save Changes',
    says: /^❌ Update failed$/,
    wayOn: 'Save Changes',
    afterwards: /^✅ Product updated$/,
  },
  {
    ...ofAdmin,
    what: 'the history of a product',
    call: ['get', '/admin/products/:id/history'],
    press: 'Edit Fjord Cabin',
    says: /^The history could not be loaded/,
    wayOn: 'Try again',
    afterwards: /^Nothing has been recorded yet/,
  },
];

const faults: [what: string, answer: () => Response | Promise<never>][] = [
  ['the connection is gone', () => HttpResponse.error()],
  ['the backend answers 500', () => HttpResponse.json({ success: false }, { status: 500 })],
  ['HTML comes instead of JSON', () => new HttpResponse('<!doctype html><title>nginx</title>')],
  ['ten seconds of silence', () => new Promise<never>(() => undefined)],
];
/** Spec §9: 'API timeout 10000 ms'. */
const API_TIMEOUT_MS = 10_000;

/** One with this name in the dialog that stands above all, else on the page. */
async function button(name: string): Promise<HTMLElement> {
  const all = await screen.findAllByRole('button', { name });
  return all.findLast((one) => one.closest('dialog')) ?? (all[0] as HTMLElement);
}

async function work(visitor: Visitor, { first, typed, press }: Screen) {
  if (first) await visitor.click(await button(first));
  if (typed) {
    await screen.findAllByLabelText(Object.keys(typed)[0] as string);
    await fill(visitor, typed);
  }
  if (press) await visitor.click(await button(press));
}

beforeEach(() => void mockConfirm(true));

describe.each(faults)('%s', (what, fault) => {
  const isSilent = what.endsWith('silence');
  if (isSilent) beforeEach(stopClock);

  test.each(screens.map((one) => [one.what, one] as const))('%s', async (_what, one) => {
    const { at, signedInAs, well, call, typed = {}, says, wayOn, afterwards } = one;
    const [method, path] = call;
    const backend = well();
    server.use(...backend);
    server.use(http[method](`*/api${path}`, fault));
    const { user } = renderApp({ at, signedInAs });
    await work(user, one);
    if (isSilent) {
      await waitFor(() =>
        expect(server.sent.some(({ what: sent }) => sent.startsWith(method.toUpperCase()))).toBe(true),
      );
      await pass(API_TIMEOUT_MS);
    }
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    for (const [label, words] of Object.entries(typed)) {
      expect(screen.getByLabelText(label)).toHaveDisplayValue(words);
    }

    server.use(...backend);
    // React holds the next page back by a timer that cannot be stopped.
    await startClock();
    await user.click(await button(wayOn));
    await waitFor(() => expect(screen.queryAllByText(afterwards).length).toBeGreaterThan(0));
  });
});
