import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { picture, productForm } from '../testing/products';
import { type Form, openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, get, change } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

const save = (id: string, form: Form, ifMatch?: string) =>
  shop.ask('admin', {
    method: 'PUT',
    url: `/api/products/${id}`,
    form,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });

const VERSION_CONFLICT = {
  success: false,
  message:
    'Someone else has changed this product in the meantime, so nothing was saved. Review their changes and save again.',
};

describe('optimistic locking with If-Match', () => {
  test('accepts a save with the version from the last response', async () => {
    const created = await shop.ask('admin', { method: 'POST', url: '/api/products', form: { ...productForm() } });
    expect(created.headers['etag']).toBe('"1"');
    const { _id } = created.json<{ product: WireProduct }>().product;
    const saved = await save(_id, { price: '1' }, '"1"');
    expect([saved.statusCode, saved.headers['etag']]).toEqual([200, '"2"']);
    expect(saved.json()).toMatchObject({ product: { version: 2, price: { base: 1 } } });
    expect((await save(_id, { price: '2' }, '"2"')).statusCode).toBe(200);
  });

  test('refuses a save with an older version and stores no image', async () => {
    const { _id } = await create(productForm());
    await save(_id, { name: 'Theirs' });
    const before = await shop.stored();
    const image = new Blob([new Uint8Array(await picture('png'))]);
    const response = await save(_id, { name: 'Mine', image }, '"1"');
    expect([response.statusCode, response.json()]).toEqual([412, VERSION_CONFLICT]);
    expect(await shop.stored()).toEqual(before);
  });

  test('stores exactly one of two concurrent saves', async () => {
    const { _id } = await create(productForm());
    for (let version = 1; version <= 5; version += 1) {
      const responses = await Promise.all(
        ['Mine', 'Theirs'].map((name) => save(_id, { name: `${name} ${version}` }, `"${version}"`)),
      );
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
      const winner = responses.find(({ statusCode }) => statusCode === 200)?.json<{ product: WireProduct }>();
      expect(await get(`/products/${_id}`)).toEqual({ product: winner?.product });
    }
  });

  test('refuses a save after the product was archived', async () => {
    const { _id } = await create(productForm());
    await shop.ask('admin', { method: 'DELETE', url: `/api/products/${_id}` });
    expect((await save(_id, { name: 'Mine' }, '"1"')).statusCode).toBe(412);
  });

  test('saves without If-Match, whatever the version', async () => {
    const { _id } = await create(productForm());
    await save(_id, { name: 'Theirs' });
    expect((await save(_id, { name: 'Mine' })).statusCode).toBe(200);
  });

  test.each(['1', '*', 'W/"1"', '"one"', '""', '"1", "2"', '"-1"', '"12345678901"'])(
    'refuses If-Match: %s',
    async (ifMatch) => {
      const { _id } = await create(productForm());
      const before = await shop.stored();
      const response = await save(_id, { name: 'Mine' }, ifMatch);
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { success: false, message: 'If-match is not in the expected format.' },
      ]);
      expect(await shop.stored()).toEqual(before);
    },
  );

  test('treats a version larger than any possible one as outdated', async () => {
    const { _id } = await create(productForm());
    expect((await save(_id, { name: 'Mine' }, '"9999999999"')).statusCode).toBe(412);
  });

  test('returns 404 for an unknown product, whatever the version', async () => {
    expect((await save('00000000-0000-4000-8000-000000000000', { name: 'x' }, '"1"')).statusCode).toBe(404);
  });
});
