import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seedProducts } from '../database/seed';
import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { whenEncoded } from '../testing/images';
import { picture, productForm } from '../testing/products';
import { type Form, openShop, type Shop } from '../testing/shop';
import { restoreProductVersion } from './adminWriteHandlers';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, get, change, setRow } = catalogueOf(() => shop);
beforeEach(() => change('DELETE FROM products'));

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const file = async (name: string) => new File([new Uint8Array(await picture('png', 600, 400))], name);
const post = (path: string) => shop.ask('admin', { method: 'POST', url: `/api/admin/products/${path}` });
const archive = (id: string) => shop.ask('admin', { method: 'DELETE', url: `/api/products/${id}` });

async function save(id: string, form: Form): Promise<WireProduct> {
  const response = await shop.ask('admin', { method: 'PUT', url: `/api/products/${id}`, form });
  expect(response.statusCode).toBe(200);
  return response.json<{ product: WireProduct }>().product;
}

interface Entry {
  version: number;
  action: string;
  at: string;
  by: string;
  changes: object[];
}

async function history(id: string): Promise<Entry[]> {
  const response = await shop.ask('admin', { url: `/api/admin/products/${id}/history` });
  expect(response.statusCode).toBe(200);
  return response.json<{ entries: Entry[] }>().entries;
}

