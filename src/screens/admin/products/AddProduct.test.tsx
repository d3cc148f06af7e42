import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockAdminApi, mockServer, product } from '../../../../store/testing';
import { addForm, answerConfirmations, openProducts, picture, type Staff } from '../../../testing/adminPanel';
import { pass, stopClock } from '../../../testing/clock';
import { failuresOf } from '../../../testing/failures';
import { makeDeferred } from '../../../testing/deferred';
import { storedDrafts } from '../../../testing/storedDrafts';
import { allClosed, findToast, LEAVING_MS, toastSentences } from '../../../testing/toasts';

const server = mockServer();
const sent = () => server.sent.map(({ what }) => what);
const LIST = 'GET /admin/products?page=1&limit=25&sort=-updatedAt';
const POST = 'POST /products';

const field = (label: string) => addForm().getByLabelText(label);
const submit = () => addForm().getByRole('button', { name: /^Add(ing\.\.\.| Product)$/ });
const lastForm = () => server.sent.findLast(({ what }) => what === POST)!.request.formData();

const requiredFields = { Name: 'Aurora Cabin', Description: 'Cedar for four.', 'Price in EUR': '24500' };

async function type(user: Staff, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await user.clear(field(label));
    if (value !== '') await user.type(field(label), value);
  }
}

beforeEach(() => server.use(...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers));

