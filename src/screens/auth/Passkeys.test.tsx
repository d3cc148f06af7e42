import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockServer, problem, user as makeUser } from '../../../store/testing';
import { answerConfirmations } from '../../testing/adminPanel';
import { addAuthenticator, removeAuthenticator } from '../../testing/authenticator';
import { renderApp } from '../../testing/renderApp';
import { findToast } from '../../testing/toasts';

/* An admin manages passkeys under 'My Account' (docs/decisions/0086). */

const server = mockServer(answer.listSessions({ sessions: [] }));
const admin = makeUser({ firstName: 'Ulla', role: 'admin' });
const phone = { _id: 'key-1', name: 'Phone', createdAt: '2026-03-02T10:00:00.000Z' };
const list = (...passkeys: (typeof phone)[]) => ({ passkeys, required: false });
const form = () => within(screen.getByRole('form', { name: 'Add a passkey' }));

beforeEach(() => server.use(answer.getProfile({ user: admin })));
afterEach(removeAuthenticator);

async function open() {
  const visit = renderApp({ at: '/account', signedInAs: admin });
  await screen.findByRole('heading', { name: 'Passkeys' });
  return visit;
}

test('a customer has no passkeys', async () => {
  server.use(answer.getProfile({ user: makeUser() }));
  renderApp({ at: '/account', signedInAs: makeUser() });
  await screen.findByLabelText('First Name');
  expect(screen.queryByRole('heading', { name: 'Passkeys' })).not.toBeInTheDocument();
});

test('adds a passkey after the password is accepted, and lists it', async () => {
  const { create } = addAuthenticator();
  server.use(answer.listPasskeys(list()));
  const { user } = await open();
  await screen.findByRole('form', { name: 'Add a passkey' });
  await user.click(form().getByRole('button', { name: 'Add a passkey' }));
  expect(await form().findByText('Please enter your password.')).toBeVisible();

  server.use(
    answer.startPasskey({ ticket: 'x'.repeat(59), creates: true, options: { challenge: 'abc' } }),
    answer.addPasskey(list(phone)),
    answer.listPasskeys(list(phone)),
  );
  await user.type(form().getByLabelText('Name of the new passkey (optional)'), 'Phone');
  await user.type(form().getByLabelText('Current Password'), 'secret-1');
  await user.click(form().getByRole('button', { name: 'Add a passkey' }));
  await findToast('Your passkey has been added. From now on, signing in takes your password and a passkey.');
  expect(await screen.findByText('Added 2 Mar 2026')).toBeVisible();
  expect(create).toHaveBeenCalledWith({ publicKey: { challenge: 'abc' } });
  expect(form().getByLabelText('Current Password')).toHaveValue('');
});

test('keeps what was typed if the passkey is not confirmed', async () => {
  const { create } = addAuthenticator();
  create.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'InvalidStateError' }));
  server.use(
    answer.listPasskeys(list()),
    answer.startPasskey({ ticket: 'x'.repeat(59), creates: true, options: { challenge: 'abc' } }),
  );
  const { user } = await open();
  await screen.findByRole('form', { name: 'Add a passkey' });
  await user.type(form().getByLabelText('Current Password'), 'secret-1');
  await user.click(form().getByRole('button', { name: 'Add a passkey' }));
  const message = 'This device already has a passkey of your account. Please use another one.';
  expect(await form().findByText(message)).toBeVisible();
  expect(form().getByLabelText('Current Password')).toHaveValue('secret-1');
});

test('removes a passkey after a confirmation, but not the last one that admins must have', async () => {
  const confirm = answerConfirmations(true);
  server.use(answer.listPasskeys(list(phone)));
  const { user } = await open();
  const remove = await screen.findByRole('button', { name: 'Remove Phone' });
  server.use(answer.deletePasskey(list()), answer.listPasskeys({ passkeys: [phone], required: true }));
  await user.click(remove);
  await findToast('The passkey has been removed.');
  expect(confirm.mock.calls).toEqual([['Remove this passkey from your account?']]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Phone' })).not.toBeInTheDocument());
  expect(screen.getByText('Added 2 Mar 2026')).toBeVisible();
});

test('says that the list could not be loaded, and loads it again', async () => {
  server.use(problem('get', '/auth/passkeys', 400, 'no'));
  const { user } = await open();
  expect(await screen.findByText('Your passkeys could not be loaded. Please try again.')).toBeVisible();
  server.use(answer.listPasskeys(list(phone)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Added 2 Mar 2026')).toBeVisible();
});

test('a provider without passkeys gets a sentence', async () => {
  server.use(problem('get', '/auth/passkeys', 404, 'Not found'));
  await open();
  expect(await screen.findByText('Passkeys are not available.')).toBeVisible();
});
