import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import {
  type Staff,
  answerConfirmations,
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
import { storedDrafts } from '../../../testing/storedDrafts';
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
const QUESTION = 'Discard unsaved changes?';
const puts = () => server.sent.filter(({ what }) => what === PUT).map(({ request }) => request);
const sentForm = async () => [...(await puts().at(-1)!.formData()).entries()];

let adminApi = mockAdminApi([fjord, plunge]);
beforeEach(() => {
  adminApi = mockAdminApi([fjord, plunge]);
  server.use(...adminApi.handlers);
});

async function editFjord() {
  const visit = await openProducts();
  await edit(visit.user, 'Fjord Cabin');
  await visit.settled();
  return visit;
}

describe("spec §2: 'edit panel 'Edit Product: {name}' with Save Changes and Cancel'", () => {
  test('shows the stored values', async () => {
    await editFjord();
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord Cabin');
    expect(panel().getByLabelText(/^Description/)).toHaveValue('Hemlock for two.');
    expect(panel().getByLabelText(/^Category/)).toHaveValue('infrared');
    const price = panel().getByLabelText(/^Price in EUR/);
    expect(price).toHaveValue(24500);
    // The price field has the same bounds as in the form for new products: 'Edit: same price bounds, no required flags'
    // (docs/specification.md §5).
    expect([price.getAttribute('min'), price.getAttribute('step')]).toEqual(['0', '100']);
    for (const label of ['Name', 'Description', 'Price in EUR']) {
      expect(panel().getByLabelText(label)).toHaveAttribute('aria-required', 'false');
    }
    expect(panel().getByText('A name, description or price that is left empty keeps its current value.')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Save Changes' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  test('begins with the saved status, a link to the shop and links to the sections', async () => {
    const { user } = await editFjord();
    expect(panel().getByText('active')).toBeVisible();
    const link = panel().getByRole('link', { name: /^View in the shop/ });
    expect(link).toHaveAttribute('href', `/products/${fjord.slug}`);
    // In another tab, so that unsaved changes stay.
    expect(link).toHaveAttribute('target', '_blank');
    // This product has no specifications.
    expect(panel().queryByRole('button', { name: 'Specifications' })).not.toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'History' }));
    expect(panel().getByRole('heading', { name: 'History' })).toHaveFocus();
    expect(panel().getByRole('button', { name: 'History' })).toHaveAttribute('aria-current', 'true');
  });

  test('has a menu of the sections, for text so large that their links do not fit on one line', async () => {
    const { user } = await editFjord();
    await user.click(panel().getByRole('button', { name: 'Sections' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Sections' }));
    await user.click(menu.getByRole('button', { name: 'History' }));
    await waitFor(() => expect(panel().getByRole('heading', { name: 'History' })).toHaveFocus());
    await user.click(panel().getByRole('button', { name: 'Section: History' }));
    const current = await screen.findByRole('dialog', { name: 'Sections' });
    expect(within(current).getByRole('button', { name: 'History' })).toHaveAttribute('aria-current', 'true');
  });

  test('leads to the next and the previous product of the list; closing it focuses the row of the last one', async () => {
    const { user } = await openProducts();
    const [first, second] = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await edit(user, first!);
    expect(panel().getByText('1 of 2')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('dialog', { name: `Edit Product: ${second}` })).toBeVisible();
    expect(panel().getByLabelText(/^Name/)).toHaveValue(second);
    const confirm = answerConfirmations(false);
    await change(user, { Name: 'Another' });
    await user.click(panel().getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(confirm.mock.calls).toEqual([[QUESTION]]));
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Another');
    confirm.mockReturnValue(true);
    await user.click(panel().getByRole('button', { name: 'Close' }));
    await gone();
    expect(screen.getByRole('button', { name: `Edit ${second}` })).toHaveFocus();
  });

  test('says whether there are unsaved changes', async () => {
    const { user } = await editFjord();
    expect(panel().getByText('No changes')).toBeVisible();
    await change(user, { Name: 'Fjord II' });
    expect(panel().getByText('Unsaved changes')).toBeVisible();
  });

  test("rejects a price below 0 before sending: 'same price bounds' (spec §5)", async () => {
    const { user } = await editFjord();
    await change(user, { 'Price in EUR': '-1' });
    await saveChanges(user);
    await waitFor(() =>
      expect(panel().getByLabelText(/^Price in EUR/)).toHaveAccessibleDescription(
        'Please enter the price in euros, 0 or more.',
      ),
    );
    expect(puts()).toEqual([]);
  });

  test('shows and keeps a category that only the backend knows', async () => {
    adminApi.change(fjord._id, { category: 'steam' as 'sauna' });
    const { user } = await editFjord();
    expect(panel().getByRole('option', { name: 'Wellness', selected: true })).toBeVisible();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await gone();
    expect(await sentForm()).toContainEqual(['category', 'steam']);
  });

  test('shows an error message with Try again if the product cannot be loaded', async () => {
    const { user } = await openProducts();
    server.use(problem('get', '/admin/products/:id', 500, 'Ouch.'));
    await user.click(screen.getByRole('button', { name: 'Edit Fjord Cabin' }));
    expect(await panel().findByRole('alert')).toHaveTextContent('This product could not be loaded. Please try again.');
    server.use(...adminApi.handlers);
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Product: Fjord Cabin' })).toBeVisible();
  });

  test('loads the public product if the backend has no /admin/products/{id}', async () => {
    server.use(
      http.get('*/api/admin/products/:id', () => new HttpResponse(null, { status: 404 })),
      http.get('*/api/products/:id', () => HttpResponse.json({ product: fjord })),
    );
    await editFjord();
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord Cabin');
  });
});

describe("spec §7: 'PUT /products/{id} multipart with the same fields; on success '✅ Product updated', closes editor, reloads list'", () => {
  test('sends the fields and the version of the merge base, then refetches the stale data', async () => {
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
    // The edit panel is still open when the PUT response arrives. Therefore the list, the product and its history are
    // all fetched a second time.
    expect(sent().sort()).toEqual([LIST, LIST, ONE, ONE, HISTORY, HISTORY, PUT].sort());
    expect(storedDrafts()).toEqual([]);
  });

  test('sends no image field without a new image', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await gone();
    expect((await sentForm()).map(([name]) => name)).toEqual(['name', 'description', 'category', 'price']);
  });

  describe('specifications', () => {
    const specifications = [
      { label: 'Floor area', value: '1.8 m²' },
      { label: 'Seats', value: '2' },
    ];
    beforeEach(() => adminApi.change(fjord._id, { specifications }));

    test('are not sent if they were not changed', async () => {
      const { user } = await editFjord();
      await change(user, { Name: 'Fjord II' });
      await saveChanges(user);
      await gone();
      expect((await sentForm()).map(([name]) => name)).not.toContain('specifications');
    });

    test("a colleague's change stays if the user has changed other fields only", async () => {
      const { user } = await editFjord();
      await change(user, { Name: 'Fjord II' });
      adminApi.change(fjord._id, { specifications: [] });
      await saveChanges(user);
      await gone();
      expect(adminApi.stored(fjord._id)).toMatchObject({ name: 'Fjord II', specifications: [] });
    });

    test('have no field if the backend does not store them', async () => {
      adminApi.change(fjord._id, { specifications: undefined });
      await editFjord();
      expect(panel().queryByRole('region', { name: 'Specifications' })).not.toBeInTheDocument();
    });
  });

  test('omits an empty price of a product on request', async () => {
    adminApi.change(fjord._id, { price: { isPriceOnRequest: true } });
    const { user } = await editFjord();
    expect(panel().getByLabelText(/^Price in EUR/)).toHaveValue(null);
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await gone();
    expect((await sentForm()).map(([name]) => name)).toEqual(['name', 'description', 'category']);
  });

  test('sends no If-Match header if the backend has no versions', async () => {
    const { version: _none, ...bare } = { ...fjord, version: undefined };
    server.use(http.get('*/api/admin/products/:id', () => HttpResponse.json({ product: bare })));
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(puts()[0]?.headers.has('if-match')).toBe(false);
  });

  test.each([
    ['the button', (user: Staff) => saveChanges(user)],
    ['Ctrl+S', (user: Staff) => user.keyboard('{Control>}s{/Control}')],
  ])('sends nothing without changes, says so and keeps the panel open: %s', async (_name, save) => {
    const { user } = await editFjord();
    await save(user);
    expect(await findToast('There are no changes to save.')).toHaveAttribute('data-variant', 'info');
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord Cabin');
    expect(puts()).toEqual([]);
    // Changed back.
    await change(user, { Name: 'Fjord II' });
    await change(user, { Name: 'Fjord Cabin' });
    await save(user);
    expect(puts()).toEqual([]);
  });

  test('saves once on a double click, and ignores typing while submitting', async () => {
    const deferred = makeDeferred();
    server.use(
      http.put('*/api/products/:id', async () => {
        await deferred.opened;
        return HttpResponse.json({ product: fjord });
      }),
    );
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await user.dblClick(panel().getByRole('button', { name: 'Save Changes' }));
    expect(await panel().findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(panel().getByLabelText(/^Name/), 'I');
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
    deferred.open();
    await gone();
    expect(puts()).toHaveLength(1);
  });

  test.each(failuresOf('put', '/products/:id', { answered: 'Update failed' }))(
    "spec §8: 'Update failure '❌ ' plus server message or 'Update failed'': %s",
    async (_case, handler, message) => {
      server.use(handler);
      const { user } = await editFjord();
      await change(user, { Name: 'Fjord II' });
      await saveChanges(user);
      expect(await findToast(`❌ ${message}`)).toHaveAttribute('data-variant', 'error');
      await waitFor(() => expect(panel().getByRole('button', { name: 'Save Changes' })).toBeVisible());
      expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
      expect(sent().filter((what) => what === LIST)).toHaveLength(1);
    },
  );

  test('a failure stays in the form until the next attempt, and says what happened and what to do', async () => {
    server.use(http.put('*/api/products/:id', () => HttpResponse.error(), { once: true }));
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    expect(
      await panel().findByText(
        'Not saved: the server cannot be reached. What you have entered is kept. Please try again.',
      ),
    ).toHaveAttribute('role', 'alert');
    await saveChanges(user);
    await gone();
    expect(puts()).toHaveLength(2);
  });

  test.each([
    [409, 'Another product has this name', 'Not saved: Another product has this name. What you have entered is kept.'],
    [500, '', 'Not saved: the server reported an error. What you have entered is kept. Please try again.'],
  ])('the form asks to try again only if that can help: %d', async (status, message, shown) => {
    server.use(problem('put', '/products/:id', status, message));
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    expect(await panel().findByText(shown)).toBeVisible();
  });
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

  test("prevents the browser's own save dialog", async () => {
    await editFjord();
    const press = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    expect(press()).toBe(false);
    panel().getByRole('button', { name: 'Cancel' }).click();
    await gone();
    expect(press()).toBe(true);
  });

  test('types the letter s without a modifier key', async () => {
    const { user } = await editFjord();
    await user.type(panel().getByLabelText(/^Name/), 's');
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord Cabins');
    expect(puts()).toEqual([]);
  });
});

describe("spec §4: 'back to none after save or Cancel', with a confirmation if there are unsaved changes", () => {
  const closingActions: [string, () => void][] = [
    ['Cancel', () => panel().getByRole('button', { name: 'Cancel' }).click()],
    ['×', () => panel().getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['another close request', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    // Browsers close a dialog on the second close request in a row, even if the page prevents the cancel event.
    ['a close request that the page cannot prevent', () => (screen.getByRole('dialog') as HTMLDialogElement).close()],
    ['a click on the backdrop', () => fireEvent.mouseDown(screen.getByRole('dialog'))],
  ];

  test.each(closingActions)('%s closes an unchanged form without asking', async (_action, closePanel) => {
    const confirm = answerConfirmations(false);
    await editFjord();
    closePanel();
    await gone();
    expect(confirm).not.toHaveBeenCalled();
    expect(puts()).toEqual([]);
  });

  test('a link opens the panel, and Back and Forward close and open it', async () => {
    const { user } = await editFjord();
    await waitFor(() => expect(address()).toBe(`/admin?view=products&product=${fjord._id}`));
    window.history.back();
    await gone();
    expect(address()).toBe('/admin?view=products');
    window.history.forward();
    expect(await screen.findByRole('dialog', { name: 'Edit Product: Fjord Cabin' })).toBeVisible();
    await change(user, { Name: 'Fjord II' });
    const confirm = answerConfirmations(false);
    window.history.back();
    await waitFor(() => expect(confirm.mock.calls).toEqual([[QUESTION]]));
    await waitFor(() => expect(address()).toBe(`/admin?view=products&product=${fjord._id}`));
    expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
  });

  test.each([
    ...closingActions,
    ['another row', () => screen.getByText('Ice Plunge').closest('tr')!.querySelector('button')!.click()],
    ['another view', () => screen.getByText('User').click()],
    ['Logout', () => screen.getByText('Logout').click()],
  ] as typeof closingActions)(
    '%s asks if there are unsaved changes, and keeps the form open if the user declines',
    async (_action, closePanel) => {
      const confirm = answerConfirmations(false);
      const { user } = await editFjord();
      await change(user, { Name: 'Fjord II' });
      closePanel();
      await waitFor(() => expect(confirm.mock.calls).toEqual([[QUESTION]]));
      expect(screen.getByRole('dialog')).toHaveAttribute('open');
      expect(panel().getByLabelText(/^Name/)).toHaveValue('Fjord II');
      expect(address()).toBe(`/admin?view=products&product=${fjord._id}`);
    },
  );

  test.each(closingActions)(
    '%s closes a form with unsaved changes if the user confirms',
    async (_action, closePanel) => {
      const confirm = answerConfirmations(true);
      const { user } = await editFjord();
      await change(user, { Name: 'Fjord II' });
      closePanel();
      await gone();
      expect(confirm).toHaveBeenCalledTimes(1);
      expect(puts()).toEqual([]);
    },
  );

  test('counts a picked image as an unsaved change', async () => {
    const confirm = answerConfirmations(false);
    const { user } = await editFjord();
    await user.upload(panel().getByLabelText('Image'), picture());
    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('does not ask because of values in the form for a new product, and keeps them', async () => {
    const confirm = answerConfirmations(false);
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