describe("spec §5: 'Add product: name, description, price required; price number, min 0, step 100 (placeholder 15000)'", () => {
  test("has the fields with their attributes, with 'category (default sauna)' (spec §3)", async () => {
    await openProducts();
    for (const label of ['Name', 'Description', 'Price in EUR']) {
      expect(field(label)).toHaveAttribute('aria-required', 'true');
      expect(field(label)).toHaveValue(label === 'Price in EUR' ? null : '');
    }
    const price = field('Price in EUR');
    expect(price).toHaveAttribute('type', 'number');
    expect([price.getAttribute('min'), price.getAttribute('step')]).toEqual(['0', '100']);
    expect(price).toHaveAttribute('placeholder', '15000');
    expect(field('Category')).toHaveValue('sauna');
    expect(
      within(field('Category'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Traditional Sauna', 'Infrared Therapy', 'Cold Plunge', 'Complete Suite', 'Accessory', 'Consultation']);
    expect(field('Image')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
  });

  test.each([
    ['an empty name', { Name: '' }, 'Name', 'Please enter a name.'],
    ['a name of spaces', { Name: '   ' }, 'Name', 'Please enter a name.'],
    ['an empty description', { Description: '' }, 'Description', 'Please enter a description.'],
    ['an empty price', { 'Price in EUR': '' }, 'Price in EUR', 'Please enter a price.'],
    [
      'a price with fractions of a cent',
      { 'Price in EUR': '1999.999' },
      'Price in EUR',
      'Please enter a price with at most two decimal places, such as 19.99.',
    ],
    ['a price below 0', { 'Price in EUR': '-100' }, 'Price in EUR', 'Please enter the price in euros, 0 or more.'],
  ])('rejects %s before sending', async (_case, invalid, label, message) => {
    const { user } = await openProducts();
    await type(user, { ...requiredFields, ...invalid });
    await user.click(submit());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    // Wait for the focus too: the message already appears on blur, before the rejected submission focuses the field.
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(await screen.findByText('1 field needs your attention.')).toHaveAttribute('role', 'status');
    expect(sent()).toEqual([LIST]);
  });

  test('shows the typed price as the shop formats it, and nothing for what is no price', async () => {
    const { user } = await openProducts();
    const price = field('Price in EUR');
    expect(price).not.toHaveAccessibleDescription();
    await user.type(price, '15000');
    expect(price).toHaveAccessibleDescription(/^15\.000\s€$/);
    await user.type(price, '.999');
    expect(price).not.toHaveAccessibleDescription();
  });

  test.each([['0'], ['15050'], ['0.5'], ['1234567.89']])('accepts a price of %s', async (price) => {
    const { user } = await openProducts();
    await type(user, { ...requiredFields, 'Price in EUR': price });
    await user.click(submit());
    await findToast('✅ Product created: Aurora Cabin');
    expect((await lastForm()).get('price')).toBe(price);
  });
});

describe("spec §7: 'POST /products multipart: name, description, category, price, optional image; reads product.name'", () => {
  test('sends the specifications as a list, and none if there are none', async () => {
    const { user } = await openProducts();
    await type(user, requiredFields);
    await user.click(addForm().getByRole('button', { name: 'Add a specification' }));
    await user.keyboard('Seats{Tab}4');
    await user.click(submit());
    await findToast('✅ Product created: Aurora Cabin');
    expect((await lastForm()).get('specifications')).toBe('[{"label":"Seats","value":"4"}]');
    await type(user, requiredFields);
    await user.click(submit());
    await waitFor(() => expect(sent().filter((what) => what === POST)).toHaveLength(2));
    expect((await lastForm()).has('specifications')).toBe(false);
  });

  test('sends no image field without an image', async () => {
    const { user } = await openProducts();
    await type(user, { ...requiredFields, Name: '  Aurora Cabin ' });
    await user.selectOptions(field('Category'), 'Cold Plunge');
    await user.click(submit());
    await findToast('✅ Product created: Aurora Cabin');
    expect([...(await lastForm()).entries()]).toEqual([
      ['name', 'Aurora Cabin'],
      ['description', 'Cedar for four.'],
      ['category', 'cold_plunge'],
      ['price', '24500'],
    ]);
    expect(server.sent.at(1)?.request.headers.get('authorization')).toBe('Bearer token-1');
  });

  test('sends the picked image', async () => {
    const { user } = await openProducts();
    await type(user, requiredFields);
    await user.upload(field('Image'), picture());
    await user.click(submit());
    await findToast('✅ Product created: Aurora Cabin');
    expect((await lastForm()).get('image')).toMatchObject({ name: 'sauna.png', type: 'image/png', size: 6 });
  });

  test('refetches the list exactly once after creating a product, and resets the form', async () => {
    const { user, settled } = await openProducts();
    await type(user, requiredFields);
    await user.upload(field('Image'), picture());
    await user.click(submit());
    expect(await screen.findByRole('rowheader', { name: 'Aurora Cabin' })).toBeVisible();
    await settled();
    expect(sent()).toEqual([LIST, POST, LIST]);
    expect(submit()).not.toBeVisible();
    await user.click(screen.getByText('Add New Product', { selector: 'summary' }));
    for (const label of Object.keys(requiredFields)) {
      expect(field(label)).toHaveValue(label === 'Price in EUR' ? null : '');
      expect(field(label)).not.toHaveAccessibleDescription();
    }
    expect(addForm().getByText('Add photo')).toBeVisible();
    expect(storedDrafts()).toEqual([]);
  });

  test('sends one request on a double click, and ignores typing while submitting', async () => {
    const deferred = makeDeferred();
    server.use(
      http.post('*/api/products', async () => {
        await deferred.opened;
        return HttpResponse.json({ product: product({ name: 'Aurora Cabin' }) }, { status: 201 });
      }),
    );
    const { user, settled } = await openProducts();
    await type(user, requiredFields);
    await user.dblClick(submit());
    expect(await addForm().findByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    await user.type(field('Name'), ' II');
    expect(field('Name')).toHaveValue('Aurora Cabin');
    expect(field('Category')).toBeDisabled();
    expect(field('Image')).toBeDisabled();
    deferred.open();
    await findToast('✅ Product created: Aurora Cabin');
    await settled();
    expect(sent()).toEqual([LIST, POST, LIST]);
    // The form has closed: the second click of a double click hits the row that has taken the place of its button.
    const edit = screen.getByRole('button', { name: 'Edit Fjord Cabin' });
    fireEvent.click(edit, { detail: 2 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.click(edit, { detail: 1 });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('spec §8, admin', () => {
  async function submitRejected(handler: Parameters<typeof server.use>[0]) {
    server.use(handler);
    const visit = await openProducts();
    await type(visit.user, requiredFields);
    await visit.user.upload(field('Image'), picture());
    await visit.user.click(submit());
    return visit;
  }

  test.each(failuresOf('post', '/products', { answered: 'Error creating product' }))(
    "'else server message or 'Error creating product'': %s",
    async (_case, handler, message) => {
      await submitRejected(handler);
      expect(await findToast(message)).toHaveAttribute('role', 'alert');
      // After the failed submission, the form keeps its values and the product list is not fetched again.
      await waitFor(() => expect(submit()).toHaveAccessibleName('Add Product'));
      expect(field('Name')).toHaveValue('Aurora Cabin');
      expect(field('Price in EUR')).toHaveValue(24500);
      expect(addForm().getByText('sauna.png')).toBeVisible();
      expect(sent()).toEqual([LIST, POST]);
      expect(screen.queryByRole('button', { name: 'Re-login' })).not.toBeInTheDocument();
    },
  );

  test("spec §9: 'admin messages 3 s'", async () => {
    const { user } = await openProducts();
    await type(user, requiredFields);
    // The form closes and takes the focus from its field, which the stopped clock would interrupt.
    (document.activeElement as HTMLElement).blur();
    stopClock();
    await user.click(submit());
    const toast = await findToast('✅ Product created: Aurora Cabin');
    expect(toast).toHaveAttribute('data-variant', 'success');
    await pass(2900);
    expect(toastSentences()).toEqual(['✅ Product created: Aurora Cabin']);
    await pass(100 + LEAVING_MS);
    await allClosed();
  });

  test("spec §9: 'errors 5 s'", async () => {
    server.use(http.post('*/api/products', () => new HttpResponse(null, { status: 500 })));
    const { user } = await openProducts();
    await type(user, requiredFields);
    stopClock();
    await user.click(submit());
    expect(await findToast('Error creating product')).toHaveAttribute('data-variant', 'error');
    await pass(4900);
    expect(toastSentences()).toEqual(['Error creating product']);
    await pass(100 + LEAVING_MS);
    await allClosed();
  });
});

describe('typed values survive a reload', () => {
  test('restores every field', async () => {
    const { user } = await openProducts();
    await type(user, requiredFields);
    await user.selectOptions(field('Category'), 'Infrared Therapy');
    await openProducts({ again: true });
    await waitFor(() => expect(field('Name')).toHaveValue('Aurora Cabin'));
    expect(field('Description')).toHaveValue('Cedar for four.');
    expect(field('Price in EUR')).toHaveValue(24500);
    expect(field('Category')).toHaveValue('infrared');
  });

  test('says so, and offers to discard the draft', async () => {
    const { user } = await openProducts();
    const notice = () => addForm().queryByText('Draft restored.');
    await type(user, requiredFields);
    expect(notice()).not.toBeInTheDocument();
    await openProducts({ again: true });
    await waitFor(() => expect(notice()).toBeVisible());
    expect(notice()?.closest('[role="status"]')).toBeVisible();
    await user.click(addForm().getByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(field('Name')).toHaveValue(''));
    expect(field('Name')).toHaveFocus();
    expect(notice()).not.toBeInTheDocument();
    // What is typed from now on is no restored draft.
    await type(user, requiredFields);
    expect(notice()).not.toBeInTheDocument();
  });
});

describe('Cancel', () => {
  const cancel = () => addForm().getByRole('button', { name: 'Cancel' });
  const summary = () => screen.getByText('Add New Product');
  const isOpen = () => summary().closest('details')?.open;

  test('closes an empty form and returns the focus to its heading', async () => {
    const { user } = await openProducts();
    await user.click(cancel());
    expect(isOpen()).toBe(false);
    expect(summary()).toHaveFocus();
  });

  test("asks before it discards typed values: 'Discard unsaved changes?'", async () => {
    const answer = answerConfirmations(false);
    const { user } = await openProducts();
    await type(user, requiredFields);
    await user.click(cancel());
    await waitFor(() => expect(answer).toHaveBeenCalledWith('Discard unsaved changes?'));
    expect(isOpen()).toBe(true);
    expect(field('Name')).toHaveValue('Aurora Cabin');

    answer.mockReturnValue(true);
    await user.click(cancel());
    await waitFor(() => expect(isOpen()).toBe(false));
    await user.click(summary());
    expect(field('Name')).toHaveValue('');
    expect(storedDrafts()).toEqual([]);
  });
});

test('does not change the price when the page is scrolled over it', async () => {
  const { user } = await openProducts();
  await type(user, { 'Price in EUR': '24500' });
  expect(field('Price in EUR')).toHaveFocus();
  field('Price in EUR').dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 100 }));
  expect(field('Price in EUR')).not.toHaveFocus();
});

test('reuses the idempotency key after a lost response, but not for changed values or after success', async () => {
  const { user } = await openProducts();
  const keys = () =>
    server.sent.filter(({ what }) => what === POST).map(({ request }) => request.headers.get('idempotency-key'));
  const add = async (times: number) => {
    await user.click(submit());
    await waitFor(() => expect(keys()).toHaveLength(times));
    await waitFor(() => expect(submit()).toHaveTextContent('Add Product'));
  };
  server.use(http.post('*/api/products', () => HttpResponse.error(), { once: true }));
  await type(user, requiredFields);
  await add(1);
  await add(2);
  await type(user, requiredFields);
  await add(3);
  const [first, second, third] = keys();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("shows the server's message on 422, keeps the typed values, and uses a new idempotency key for the next attempt", async () => {
  const { user } = await openProducts();
  const keys = () =>
    server.sent.filter(({ what }) => what === POST).map(({ request }) => request.headers.get('idempotency-key'));
  const message = 'Another product has already been added with this key, so nothing was saved. Please send it again.';
  server.use(
    http.post('*/api/products', () => HttpResponse.json({ success: false, message }, { status: 422 }), { once: true }),
  );
  await type(user, requiredFields);
  await user.click(submit());
  await findToast(message);
  expect(field('Name')).toHaveValue('Aurora Cabin');
  await user.click(submit());
  await findToast('✅ Product created: Aurora Cabin');
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).not.toBe(keys()[0]);
});