describe('the history of a product', () => {
  test('records who created, saved, archived and restored a product and what changed, newest first', async () => {
    const { _id } = await create({ ...productForm({ price: '24500' }), image: await file('Königssee.png') });
    await save(_id, { name: 'Cedar Cabin', price: '19999.5', category: 'complete_suite', description: 'New.' });
    await save(_id, { image: await file('lake.png') });
    await archive(_id);
    await post(`${_id}/restore`);

    const entries = await history(_id);
    expect(entries.map(({ at: _at, ...entry }) => entry)).toEqual([
      {
        version: 5,
        action: 'restored',
        by: 'Test admin',
        changes: [{ field: 'status', from: 'Archived', to: 'Active' }],
      },
      {
        version: 4,
        action: 'archived',
        by: 'Test admin',
        changes: [{ field: 'status', from: 'Active', to: 'Archived' }],
      },
      {
        version: 3,
        action: 'saved',
        by: 'Test admin',
        changes: [{ field: 'picture', from: 'Königssee.png', to: 'lake.png' }],
      },
      {
        version: 2,
        action: 'saved',
        by: 'Test admin',
        changes: [
          { field: 'name', from: 'Cedar Barrel Sauna', to: 'Cedar Cabin' },
          { field: 'description', from: 'A barrel of red cedar for four, under the trees.', to: 'New.' },
          { field: 'category', from: 'Traditional Sauna', to: 'Complete Suite' },
          { field: 'price', from: '24.500\u00a0€', to: '19.999,50\u00a0€' },
        ],
      },
      {
        version: 1,
        action: 'created',
        by: 'Test admin',
        changes: [
          { field: 'name', to: 'Cedar Barrel Sauna' },
          { field: 'description', to: 'A barrel of red cedar for four, under the trees.' },
          { field: 'category', to: 'Traditional Sauna' },
          { field: 'price', to: '24.500\u00a0€' },
          { field: 'status', to: 'Active' },
          { field: 'picture', to: 'Königssee.png' },
        ],
      },
    ]);
    const times = entries.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test("shows 'Price on Request' (spec §9), and 'picture replaced' for an image with the same name or none", async () => {
    const { _id } = await create({ ...productForm(), image: await file('a.png') });
    await setRow(_id, 'price_eur', null);
    await save(_id, { price: '100', image: await file('a.png') });
    await setRow(_id, 'images', JSON.stringify([{ url: '/old.webp' }]));
    await save(_id, { image: new File([await file('')], '') });
    const [second, first] = await history(_id);
    expect(first?.changes).toEqual([
      { field: 'price', from: 'Price on Request', to: '100\u00a0€' },
      { field: 'picture', from: 'a.png', to: 'picture replaced' },
    ]);
    expect(second?.changes).toEqual([{ field: 'picture', to: 'picture replaced' }]);
  });

  test('records archiving or restoring twice only once', async () => {
    const { _id } = await create(productForm());
    await archive(_id);
    await archive(_id);
    expect((await history(_id)).map(({ action }) => action)).toEqual(['archived', 'created']);
    const once = await post(`${_id}/restore`);
    const twice = await post(`${_id}/restore`);
    expect(once.json()).toMatchObject({ product: { status: 'active', version: 3 } });
    expect([twice.json(), twice.headers['etag']]).toEqual([once.json(), '"3"']);
    expect((await history(_id)).map(({ action }) => action)).toEqual(['restored', 'archived', 'created']);
    expect(await get(`/products/${_id}`)).toEqual(once.json());
  });

  test('restoring a product gives it the status that it had before it was archived', async () => {
    const { _id } = await create(productForm({ status: 'draft' }));
    await archive(_id);
    expect((await post(`${_id}/restore`)).json()).toMatchObject({ product: { status: 'draft', version: 3 } });
    await save(_id, { status: 'active' });
    await archive(_id);
    expect((await post(`${_id}/restore`)).json()).toMatchObject({ product: { status: 'active' } });
  });

  test('stores neither the change nor the entry if the entry cannot be written', async () => {
    const { _id } = await create(productForm());
    const before = await shop.stored();
    await shop.database.pool.query("ALTER TABLE product_history ADD CONSTRAINT refuse CHECK (action <> 'saved')");
    try {
      const response = await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form: { name: 'New' } });
      expect(response.statusCode).toBe(500);
    } finally {
      await shop.database.pool.query('ALTER TABLE product_history DROP CONSTRAINT refuse');
    }
    expect(await shop.stored()).toEqual(before);
  });

  test('strips invisible characters from a file name and shortens it to 100 characters', async () => {
    const name = `${'long '.repeat(30)}\u202Egnp.\u0007exe<b>.png`;
    const { _id } = await create({ ...productForm(), image: await file(name) });
    const picked = (await history(_id))[0]?.changes.at(-1) as { to: string };
    expect(picked.to).toMatch(/^[ long]+gnp\.exe<b>\.png$/);
    expect(picked.to.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(await get(`/products/${_id}`))).not.toContain('exe');
  });

  test('keeps the name of a user whose account was deleted', async () => {
    const { _id } = await create(productForm());
    await shop.database.pool.query('UPDATE product_history SET actor_id = NULL');
    expect(await history(_id)).toMatchObject([{ by: 'Test admin' }]);
  });

  test("records 'Spa Summit' as the creator of the seed products, once", async () => {
    const count = await seedProducts(shop.database.pool);
    await seedProducts(shop.database.pool);
    const { rows } = await shop.database.pool.query<{ id: string; at: Date; created_at: Date }>(
      'SELECT p.id, p.created_at, h.at FROM products p JOIN product_history h ON h.product_id = p.id',
    );
    expect(rows).toHaveLength(count);
    expect(rows.every(({ at, created_at: created }) => at.getTime() === created.getTime())).toBe(true);
    const id = rows[0]?.id ?? '';
    expect(await history(id)).toMatchObject([{ version: 1, action: 'created', by: 'Spa Summit', changes: [] }]);
    await save(id, { name: 'Edited' });
    expect((await post(`${id}/history/1/restore`)).statusCode).toBe(200);
  });
});

