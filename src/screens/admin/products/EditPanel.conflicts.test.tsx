import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import { change, edit, gone, openProducts, panel, picture, saveChanges, type Staff } from '../../../testing/adminPanel';
import { findToast, toastSentences } from '../../../testing/toasts';

const server = mockServer();
const fjord = product({
  name: 'Fjord Cabin',
  description: 'Hemlock for two.',
  category: 'infrared',
  price: { base: 24500, isPriceOnRequest: false },
});
const INITIAL_FIELDS = { name: 'Fjord Cabin', description: 'Hemlock for two.', category: 'infrared', price: '24500' };
const euros = (base: number) => ({ price: { base, isPriceOnRequest: false } });

let adminApi = mockAdminApi([fjord]);
beforeEach(() => {
  adminApi = mockAdminApi([fjord]);
  server.use(...adminApi.handlers);
});

/** Returns the If-Match header and the form fields of each PUT request, in the order in which they were sent. */
const saves = () =>
  Promise.all(
    server.sent
      .filter(({ what }) => what.startsWith('PUT'))
      .map(async ({ request }) => [
        request.headers.get('if-match'),
        Object.fromEntries(await request.clone().formData()),
      ]),
  );

async function editFjord() {
  const visit = await openProducts();
  await edit(visit.user, 'Fjord Cabin');
  await visit.settled();
  return visit;
}

const changeByOther = (changes: Parameters<typeof adminApi.change>[1]) => adminApi.change(fjord._id, changes);
const conflict = async () => within(await screen.findByRole('region', { name: 'Conflict' }));
const choose = async (user: Staff, field: string, choice: 'Yours' | 'Theirs') => {
  const group = within((await conflict()).getByRole('group', { name: field }));
  await user.click(group.getByRole('radio', { name: new RegExp(`^${choice}:`) }));
};

describe('merges changes to different fields', () => {
  test('saves both changes without asking', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    changeByOther({ description: 'Hemlock for four.', ...euros(30000) });
    await saveChanges(user);
    await findToast('✅ Product updated');
    await gone();
    expect(await saves()).toEqual([
      ['"1"', { ...INITIAL_FIELDS, name: 'Fjord II' }],
      ['"2"', { ...INITIAL_FIELDS, name: 'Fjord II', description: 'Hemlock for four.', price: '30000' }],
    ]);
    expect(adminApi.stored(fjord._id)).toMatchObject({
      name: 'Fjord II',
      description: 'Hemlock for four.',
      ...euros(30000),
    });
  });

  test('treats the same change on both sides as no conflict', async () => {
    const { user } = await editFjord();
    await change(user, { 'Price in EUR': '30000' });
    changeByOther(euros(30000));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect((await saves())[1]).toEqual(['"2"', { ...INITIAL_FIELDS, price: '30000' }]);
  });

  test("keeps the other person's change when a merged save fails and is sent again", async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    changeByOther({ description: 'Hemlock for four.' });
    let times = 0;
    server.use(
      http.put('*/api/products/:id', () => {
        times += 1;
        return times === 2 ? HttpResponse.error() : undefined;
      }),
    );
    await saveChanges(user);
    await findToast('❌ Update failed');
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(adminApi.stored(fjord._id)).toMatchObject({ name: 'Fjord II', description: 'Hemlock for four.' });
  });
});

