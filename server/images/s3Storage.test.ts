import { readConfig } from '../config/readConfig';
import { UserFacingError } from '../config/userFacingError';
import { openTestBucket, type TestBucket } from '../testing/s3Server';
import { catalogueOf } from '../testing/catalogue';
import { whenEncoded } from '../testing/images';
import { picture, productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';
import type { ImageStorage } from './imageStorage';
import { openImageStorage } from '.';
import { deleteOrphanedImages } from './cleanup';

let bucket: TestBucket;
let shop: Shop;
let files: ImageStorage;
beforeAll(async () => {
  bucket = await openTestBucket();
  shop = await openShop({ env: { S3_URL: bucket.url } });
  files = await openImageStorage(shop.config);
});
afterAll(async () => {
  await shop.close();
  await bucket.close();
});
beforeEach(async () => {
  Object.assign(bucket, { trouble: 'no', goodRequests: 0 });
  await whenEncoded(shop.database.pool);
  bucket.files.clear();
  await shop.database.pool.query('DELETE FROM products');
});
const { create } = catalogueOf(() => shop);

const image = async () => new Blob([new Uint8Array(await picture('png', 900, 600))]);
const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000);

test('stores an uploaded image and its AVIF variants in the bucket, and serves them with a safe type', async () => {
  const product = await create({ ...productForm(), image: await image() });
  await whenEncoded(shop.database.pool);
  const stored = [...bucket.files].map(([name, { type }]) => `${name.slice(36)} ${type}`);
  expect(stored.sort()).toEqual([
    '-480.avif image/avif',
    '-480.webp image/webp',
    '-768.avif image/avif',
    '-768.webp image/webp',
    '-900.avif image/avif',
    '-900.webp image/webp',
  ]);
  const url = product.images[0]?.url as string;
  const whole = await shop.ask('guest', { url });
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-length': String(whole.rawPayload.length),
  });
  const etag = whole.headers.etag as string;
  const again = await shop.ask('guest', { url, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, etag, '']);
  expect((await shop.ask('guest', { url, method: 'HEAD' })).headers['content-length']).toBe(
    String(whole.rawPayload.length),
  );
});

test.each([
  ['bytes=2-5', 206, [2, 6]],
  ['bytes=2-', 206, [2, undefined]],
  // For several ranges, or a range from the end, the whole file is sent.
  ['bytes=-5', 200, [0, undefined]],
  ['bytes=0-1,4-5', 200, [0, undefined]],
] as const)('responds to Range: %s with status %i', async (range, status, slice) => {
  const { images } = await create({ ...productForm(), image: await image() });
  const url = images[0]?.url as string;
  const whole = bucket.files.get(url.slice('/uploads/'.length))?.content as Buffer;
  const response = await shop.ask('guest', { url, headers: { range } });
  expect(response.statusCode).toBe(status);
  expect(response.rawPayload).toEqual(whole.subarray(...slice));
  if (status === 206) expect(response.headers['content-range']).toMatch(new RegExp(`/${whole.length}$`));
  expect((await shop.ask('guest', { url, headers: { range: `bytes=${whole.length}-` } })).statusCode).toBe(416);
});

test.each(['/uploads/other.txt', '/uploads/..%2fsecret', '/uploads/00000000-0000-4000-8000-000000000000-480.webp'])(
  'returns 404 for %s',
  async (url) => {
    bucket.files.set('other.txt', { content: Buffer.from('x'), type: 'text/plain', writtenAt: YESTERDAY });
    expect((await shop.ask('guest', { url })).statusCode).toBe(404);
  },
);

test.each([
  ['busy', 0],
  ['silent', 0],
  ['busy', 1],
  ['silent', 2],
] as const)(
  'if S3 is %s after %i files: returns 503, and leaves no product and no incomplete image',
  async (trouble, goodRequests) => {
    Object.assign(bucket, { trouble, goodRequests });
    const response = await shop.ask('admin', {
      method: 'POST',
      url: '/api/products',
      form: { ...productForm(), image: await image() },
    });
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      503,
      '5',
      { success: false, message: 'Pictures cannot be saved or loaded right now. Please try again in a few seconds.' },
    ]);
    expect((await shop.database.pool.query('SELECT * FROM products')).rows).toEqual([]);

    // Once S3 works again, the orphan cleanup deletes the files that could not be deleted before.
    bucket.trouble = 'no';
    for (const file of bucket.files.values()) file.writtenAt = YESTERDAY;
    await create({ ...productForm(), image: await image() });
    await whenEncoded(shop.database.pool);
    await deleteOrphanedImages({ pool: shop.database.pool, files });
    expect(bucket.files.size).toBe(6);
  },
);

test('returns 503 for an image while S3 is unavailable, and the image afterwards', async () => {
  const { images } = await create({ ...productForm(), image: await image() });
  const url = images[0]?.url as string;
  await whenEncoded(shop.database.pool);
  bucket.trouble = 'busy';
  expect((await shop.ask('guest', { url })).statusCode).toBe(503);
  bucket.trouble = 'no';
  expect((await shop.ask('guest', { url })).statusCode).toBe(200);
});

test('creates a product without an image while S3 is unavailable', async () => {
  bucket.trouble = 'silent';
  expect((await create(productForm())).images).toEqual([]);
});

test('lists files across all pages of the S3 listing', async () => {
  for (let n = 0; n < 5; n += 1) await files.write(`${n}.webp`, Buffer.from('x'));
  expect((await files.list()).map(({ name }) => name)).toEqual(['0.webp', '1.webp', '2.webp', '3.webp', '4.webp']);
});

test.each([
  ['a wrong secret', (url: string) => url.replace('secret', 'other'), 'S3 returned 403 – SignatureDoesNotMatch'],
  ['a wrong region', (url: string) => url.replace('eu-test-1', 'us-east-1'), 'S3 returned 403 – SignatureDoesNotMatch'],
  ['a missing bucket', (url: string) => url.replace('/pictures', '/other'), 'the bucket does not exist'],
])('refuses to start with %s, and explains why', async (_what, change, reason) => {
  const config = readConfig({ S3_URL: change(bucket.url) });
  await expect(openImageStorage(config)).rejects.toThrow(
    new UserFacingError(
      `The bucket in S3_URL cannot be used (${reason}). ` +
        'Check that the service is running and that its address, key, secret and region are correct.',
    ),
  );
});
