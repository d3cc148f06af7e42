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
const OURS = { name: 'Fjord Cabin', description: 'Hemlock for two.', category: 'infrared', price: '24500' };
const euros = (base: number) => ({ price: { base, isPriceOnRequest: false } });

let shelf = mockAdminApi([fjord]);
beforeEach(() => {
  shelf = mockAdminApi([fjord]);
  server.use(...shelf.handlers);
});

/** What was saved, in order: the version it was made from, and the fields. */
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

const theirs = (changes: Parameters<typeof shelf.change>[1]) => shelf.change(fjord._id, changes);
const conflict = async () => within(await screen.findByRole('alert', { name: 'Conflict' }));
const choose = async (user: Staff, field: string, whose: 'Yours' | 'Theirs') => {
  const group = within((await conflict()).getByRole('group', { name: field }));
  await user.click(group.getByRole('radio', { name: new RegExp(`^${whose}:`) }));
};
const saveThese = async (user: Staff) =>
  user.click((await conflict()).getByRole('button', { name: 'Save these values' }));

describe('changes to different fields merge', () => {
  test('theirs stays, mine is laid over it, and nobody is asked', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    theirs({ description: 'Hemlock for four.', ...euros(30000) });
    await saveChanges(user);
    await findToast('✅ Product updated');
    await gone();
    expect(await saves()).toEqual([
      ['"1"', { ...OURS, name: 'Fjord II' }],
      ['"2"', { ...OURS, name: 'Fjord II', description: 'Hemlock for four.', price: '30000' }],
    ]);
    expect(shelf.stored(fjord._id)).toMatchObject({
      name: 'Fjord II',
      description: 'Hemlock for four.',
      ...euros(30000),
    });
  });

  test('the same change twice is none', async () => {
    const { user } = await editFjord();
    await change(user, { 'Price in EUR': '30000' });
    theirs(euros(30000));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect((await saves())[1]).toEqual(['"2"', { ...OURS, price: '30000' }]);
  });

  test('a merged save that fails overwrites nobody when it is sent again', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    theirs({ description: 'Hemlock for four.' });
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
    expect(shelf.stored(fjord._id)).toMatchObject({ name: 'Fjord II', description: 'Hemlock for four.' });
  });
});

