import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '../lib/root.mjs';

/**
 * Returns the folder of a scene's encoded images: public/pictures for page images, else a subfolder such as `products`.
 */
export const folderOf = ({ folder }) => inRoot(folder === 'pages' ? 'public/pictures' : `public/pictures/${folder}`);

/** Widths of the encoded files, in px, in addition to the render's own width. */
const WIDTHS = [480, 768, 1200];

// AVIF below quality 60 blurs the grain of wood. Above effort 4, encoding takes minutes to save a few hundred bytes.
const formats = {
  avif: (image) => image.avif({ quality: 60, effort: 4 }),
  webp: (image) => image.webp({ quality: 78, effort: 5 }),
};

/** Returns the widths of the encoded files for a render of the given width, all in px. */
const widthsUpTo = (width) => [...WIDTHS.filter((smaller) => smaller < width), width];

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
  const encodedFile = new RegExp(`^${name}-\\d+\\.(avif|webp)$`);
  for (const stale of (await readdir(folder)).filter((stored) => encodedFile.test(stored)))
    await rm(`${folder}/${stale}`);
  const { width } = await sharp(file).metadata();
  const sizes = [];
  for (const targetWidth of widthsUpTo(width)) {
    const resized = sharp(file).resize({ width: targetWidth });
    for (const [extension, format] of Object.entries(formats)) {
      const { size } = await format(resized.clone()).toFile(`${folder}/${name}-${targetWidth}.${extension}`);
      sizes.push(`${targetWidth}.${extension} ${Math.round(size / 1000)} kB`);
    }
  }
  return sizes.join(', ');
}
