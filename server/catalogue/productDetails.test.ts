import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { productForm } from '../testing/products';
import { type Form, openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, get, change } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

const json = (value: unknown) => JSON.stringify(value);
const put = (id: string, form: Form) => shop.ask('admin', { method: 'PUT', url: `/api/products/${id}`, form });
const read = async (id: string) => (await get<{ product: WireProduct }>(`/products/${id}`)).product;
const historyOf = async (id: string) =>
  (await shop.ask('admin', { url: `/api/admin/products/${id}/history` })).json<{ entries: { changes: object[] }[] }>()
    .entries;

const details = { shortDescription: 'A sauna for six.', tags: json(['cedar', 'steam']) };

describe('the short description, tags and status of a product (extension)', () => {
  test('are announced by the list of the admin panel', async () => {
    const { extensions } = (await shop.ask('admin', { url: '/api/admin/products' })).json<{ extensions: string[] }>();
    expect(extensions).toContain('details');
  });

  test('are stored with a new product, and are empty and active by default', async () => {
    expect(await create(productForm(details))).toMatchObject({
      shortDescription: 'A sauna for six.',
      tags: ['cedar', 'steam'],
      status: 'active',
    });
    const plain = await create(productForm());
    expect(plain).toMatchObject({ tags: [], status: 'active' });
    expect(plain).not.toHaveProperty('shortDescription');
  });

  test('stay if a change does not contain them, and can be removed', async () => {
    const { _id } = await create(productForm(details));
    await put(_id, { price: '5' });
    expect(await read(_id)).toMatchObject({ shortDescription: 'A sauna for six.', tags: ['cedar', 'steam'] });
    await put(_id, { shortDescription: '', tags: '[]' });
    expect(await read(_id)).toMatchObject({ tags: [], version: 3 });
    expect(await read(_id)).not.toHaveProperty('shortDescription');
    await put(_id, { shortDescription: ' ', tags: '[]' });
    expect(await read(_id)).toHaveProperty('version', 3);
  });

  test('a draft is not public until it becomes active', async () => {
    const { _id, slug } = await create(productForm({ status: 'draft' }));
    const statusOf = async () => (await shop.ask('guest', { url: `/api/products/slug/${slug}` })).statusCode;
    expect(await statusOf()).toBe(404);
    await put(_id, { status: 'active' });
    expect(await statusOf()).toBe(200);
    await put(_id, { status: 'archived' });
    expect(await statusOf()).not.toBe(200);
  });

  test('are recorded in the history; a restored version has its texts and tags, but not its status', async () => {
    const { _id } = await create(productForm(details));
    await put(_id, { shortDescription: 'For eight.', tags: json(['hemlock']), status: 'draft' });
    expect((await historyOf(_id))[0]?.changes).toEqual([
      { field: 'short description', from: 'A sauna for six.', to: 'For eight.' },
      { field: 'tags', from: 'cedar, steam', to: 'hemlock' },
      { field: 'status', from: 'Active', to: 'Draft' },
    ]);
    const restored = await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${_id}/history/1/restore` });
    expect(restored.json<{ product: WireProduct }>().product).toMatchObject({
      shortDescription: 'A sauna for six.',
      tags: ['cedar', 'steam'],
      status: 'draft',
    });
  });

  test('are part of what an idempotency key stands for', async () => {
    const send = (form: Parameters<typeof productForm>[0]) =>
      shop.ask('admin', {
        method: 'POST',
        url: '/api/products',
        headers: { 'idempotency-key': '00000000-0000-4000-8000-000000000001' },
        form: { ...productForm(form) },
      });
    expect((await send(details)).statusCode).toBe(201);
    expect((await send(details)).statusCode).toBe(201);
    expect((await send({ ...details, status: 'draft' })).statusCode).toBe(422);
    expect((await send({})).statusCode).toBe(422);
  });

  test('repeated tags and invisible characters are removed', async () => {
    const tags = json(['cedar', ' cedar', 'ste\u200bam']);
    const { _id } = await create(productForm({ tags, shortDescription: 'A\u200b sauna.' }));
    expect(await read(_id)).toMatchObject({ tags: ['cedar', 'steam'], shortDescription: 'A sauna.' });
  });

  test.each<[string, Form]>([
    ['a short description of 301 characters', { shortDescription: 'x'.repeat(301) }],
    ['a short description of two lines', { shortDescription: 'one\ntwo' }],
    ['tags that are not JSON', { tags: 'cedar, steam' }],
    ['a single tag without a list', { tags: json('cedar') }],
    ['an empty tag', { tags: json([' ']) }],
    ['an invisible tag', { tags: json(['\u200b']) }],
    ['a tag with a comma', { tags: json(['cedar, steam']) }],
    ['a tag of 61 characters', { tags: json(['x'.repeat(61)]) }],
    ['31 tags', { tags: json(Array.from({ length: 31 }, (_, index) => `tag ${index}`)) }],
    ['an unknown status', { status: 'deleted' }],
  ])('%s is refused with 400', async (_what, form) => {
    const { _id } = await create(productForm());
    expect((await put(_id, form)).statusCode).toBe(400);
    expect(await read(_id)).toHaveProperty('version', 1);
  });
});
