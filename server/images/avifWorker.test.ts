import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { whenEncoded } from '../testing/images';
import { picture, productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';
import { encodeAvif } from './encode';
import { makeAvifWorker } from './avifWorker';
import { imagesUnavailable } from './imageStorage';
import { openImageStorage } from '.';

let shop: Shop;
/** A database without a server, whose own worker could process a due job before the worker of the test. */
let database: TestDatabase;
beforeAll(async () => {
  shop = await openShop();
  database = await openTestDatabase();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(async () => {
  for (const { pool } of [shop.database, database]) await pool.query('DELETE FROM products');
});
afterEach(async () => {
  for (const { pool } of [shop.database, database]) await pool.query('DELETE FROM picture_jobs');
});
const { create, get } = catalogueOf(() => shop);

const image = async () => new Blob([new Uint8Array(await picture('png', 900, 600))]);

function makeLog() {
  const lines: string[] = [];
  const record = (_fields: object, line: string) => void lines.push(line);
  return { lines, log: { warn: record, error: record } as unknown as FastifyBaseLogger };
}

interface WorkerOptions {
  on?: TestDatabase;
  logger?: FastifyBaseLogger;
  alone?: boolean;
}

async function openWorker(
  encode: typeof encodeAvif,
  { on = database, logger = makeLog().log, alone = true }: WorkerOptions = {},
) {
  return makeAvifWorker({ pool: on.pool, files: await openImageStorage(on), alone, log: logger, encode });
}

/**
 * Stores a product with an image in `database`, and queues the image. The image has WebP variants of these widths, but no
 * AVIF. Returns the product's images.
 */
async function insertQueued(widths: number[]) {
  const url = `/uploads/${randomUUID()}-900.webp`;
  const images = [{ url, sources: widths.map((width) => ({ url, width, type: 'image/webp' })) }];
  await (await openImageStorage(database)).write(url.slice('/uploads/'.length), Buffer.from('original'));
  await database.pool.query(
    "INSERT INTO products (slug, name, description, category, images) VALUES ($1, 'Sauna', '', 'sauna', $2)",
    [url, JSON.stringify(images)],
  );
  await database.pool.query('INSERT INTO picture_jobs (url) VALUES ($1)', [url]);
  return images;
}

/** Creates a product whose job is claimed but not processed, as after a crash. */
async function createClaimed(): Promise<WireProduct> {
  const product = await create({ ...productForm(), image: await image() });
  await whenEncoded(shop.database.pool);
  const { pool } = shop.database;
  await pool.query('UPDATE products SET images = $1', [JSON.stringify(product.images)]);
  await pool.query("INSERT INTO picture_jobs (url, due_at) VALUES ($1, now() + interval '5 minutes')", [
    product.images[0]?.url,
  ]);
  return product;
}

test('responds with WebP and the blur at once, and adds AVIF of the same widths later, without a new version', async () => {
  const { _id, primaryImage, images } = await create({ ...productForm(), image: await image() });
  const sources = [480, 768, 900].map((width) => ({
    url: expect.stringMatching(new RegExp(`^/uploads/[0-9a-f-]{36}-${width}\\.webp$`)),
    width,
    type: 'image/webp',
  }));
  const known = { width: 900, height: 600, blur: expect.stringMatching(/^data:image\/webp;base64,/), sources };
  expect(images).toEqual([{ url: expect.stringMatching(/-900\.webp$/), ...known }]);
  expect(primaryImage).toEqual({ url: images[0]?.url });

  await whenEncoded(shop.database.pool);
  const { product } = await get<{ product: WireProduct }>(`/products/${_id}`);
  expect(product.version).toBe(1);
  expect(product.images[0]?.sources?.map(({ width, type }) => [width, type])).toEqual([
    [480, 'image/avif'],
    [768, 'image/avif'],
    [900, 'image/avif'],
    [480, 'image/webp'],
    [768, 'image/webp'],
    [900, 'image/webp'],
  ]);
  for (const { url, width, type } of product.images[0]?.sources ?? []) {
    const file = await shop.ask('guest', { url });
    expect(file.headers).toMatchObject({ 'content-type': type, 'cache-control': expect.stringContaining('immutable') });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({
      format: type === 'image/avif' ? 'heif' : 'webp',
      width,
      height: Math.round((width * 2) / 3),
    });
  }
  const { rows } = await shop.database.pool.query('SELECT count(*)::int AS entries FROM product_history');
  expect(rows).toEqual([{ entries: 1 }]);
});

test('resumes jobs of an earlier run at the start', async () => {
  const { _id } = await createClaimed();
  const worker = await openWorker(encodeAvif, { on: shop.database });
  worker.wake();
  await whenEncoded(shop.database.pool);
  await worker.close();
  const { product } = await get<{ product: WireProduct }>(`/products/${_id}`);
  expect(product.images[0]?.sources).toHaveLength(6);
});

test('does not process jobs that another server has claimed', async () => {
  await createClaimed();
  const encode = jest.fn(encodeAvif);
  const worker = await openWorker(encode, { on: shop.database, alone: false });
  worker.wake();
  await worker.close();
  expect((await shop.database.pool.query('SELECT attempts FROM picture_jobs')).rows).toEqual([{ attempts: 0 }]);
  expect(encode).not.toHaveBeenCalled();
});

test('keeps a job that a stopping server interrupts, without counting an attempt', async () => {
  await insertQueued([480, 900]);
  const encode = jest.fn();
  const worker = await openWorker(encode);
  const closed = new Promise<void>((resolve) => {
    encode.mockImplementation(async () => {
      resolve(worker.close());
      return Buffer.from('first');
    });
  });
  worker.wake();
  await closed;
  expect(encode).toHaveBeenCalledTimes(1);
  const { rows } = await database.pool.query('SELECT attempts, due_at <= now() AS due FROM picture_jobs');
  expect(rows).toEqual([{ attempts: 0, due: true }]);
});

test('gives up an image after three failed attempts, and logs it', async () => {
  const images = await insertQueued([900]);
  const { lines, log: logger } = makeLog();
  const encode = jest.fn(() => Promise.reject(new Error('crashed')));
  // A new worker makes all jobs due at its start, so the test need not wait until the failed job is due again.
  for (let run = 0; run < 4; run += 1) {
    const worker = await openWorker(encode, { logger });
    worker.wake();
    while (lines.length <= run) await new Promise((resolve) => setTimeout(resolve, 5));
    await worker.close();
  }
  expect(encode).toHaveBeenCalledTimes(3);
  expect(lines).toEqual([
    'AVIF not made, to be tried again',
    'AVIF not made, to be tried again',
    'AVIF not made, to be tried again',
    'AVIF given up after several attempts; the picture is shown as WebP',
  ]);
  expect((await database.pool.query('SELECT * FROM picture_jobs')).rows).toEqual([]);
  expect((await database.pool.query('SELECT images FROM products')).rows).toEqual([{ images }]);
});

test('retries without counting an attempt if no image can be encoded or stored', async () => {
  await insertQueued([900]);
  const { lines, log: logger } = makeLog();
  const encode = jest.fn(() => Promise.reject(imagesUnavailable(new Error('the disk is full'))));
  const worker = await openWorker(encode, { logger });
  worker.wake();
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await worker.close();
  expect(encode).toHaveBeenCalledTimes(1);
  expect((await database.pool.query('SELECT attempts FROM picture_jobs')).rows).toEqual([{ attempts: 0 }]);
});

test('removes a job without encoding if no product shows the image any more', async () => {
  await database.pool.query('INSERT INTO picture_jobs (url) VALUES ($1)', [
    '/uploads/00000000-0000-4000-8000-000000000002-900.webp',
  ]);
  const encode = jest.fn(encodeAvif);
  const worker = await openWorker(encode);
  worker.wake();
  await whenEncoded(database.pool);
  await worker.close();
  expect(encode).not.toHaveBeenCalled();
});
