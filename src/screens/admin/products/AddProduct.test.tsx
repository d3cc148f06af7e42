import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockAdminApi, mockServer, product } from '../../../../store/testing';
import { addForm, openProducts, picture, type Staff } from '../../../testing/adminPanel';
import { pass, stopClock } from '../../../testing/clock';
import { failuresOf } from '../../../testing/failures';
import { makeDeferred } from '../../../testing/deferred';
import { findToast, toasts, toastSentences } from '../../../testing/toasts';

const server = mockServer();
const sent = () => server.sent.map(({ what }) => what);
const LIST = 'GET /admin/products?page=1&limit=25&sort=-updatedAt';
const POST = 'POST /products';
/** A toast's way out, animation included. */
const LEAVING_MS = 500;

const field = (label: string) => addForm().getByLabelText(label);
const submit = () => addForm().getByRole('button', { name: /^Add(ing\.\.\.| Product)$/ });
const lastForm = () => server.sent.findLast(({ what }) => what === POST)!.request.formData();

const least = { Name: 'Aurora Cabin', Description: 'Cedar for four.', 'Price in EUR': '24500' };

async function type(user: Staff, fields: Record<string, string>) {
  for (const [label, words] of Object.entries(fields)) {
    await user.clear(field(label));
    if (words !== '') await user.type(field(label), words);
  }
}

beforeEach(() => server.use(...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers));

describe("spec §5: 'Add product: name, description, price required; price number, min 0, step 100 (placeholder 15000)'", () => {
  test('the fields, spec §3: category (default sauna)', async () => {
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
    ['no name', { Name: '' }, 'Name', 'Please enter a name.'],
    ['spaces for a name', { Name: '   ' }, 'Name', 'Please enter a name.'],
    ['no description', { Description: '' }, 'Description', 'Please enter a description.'],
    ['no price', { 'Price in EUR': '' }, 'Price in EUR', 'Please enter a price.'],
    [
      'a part of a cent',
      { 'Price in EUR': '19.999' },
      'Price in EUR',
      'The price must be in whole cents, such as 19.99.',
    ],
    ['a price below 0', { 'Price in EUR': '-100' }, 'Price in EUR', 'The price is a number of euros, 0 or more.'],
  ])('%s is refused before anything is sent', async (_case, wrong, label, sentence) => {
    const { user } = await openProducts();
    await type(user, { ...least, ...wrong });
    await user.click(submit());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(sentence));
    // The sentence is there from leaving the field on; the focus comes back with the refusal.
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(await screen.findByText('1 field needs your attention.')).toHaveAttribute('role', 'status');
    expect(sent()).toEqual([LIST]);
  });

  test.each([['0'], ['15050'], ['0.5'], ['1234567.89']])('a price of %s is accepted', async (price) => {
    const { user } = await openProducts();
    await type(user, { ...least, 'Price in EUR': price });
    await user.click(submit());
    await findToast('✅ Product created: Aurora Cabin');
    expect((await lastForm()).get('price')).toBe(price);
  });
});

