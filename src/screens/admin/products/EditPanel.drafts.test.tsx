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

/** Changes values in a product's edit panel, then closes the panel without saving. */
async function closeWithUnsavedChanges(fields: Record<string, string> = { Name: 'Fjord II', 'Price in EUR': '26000' }) {
  answerConfirmations(true);
  const visit = await openProducts();
  await edit(visit.user, 'Fjord Cabin');
  await change(visit.user, fields);
  await visit.user.click(panel().getByRole('button', { name: 'Cancel' }));
  await gone();
  return visit;
}

describe('drafts of the edit form', () => {
  test('restores typed values when the panel is opened again, and shows a notice', async () => {
    const { user } = await closeWithUnsavedChanges();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    expect(panel().getByLabelText(/^Price in EUR/)).toHaveValue(26000);
    expect(panel().getByText(DRAFT_NOTICE)).toBeVisible();
  });

  test('restores typed values after a reload', async () => {
    await closeWithUnsavedChanges();
    const { user } = await openProducts({ again: true });
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"1"']);
  });

  test('restores the picked image', async () => {
    answerConfirmations(true);
    const { user } = await openProducts();
    await edit(user, 'Fjord Cabin');
    await user.upload(panel().getByLabelText('Image'), picture());
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(panel().getByLabelText('Image')).toHaveAccessibleDescription('sauna.png'));
    expect(panel().getByText(DRAFT_NOTICE)).toBeVisible();
    await saveChanges(user);
    await findToast('✅ Product updated');
    const put = server.sent.find(({ what }) => what.startsWith('PUT'))!;
    expect((await put.request.formData()).get('image')).toMatchObject({ name: 'sauna.png' });
  });

  test('shows the stored product after the draft is discarded, and closes without asking', async () => {
    const { user } = await closeWithUnsavedChanges();
    adminApi.change(fjord._id, { description: 'Cedar.' });
    await edit(user, 'Fjord Cabin');
    await user.click(await panel().findByRole('button', { name: 'Discard them' }));
    await waitFor(() => expect(name()).toHaveValue('Fjord Cabin'));
    expect(panel().getByLabelText(/^Description/)).toHaveValue('Cedar.');
    expect(screen.queryByText(DRAFT_NOTICE)).not.toBeInTheDocument();
    const confirm = answerConfirmations(false);
    confirm.mockClear();
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(confirm).not.toHaveBeenCalled();
    await edit(user, 'Fjord Cabin');
    expect(name()).toHaveValue('Fjord Cabin');
  });

  test('keeps separate drafts for two products', async () => {
    const { user } = await closeWithUnsavedChanges();
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
    const { user } = await closeWithUnsavedChanges();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    await gone();
    await edit(user, 'Fjord II');
    expect(screen.queryByText(DRAFT_NOTICE)).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test.each([
    ['not JSON', '{"text":'],
    ['stored by another version of the site', '{"version":3}'],
    ['null', 'null'],
  ])('ignores an unreadable merge base: %s', async (_case, storedBase) => {
    const { user } = await closeWithUnsavedChanges();
    window.sessionStorage.setItem(`origin:product:edit:${fjord._id}`, storedBase);
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"1"']);
  });
});

describe('an old draft never overwrites a newer version', () => {
  test.each([
    ['after closing the panel', false],
    ['after a reload', true],
  ])("%s: keeps another person's changes", async (_case, again) => {
    const earlierVisit = await closeWithUnsavedChanges({ Name: 'Fjord II' });
    adminApi.change(fjord._id, { description: 'Hemlock for four.' });
    const { user } = again ? await openProducts({ again }) : earlierVisit;
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(name()).toHaveValue('Fjord II'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(versions()).toEqual(['"1"', '"2"']);
    expect(adminApi.stored(fjord._id)).toMatchObject({ name: 'Fjord II', description: 'Hemlock for four.' });
  });

  test('shows both values if both sides changed the same field', async () => {
    const { user } = await closeWithUnsavedChanges({ Name: 'Fjord II' });
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
