import { screen, waitFor, within } from '@testing-library/react';
import { answer, collection, mockServer, problem, user as makeUser } from '../../../store/testing';
import { addAuthenticator, removeAuthenticator } from '../../testing/authenticator';
import { fill } from '../../testing/fill';
import { address, renderApp } from '../../testing/renderApp';

/* 'Second factor for staff: passkeys beside the password, optional, required for admins with ADMIN_PASSKEYS=required'
   (docs/decisions/0086). */

const server = mockServer();
const admin = makeUser({ firstName: 'Ulla', role: 'admin' });
const step = (creates: boolean) => ({ ticket: 'x'.repeat(59), creates, options: { challenge: 'abc' } });
const sent = () => server.sent.map(({ what }) => what);
const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => server.use(collection([])));
afterEach(removeAuthenticator);

/** Opens a page that has a sign-in form, and sends the form. */
async function signIn(at: string, button: string) {
  const visit = renderApp({ at });
  await screen.findByLabelText('Email');
  await fill(visit.user, { Email: 'ulla@example.com', Password: 'secret-1' });
  await visit.user.click(screen.getByRole('button', { name: button }));
  return visit;
}

test.each([
  ['/admin', 'Sign In'],
  ['/admin/login', 'Log In'],
  ['/login', 'Sign In'],
])('%s asks for the passkey at once, and completes the sign-in with it', async (at, button) => {
  const { get } = addAuthenticator();
  server.use(answer.login({ passkey: step(false) }), answer.loginWithPasskey({ token: 'new', user: admin }));
  const { store } = await signIn(at, button);
  await waitFor(() => expect(store.getState().session.regular?.token).toBe('new'));
  expect(get).toHaveBeenCalledWith({ publicKey: { challenge: 'abc' } });
  const confirmation = server.sent.find(({ what }) => what === 'POST /auth/login/passkey');
  expect(await confirmation?.request.json()).toEqual({
    ticket: 'x'.repeat(59),
    credential: { id: 'key-1', rawId: 'key-1', type: 'public-key', response: {} },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('creates a passkey, with a name, if admins must have one', async () => {
  const { create } = addAuthenticator();
  server.use(answer.login({ passkey: step(true) }), answer.loginWithPasskey({ token: 'new', user: admin }));
  const { user } = await signIn('/admin', 'Sign In');
  const creation = within(await dialog('Create a passkey'));
  expect(create).not.toHaveBeenCalled();
  await user.type(creation.getByLabelText('Name of the passkey (optional)'), 'Phone');
  await user.click(creation.getByRole('button', { name: 'Create a passkey' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ulla' })).toBeVisible();
  const confirmation = server.sent.find(({ what }) => what === 'POST /auth/login/passkey');
  expect(await confirmation?.request.json()).toMatchObject({ name: 'Phone' });
});

test.each([
  ['NotAllowedError', 'The passkey was not confirmed. Please try again.'],
  ['SecurityError', 'Passkeys do not work at this web address. Please open the page at its public address.'],
  ['NotSupportedError', 'This device cannot create a suitable passkey. Please use another one.'],
])('says what to do on a %s, and tries again', async (name, message) => {
  const { get } = addAuthenticator();
  get.mockRejectedValueOnce(Object.assign(new Error('no'), { name }));
  server.use(answer.login({ passkey: step(false) }), answer.loginWithPasskey({ token: 'new', user: admin }));
  const { user } = await signIn('/admin', 'Sign In');
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent()).not.toContain('POST /auth/login/passkey');
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ulla' })).toBeVisible();
});

test('a browser without passkeys says so', async () => {
  server.use(answer.login({ passkey: step(false) }));
  await signIn('/admin', 'Sign In');
  const text = 'Passkeys do not work here. Please open this page in a current browser, with https://.';
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['/admin/login', 'Log In'],
  ['/login', 'Sign In'],
])('%s shows why the passkey was refused, and keeps the form', async (at, button) => {
  addAuthenticator();
  const message = 'This passkey could not be verified. Please enter your password again.';
  server.use(answer.login({ passkey: step(false) }), problem('post', '/auth/login/passkey', 401, message));
  await signIn(at, button);
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ulla@example.com');
  expect(address()).toBe(at);
});

test('closing the dialog returns to the form without a message', async () => {
  addAuthenticator();
  server.use(answer.login({ passkey: step(true) }));
  const { user } = await signIn('/admin/login', 'Log In');
  await dialog('Create a passkey');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
});