describe('lets the user choose between both values if both sides changed the same field', () => {
  async function saveConflictingChange() {
    const visit = await editFjord();
    await change(visit.user, { 'Price in EUR': '26000' });
    changeByOther({ description: 'Hemlock for four.', ...euros(30000) });
    await saveChanges(visit.user);
    return visit;
  }

  test('shows both values and preselects neither', async () => {
    await saveConflictingChange();
    const shown = await conflict();
    expect(shown.getByText('Someone else changed this product while you were editing it.')).toBeVisible();
    expect(shown.getAllByRole('group')).toHaveLength(1);
    const price = within(shown.getByRole('group', { name: 'Price' }));
    expect(price.getByRole('radio', { name: 'Yours: 26.000\u00a0€' })).not.toBeChecked();
    expect(price.getByRole('radio', { name: 'Theirs: 30.000\u00a0€' })).not.toBeChecked();
    expect(toastSentences()).toEqual([]);
    expect(await saves()).toHaveLength(1);
  });

  test('focuses the heading of the conflict after each attempt to save, and says in the footer that there is one', async () => {
    const { user } = await saveConflictingChange();
    const heading = (await conflict()).getByRole('heading');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(panel().getByText('1 conflict: choose a value above')).toBeVisible();
    expect(panel().queryByText('Unsaved changes')).not.toBeInTheDocument();
    await saveChanges(user);
    await waitFor(() => expect(heading).toHaveFocus());
    await choose(user, 'Price', 'Yours');
    expect(panel().getByText('Unsaved changes')).toBeVisible();
  });

  test.each([
    ['Yours', '26000'],
    ['Theirs', '30000'],
  ] as const)(
    "saves the value chosen with %s on top of the new version, and keeps the other person's remaining changes",
    async (choice, price) => {
      const { user } = await saveConflictingChange();
      await choose(user, 'Price', choice);
      await saveChanges(user);
      await findToast('✅ Product updated');
      await gone();
      expect(await saves()).toEqual([
        ['"1"', { ...INITIAL_FIELDS, price: '26000' }],
        ['"2"', { ...INITIAL_FIELDS, description: 'Hemlock for four.', price }],
      ]);
    },
  );

  test('saves nothing before the user has chosen, however often they press Save Changes', async () => {
    const { user } = await saveConflictingChange();
    await conflict();
    for (let press = 1; press <= 3; press += 1) await saveChanges(user);
    await user.keyboard('{Control>}s{/Control}');
    expect(await saves()).toHaveLength(1);
    expect(adminApi.stored(fjord._id)).toMatchObject(euros(30000));
    expect((await conflict()).getAllByRole('radio', { checked: false })).toHaveLength(2);
  });

  test('saves as usual once both sides have the same value', async () => {
    const { user } = await saveConflictingChange();
    await conflict();
    await change(user, { 'Price in EUR': '30000' });
    expect(panel().getByText('Unsaved changes')).toBeVisible();
    await saveChanges(user);
    await gone();
    expect((await saves()).at(-1)?.[1]).toEqual({
      ...INITIAL_FIELDS,
      description: 'Hemlock for four.',
      price: '30000',
    });
  });

  test('a failed save keeps what the user has chosen', async () => {
    const { user } = await saveConflictingChange();
    await choose(user, 'Price', 'Theirs');
    server.use(http.put('*/api/products/:id', () => HttpResponse.error(), { once: true }));
    await saveChanges(user);
    await findToast('❌ Update failed');
    expect(panel().getByLabelText(/^Price in EUR/)).toHaveValue(30000);
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(adminApi.stored(fjord._id)).toMatchObject({ name: 'Fjord II', ...euros(30000) });
  });

  test('includes values that the user types while the conflict is shown', async () => {
    const { user } = await saveConflictingChange();
    await conflict();
    await change(user, { Name: 'Fjord II', 'Price in EUR': '27000' });
    await user.click((await conflict()).getByRole('radio', { name: 'Yours: 27.000\u00a0€' }));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect((await saves()).at(-1)).toEqual([
      '"2"',
      { ...INITIAL_FIELDS, name: 'Fjord II', description: 'Hemlock for four.', price: '27000' },
    ]);
  });

  test('shows the conflict again, with the latest value, if the other person saves once more', async () => {
    const { user } = await saveConflictingChange();
    await choose(user, 'Price', 'Yours');
    changeByOther(euros(31000));
    await saveChanges(user);
    // The conflict before may still be shown.
    expect(await screen.findByRole('radio', { name: 'Theirs: 31.000\u00a0€' })).not.toBeChecked();
    expect((await conflict()).getByRole('radio', { name: 'Yours: 26.000\u00a0€' })).not.toBeChecked();
    await choose(user, 'Price', 'Theirs');
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect((await saves()).map(([version]) => version)).toEqual(['"1"', '"2"', '"3"']);
    expect((await saves()).at(-1)?.[1]).toEqual({
      ...INITIAL_FIELDS,
      description: 'Hemlock for four.',
      price: '31000',
    });
  });

  test('resolves each field separately, and shows the labels of categories', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II', Category: 'Cold Plunge' });
    changeByOther({ name: 'Fjord Deluxe', category: 'complete_suite' });
    await saveChanges(user);
    const category = within((await conflict()).getByRole('group', { name: 'Category' }));
    expect(category.getByRole('radio', { name: 'Yours: Cold Plunge' })).toBeVisible();
    expect(category.getByRole('radio', { name: 'Theirs: Complete Suite' })).toBeVisible();
    await choose(user, 'Category', 'Theirs');
    await choose(user, 'Category', 'Yours');
    expect(panel().getByText('1 conflict: choose a value above')).toBeVisible();
    await choose(user, 'Name', 'Theirs');
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect((await saves()).at(-1)?.[1]).toEqual({ ...INITIAL_FIELDS, name: 'Fjord Deluxe', category: 'cold_plunge' });
  });

  test.each([
    ['Yours', true],
    ['Theirs', false],
  ] as const)('resolves a conflict of two images with %s', async (choice, isSent) => {
    const { user } = await editFjord();
    await user.upload(panel().getByLabelText('Image'), picture());
    changeByOther({ images: [{ url: '/uploads/theirs.jpg' }] });
    await saveChanges(user);
    const image = within((await conflict()).getByRole('group', { name: 'Image' }));
    expect(image.getByRole('radio', { name: 'Yours: sauna.png' })).toBeVisible();
    expect(image.getByRole('img', { name: 'Their version' })).toHaveAttribute('src', '/uploads/theirs.jpg');
    await choose(user, 'Image', choice);
    await saveChanges(user);
    await findToast('✅ Product updated');
    const last = server.sent.findLast(({ what }) => what.startsWith('PUT'))!;
    expect((await last.request.formData()).has('image')).toBe(isSent);
  });
});

