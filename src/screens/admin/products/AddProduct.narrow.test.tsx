/** The form for a new product in a narrow window, where it is a panel over the whole screen. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import { addForm, admin, answerConfirmations, gone, type Staff } from '../../../testing/adminPanel';
import { address, renderApp } from '../../../testing/renderApp';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const KEPT = 'What you have typed is kept. You find it here when you open the form again.';

beforeEach(() => {
  server.use(...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
});

const field = (label: string) => addForm().getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

async function openCards(again = false) {
  const visit = renderApp({ at: '/admin?view=products', signedInAs: admin, again });
  await screen.findByRole('list', { name: 'Products' });
  return visit;
}

async function openPanel(user: Staff, name = 'Add New Product') {
  await user.click(button(name));
  return screen.findByRole('dialog', { name: 'Add New Product' });
}

async function fillIn(user: Staff) {
  await user.type(field('Name'), 'Aurora Cabin');
  await user.type(field('Description'), 'Cedar for four.');
  await user.type(field('Price in EUR'), '24500');
}

test('an empty form closes without a question or a message', async () => {
  const { user } = await openCards();
  const panel = await openPanel(user);
  await user.click(within(panel).getByRole('button', { name: 'Cancel' }));
  await gone();
  expect(button('Add New Product')).toBeVisible();
  await openPanel(user);
  await user.keyboard('{Escape}');
  await gone();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
});

test.each([
  ['Back', () => act(() => window.history.back())],
  ['Escape', (user: Staff) => user.keyboard('{Escape}')],
  ['×', (user: Staff) => user.click(button('Close'))],
])(
  '%s closes the panel, stays in the view, and keeps what is typed, to which the button then leads',
  async (_how, close) => {
    const { user } = await openCards();
    await openPanel(user);
    await user.type(field('Name'), 'Bench');
    await close(user);
    await gone();
    await findToast(KEPT);
    expect(address()).toBe('/admin?view=products');
    await openPanel(user, 'Continue draft');
    await waitFor(() => expect(field('Name')).toHaveValue('Bench'));
  },
);

test("Cancel asks 'Discard unsaved changes?', and then the button offers an empty form again", async () => {
  const answer = answerConfirmations(false);
  const { user } = await openCards();
  await openPanel(user);
  await user.type(field('Name'), 'Bench');
  await user.click(button('Cancel'));
  await waitFor(() => expect(answer).toHaveBeenCalledWith('Discard unsaved changes?'));
  expect(field('Name')).toHaveValue('Bench');
  answer.mockReturnValue(true);
  await user.click(button('Cancel'));
  await gone();
  await openPanel(user);
  expect(field('Name')).toHaveValue('');
});

test('a draft from before a reload does not cover the list, and can be discarded in the panel', async () => {
  const { user } = await openCards();
  await openPanel(user);
  await user.type(field('Name'), 'Bench');
  await openCards(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await openPanel(user, 'Continue draft');
  expect(await addForm().findByText('Draft restored.')).toBeVisible();
  await user.click(addForm().getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  expect(field('Name')).toHaveFocus();
});

test('creating a product closes the panel', async () => {
  const { user } = await openCards();
  await openPanel(user);
  await fillIn(user);
  await user.click(button('Add Product'));
  await findToast('✅ Product created: Aurora Cabin');
  await gone();
  expect(button('Add New Product')).toBeVisible();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
});

test('the banner of an expired session is in the panel, and Re-login leads to the sign-in', async () => {
  server.use(problem('post', '/products', 401, 'Please sign in.'));
  const { user } = await openCards();
  const panel = within(await openPanel(user));
  await fillIn(user);
  await user.click(button('Add Product'));
  expect(await panel.findByText('Your session has expired. Please log in again to continue.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Re-login' }));
  await waitFor(() => expect(address()).toBe('/admin/login'));
});
