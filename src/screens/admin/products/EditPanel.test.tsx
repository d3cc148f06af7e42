import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import {
  mockConfirm,
  change,
  edit,
  gone,
  openProducts,
  panel,
  picture,
  saveChanges,
} from '../../../testing/adminPanel';
import { failuresOf } from '../../../testing/failures';
import { makeDeferred } from '../../../testing/deferred';
import { address } from '../../../testing/renderApp';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const sent = () => server.sent.map(({ what }) => what);
const fjord = product({
  name: 'Fjord Cabin',
  description: 'Hemlock for two.',
  category: 'infrared',
  price: { base: 24500, isPriceOnRequest: false },
});
const plunge = product({ name: 'Ice Plunge' });
const LIST = 'GET /admin/products?page=1&limit=25&sort=-updatedAt';
const ONE = `GET /admin/products/${fjord._id}`;
const HISTORY = `${ONE}/history`;
const PUT = `PUT /products/${fjord._id}`;
const QUESTION = 'There are changes that have not been saved. Leave them?';
const puts = () => server.sent.filter(({ what }) => what === PUT).map(({ request }) => request);
const sentForm = async () => [...(await puts().at(-1)!.formData()).entries()];

let shelf = mockAdminApi([fjord, plunge]);
beforeEach(() => {
  shelf = mockAdminApi([fjord, plunge]);
  server.use(...shelf.handlers);
});

async function editFjord() {
  const visit = await openProducts();
  await edit(visit.user, 'Fjord Cabin');
  await visit.settled();
  return visit;
}

