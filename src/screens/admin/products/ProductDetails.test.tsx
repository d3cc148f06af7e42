import { screen, waitFor } from '@testing-library/react';
import { mockAdminApi, mockServer, product } from '../../../../store/testing';
import { addForm, change, edit, gone, openProducts, panel, saveChanges } from '../../../testing/adminPanel';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const fjord = product({
  name: 'Fjord Cabin',
  shortDescription: 'Warmth for two.',
  tags: ['hemlock', 'infrared'],
  status: 'active',
});
const PUT = `PUT /products/${fjord._id}`;
const requestsTo = (what: string) => server.sent.filter((one) => one.what === what).map(({ request }) => request);
const fieldsOf = async (request: Request) => Object.fromEntries(await request.formData());

let adminApi = mockAdminApi([fjord]);
function serve(extensions: Parameters<typeof mockAdminApi>[1]) {
  adminApi = mockAdminApi([fjord], extensions);
  server.use(...adminApi.handlers);
}
beforeEach(() => serve(['details']));

async function editFjord() {
  const visit = await openProducts();
  await edit(visit.user, 'Fjord Cabin');
  await visit.settled();
  return visit;
}

describe('short description, tags and status of a backend that announces `details`', () => {
  test('are sent if they were changed', async () => {
    const { user } = await editFjord();
    expect(panel().getByLabelText('Short description')).toHaveValue('Warmth for two.');
    expect(panel().getByLabelText('Tags')).toHaveValue('hemlock, infrared');
    expect(panel().getByLabelText('Status')).toHaveValue('active');
    await change(user, { 'Short description': ' Warmth\nfor three. ', Tags: 'cedar, , cedar, infrared' });
    await user.selectOptions(panel().getByLabelText('Status'), 'Draft');
    await saveChanges(user);
    await gone();
    expect(await fieldsOf(requestsTo(PUT)[0]!)).toMatchObject({
      shortDescription: 'Warmth for three.',
      tags: '["cedar","infrared"]',
      status: 'draft',
    });
  });

  test('are not sent if they were not changed', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await gone();
    expect(Object.keys(await fieldsOf(requestsTo(PUT)[0]!))).toEqual(['name', 'description', 'category', 'price']);
  });

  test('can be removed', async () => {
    const { user } = await editFjord();
    await user.clear(panel().getByLabelText('Short description'));
    await user.clear(panel().getByLabelText('Tags'));
    await saveChanges(user);
    await gone();
    expect(await fieldsOf(requestsTo(PUT)[0]!)).toMatchObject({ shortDescription: '', tags: '[]' });
  });

  test("are merged with a colleague's change of another field", async () => {
    const { user } = await editFjord();
    await change(user, { Tags: 'cedar' });
    adminApi.change(fjord._id, { shortDescription: 'Warmth for four.', status: 'archived' });
    await saveChanges(user);
    await gone();
    expect(adminApi.stored(fjord._id)).toMatchObject({
      shortDescription: 'Warmth for four.',
      tags: ['cedar'],
      status: 'archived',
    });
  });

  test('a tag that is too long is refused before sending, in words', async () => {
    const { user } = await editFjord();
    await change(user, { Tags: 'x'.repeat(61) });
    await saveChanges(user);
    const message = `Please shorten the tag “${'x'.repeat(61)}” to 60 characters.`;
    await waitFor(() =>
      expect(panel().getByLabelText('Tags')).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(requestsTo(PUT)).toEqual([]);
  });

  test('a status that only the backend knows is shown and kept', async () => {
    adminApi.change(fjord._id, { status: 'reserved' as 'draft' });
    const { user } = await editFjord();
    expect(panel().getByLabelText('Status')).toHaveDisplayValue('reserved');
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await gone();
    expect(Object.keys(await fieldsOf(requestsTo(PUT)[0]!))).not.toContain('status');
  });

  test('are sent with a new product, which can be a draft', async () => {
    const { user } = await openProducts();
    const field = (label: string) => addForm().getByLabelText(label);
    await user.type(field('Name'), 'Aurora Cabin');
    await user.type(field('Description'), 'Aspen.');
    await user.type(field('Price in EUR'), '5000');
    await user.type(field('Short description'), 'Light without a horizon.');
    await user.type(field('Tags'), 'cedar, steam');
    await user.selectOptions(field('Status'), 'Draft');
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    await findToast('✅ Product created: Aurora Cabin');
    expect(await fieldsOf(requestsTo('POST /products')[0]!)).toMatchObject({
      shortDescription: 'Light without a horizon.',
      tags: '["cedar","steam"]',
      status: 'draft',
    });
  });
});

test('a backend that does not announce `details` gets no fields for them', async () => {
  serve([]);
  const { user } = await editFjord();
  for (const label of ['Short description', 'Tags', 'Status']) {
    expect(panel().queryByLabelText(label)).not.toBeInTheDocument();
  }
  await change(user, { Name: 'Fjord II' });
  await saveChanges(user);
  await gone();
  expect(Object.keys(await fieldsOf(requestsTo(PUT)[0]!))).toEqual(['name', 'description', 'category', 'price']);
});
