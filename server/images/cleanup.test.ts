import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueOf } from '../testing/catalogue';
import { whenEncoded } from '../testing/images';
import { picture, productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';
import { openImageStorage } from '.';
import { deleteOrphanedImages } from './cleanup';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create } = catalogueOf(() => shop);

const image = async () => new Blob([new Uint8Array(await picture('png', 600, 400))]);
const folder = () => join(shop.database.dataDir, 'uploads');
const files = async () => (await readdir(folder())).sort();
const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000);

test('deletes nothing if no image is referenced, because the folder may belong to another database', async () => {
  const name = '00000000-0000-4000-8000-000000000002-480.webp';
  await writeFile(join(folder(), name), 'x');
  await utimes(join(folder(), name), YESTERDAY, YESTERDAY);
  await deleteOrphanedImages({ pool: shop.database.pool, files: await openImageStorage(shop.config) });
  expect(await files()).toContain(name);

  // Give a product a static image of the site. It is not an upload, so it does not count as a reference.
  const { _id } = await create(productForm());
  const { pool } = shop.database;
  await pool.query('UPDATE products SET images = $2 WHERE id = $1', [
    _id,
    '[{"url":"/pictures/products/oestra-960.webp"}]',
  ]);
  await deleteOrphanedImages({ pool, files: await openImageStorage(shop.config) });
  expect(await files()).toContain(name);
  await rm(join(folder(), name));
});

test('deletes only old files that no product and no version of it refers to', async () => {
  const { _id } = await create({ ...productForm(), image: await image() });
  await whenEncoded(shop.database.pool);
  const form = { image: await image() };
  expect((await shop.ask('admin', { method: 'PUT', url: `/api/products/${_id}`, form })).statusCode).toBe(200);
  await whenEncoded(shop.database.pool);
  const referenced = await files();

  const orphan = '00000000-0000-4000-8000-000000000000';
  for (const name of [`${orphan}-480.webp`, `${orphan}-480.avif`, `${orphan}.webp`, 'not-ours.webp', '.gitkeep'])
    await writeFile(join(folder(), name), 'x');
  const recent = '00000000-0000-4000-8000-000000000001-480.webp';
  for (const name of await files()) await utimes(join(folder(), name), YESTERDAY, YESTERDAY);
  await writeFile(join(folder(), recent), 'x');

  await deleteOrphanedImages({ pool: shop.database.pool, files: await openImageStorage(shop.config) });
  // There are two images, each with two widths in two formats.
  expect(referenced).toHaveLength(8);
  expect(await files()).toEqual([...referenced, 'not-ours.webp', '.gitkeep', recent].sort());
});
