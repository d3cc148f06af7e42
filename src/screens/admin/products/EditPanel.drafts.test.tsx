import { screen, waitFor } from '@testing-library/react';
import { answer, mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import {
  admin,
  answerConfirmations,
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
import { storedDrafts } from '../../../testing/storedDrafts';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const DRAFT_NOTICE = 'Your unsaved changes have been restored.';
const fjord = product({
  name: 'Fjord Cabin',
  description: 'Hemlock.',
  price: { base: 24500, isPriceOnRequest: false },
});
const plunge = product({ name: 'Ice Plunge', description: 'Steel.' });
const name = () => panel().getByLabelText(/^Name/);
const versions = () =>
  server.sent.filter(({ what }) => what.startsWith('PUT')).map(({ request }) => request.headers.get('if-match'));

let adminApi = mockAdminApi([fjord, plunge]);
beforeEach(() => {
  adminApi = mockAdminApi([fjord, plunge]);
  server.use(...adminApi.handlers);
});

/** Changes values in a product's edit panel, then reloads the page. */
async function reloadWithUnsavedChanges(
  fields: Record<string, string> = { Name: 'Fjord II', 'Price in EUR': '26000' },
) {
  const { user } = await openProducts();
  await edit(user, 'Fjord Cabin');
  await change(user, fields);
  await waitFor(() => expect(storedDrafts()).not.toEqual([]));
  return openProducts({ again: true });
}

describe('drafts of the edit form', () => {
  test('restores typed values after a reload, and shows a notice', async () => {
    const { user } = await reloadWithUnsavedChanges();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    expect(panel().getByLabelText(/^Price in EUR/)).toHaveValue(26000);
    expect(panel().getByText(DRAFT_NOTICE)).toBeVisible();
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"1"']);
  });

  test("'Discard' in the question about unsaved changes deletes the draft", async () => {
    const confirm = answerConfirmations(true);
    const { user } = await openProducts();
    await edit(user, 'Fjord Cabin');
    await change(user, { Name: 'Fjord II' });
    await user.upload(panel().getByLabelText('Image'), picture());
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(confirm.mock.calls).toEqual([['Discard unsaved changes?']]);
    expect(storedDrafts()).toEqual([]);
    await edit(user, 'Fjord Cabin');
    expect(name()).toHaveValue('Fjord Cabin');
    expect(panel().getByLabelText('Image')).not.toHaveAccessibleDescription('sauna.png');
    expect(screen.queryByText(DRAFT_NOTICE)).not.toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('restores the picked image', async () => {
    const firstVisit = await openProducts();
    await edit(firstVisit.user, 'Fjord Cabin');
    await firstVisit.user.upload(panel().getByLabelText('Image'), picture());
    const { user } = await openProducts({ again: true });
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(panel().getByLabelText('Image')).toHaveAccessibleDescription('sauna.png'));
    expect(panel().getByText(DRAFT_NOTICE)).toBeVisible();
    await saveChanges(user);
    await findToast('✅ Product updated');
    const put = server.sent.find(({ what }) => what.startsWith('PUT'))!;
    expect((await put.request.formData()).get('image')).toMatchObject({ name: 'sauna.png' });
  });

  test('shows the stored product after the draft is discarded, and closes without asking', async () => {
    const { user } = await reloadWithUnsavedChanges();
    adminApi.change(fjord._id, { description: 'Cedar.' });
    await edit(user, 'Fjord Cabin');
    await user.click(await panel().findByRole('button', { name: 'Discard them' }));
    await waitFor(() => expect(name()).toHaveValue('Fjord Cabin'));
    expect(panel().getByLabelText(/^Description/)).toHaveValue('Cedar.');
    expect(screen.queryByText(DRAFT_NOTICE)).not.toBeInTheDocument();
    const confirm = answerConfirmations(false);
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(confirm).not.toHaveBeenCalled();
    await edit(user, 'Fjord Cabin');
    expect(name()).toHaveValue('Fjord Cabin');
  });

  test('keeps separate drafts for two products', async () => {
    const { user } = await reloadWithUnsavedChanges();
    await edit(user, 'Ice Plunge');
    expect(name()).toHaveValue('Ice Plunge');
    expect(screen.queryByText(DRAFT_NOTICE)).not.toBeInTheDocument();
    await change(user, { Name: 'Ice II' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    await gone();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    expect(adminApi.stored(fjord._id).name).toBe('Fjord Cabin');
    expect(adminApi.stored(plunge._id).name).toBe('Ice II');
  });

  test('deletes the draft after saving', async () => {
    const { user } = await reloadWithUnsavedChanges();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    await gone();
    await edit(user, 'Fjord II');
    expect(screen.queryByText(DRAFT_NOTICE)).not.toBeInTheDocument();
    expect(storedDrafts()).toEqual([]);
  });

  test.each([
    ['not JSON', '{"text":'],
    ['stored by another version of the site', '{"version":3}'],
    ['null', 'null'],
  ])('ignores an unreadable merge base: %s', async (_case, storedBase) => {
    const { user } = await reloadWithUnsavedChanges();
    window.sessionStorage.setItem(`origin:product:edit:${fjord._id}`, storedBase);
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"1"']);
  });
});

describe('an old draft never overwrites a newer version', () => {
  test("keeps another person's changes", async () => {
    const { user } = await reloadWithUnsavedChanges({ Name: 'Fjord II' });
    adminApi.change(fjord._id, { description: 'Hemlock for four.' });
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"1"', '"2"']);
    expect(adminApi.stored(fjord._id)).toMatchObject({ name: 'Fjord II', description: 'Hemlock for four.' });
  });

  test('shows both values if both sides changed the same field', async () => {
    const { user } = await reloadWithUnsavedChanges({ Name: 'Fjord II' });
    adminApi.change(fjord._id, { name: 'Fjord Deluxe' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('rowheader', { name: 'Fjord Deluxe' });
    await edit(user, 'Fjord Deluxe');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    expect(await screen.findByRole('radio', { name: 'Theirs: Fjord Deluxe' })).toBeVisible();
    expect(adminApi.stored(fjord._id).name).toBe('Fjord Deluxe');
  });

  test('opens with the current product if there is no draft', async () => {
    const { user } = await openProducts();
    await edit(user, 'Fjord Cabin');
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    adminApi.change(fjord._id, { description: 'Hemlock for four.' });
    await edit(user, 'Fjord Cabin');
    expect(panel().getByLabelText(/^Description/)).toHaveValue('Hemlock for four.');
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"2"']);
  });
});

test('reopens the panel with typed values and picked image after the session has expired and the user has signed in again', async () => {
  const { user } = await openProducts();
  await edit(user, 'Fjord Cabin');
  await change(user, { Name: 'Fjord II' });
  await user.upload(panel().getByLabelText('Image'), picture());
  server.use(problem('put', '/products/:id', 401, 'Please sign in.'));
  await saveChanges(user);
  await waitFor(() => expect(address()).toBe('/admin/login'));
  server.resetHandlers();
  server.use(...adminApi.handlers, answer.login({ token: 'new', user: admin }));
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
