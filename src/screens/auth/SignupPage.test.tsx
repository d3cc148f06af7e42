import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockServer } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { failuresOf, silent } from '../../testing/failures';
import { fill } from '../../testing/fill';
import { address, renderApp } from '../../testing/renderApp';
import { findToast, toasts, toastSentences } from '../../testing/toasts';

const server = mockServer();

const ada = {
  'First Name': 'Ada',
  'Last Name': 'Berg',
  Email: 'ada@example.com',
  Password: 'secret-1',
  'Confirm Password': 'secret-1',
};
const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Sign Up' });
const registered = (requiresVerification = true) =>
  answer.register({ success: true, message: 'Registered.', requiresVerification });

async function open() {
  const visit = renderApp({ at: '/signup' });
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  return visit;
}

async function signUp(fields: Record<string, string> = {}) {
  const visit = await open();
  await fill(visit.user, { ...ada, ...fields });
  await visit.user.click(submit());
  return visit;
}

const payload = async () => (await server.sent[0]?.request.json()) as Record<string, unknown>;

describe('spec §2: /signup, registration form', () => {
  test('links to the sign-in page and the home page', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Already have an account? Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  test("spec §5: 'Country codes: +49 (default), …'", async () => {
    await open();
    const codes = within(field('Country Code')).getAllByRole('option');
    expect(codes.map((one) => one.textContent)).toEqual(
      '+49 +41 +43 +1 +44 +33 +39 +31 +46 +47 +45 +358 +32 +352 +34 +351 +7 +81 +65 +971'.split(' '),
    );
    expect(field('Country Code')).toHaveValue('+49');
  });

  test.each([
    ['12345', 'weak'],
    ['123456', 'medium'],
    ['123456789', 'medium'],
    ['1234567890', 'strong'],
  ])("spec §5: 'Strength: under 6 weak, 6-9 medium, 10+ strong': %s is %s", async (password, strength) => {
    const { user } = await open();
    expect(screen.queryByText('Password strength:')).not.toBeInTheDocument();
    await fill(user, { Password: password });
    const meter = (await screen.findByText('Password strength:')).closest('[role="status"]');
    expect(meter).toHaveTextContent(`Password strength: ${strength}`);
  });
});

describe('spec §5: Signup', () => {
  test("'first name, last name, email, password required … phone optional', and focuses the first invalid field", async () => {
    const { user } = await open();
    await user.click(submit());
    expect(await screen.findByText('5 fields need your attention.')).toHaveAttribute('role', 'status');
    expect(field('First Name')).toHaveAccessibleDescription('Please enter your first name.');
    expect(field('Last Name')).toHaveAccessibleDescription('Please enter your last name.');
    expect(field('Email')).toHaveAccessibleDescription('Please enter your email address.');
    expect(field('Password')).toHaveAccessibleDescription('Please choose a password.');
    expect(field('Confirm Password')).toHaveAccessibleDescription('Please enter the password again.');
    expect(screen.getByLabelText(/^Phone/)).not.toHaveAccessibleDescription();
    await waitFor(() => expect(field('First Name')).toHaveFocus());
    expect(server.sent).toEqual([]);
  });

  test.each([
    [
      "different passwords: 'Passwords do not match'",
      'Confirm Password',
      { 'Confirm Password': 'secret-2' },
      'Passwords do not match',
    ],
    [
      "a short password: 'Password must be at least 6 characters long'",
      'Password',
      { Password: '12345', 'Confirm Password': '12345' },
      'Password must be at least 6 characters long',
    ],
    ['an email address without a domain', 'Email', { Email: 'ada@' }, 'Please enter a valid email address.'],
    ['a name of spaces', 'First Name', { 'First Name': '   ' }, 'Please enter your first name.'],
  ])('%s', async (_case, label, fields, message) => {
    await signUp(fields);
    expect(await screen.findByText('1 field needs your attention.')).toBeInTheDocument();
    expect(field(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(server.sent).toEqual([]);
  });
});

describe("spec §3: 'Registration payload: firstName, lastName, email, phone (country code plus number, or empty), password'", () => {
  test.each([
    ['no phone number', {}, ''],
    ['a phone number', { 'Phone (optional)': '89 123456' }, '+49 89 123456'],
    ['another country code', { 'Country Code': '+971', 'Phone (optional)': ' 4 123 4567 ' }, '+971 4 123 4567'],
    ['a country code without a phone number', { 'Country Code': '+43' }, ''],
  ])('%s', async (_case, fields, phone) => {
    server.use(registered());
    await signUp({ ...fields, Email: ' ada@example.com ' });
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(await payload()).toEqual({
      firstName: 'Ada',
      lastName: 'Berg',
      email: 'ada@example.com',
      phone,
      password: 'secret-1',
    });
  });

  test('sends one request on a double click', async () => {
    server.use(registered());
    const { user } = await open();
    await fill(user, ada);
    await user.dblClick(submit());
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(server.sent.map(({ what }) => what)).toEqual(['POST /auth/register']);
  });
});

describe('spec §8: Registration', () => {
  test.each([
    [
      true,
      'Registration successful! Please check your email to verify your account before logging in.',
      'Account created successfully! Please check your email to verify your account.',
    ],
    [false, 'Registration successful!', 'Account created successfully!'],
  ])('requiresVerification %s', async (requiresVerification, toast, message) => {
    server.use(registered(requiresVerification));
    await signUp();
    expect(await findToast(toast)).toHaveAttribute('role', 'status');
    expect(toastSentences()).toEqual([toast]);
    expect(screen.getByText(message)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  });

  const messages = { answered: 'Registration failed', unanswered: 'Registration failed. Please try again.' };
  test.each(failuresOf('post', '/auth/register', messages))(
    "'Registration failed' / 'Registration failed. Please try again.': %s; keeps the typed values",
    async (_case, handler, message) => {
      server.use(handler);
      const { user } = await signUp();
      expect(await findToast(message)).toHaveAttribute('role', 'alert');
      for (const [label, value] of Object.entries(ada)) expect(field(label)).toHaveValue(value);

      server.use(registered());
      await user.click(submit());
      expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    },
  );
});

describe("spec §4: 'Signup: success message then redirect after 3 s'", () => {
  beforeEach(stopClock);

  test('redirects to /login after 3 s, not earlier', async () => {
    server.use(registered());
    await signUp();
    await screen.findByRole('heading', { name: 'Welcome' });
    await pass(2850);
    expect(address()).toBe('/signup');
    await pass(150);
    expect(address()).toBe('/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });

  test('does not redirect if the user leaves earlier', async () => {
    server.use(registered());
    const { user } = await signUp();
    await screen.findByRole('heading', { name: 'Welcome' });
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await waitFor(() => expect(address()).toBe('/'));
    await pass(4000);
    expect(address()).toBe('/');
  });

  test("spec §9, API timeout 10000 ms: 'Registration failed. Please try again.'", async () => {
    server.use(silent('post', '/auth/register'));
    await signUp();
    await screen.findByRole('button', { name: 'Creating your account...' });
    await pass(9800);
    expect(toasts()).toEqual([]);
    await pass(200);
    await findToast('Registration failed. Please try again.');
    expect(field('First Name')).toHaveValue('Ada');
  });
});
