import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteOrphanedImages } from '../images/cleanup';
import { openImageStorage } from '../images';
import { catalogueOf, type WireImage, type WireProduct } from '../testing/catalogue';
import { whenEncoded } from '../testing/images';
import { picture, productForm } from '../testing/products';
import { type Form, openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { create, get } = catalogueOf(() => shop);

const json = (value: unknown) => JSON.stringify(value);
const file = async (name = 'sauna.png') => new File([new Uint8Array(await picture('png', 600, 400))], name);
const put = (id: string, form: Form) => shop.ask('admin', { method: 'PUT', url: `/api/products/${id}`, form });
const read = async (id: string) => (await get<{ product: WireProduct }>(`/products/${id}`)).product;

async function upload(name?: string): Promise<WireImage> {
  const form = { image: await file(name) };
  const response = await shop.ask('admin', { method: 'POST', url: '/api/admin/images', form });
  expect(response.statusCode).toBe(201);
  return response.json<{ image: WireImage }>().image;
}

/** Adds a product with this many uploaded images. Returns the product and the URLs of its images. */
async function createWith(count: number) {
  const urls: string[] = [];
  for (let n = 0; n < count; n += 1) urls.push((await upload(`${n + 1}.png`)).url);
  const product = await create(productForm({ images: json(urls.map((url) => ({ url }))) }));
  return { product, urls };
}

const shown = ({ images }: WireProduct) => images.map(({ url, alt }) => ({ url, ...(alt && { alt }) }));

describe("the list of images (extension): 'the list is versioned and merged like every other field'", () => {
  test('is stored in the order in which it was sent, with alternative texts; the first is the primary image', async () => {
    const [one, two] = [await upload(), await upload()];
    const images = [{ url: two.url, alt: 'The bench' }, { url: one.url }];
    const created = await create(productForm({ images: json(images) }));
    expect(shown(created)).toEqual(images);
    expect(created.primaryImage).toEqual({ url: two.url });
    expect(created.images[1]).toEqual(one);

    await put(created._id, { images: json([{ url: one.url, alt: ' A\u200b view ' }, images[0]]) });
    expect(shown(await read(created._id))).toEqual([{ url: one.url, alt: 'A view' }, images[0]]);
  });

  test('stays if a change does not contain it, makes no version if it is equal, and can be emptied', async () => {
    const { product, urls } = await createWith(2);
    await put(product._id, { price: '5' });
    expect(shown(await read(product._id))).toEqual(urls.map((url) => ({ url })));
    await put(product._id, { images: json(urls.map((url) => ({ url, alt: '' }))) });
    expect(await read(product._id)).toHaveProperty('version', 2);
    await put(product._id, { images: '[]' });
    expect(await read(product._id)).toMatchObject({ images: [], version: 3 });
  });

  test("'the single image field keeps working': a file replaces the first image of the stored or the sent list", async () => {
    const { product, urls } = await createWith(3);
    await put(product._id, { image: await file() });
    const [first, ...others] = shown(await read(product._id));
    expect(others.map(({ url }) => url)).toEqual(urls.slice(1));
    expect(urls).not.toContain(first?.url);

    await put(product._id, { images: json([{ url: urls[2] }, { url: urls[0] }]), image: await file() });
    const both = shown(await read(product._id));
    expect(both[0]?.url).not.toBe(urls[2]);
    expect(both.slice(1)).toEqual([{ url: urls[0] }]);
  });

  test('is recorded in the history and restored with an earlier version', async () => {
    const { product, urls } = await createWith(2);
    const [first, second] = urls as [string, string];
    await put(product._id, { images: json([{ url: second, alt: 'Inside' }, { url: first }]) });
    const { entries } = (await shop.ask('admin', { url: `/api/admin/products/${product._id}/history` })).json<{
      entries: { changes: object[] }[];
    }>();
    expect(entries[0]?.changes).toEqual([
      { field: 'pictures', from: '1. 1.png\n2. 2.png', to: '1. 2.png: Inside\n2. 1.png' },
    ]);
    await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${product._id}/history/1/restore` });
    expect(shown(await read(product._id))).toEqual([{ url: first }, { url: second }]);
  });

  test('accepts images of an earlier version, so that a merge may keep what somebody else has removed', async () => {
    const { product, urls } = await createWith(2);
    await whenEncoded(shop.database.pool);
    const [, second] = (await read(product._id)).images as [WireImage, WireImage];
    await put(product._id, { images: json([{ url: urls[0] }]) });
    await shop.database.pool.query('DELETE FROM uploaded_images');
    const entry = { url: second.url, alt: 'Kept' };
    expect((await put(product._id, { images: json([entry]) })).statusCode).toBe(200);
    expect(shown(await read(product._id))).toEqual([entry]);
  });

  test('refuses an old version with 412 like every other change', async () => {
    const { product } = await createWith(1);
    await put(product._id, { price: '5' });
    const response = await shop.ask('admin', {
      method: 'PUT',
      url: `/api/products/${product._id}`,
      form: { images: '[]' },
      headers: { 'if-match': '"1"' },
    });
    expect(response.statusCode).toBe(412);
    expect((await read(product._id)).images).toHaveLength(1);
  });

  test('12 images are stored; AVIF is encoded for each of them after the product has been saved', async () => {
    const { product } = await createWith(12);
    await whenEncoded(shop.database.pool);
    const { images } = await read(product._id);
    expect(images).toHaveLength(12);
    expect(images.filter(({ sources }) => sources?.some(({ type }) => type === 'image/avif'))).toHaveLength(12);
  });

  test('a repeated creation with the same key returns the product, and one with other images is refused', async () => {
    const { url } = await upload();
    const send = (images: object[]) =>
      shop.ask('admin', {
        method: 'POST',
        url: '/api/products',
        form: { ...productForm({ images: json(images) }) },
        headers: { 'idempotency-key': '00000000-0000-4000-8000-00000000aaaa' },
      });
    const statuses = [await send([{ url }]), await send([{ url }]), await send([])].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 201, 422]);
  });

  test.each([
    ['not JSON', '/uploads/x.webp'],
    ['an object', json({ url: '/uploads/x.webp' })],
    ['a text', json('/uploads/x.webp')],
    ['an entry without a URL', json([{ alt: 'A view' }])],
    ['an unknown field', json([{ url: '/uploads/x.webp', width: 5 }])],
    ['an image that was never uploaded', json([{ url: '/uploads/00000000-0000-4000-8000-000000000000-600.webp' }])],
    ['an image of another site', json([{ url: 'https://example.com/sauna.jpg' }])],
    ['a page of the shop', json([{ url: '/pictures/products/oestra-960.webp' }])],
    ['13 entries', json(Array.from({ length: 13 }, (_, n) => ({ url: `/uploads/${n}.webp` })))],
  ])('is refused with 400 if it is %s', async (_what, images) => {
    const { product } = await createWith(1);
    expect((await put(product._id, { images })).statusCode).toBe(400);
    expect(await read(product._id)).toHaveProperty('version', 1);
  });

  test.each([
    ['the same image twice', (url: string) => [{ url }, { url }]],
    ['an alternative text of 301 characters', (url: string) => [{ url, alt: 'x'.repeat(301) }]],
    ['an alternative text of two lines', (url: string) => [{ url, alt: 'a\nb' }]],
  ])('is refused with 400 if it contains %s', async (_what, entries) => {
    const { product, urls } = await createWith(1);
    expect((await put(product._id, { images: json(entries(urls[0] as string)) })).statusCode).toBe(400);
  });

  test('is refused if an image belongs to another product only, and says what to do', async () => {
    const { urls } = await createWith(1);
    await shop.database.pool.query('DELETE FROM uploaded_images');
    const { product } = await createWith(1);
    const response = await put(product._id, { images: json([{ url: urls[0] }]) });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'A picture is no longer available. Remove it, add it again, and save once more.',
    });
  });
});

describe('uploading an image before its product is saved', () => {
  test.each([
    ['a guest', 'guest', 401],
    ['a customer', 'customer', 403],
  ] as const)('is refused for %s', async (_who, role, status) => {
    const form = { image: await file() };
    expect((await shop.ask(role, { method: 'POST', url: '/api/admin/images', form })).statusCode).toBe(status);
  });

  test('refuses a request without a file', async () => {
    const form = { image: 'text' };
    expect((await shop.ask('admin', { method: 'POST', url: '/api/admin/images', form })).statusCode).toBe(400);
    expect((await shop.ask('admin', { method: 'POST', url: '/api/admin/images', form: {} })).statusCode).toBe(400);
  });

  test('keeps its files for seven days; then they are deleted unless a product has the image', async () => {
    const { pool } = shop.database;
    const folder = join(shop.database.dataDir, 'uploads');
    const cleanUp = async () => {
      const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
      for (const name of await readdir(folder)) await utimes(join(folder, name), yesterday, yesterday);
      await deleteOrphanedImages({ pool, files: await openImageStorage(shop.config) });
    };
    const exists = async ({ url }: { url: string }) => (await shop.ask('guest', { url })).statusCode === 200;
    const [saved, unsaved, recent] = [await upload(), await upload(), await upload()];
    await create(productForm({ images: json([{ url: saved.url }]) }));
    await whenEncoded(pool);
    await cleanUp();
    expect(await Promise.all([saved, unsaved, recent].map(exists))).toEqual([true, true, true]);

    await pool.query("UPDATE uploaded_images SET uploaded_at = now() - interval '8 days' WHERE url <> $1", [
      recent.url,
    ]);
    await cleanUp();
    expect(await Promise.all([saved, unsaved, recent].map(exists))).toEqual([true, false, true]);
  });
});
