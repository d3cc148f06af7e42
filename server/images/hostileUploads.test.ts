import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { catalogueOf, type WireImage, type WireProduct } from '../testing/catalogue';
import { whenEncoded } from '../testing/images';
import { picture, productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { get } = catalogueOf(() => shop);

const SCRIPT = '<script>alert(document.domain)</script>';
const SECRET = /script|alert|secret/i;

const send = (content: Buffer, name = 'picture.png', type = 'image/png') => {
  const image = new File([new Uint8Array(content)], name, { type });
  return shop.ask('admin', {
    method: 'POST',
    url: '/api/products',
    form: [...Object.entries(productForm()), ['image', image]],
  });
};

/** Returns a PNG chunk: length, name, content and checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns an all-black PNG with 1 bit per pixel. With 30,000 x 30,000 px it is only about 100 kB. */
function blackPng(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const parts = [chunk('IHDR', head), ...chunks, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...parts]);
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);

describe('rejected, and nothing is stored', () => {
  test.each([
    ['GIF that is also a script', () => Buffer.from('GIF89a=1;/*\0\0*/alert(1)//'), 415],
    ['SVG with a script', () => svg(SCRIPT), 415],
    ['SVG after an XML declaration', () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg(SCRIPT)]), 415],
    ['SVG that reads a file', () => svg('<image href="file:///etc/passwd" width="9" height="9"/>'), 415],
    ['HTML', () => Buffer.from(`<!doctype html>${SCRIPT}`), 415],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'), 415],
    ['ZIP', () => Buffer.from('PK\x03\x04', 'latin1'), 415],
    ['HEIC, not AVIF', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415],
    ['HTML after the signature of JPEG', () => Buffer.from(`\xFF\xD8\xFF\xE0${SCRIPT}`, 'latin1'), 400],
    ['HTML after the signature of WebP', () => Buffer.from(`RIFF\x20\0\0\0WEBP${SCRIPT}`, 'latin1'), 400],
    ['decompression bomb of 30,000 x 30,000 px', () => blackPng(30_000, 30_000), 413],
    ['PNG that claims a width of 4,294,967,295 px and a height of 0', () => blackPng(2 ** 32 - 1, 0), 400],
    ['PNG without pixels', () => blackPng(0, 0), 400],
    ['one byte', () => Buffer.from([0xff]), 415],
  ] as const)('%s', async (_what, make, status) => {
    const before = await shop.stored();
    const response = await send(make());
    expect([response.statusCode, response.json()]).toEqual([status, { success: false, message: expect.any(String) }]);
    expect(await shop.stored()).toEqual(before);
  });
});

const jpeg = () => picture('jpeg', 300, 200);
const edited = async (change: (image: Sharp) => Sharp) =>
  change(sharp(await jpeg()))
    .jpeg()
    .toBuffer();

describe('made harmless: only the pixels are stored, as WebP and AVIF, under a generated name', () => {
  test.each([
    ['JPEG followed by HTML', async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)])],
    [
      'JPEG with a script in its comment',
      async () => {
        const whole = await jpeg();
        const comment = Buffer.from(`\xFF\xFE\0${String.fromCharCode(SCRIPT.length + 2)}${SCRIPT}`, 'latin1');
        return Buffer.concat([whole.subarray(0, 2), comment, whole.subarray(2)]);
      },
    ],
    ['JPEG followed by a ZIP', async () => Buffer.concat([await jpeg(), Buffer.from(`PK\x03\x04${SCRIPT}`)])],
    ['PNG with HTML in a text chunk', () => blackPng(64, 64, chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)))],
    [
      'PNG with a text chunk that decompresses to 50 MB',
      () =>
        blackPng(
          64,
          64,
          chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50e6, 'secret'))])),
        ),
    ],
    [
      'JPEG with a location in its EXIF',
      () =>
        edited((image) =>
          image.withExif({
            IFD0: { Copyright: 'secret' },
            IFD3: { GPSLatitude: '47/1 33/1 0/1', GPSLatitudeRef: 'N' },
          }),
        ),
    ],
    [
      'JPEG with a script in its XMP',
      () => edited((image) => image.withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)),
    ],
  ] as [string, () => Buffer | Promise<Buffer>][])('%s', async (_what, make) => {
    const content = await make();
    const response = await send(content);
    expect(response.statusCode).toBe(201);
    await whenEncoded(shop.database.pool);
    const { _id } = response.json<{ product: WireProduct }>().product;
    const [image] = (await get<{ product: WireProduct }>(`/products/${_id}`)).product.images as [WireImage];
    expect(image.sources?.map(({ type }) => type)).toEqual(expect.arrayContaining(['image/avif', 'image/webp']));
    for (const { url, type } of image.sources ?? []) {
      const file = await shop.ask('guest', { url });
      expect(file.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
      const { exif, xmp, iptc } = await sharp(file.rawPayload).metadata();
      expect({ exif, xmp, iptc }).toEqual({});
      expect(file.rawPayload.toString('latin1')).not.toMatch(SECRET);
    }
    expect(Buffer.from(image.blur?.split(',')[1] ?? '', 'base64').toString('latin1')).not.toMatch(SECRET);
  });

  test.each([
    ['../../../etc/passwd', 'text/html'],
    ['..\\..\\boot.ini', 'image/svg+xml'],
    ['/etc/cron.d/job.png', 'application/x-sh'],
    ['C:\\Windows\\system.ini', 'image/png'],
    ['picture.php\0.png', 'image/png'],
    ['.htaccess', 'image/jpeg'],
    ['%2e%2e%2f%2e%2e%2fpasswd', 'image/png'],
    ['picture.svg', 'image/svg+xml'],
    ['picture\u202Egnp.exe', 'application/octet-stream'],
    ['<img src=x onerror=alert(1)>.png', 'image/png'],
    ['x'.repeat(5000), 'image/png'],
  ])('stores a file named %j of type %s by its content, not by its name', async (name, type) => {
    const response = await send(await picture('png'), name, type);
    expect(response.statusCode).toBe(201);
    const [image] = response.json<{ product: WireProduct }>().product.images as [WireImage];
    expect(image.url).toMatch(/^\/uploads\/[0-9a-f-]{36}-64\.webp$/);
    const stored = await readFile(join(shop.database.dataDir, image.url));
    expect((await sharp(stored).metadata()).format).toBe('webp');
    expect((await shop.ask('guest', { url: image.url })).headers['content-type']).toBe('image/webp');
  });

  test.each([
    '/uploads/../config.ts',
    '/uploads/%2e%2e/spa',
    '/uploads/..%2fspa',
    '/uploads/%2e%2e%5cspa',
    '/uploads//etc/passwd',
  ])('serves no files except images: %s', async (url) => {
    expect((await shop.ask('guest', { url, headers: { accept: 'image/webp' } })).statusCode).toBe(404);
  });
});