describe('when a save keeps failing', () => {
  test('gives up after three 412 responses, shows the server’s message and keeps the form', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    server.use(problem('put', '/products/:id', 412, 'Someone else has changed this product in the meantime.'));
    await saveChanges(user);
    expect(await findToast('❌ Someone else has changed this product in the meantime.')).toHaveAttribute(
      'role',
      'alert',
    );
    expect(await saves()).toHaveLength(3);
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
  });

  test('keeps the form if the current product cannot be loaded', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    changeByOther(euros(30000));
    server.use(problem('get', '/admin/products/:id', 503, 'Busy.'));
    await saveChanges(user);
    await findToast('❌ Busy.');
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
    expect(adminApi.stored(fjord._id)).toMatchObject({ name: 'Fjord Cabin', ...euros(30000) });
  });
});

/** Loads the opened product again, as after an event of another admin's change. */
async function loadChange(store: Awaited<ReturnType<typeof editFjord>>['store']) {
  const { api } = await import('../../../../store/api');
  store.dispatch(api.util.invalidateTags([{ type: 'Catalogue', id: fjord._id }]));
}

test('an unchanged form takes over what someone else has saved, which is its merge base from then on', async () => {
  const { user, store } = await editFjord();
  changeByOther(euros(30000));
  await loadChange(store);
  await waitFor(() => expect(panel().getByLabelText(/^Price in EUR/)).toHaveValue(30000));
  expect(panel().getByText('No changes')).toBeVisible();
  await saveChanges(user);
  await findToast('There are no changes to save.');
  expect(await saves()).toEqual([]);
  await change(user, { 'Price in EUR': '31000' });
  await saveChanges(user);
  await gone();
  expect(await saves()).toEqual([['"2"', { ...INITIAL_FIELDS, price: '31000' }]]);
});

test('a changed form says who has saved the product meanwhile, and takes over nothing', async () => {
  const { user, store } = await editFjord();
  await change(user, { Name: 'Fjord II' });
  changeByOther(euros(30000));
  await loadChange(store);
  expect(await panel().findByText(/changed this product meanwhile\. Saving keeps both changes/)).toBeVisible();
  expect(panel().getByLabelText(/^Price in EUR/)).toHaveValue(24500);
  await saveChanges(user);
  await gone();
  expect(adminApi.stored(fjord._id)).toMatchObject({ name: 'Fjord II', ...euros(30000) });
});

test('never changes the form while the user is typing, even if a newer version is loaded', async () => {
  const { user, store, settled } = await editFjord();
  await change(user, { Name: 'Fjord II' });
  changeByOther({ name: 'Fjord Deluxe', ...euros(30000) });
  await user.click(screen.getByText('Refresh'));
  const { api } = await import('../../../../store/api');
  store.dispatch(api.util.invalidateTags([{ type: 'Catalogue', id: fjord._id }]));
  expect(await screen.findByRole('dialog', { name: 'Edit Product: Fjord Deluxe' })).toBeVisible();
  await settled();
  expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
  expect(panel().getByLabelText(/^Price in EUR/)).toHaveValue(24500);
  await saveChanges(user);
  expect((await conflict()).getByRole('radio', { name: 'Theirs: Fjord Deluxe' })).toBeVisible();
  expect((await saves()).map(([version]) => version)).toEqual(['"1"']);
});
