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

const CHANGED_MEANWHILE = {
  success: false,
  message:
    'Somebody else has changed this product in the meantime, so nothing was stored. Look at their changes and save again.',
};

describe('"two admins who edit the same product never overwrite each other unseen"', () => {
  test('each answer hands out the version, and the next save sends it back', async () => {
    const created = await shop.ask('admin', { method: 'POST', url: '/api/products', form: { ...productForm() } });
    expect(created.headers['etag']).toBe('"1"');
    const { _id } = created.json<{ product: WireProduct }>().product;
    const saved = await save(_id, { price: '1' }, '"1"');
    expect([saved.statusCode, saved.headers['etag']]).toEqual([200, '"2"']);
    expect(saved.json()).toMatchObject({ product: { version: 2, price: { base: 1 } } });
    expect((await save(_id, { price: '2' }, '"2"')).statusCode).toBe(200);
  });

  test('a save from an older version is refused, and its picture is not kept', async () => {
    const { _id } = await create(productForm());
    await save(_id, { name: 'Theirs' });
    const before = await shop.stored();
    const image = new Blob([new Uint8Array(await picture('png'))]);
    const answer = await save(_id, { name: 'Mine', image }, '"1"');
    expect([answer.statusCode, answer.json()]).toEqual([412, CHANGED_MEANWHILE]);
    expect(await shop.stored()).toEqual(before);
  });

  test('of two at the same moment exactly one is stored', async () => {
    const { _id } = await create(productForm());
    for (let version = 1; version <= 5; version += 1) {
      const answers = await Promise.all(
        ['Mine', 'Theirs'].map((name) => save(_id, { name: `${name} ${version}` }, `"${version}"`)),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
      const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<{ product: WireProduct }>();
      expect(await get(`/products/${_id}`)).toEqual({ product: winner?.product });
    }
  });

  test('archiving counts as a change too', async () => {
    const { _id } = await create(productForm());
    await shop.ask('admin', { method: 'DELETE', url: `/api/products/${_id}` });
    expect((await save(_id, { name: 'Mine' }, '"1"')).statusCode).toBe(412);
  });

  test('"Without it the change is made in any case"', async () => {
    const { _id } = await create(productForm());
    await save(_id, { name: 'Theirs' });
    expect((await save(_id, { name: 'Mine' })).statusCode).toBe(200);
  });

  test.each(['1', '*', 'W/"1"', '"one"', '""', '"1", "2"', '"-1"', '"12345678901"'])(
    'If-Match: %s is refused',
    async (ifMatch) => {
      const { _id } = await create(productForm());
      const before = await shop.stored();
      const answer = await save(_id, { name: 'Mine' }, ifMatch);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { success: false, message: 'If-match is not in the expected form.' },
      ]);
      expect(await shop.stored()).toEqual(before);
    },
  );

  test('a version that no product can have is only an old one', async () => {
    const { _id } = await create(productForm());
    expect((await save(_id, { name: 'Mine' }, '"9999999999"')).statusCode).toBe(412);
  });

  test('an unknown product is 404 whatever the version', async () => {
    expect((await save('00000000-0000-4000-8000-000000000000', { name: 'x' }, '"1"')).statusCode).toBe(404);
  });
});