describe("spec §7: 'POST /products multipart: name, description, category, price, optional image; reads product.name'", () => {
  test('without a picture there is no image field', async () => {
    const { user } = await openProducts();
    await type(user, { ...least, Name: '  Aurora Cabin ' });
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

  test('with a picture', async () => {
    const { user } = await openProducts();
    await type(user, least);
    await user.upload(field('Image'), picture());
    await user.click(submit());
    await findToast('✅ Product created: Aurora Cabin');
    expect((await lastForm()).get('image')).toMatchObject({ name: 'sauna.png', type: 'image/png', size: 6 });
  });

  test('creating invalidates by tag: the list is asked for exactly once more, and the form is empty', async () => {
    const { user, settled } = await openProducts();
    await type(user, least);
    await user.upload(field('Image'), picture());
    await user.click(submit());
    expect(await screen.findByRole('rowheader', { name: 'Aurora Cabin' })).toBeVisible();
    await settled();
    expect(sent()).toEqual([LIST, POST, LIST]);
    for (const label of Object.keys(least)) {
      expect(field(label)).toHaveValue(label === 'Price in EUR' ? null : '');
      expect(field(label)).not.toHaveAccessibleDescription();
    }
    expect(addForm().getByText('No picture yet')).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('a double click sends once, and what is typed meanwhile is not taken', async () => {
    const door = makeDeferred();
    server.use(
      http.post('*/api/products', async () => {
        await door.opened;
        return HttpResponse.json({ product: product({ name: 'Aurora Cabin' }) }, { status: 201 });
      }),
    );
    const { user, settled } = await openProducts();
    await type(user, least);
    await user.dblClick(submit());
    expect(await addForm().findByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    await user.type(field('Name'), ' II');
    expect(field('Name')).toHaveValue('Aurora Cabin');
    expect(field('Category')).toBeDisabled();
    expect(field('Image')).toBeDisabled();
    door.open();
    await findToast('✅ Product created: Aurora Cabin');
    await settled();
    expect(sent()).toEqual([LIST, POST, LIST]);
  });
});

describe('spec §8, admin', () => {
  async function refused(handler: Parameters<typeof server.use>[0]) {
    server.use(handler);
    const visit = await openProducts();
    await type(visit.user, least);
    await visit.user.upload(field('Image'), picture());
    await visit.user.click(submit());
    return visit;
  }

  test.each(failuresOf('post', '/products', { answered: 'Error creating product' }))(
    "'else server message or 'Error creating product'': %s",
    async (_case, handler, sentence) => {
      await refused(handler);
      expect(await findToast(sentence)).toHaveAttribute('role', 'alert');
      // Nothing is lost, and nothing is asked for again.
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
    await type(user, least);
    stopClock();
    await user.click(submit());
    const toast = await findToast('✅ Product created: Aurora Cabin');
    expect(toast).toHaveAttribute('data-variant', 'success');
    await pass(2900);
    expect(toastSentences()).toEqual(['✅ Product created: Aurora Cabin']);
    await pass(100 + LEAVING_MS);
    expect(toasts()).toEqual([]);
  });

  test("spec §9: 'errors 5 s'", async () => {
    server.use(http.post('*/api/products', () => new HttpResponse(null, { status: 500 })));
    const { user } = await openProducts();
    await type(user, least);
    stopClock();
    await user.click(submit());
    expect(await findToast('Error creating product')).toHaveAttribute('data-variant', 'error');
    await pass(4900);
    expect(toastSentences()).toEqual(['Error creating product']);
    await pass(100 + LEAVING_MS);
    expect(toasts()).toEqual([]);
  });
});

describe('what was typed survives a reload', () => {
  test('every field, the price too', async () => {
    const { user } = await openProducts();
    await type(user, least);
    await user.selectOptions(field('Category'), 'Infrared Therapy');
    await openProducts({ again: true });
    await waitFor(() => expect(field('Name')).toHaveValue('Aurora Cabin'));
    expect(field('Description')).toHaveValue('Cedar for four.');
    expect(field('Price in EUR')).toHaveValue(24500);
    expect(field('Category')).toHaveValue('infrared');
  });
});

test('scrolling over the price does not change it', async () => {
  const { user } = await openProducts();
  await type(user, { 'Price in EUR': '24500' });
  expect(field('Price in EUR')).toHaveFocus();
  field('Price in EUR').dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 100 }));
  expect(field('Price in EUR')).not.toHaveFocus();
});

test('pressed again after an answer that did not arrive, it is the same product; with anything changed, or once it is there, another', async () => {
  const { user } = await openProducts();
  const keys = () =>
    server.sent.filter(({ what }) => what === POST).map(({ request }) => request.headers.get('idempotency-key'));
  const add = async (times: number) => {
    await user.click(submit());
    await waitFor(() => expect(keys()).toHaveLength(times));
    await waitFor(() => expect(submit()).toHaveTextContent('Add Product'));
  };
  server.use(http.post('*/api/products', () => HttpResponse.error(), { once: true }));
  await type(user, least);
  await add(1);
  await add(2);
  await type(user, least);
  await add(3);
  const [first, second, third] = keys();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a key that the server knows from another product is given up: the server's words are shown, nothing typed is lost, and the next press adds it", async () => {
  const { user } = await openProducts();
  const keys = () =>
    server.sent.filter(({ what }) => what === POST).map(({ request }) => request.headers.get('idempotency-key'));
  const message = 'Another product was added with this key already, so nothing was stored. Please send it again.';
  server.use(
    http.post('*/api/products', () => HttpResponse.json({ success: false, message }, { status: 422 }), { once: true }),
  );
  await type(user, least);
  await user.click(submit());
  await findToast(message);
  expect(field('Name')).toHaveValue('Aurora Cabin');
  await user.click(submit());
  await findToast('✅ Product created: Aurora Cabin');
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).not.toBe(keys()[0]);
});
