import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '../lib/root.mjs';

/**
 * Returns the folder of a scene's encoded images: public/pictures for page images, else a subfolder such as `products`.
 */
export const folderOf = ({ folder }) => inRoot(folder === 'pages' ? 'public/pictures' : `public/pictures/${folder}`);

/** Widths of the encoded files by folder, in px, in addition to the render's own width. */
const WIDTHS = { pages: [480, 768, 1200], products: [360, 480, 768, 1200], materials: [480] };
/**
 * Widths in px of the files that phones show: 360 in the two columns of the collection, 768 over the whole width. Their
 * pixels are too small for the eye to see a lower quality.
 */
const PHONE_WIDTHS = [360, 768];
/**
 * The crops for viewports that are taller than wide: ratio of width to height, largest width in px, and AVIF quality.
 * They lie behind a headline and a dark gradient, which hides what a lower quality loses.
 */
const PORTRAIT = { ratio: 2 / 3, width: 640, quality: 45 };

/** Width in px from which files are shown on a desktop, where one of their pixels is about as large as one of the screen's. */
const LARGE = 960;

/**
 * Options of AVIF. Above effort 4, encoding takes minutes to save a few hundred bytes.
 * - Large files: quality 66, tuned for structural similarity, which takes a sixth less than the default tuning for the same
 *   error, and with full chroma, which adds 4 %. At full size, it cannot be told from quality 74, which takes a quarter more.
 *   Quality 60 with reduced chroma blurred the grain of wood and made boards green and pink in patches.
 * - On phones, quality 40 saves half of the bytes of quality 60.
 */
function avifOptions(width) {
  if (width >= LARGE) return { quality: 66, effort: 4, tune: 'ssim' };
  return { quality: PHONE_WIDTHS.includes(width) ? 40 : 60, effort: 4, chromaSubsampling: '4:2:0' };
}

/** Encoders of an image of a given width in px. WebP is only for browsers without AVIF. */
const formats = {
  avif: (image, width) => image.avif(avifOptions(width)),
  webp: (image) => image.webp({ quality: 64, effort: 5 }),
};

/** Returns the widths of the encoded files for a render of the given width, all in px. Leaves out almost equal ones. */
const widthsUpTo = (folder, width) => [...WIDTHS[folder].filter((smaller) => smaller < 0.9 * width), width];

/**
 * Encodes a render as AVIF and WebP in several widths. Replaces the scene's earlier files.
 * @param {{ folder: string, name: string }} scene
 * @param {string} file path of the rendered PNG
 * @returns {Promise<string>} the size of each file in kB, as text for the console
 */
export async function encode(scene, file) {
  const { name } = scene;
  const folder = folderOf(scene);
  await mkdir(folder, { recursive: true });
  const encodedFile = new RegExp(`^${name}-(?:portrait-)?\\d+\\.(avif|webp)$`);
  for (const stale of (await readdir(folder)).filter((stored) => encodedFile.test(stored)))
    await rm(`${folder}/${stale}`);
  const { width } = await sharp(file).metadata();
  const sizes = [];
  for (const targetWidth of widthsUpTo(scene.folder, width)) {
    const resized = sharp(file).resize({ width: targetWidth });
    for (const [extension, format] of Object.entries(formats)) {
      const { size } = await format(resized.clone(), targetWidth).toFile(
        `${folder}/${name}-${targetWidth}.${extension}`,
      );
      sizes.push(`${targetWidth}.${extension} ${Math.round(size / 1000)} kB`);
    }
  }
  if (hasPortraitCrop(scene, await sharp(file).metadata())) await encodePortraitCrop(scene, file);
  return sizes.join(', ');
}

/** Whether to encode a portrait crop: true for a page's landscape image. */
const hasPortraitCrop = ({ folder }, { width, height }) => folder === 'pages' && width > height;

/**
 * Encodes the part of a landscape render that a full-height box on a phone shows. Otherwise a phone would load the
 * whole width, of which it shows a third.
 */
async function encodePortraitCrop({ folder, name, focus }, file) {
  const { width, height } = await sharp(file).metadata();
  const cropWidth = Math.round(height * PORTRAIT.ratio);
  const left = Math.round((width - cropWidth) * (focus ?? 0.5));
  const crop = await sharp(file).extract({ left, top: 0, width: cropWidth, height }).toBuffer();
  const target = Math.min(cropWidth, PORTRAIT.width);
  const resized = sharp(crop).resize({ width: target });
  const path = `${folderOf({ folder })}/${name}-portrait-${target}`;
  await resized
    .clone()
    .avif({ ...avifOptions(PORTRAIT.width), quality: PORTRAIT.quality })
    .toFile(`${path}.avif`);
  await formats.webp(resized).toFile(`${path}.webp`);
}