describe('restoring an earlier version', () => {
  test('restores name, description, category, price and image as a new version', async () => {
    const { _id } = await create({ ...productForm(), image: await file('old.png') });
    await whenEncoded(shop.database.pool);
    const { product: before } = await get<{ product: WireProduct }>(`/products/${_id}`);
    await save(_id, {
      ...productForm({ name: 'New', description: 'New.', category: 'accessory', price: '1' }),
      image: await file('new.png'),
    });
    const response = await post(`${_id}/history/1/restore`);
    expect([response.statusCode, response.headers['etag']]).toEqual([200, '"3"']);
    await whenEncoded(shop.database.pool);
    // The image has all formats again, although the version was recorded before they were encoded.
    expect(await get(`/products/${_id}`)).toEqual({ product: { ...before, version: 3 } });
    const url = before.images[0]?.sources?.[0]?.url ?? '';
    expect((await shop.ask('guest', { url })).statusCode).toBe(200);
    expect((await history(_id))[0]).toMatchObject({
      version: 3,
      action: 'restored',
      changes: [
        { field: 'name', from: 'New', to: 'Cedar Barrel Sauna' },
        { field: 'description' },
        { field: 'category' },
        { field: 'price' },
        { field: 'picture', from: 'new.png', to: 'old.png' },
      ],
    });
  });

  test('restores a price on request and keeps an archived product archived', async () => {
    const { _id } = await create(productForm());
    await setRow(_id, 'price_eur', null);
    await save(_id, { name: 'On request' });
    await save(_id, { name: 'Priced', price: '5' });
    await archive(_id);
    expect((await post(`${_id}/history/2/restore`)).json()).toMatchObject({
      product: { name: 'On request', price: { isPriceOnRequest: true }, status: 'archived', version: 5 },
    });
  });

  test('keeps the current image if a file of the earlier one is missing', async () => {
    const old = await create({ ...productForm(), image: await file('old.png') });
    const now = await save(old._id, { name: 'New', image: await file('new.png') });
    await whenEncoded(shop.database.pool);
    await rm(join(shop.database.dataDir, old.images[0]?.sources?.[0]?.url ?? ''));
    const { product } = (await post(`${old._id}/history/1/restore`)).json<{ product: WireProduct }>();
    expect([product.name, product.images[0]?.url]).toEqual([old.name, now.images[0]?.url]);
  });

  test.each([
    ['not-an-id', '1', 400, 'Id is not valid.'],
    [UNKNOWN, '1', 404, 'This product does not exist.'],
    [null, '2', 404, 'This product has no such version.'],
    [null, '0', 400, 'Version must be at least 1.'],
    [null, '2147483648', 400, 'Version must be at most 2,147,483,647.'],
    [null, 'one', 400, 'Version must be a whole number.'],
    [null, '1.5', 400, 'Version must be a whole number.'],
  ])('refuses id %s with version %s', async (id, version, status, message) => {
    const { _id } = await create(productForm());
    const before = await shop.stored();
    const response = await post(`${id ?? _id}/history/${version}/restore`);
    expect([response.statusCode, response.json()]).toEqual([status, { success: false, message }]);
    expect(await shop.stored()).toEqual(before);
  });
});

test.each([
  ['GET', 'not-an-id/history', 400, 'Id is not valid.'],
  ['GET', `${UNKNOWN}/history`, 404, 'This product does not exist.'],
  ['POST', 'not-an-id/restore', 400, 'Id is not valid.'],
  ['POST', `${UNKNOWN}/restore`, 404, 'This product does not exist.'],
] as const)('%s /admin/products/%s is refused', async (method, path, status, message) => {
  const before = await shop.stored();
  const response = await shop.ask('admin', { method, url: `/api/admin/products/${path}` });
  expect([response.statusCode, response.json()]).toEqual([status, { success: false, message }]);
  expect(await shop.stored()).toEqual(before);
});

test('holds no lock and no connection while it looks up the image files of an earlier version', async () => {
  const { pool } = shop.database;
  const { _id: id } = await create({ ...productForm(), image: await file('a.png') });
  await save(id, { name: 'Renamed' });
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM users WHERE role = 'admin'`);
  const lookUp = jest.fn(async () => {
    await pool.query('SELECT FROM products WHERE id = $1 FOR UPDATE NOWAIT', [id]);
    return true;
  });
  const call = { params: { id, version: 1 }, auth: { userId: rows[0]?.id } };
  const services = { pool, images: { has: lookUp }, avifWorker: { wake: () => undefined } };
  const response = await restoreProductVersion(call as never, services as never);
  expect(response).toMatchObject({ status: 200, body: { product: { name: productForm().name } } });
  expect(lookUp).toHaveBeenCalledTimes(1);
});