describe("spec §2: 'edit panel 'Edit Product: {name}' with Save Changes and Cancel'", () => {
  test('its fields hold what stands now', async () => {
    await editFjord();
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord Cabin');
    expect(panel().getByLabelText(/^Description/)).toHaveValue('Hemlock for two.');
    expect(panel().getByLabelText(/^Category/)).toHaveValue('infrared');
    const price = panel().getByLabelText(/^Price in EUR/);
    expect(price).toHaveValue(24500);
    // Spec §5: 'Edit: same price bounds, no required flags.'
    expect([price.getAttribute('min'), price.getAttribute('step')]).toEqual(['0', '100']);
    for (const label of [/^Name/, /^Description/, /^Price in EUR/]) {
      expect(panel().getByLabelText(label)).toHaveAttribute('aria-required', 'false');
    }
    expect(panel().getByRole('button', { name: 'Save Changes' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  test("spec §5: 'same price bounds': below 0 is refused before anything is sent", async () => {
    const { user } = await editFjord();
    await change(user, { 'Price in EUR': '-1' });
    await saveChanges(user);
    await waitFor(() =>
      expect(panel().getByLabelText(/^Price in EUR/)).toHaveAccessibleDescription(
        'The price is a number of euros, 0 or more.',
      ),
    );
    expect(puts()).toEqual([]);
  });

  test("a product's category that only the provider knows is shown as it is, and stays", async () => {
    shelf.change(fjord._id, { category: 'steam' as 'sauna' });
    const { user } = await editFjord();
    expect(panel().getByRole('option', { name: 'Wellness', selected: true })).toBeVisible();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await gone();
    expect(await sentForm()).toContainEqual(['category', 'steam']);
  });

  test('a product that cannot be loaded: a sentence and Try again', async () => {
    const { user } = await openProducts();
    server.use(problem('get', '/admin/products/:id', 500, 'Ouch.'));
    await user.click(screen.getByRole('button', { name: 'Edit Fjord Cabin' }));
    expect(await panel().findByRole('alert')).toHaveTextContent('This product could not be loaded. Please try again.');
    server.use(...shelf.handlers);
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Product: Fjord Cabin' })).toBeVisible();
  });

  test('a provider without /admin/products/{id} answers with its public one', async () => {
    server.use(
      http.get('*/api/admin/products/:id', () => new HttpResponse(null, { status: 404 })),
      http.get('*/api/products/:id', () => HttpResponse.json({ product: fjord })),
    );
    await editFjord();
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord Cabin');
  });
});

describe("spec §7: 'PUT /products/{id} multipart with the same fields; on success '✅ Product updated', closes editor, reloads list'", () => {
  test('the fields, the version that was pinned, and what is asked for again', async () => {
    const { user, settled } = await editFjord();
    await change(user, { Name: ' Fjord II ', 'Price in EUR': '26000', Category: 'Cold Plunge' });
    await user.upload(panel().getByLabelText('Image'), picture());
    await saveChanges(user);
    expect(await findToast('✅ Product updated')).toHaveAttribute('data-variant', 'success');
    await gone();
    expect(await screen.findByRole('rowheader', { name: 'Fjord II' })).toBeVisible();
    await settled();

    expect(puts().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"']);
    const form = await sentForm();
    expect(form.slice(0, 4)).toEqual([
      ['name', 'Fjord II'],
      ['description', 'Hemlock for two.'],
      ['category', 'cold_plunge'],
      ['price', '26000'],
    ]);
    expect(form[4]).toEqual(['image', expect.objectContaining({ name: 'sauna.png' })]);
    // The panel is still open when the answer comes: the product and its history are stale as well.
    expect(sent().sort()).toEqual([LIST, LIST, ONE, ONE, HISTORY, HISTORY, PUT].sort());
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('without a new picture there is no image field', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await gone();
    expect((await sentForm()).map(([name]) => name)).toEqual(['name', 'description', 'category', 'price']);
  });

  test('a price on request that is left empty is not sent', async () => {
    shelf.change(fjord._id, { price: { isPriceOnRequest: true } });
    const { user } = await editFjord();
    expect(panel().getByLabelText(/^Price in EUR/)).toHaveValue(null);
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await gone();
    expect((await sentForm()).map(([name]) => name)).toEqual(['name', 'description', 'category']);
  });

  test('a provider that counts no versions gets no If-Match', async () => {
    const { version: _none, ...bare } = { ...fjord, version: undefined };
    server.use(http.get('*/api/admin/products/:id', () => HttpResponse.json({ product: bare })));
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(puts()[0]?.headers.has('if-match')).toBe(false);
  });

  test('a double click saves once; what is typed meanwhile is not taken', async () => {
    const door = makeDeferred();
    server.use(
      http.put('*/api/products/:id', async () => {
        await door.opened;
        return HttpResponse.json({ product: fjord });
      }),
    );
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await user.dblClick(panel().getByRole('button', { name: 'Save Changes' }));
    expect(await panel().findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(panel().getByLabelText(/^Name/), 'I');
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
    door.open();
    await gone();
    expect(puts()).toHaveLength(1);
  });

  test.each(failuresOf('put', '/products/:id', { answered: 'Update failed' }))(
    "spec §8: 'Update failure '❌ ' plus server message or 'Update failed'': %s",
    async (_case, handler, sentence) => {
      server.use(handler);
      const { user } = await editFjord();
      await change(user, { Name: 'Fjord II' });
      await saveChanges(user);
      expect(await findToast(`❌ ${sentence}`)).toHaveAttribute('data-variant', 'error');
      await waitFor(() => expect(panel().getByRole('button', { name: 'Save Changes' })).toBeVisible());
      expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
      expect(sent().filter((what) => what === LIST)).toHaveLength(1);
    },
  );
});

describe('keyboard shortcuts for save and cancel', () => {
  test.each([['{Control>}s{/Control}'], ['{Meta>}s{/Meta}'], ['{Control>}S{/Control}']])('%s saves', async (keys) => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await user.keyboard(keys);
    await findToast('✅ Product updated');
    await gone();
    expect(puts()).toHaveLength(1);
  });

  test('and the browser does not offer to save the page', async () => {
    await editFjord();
    const press = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    expect(press()).toBe(false);
    await gone();
    expect(press()).toBe(true);
  });

  test('an s alone is a letter', async () => {
    const { user } = await editFjord();
    await user.type(panel().getByLabelText(/^Name/), 's');
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord Cabins');
    expect(puts()).toEqual([]);
  });
});

describe("spec §4: 'back to none after save or Cancel'; leaving a changed form asks first", () => {
  const ways: [string, () => void][] = [
    ['Cancel', () => panel().getByRole('button', { name: 'Cancel' }).click()],
    ['×', () => panel().getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    // The browser closes at a second Escape in a row whatever the page says.
    ['Escape twice', () => (screen.getByRole('dialog') as HTMLDialogElement).close()],
    ['the backdrop', () => fireEvent.mouseDown(screen.getByRole('dialog'))],
  ];

  test.each(ways)('%s with nothing changed closes without a question', async (_way, leave) => {
    const confirm = mockConfirm(false);
    await editFjord();
    leave();
    await gone();
    expect(confirm).not.toHaveBeenCalled();
    expect(puts()).toEqual([]);
  });

  test.each([
    ...ways,
    ['another row', () => screen.getByText('Ice Plunge').closest('tr')!.querySelector('button')!.click()],
    ['another view', () => screen.getByText('User Management').click()],
    ['Logout', () => screen.getByText('Logout').click()],
  ] as typeof ways)('%s with changes asks, and stays when refused', async (_way, leave) => {
    const confirm = mockConfirm(false);
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    leave();
    await waitFor(() => expect(confirm.mock.calls).toEqual([[QUESTION]]));
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
    expect(address()).toBe('/admin?view=products');
  });

  test.each(ways)('%s with changes closes when agreed', async (_way, leave) => {
    const confirm = mockConfirm(true);
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    leave();
    await gone();
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(puts()).toEqual([]);
  });

  test('a picture alone is a change', async () => {
    const confirm = mockConfirm(false);
    const { user } = await editFjord();
    await user.upload(panel().getByLabelText('Image'), picture());
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('what stands in the form for a new product is no reason to ask: it stays where it is', async () => {
    const confirm = mockConfirm(false);
    const { user } = await openProducts();
    const name = within(screen.getByRole('form', { name: 'Add New Product' })).getByLabelText('Name');
    await user.type(name, 'Aurora');
    await edit(user, 'Fjord Cabin');
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(confirm).not.toHaveBeenCalled();
    expect(name).toHaveValue('Aurora');
  });
});
