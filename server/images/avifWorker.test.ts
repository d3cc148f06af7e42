import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogueOf, type WireProduct } from '../testing/catalogue';
import { whenEncoded } from '../testing/images';
import { picture, productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';
import { encodeAvif } from './encode';
import { makeAvifWorker } from './avifWorker';
import { type ImageStorage, imagesUnavailable } from './imageStorage';
import { openImageStorage } from '.';

let shop: Shop;
let files: ImageStorage;
beforeAll(async () => {
  shop = await openShop();
  files = await openImageStorage(shop.config);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('DELETE FROM products'));
afterEach(() => shop.database.pool.query('DELETE FROM picture_jobs'));
const { create, get } = catalogueOf(() => shop);

const image = async () => new Blob([new Uint8Array(await picture('png', 900, 600))]);
const folder = () => join(shop.database.dataDir, 'uploads');
const avifFiles = async () => (await readdir(folder())).filter((name) => name.endsWith('.avif'));

function log() {
  const lines: string[] = [];
  const keep = (_fields: object, line: string) => void lines.push(line);
  return { lines, log: { warn: keep, error: keep } as unknown as FastifyBaseLogger };
}

const encoderOf = (encode: typeof encodeAvif, logger = log().log, alone = true) =>
  makeAvifWorker({ pool: shop.database.pool, files, alone, log: logger, encode });

/** A product with a picture that waits for its first AVIF. */
async function waiting(widths: number[]) {
  const { _id } = await create(productForm());
  const url = `/uploads/${randomUUID()}-900.webp`;
  const images = [{ url, sources: widths.map((width) => ({ url, width, type: 'image/webp' })) }];
  await files.write(url.slice('/uploads/'.length), Buffer.from('original'));
  await shop.database.pool.query('UPDATE products SET images = $2 WHERE id = $1', [_id, JSON.stringify(images)]);
  await shop.database.pool.query('INSERT INTO picture_jobs (url) VALUES ($1)', [url]);
  return { _id, images };
}

/** A product whose AVIF nobody has begun to make, as after a crash. */
async function unfinished(): Promise<WireProduct> {
  const product = await create({ ...productForm(), image: await image() });
  await whenEncoded(shop.database.pool);
  const { pool } = shop.database;
  await pool.query('UPDATE products SET images = $1', [JSON.stringify(product.images)]);
  await pool.query("INSERT INTO picture_jobs (url, due_at) VALUES ($1, now() + interval '5 minutes')", [
    product.images[0]?.url,
  ]);
  return product;
}

test('the answer has WebP and the blur at once; AVIF of the same widths follows, without a new version', async () => {
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

test('what an earlier run left unfinished is found at the start', async () => {
  const { _id } = await unfinished();
  const encoder = encoderOf(encodeAvif);
  encoder.wake();
  await whenEncoded(shop.database.pool);
  await encoder.close();
  const { product } = await get<{ product: WireProduct }>(`/products/${_id}`);
  expect(product.images[0]?.sources).toHaveLength(6);
});

test('with other servers on the database, what one of them has taken is left to it', async () => {
  await unfinished();
  const encode = jest.fn(encodeAvif);
  const encoder = encoderOf(encode, log().log, false);
  encoder.wake();
  await encoder.close();
  expect((await shop.database.pool.query('SELECT attempts FROM picture_jobs')).rows).toEqual([{ attempts: 0 }]);
  expect(encode).not.toHaveBeenCalled();
});

test('a server that stops in the middle leaves the rest for the next start, and counts no attempt', async () => {
  await waiting([480, 900]);
  const encode = jest.fn();
  const encoder = encoderOf(encode);
  const closed = new Promise<void>((resolve) => {
    encode.mockImplementation(async () => {
      resolve(encoder.close());
      return Buffer.from('first');
    });
  });
  encoder.wake();
  await closed;
  expect(encode).toHaveBeenCalledTimes(1);
  const { rows } = await shop.database.pool.query('SELECT attempts, due_at <= now() AS due FROM picture_jobs');
  expect(rows).toEqual([{ attempts: 0, due: true }]);
});

test('a picture that cannot be encoded is tried three times and given up with a line in the log', async () => {
  const { _id, images } = await waiting([900]);
  const { lines, log: logger } = log();
  const encode = jest.fn(() => Promise.reject(new Error('crashed')));
  // Each start finds it due at once.
  for (let run = 0; run < 4; run += 1) {
    const encoder = encoderOf(encode, logger);
    encoder.wake();
    while (lines.length <= run) await new Promise((resolve) => setTimeout(resolve, 5));
    await encoder.close();
  }
  expect(encode).toHaveBeenCalledTimes(3);
  expect(lines).toEqual([
    'AVIF not made, to be tried again',
    'AVIF not made, to be tried again',
    'AVIF not made, to be tried again',
    'AVIF given up after several attempts; the picture is shown as WebP',
  ]);
  expect((await shop.database.pool.query('SELECT * FROM picture_jobs')).rows).toEqual([]);
  expect(await get(`/products/${_id}`)).toMatchObject({ product: { images } });
});

test('where no picture can be made or stored at all, it is tried again and no attempt is counted', async () => {
  await waiting([900]);
  const { lines, log: logger } = log();
  const encode = jest.fn(() => Promise.reject(imagesUnavailable(new Error('the disk is full'))));
  const encoder = encoderOf(encode, logger);
  encoder.wake();
  while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await encoder.close();
  expect(encode).toHaveBeenCalledTimes(1);
  expect((await shop.database.pool.query('SELECT attempts FROM picture_jobs')).rows).toEqual([{ attempts: 0 }]);
});

test('a job whose picture nobody shows any more ends without work', async () => {
  await shop.database.pool.query('INSERT INTO picture_jobs (url) VALUES ($1)', [
    '/uploads/00000000-0000-4000-8000-000000000002-900.webp',
  ]);
  const before = await avifFiles();
  const encoder = encoderOf(encodeAvif);
  encoder.wake();
  await whenEncoded(shop.database.pool);
  await encoder.close();
  expect(await avifFiles()).toEqual(before);
});
