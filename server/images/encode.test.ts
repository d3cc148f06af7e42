import sharp, { type Sharp } from 'sharp';
import { picture } from '../testing/products';
import { encodeAvif, encodeUpload } from './encode';

const widths = async (width: number, height: number) =>
  (await encodeUpload(await picture('jpeg', width, height))).variants.map((variant) => variant.width);

test.each([
  [2400, [480, 768, 1200, 1920]],
  [1920, [480, 768, 1200, 1920]],
  [1919, [480, 768, 1200, 1919]],
  [1000, [480, 768, 1000]],
  [480, [480]],
  [64, [64]],
  [1, [1]],
])('encodes an image %i px wide in the widths %j, never enlarged', async (width, expected) => {
  expect(await widths(width, 50)).toEqual(expected);
});

test('encodes each variant as WebP with its width and the same aspect ratio', async () => {
  const { width, height, variants } = await encodeUpload(await picture('png', 1000, 750));
  expect([width, height]).toEqual([1000, 750]);
  for (const variant of variants) {
    expect(await sharp(variant.content).metadata()).toMatchObject({
      format: 'webp',
      width: variant.width,
      height: Math.round(variant.width * 0.75),
    });
  }
});

test('shrinks a very tall image to a height of 8,000 px', async () => {
  const { width, height } = await encodeUpload(await picture('png', 300, 16_000));
  expect([width, height]).toEqual([150, 8000]);
});

test('"a blurred placeholder shows until it has loaded": it has a few hundred bytes for any image', async () => {
  const noise = await sharp(Buffer.from(Array.from({ length: 900 * 700 * 3 }, (_, n) => (n * 7919) % 256)), {
    raw: { width: 900, height: 700, channels: 3 },
  })
    .png()
    .toBuffer();
  for (const content of [noise, await picture('jpeg', 3000, 40), await picture('avif', 40, 3000)]) {
    const { blur } = await encodeUpload(content);
    expect(blur.length).toBeLessThan(400);
    const { format, width, height } = await sharp(Buffer.from(blur.split(',')[1] ?? '', 'base64')).metadata();
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(format).toBe('webp');
    expect(Math.max(width, height)).toBeLessThanOrEqual(20);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('"turned upright": applies EXIF orientation %i', async (orientation) => {
  // The upright image is red on the left and blue on the right.
  const half = (background: string) => ({ create: { width: 60, height: 80, channels: 3 as const, background } });
  const upright = await sharp({ create: { width: 120, height: 80, channels: 3, background: 'blue' } })
    .composite([{ input: half('red'), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const undo: Record<number, (image: Sharp) => Sharp> = {
    1: (image) => image,
    2: (image) => image.flop(),
    3: (image) => image.rotate(180),
    4: (image) => image.flip(),
    5: (image) => image.rotate(-90).flop(),
    6: (image) => image.rotate(-90),
    7: (image) => image.rotate(90).flop(),
    8: (image) => image.rotate(90),
  };
  const rotated = await (undo[orientation] as (image: Sharp) => Sharp)(sharp(upright)).toBuffer();
  const photo = await sharp(rotated).jpeg().withMetadata({ orientation }).toBuffer();
  const { width, height, variants } = await encodeUpload(photo);
  expect([width, height]).toEqual([120, 80]);
  const { data } = await sharp(variants[0]?.content).raw().toBuffer({ resolveWithObject: true });
  const [red, , blue] = [...data.subarray(120 * 40 * 3 + 30, 120 * 40 * 3 + 33)];
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);
});

test('"stripped of its metadata": removes EXIF, XMP and the colour profile', async () => {
  const photo = await sharp(await picture('jpeg', 500, 300))
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '47/1 33/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .withIccProfile('p3', { attach: true })
    .toBuffer();
  expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) });
  const { variants } = await encodeUpload(photo);
  for (const { content } of variants) {
    const { exif, xmp, iptc, icc } = await sharp(content).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(content.includes('secret')).toBe(false);
  }
});

test.each([
  [
    'a greyscale image',
    async () =>
      sharp(await picture('png', 90, 60))
        .greyscale()
        .png()
        .toBuffer(),
    false,
  ],
  [
    'a CMYK image',
    async () =>
      sharp(await picture('png', 90, 60))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    false,
  ],
  [
    'an image with 16 bits per channel',
    async () =>
      sharp(await picture('png', 90, 60))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    false,
  ],
  [
    'a transparent image',
    async () =>
      sharp(await picture('png', 90, 60))
        .ensureAlpha(0.5)
        .png()
        .toBuffer(),
    true,
  ],
  [
    'an image with a palette',
    async () =>
      sharp(await picture('png', 90, 60))
        .png({ palette: true })
        .toBuffer(),
    false,
  ],
])('decodes %s', async (_what, make, hasAlpha) => {
  const { variants } = await encodeUpload(await make());
  expect(await sharp(variants[0]?.content).metadata()).toMatchObject({ width: 90, height: 60, hasAlpha });
});

test('encodes a stored image as AVIF', async () => {
  const content = await encodeAvif(await picture('webp', 300, 200), 150);
  expect(await sharp(content).metadata()).toMatchObject({
    format: 'heif',
    compression: 'av1',
    width: 150,
    height: 100,
  });
});
