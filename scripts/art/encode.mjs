import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '../lib/root.mjs';

/** Where a scene's pictures lie: those of the pages at the top, those of products in a folder of their own. */
export const folderOf = ({ folder }) => inRoot(folder === 'pages' ? 'public/pictures' : `public/pictures/${folder}`);

const WIDTHS = [480, 768, 1200];
const PORTRAIT_RATIO = 3 / 2;

// Below 60 AVIF smears the grain of wood; above effort 4 it takes minutes for a few hundred bytes.
const formats = {
  avif: (image) => image.avif({ quality: 60, effort: 4 }),
  webp: (image) => image.webp({ quality: 78, effort: 5 }),
};

const widthsUpTo = (width) => [...WIDTHS.filter((smaller) => smaller < width), width];

/** The widths in which a picture of this size is stored. */
export { widthsUpTo };

async function encodeOne(target, image, width) {
  const weights = [];
  for (const wide of widthsUpTo(width)) {
    const resized = image.clone().resize({ width: wide });
    for (const [ending, format] of Object.entries(formats)) {
      const { size } = await format(resized.clone()).toFile(`${target}-${wide}.${ending}`);
      weights.push(`${wide}.${ending} ${Math.round(size / 1000)} kB`);
    }
  }
  return weights;
}

/**
 * Writes a render's AVIF and WebP files, with a portrait crop where the scene asks for one.
 * @returns {Promise<string>} what each weighs
 */
export async function encode(scene, file) {
  const { name, portrait } = scene;
  const folder = folderOf(scene);
  await mkdir(folder, { recursive: true });
  const old = new RegExp(`^${name}(-portrait)?-\\d+\\.(avif|webp)$`);
  for (const stale of (await readdir(folder)).filter((stored) => old.test(stored)))
    await rm(`${folder}/${stale}`);
  const { width, height } = await sharp(file).metadata();
  const weights = await encodeOne(`${folder}/${name}`, sharp(file), width);
  if (portrait !== null) {
    const narrow = Math.round(height / PORTRAIT_RATIO);
    const left = Math.round(Math.min(width - narrow, Math.max(0, width * portrait - narrow / 2)));
    const crop = await sharp(file).extract({ left, top: 0, width: narrow, height }).png().toBuffer();
    weights.push('portrait', ...(await encodeOne(`${folder}/${name}-portrait`, sharp(crop), narrow)));
  }
  return weights.join(', ');
}