describe('changes to the same field show both values and let the person choose', () => {
  async function clashing() {
    const visit = await editFjord();
    await change(visit.user, { 'Price in EUR': '26000' });
    theirs({ description: 'Hemlock for four.', ...euros(30000) });
    await saveChanges(visit.user);
    return visit;
  }

  test('both values stand there, mine chosen at first', async () => {
    await clashing();
    const shown = await conflict();
    expect(shown.getByText('Somebody else has changed this product while you were editing it.')).toBeVisible();
    expect(shown.getAllByRole('group')).toHaveLength(1);
    const price = within(shown.getByRole('group', { name: 'Price in EUR' }));
    expect(price.getByRole('radio', { name: 'Yours: 26000' })).toBeChecked();
    expect(price.getByRole('radio', { name: 'Theirs: 30000' })).not.toBeChecked();
    expect(toastSentences()).toEqual([]);
    expect(await saves()).toHaveLength(1);
  });

  test.each([
    ['Yours', '26000'],
    ['Theirs', '30000'],
  ] as const)('%s is saved, from the new version, and what only they changed stays', async (whose, price) => {
    const { user } = await clashing();
    await choose(user, 'Price in EUR', whose);
    await saveThese(user);
    await findToast('✅ Product updated');
    await gone();
    expect(await saves()).toEqual([
      ['"1"', { ...OURS, price: '26000' }],
      ['"2"', { ...OURS, description: 'Hemlock for four.', price }],
    ]);
  });

  test('pressing Save Changes without choosing asks again', async () => {
    const { user } = await clashing();
    await conflict();
    await saveChanges(user);
    await waitFor(async () => expect(await saves()).toHaveLength(2));
    await conflict();
    expect((await saves()).map(([version]) => version)).toEqual(['"1"', '"1"']);
    expect(shelf.stored(fjord._id)).toMatchObject(euros(30000));
  });

  test('what is typed while the question stands there is part of it', async () => {
    const { user } = await clashing();
    await conflict();
    await change(user, { Name: 'Fjord II', 'Price in EUR': '27000' });
    expect((await conflict()).getByRole('radio', { name: 'Yours: 27000' })).toBeChecked();
    await saveThese(user);
    await findToast('✅ Product updated');
    expect((await saves()).at(-1)).toEqual([
      '"2"',
      { ...OURS, name: 'Fjord II', description: 'Hemlock for four.', price: '27000' },
    ]);
  });

  test('somebody changes it once more: it is asked once more, about that value', async () => {
    const { user } = await clashing();
    await choose(user, 'Price in EUR', 'Yours');
    theirs(euros(31000));
    await saveThese(user);
    expect((await conflict()).getByRole('radio', { name: 'Theirs: 31000' })).not.toBeChecked();
    expect((await conflict()).getByRole('radio', { name: 'Yours: 26000' })).toBeChecked();
    await choose(user, 'Price in EUR', 'Theirs');
    await saveThese(user);
    await findToast('✅ Product updated');
    expect((await saves()).map(([version]) => version)).toEqual(['"1"', '"2"', '"3"']);
    expect((await saves()).at(-1)?.[1]).toEqual({ ...OURS, description: 'Hemlock for four.', price: '31000' });
  });

  test('several fields, each with its own answer; a category in words', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II', Category: 'Cold Plunge' });
    theirs({ name: 'Fjord Deluxe', category: 'complete_suite' });
    await saveChanges(user);
    const category = within((await conflict()).getByRole('group', { name: 'Category' }));
    expect(category.getByRole('radio', { name: 'Yours: Cold Plunge' })).toBeVisible();
    expect(category.getByRole('radio', { name: 'Theirs: Complete Suite' })).toBeVisible();
    await choose(user, 'Category', 'Theirs');
    await choose(user, 'Category', 'Yours');
    await choose(user, 'Name', 'Theirs');
    await saveThese(user);
    await findToast('✅ Product updated');
    expect((await saves()).at(-1)?.[1]).toEqual({ ...OURS, name: 'Fjord Deluxe', category: 'cold_plunge' });
  });

  test.each([
    ['Yours', true],
    ['Theirs', false],
  ] as const)('two pictures: %s', async (whose, sentAlong) => {
    const { user } = await editFjord();
    await user.upload(panel().getByLabelText('Image'), picture());
    theirs({ images: [{ url: '/uploads/theirs.jpg' }] });
    await saveChanges(user);
    const image = within((await conflict()).getByRole('group', { name: 'Image' }));
    expect(image.getByRole('radio', { name: 'Yours: sauna.png' })).toBeChecked();
    expect(image.getByRole('img', { name: 'Theirs' })).toHaveAttribute('src', '/uploads/theirs.jpg');
    await choose(user, 'Image', whose);
    await saveThese(user);
    await findToast('✅ Product updated');
    const last = server.sent.findLast(({ what }) => what.startsWith('PUT'))!;
    expect((await last.request.formData()).has('image')).toBe(sentAlong);
  });
});

describe('when it does not come to rest', () => {
  test('412 thrice gives up with the server’s sentence; nothing of the form is lost', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    server.use(problem('put', '/products/:id', 412, 'Somebody else has changed this product meanwhile.'));
    await saveChanges(user);
    expect(await findToast('❌ Somebody else has changed this product meanwhile.')).toHaveAttribute('role', 'alert');
    expect(await saves()).toHaveLength(3);
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
  });

  test('what stands now cannot be loaded', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    theirs(euros(30000));
    server.use(problem('get', '/admin/products/:id', 503, 'Busy.'));
    await saveChanges(user);
    await findToast('❌ Busy.');
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
    expect(shelf.stored(fjord._id)).toMatchObject({ name: 'Fjord Cabin', ...euros(30000) });
  });
});

test('a change that arrives meanwhile never changes the form under the hands', async () => {
  const { user, store, settled } = await editFjord();
  await change(user, { Name: 'Fjord II' });
  theirs({ name: 'Fjord Deluxe', ...euros(30000) });
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
