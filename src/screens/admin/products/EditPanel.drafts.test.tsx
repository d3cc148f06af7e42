import { screen, waitFor } from '@testing-library/react';
import { answer, mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import {
  admin,
  mockConfirm,
  change,
  edit,
  gone,
  openProducts,
  panel,
  picture,
  saveChanges,
} from '../../../testing/adminPanel';
import { fill } from '../../../testing/fill';
import { address } from '../../../testing/renderApp';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const KEPT = 'Your changes that were not saved are still here.';
const fjord = product({
  name: 'Fjord Cabin',
  description: 'Hemlock.',
  price: { base: 24500, isPriceOnRequest: false },
});
const plunge = product({ name: 'Ice Plunge', description: 'Steel.' });
const name = () => panel().getByLabelText(/^Name/);
const versions = () =>
  server.sent.filter(({ what }) => what.startsWith('PUT')).map(({ request }) => request.headers.get('if-match'));

let shelf = mockAdminApi([fjord, plunge]);
beforeEach(() => {
  shelf = mockAdminApi([fjord, plunge]);
  server.use(...shelf.handlers);
});

/** The panel of a product with changes, closed or left without saving. */
async function leftBehind(fields: Record<string, string> = { Name: 'Fjord II', 'Price in EUR': '26000' }) {
  mockConfirm(true);
  const visit = await openProducts();
  await edit(visit.user, 'Fjord Cabin');
  await change(visit.user, fields);
  await visit.user.click(panel().getByRole('button', { name: 'Cancel' }));
  await gone();
  return visit;
}

describe('no lost work', () => {
  test('what was typed is there when the panel is opened again, and is said to be', async () => {
    const { user } = await leftBehind();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    expect(panel().getByLabelText(/^Price in EUR/)).toHaveValue(26000);
    expect(panel().getByText(KEPT)).toBeVisible();
  });

  test('and after a reload', async () => {
    await leftBehind();
    const { user } = await openProducts({ again: true });
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"1"']);
  });

  test('a picture that was picked is there too', async () => {
    mockConfirm(true);
    const { user } = await openProducts();
    await edit(user, 'Fjord Cabin');
    await user.upload(panel().getByLabelText('Image'), picture());
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(panel().getByLabelText('Image')).toHaveAccessibleDescription('sauna.png'));
    expect(panel().getByText(KEPT)).toBeVisible();
    await saveChanges(user);
    await findToast('✅ Product updated');
    const put = server.sent.find(({ what }) => what.startsWith('PUT'))!;
    expect((await put.request.formData()).get('image')).toMatchObject({ name: 'sauna.png' });
  });

  test('discarded, the form holds what stands now, and asks nothing on leaving', async () => {
    const { user } = await leftBehind();
    shelf.change(fjord._id, { description: 'Cedar.' });
    await edit(user, 'Fjord Cabin');
    await user.click(await panel().findByRole('button', { name: 'Discard them' }));
    await waitFor(() => expect(name()).toHaveValue('Fjord Cabin'));
    expect(panel().getByLabelText(/^Description/)).toHaveValue('Cedar.');
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    const confirm = mockConfirm(false);
    confirm.mockClear();
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(confirm).not.toHaveBeenCalled();
    await edit(user, 'Fjord Cabin');
    expect(name()).toHaveValue('Fjord Cabin');
  });

  test('two products keep their changes apart', async () => {
    const { user } = await leftBehind();
    await edit(user, 'Ice Plunge');
    expect(name()).toHaveValue('Ice Plunge');
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    await change(user, { Name: 'Ice II' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    await gone();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    expect(shelf.stored(fjord._id).name).toBe('Fjord Cabin');
    expect(shelf.stored(plunge._id).name).toBe('Ice II');
  });

  test('saved is done: nothing is kept', async () => {
    const { user } = await leftBehind();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    await gone();
    await edit(user, 'Fjord II');
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test.each([
    ['not JSON', '{"text":'],
    ['of another version of this site', '{"version":3}'],
    ['null', 'null'],
  ])('an origin that cannot be read counts as none: %s', async (_case, origin) => {
    const { user } = await leftBehind();
    window.sessionStorage.setItem(`origin:product:edit:${fjord._id}`, origin);
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"1"']);
  });
});

describe('two admins never overwrite each other unseen, not by an old draft either', () => {
  test.each([
    ['closed', false],
    ['reloaded', true],
  ])('%s, somebody else saves: what they changed stays', async (_case, again) => {
    const before = await leftBehind({ Name: 'Fjord II' });
    shelf.change(fjord._id, { description: 'Hemlock for four.' });
    const { user } = again ? await openProducts({ again }) : before;
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"1"', '"2"']);
    expect(shelf.stored(fjord._id)).toMatchObject({ name: 'Fjord II', description: 'Hemlock for four.' });
  });

  test('the same field: both values are shown', async () => {
    const { user } = await leftBehind({ Name: 'Fjord II' });
    shelf.change(fjord._id, { name: 'Fjord Deluxe' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('rowheader', { name: 'Fjord Deluxe' });
    await edit(user, 'Fjord Deluxe');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    expect(await screen.findByRole('radio', { name: 'Theirs: Fjord Deluxe' })).toBeVisible();
    expect(shelf.stored(fjord._id).name).toBe('Fjord Deluxe');
  });

  test('a panel without changes begins with what stands now', async () => {
    const { user } = await openProducts();
    await edit(user, 'Fjord Cabin');
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    shelf.change(fjord._id, { description: 'Hemlock for four.' });
    await edit(user, 'Fjord Cabin');
    expect(panel().getByLabelText(/^Description/)).toHaveValue('Hemlock for four.');
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"2"']);
  });
});

test('the session ends in the middle of an edit: signed in again, the panel is open with what was typed and picked', async () => {
  const { user } = await openProducts();
  await edit(user, 'Fjord Cabin');
  await change(user, { Name: 'Fjord II' });
  await user.upload(panel().getByLabelText('Image'), picture());
  server.use(problem('put', '/products/:id', 401, 'Please sign in.'));
  await saveChanges(user);
  await waitFor(() => expect(address()).toBe('/admin/login'));
  server.resetHandlers();
  server.use(...shelf.handlers, answer.login({ token: 'new', user: admin }));
  await screen.findByRole('heading', { name: 'Admin Access' });
  await fill(user, { Email: 'ulla@example.com', Password: 'secret-1' });
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('dialog', { name: 'Edit Product: Fjord Cabin' });
  await waitFor(() => expect(name()).toHaveValue('Fjord II'));
  expect(panel().getByLabelText('Image')).toHaveAccessibleDescription('sauna.png');
  await saveChanges(user);
  await findToast('✅ Product updated');
  expect(versions()).toEqual(['"1"', '"1"']);
});
