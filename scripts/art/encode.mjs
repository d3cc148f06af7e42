import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '../lib/root.mjs';

/** Where a scene's pictures lie: those of the pages at the top, those of products in a folder of their own. */
export const folderOf = ({ folder }) => inRoot(folder === 'pages' ? 'public/pictures' : `public/pictures/${folder}`);

const WIDTHS = [480, 768, 1200];

// Below 60 AVIF smears the grain of wood; above effort 4 it takes minutes for a few hundred bytes.
const formats = {
  avif: (image) => image.avif({ quality: 60, effort: 4 }),
  webp: (image) => image.webp({ quality: 78, effort: 5 }),
};

const widthsUpTo = (width) => [...WIDTHS.filter((smaller) => smaller < width), width];

/** The widths in which a picture of this size is stored. */
export { widthsUpTo };

/**
 * Writes a render's AVIF and WebP files.
 * @returns {Promise<string>} what each weighs
 */
export async function encode(scene, file) {
  const { name } = scene;
  const folder = folderOf(scene);
  await mkdir(folder, { recursive: true });
  const old = new RegExp(`^${name}-\\d+\\.(avif|webp)$`);
  for (const stale of (await readdir(folder)).filter((stored) => old.test(stored))) await rm(`${folder}/${stale}`);
  const { width } = await sharp(file).metadata();
  const weights = [];
  for (const wide of widthsUpTo(width)) {
    const resized = sharp(file).resize({ width: wide });
    for (const [ending, format] of Object.entries(formats)) {
      const { size } = await format(resized.clone()).toFile(`${folder}/${name}-${wide}.${ending}`);
      weights.push(`${wide}.${ending} ${Math.round(size / 1000)} kB`);
    }
  }
  return weights.join(', ');
}
