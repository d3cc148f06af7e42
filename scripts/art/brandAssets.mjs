import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '../lib/root.mjs';

const inPublic = (file) => inRoot(`public/${file}`);

/**
 * The part of the logo's render that every platform shows, as a share of the render's width and height. Most icons
 * contain only this centre of the render. The maskable icon contains the whole render, because platforms may crop it.
 */
const VISIBLE_SHARE = 0.8;

/** Writes the PNG icons from the logo's render, and favicon.ico from the logo's SVG, which is legible at 16 pixels. */
async function writeIcons(render) {
  const { width } = await sharp(render).metadata();
  const margin = Math.round((width * (1 - VISIBLE_SHARE)) / 2);
  const crop = { left: margin, top: margin, width: width - 2 * margin, height: width - 2 * margin };
  for (const [file, size] of Object.entries({ 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }))
    await sharp(render)
      .extract(crop)
      .resize(size)
      .png({ palette: true, quality: 80 })
      .toFile(inPublic(`${file}.png`));
  await sharp(render).resize(512).png({ palette: true, quality: 80 }).toFile(inPublic('icon-maskable.png'));
  await writeFavicon();
}

/** Writes favicon.ico from favicon.svg: the ICO header, a directory entry for each size, then each size as PNG. */
async function writeFavicon() {
  const svg = await readFile(inPublic('favicon.svg'));
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map((size) => sharp(svg, { density: 288 }).resize(size).png().toBuffer()));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index], entry);
    header.writeUInt8(sizes[index], entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  await writeFile(inPublic('favicon.ico'), Buffer.concat([header, ...images]));
}

/**
 * Writes og.jpg, the preview image of shared links. Crops the render of the hero image to the house, because the hero's
 * empty space is for the page's text.
 */
async function writeSharingImage(render) {
  const { width } = await sharp(render).metadata();
  const pixels = (share) => Math.round(width * share);
  await sharp(render)
    .extract({ left: pixels(0.125), top: pixels(0.118), width: pixels(0.875), height: pixels(0.459375) })
    .resize(1200, 630)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(inPublic('og.jpg'));
}

/** Name of the logo's scene. Only the icons are made from its render, because no page shows it. */
export const LOGO_SCENE = 'emblem';

/** Maps a scene's name to the function that writes further assets from the scene's render, given the render's path. */
export const brandAssets = { dusk: writeSharingImage, [LOGO_SCENE]: writeIcons };
