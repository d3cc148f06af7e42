import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '../lib/root.mjs';

const inPublic = (file) => inRoot(`public/${file}`);

// A maskable icon may be cut to a circle of four fifths; the others show only that part, or the mark would be small.
const PART = 0.8;

/** The icons of the render of the mark; the smallest ones of the drawn mark, which stays legible at 16 pixels. */
async function writeIcons(render) {
  const { width } = await sharp(render).metadata();
  const edge = Math.round((width * (1 - PART)) / 2);
  const inside = { left: edge, top: edge, width: width - 2 * edge, height: width - 2 * edge };
  for (const [file, size] of Object.entries({ 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }))
    await sharp(render)
      .extract(inside)
      .resize(size)
      .png({ palette: true, quality: 80 })
      .toFile(inPublic(`${file}.png`));
  await sharp(render).resize(512).png({ palette: true, quality: 80 }).toFile(inPublic('icon-maskable.png'));
  await writeFavicon();
}

/** favicon.ico of favicon.svg: a header, a line for each size, then the sizes as PNG. */
async function writeFavicon() {
  const drawing = await readFile(inPublic('favicon.svg'));
  const sizes = [16, 32, 48];
  const pictures = await Promise.all(
    sizes.map((size) => sharp(drawing, { density: 288 }).resize(size).png().toBuffer()),
  );
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const line = 6 + 16 * index;
    head.writeUInt8(sizes[index], line);
    head.writeUInt8(sizes[index], line + 1);
    head.writeUInt16LE(1, line + 4);
    head.writeUInt16LE(32, line + 6);
    head.writeUInt32LE(picture.length, line + 8);
    head.writeUInt32LE(offset, line + 12);
    offset += picture.length;
  }
  await writeFile(inPublic('favicon.ico'), Buffer.concat([head, ...pictures]));
}

/** What shows where somebody shares a link: the house, without the room that the hero leaves to words. */
async function writeShared(render) {
  const { width } = await sharp(render).metadata();
  const part = (share) => Math.round(width * share);
  await sharp(render)
    .extract({ left: part(0.125), top: part(0.118), width: part(0.875), height: part(0.459375) })
    .resize(1200, 630)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(inPublic('og.jpg'));
}

/** The scene of the mark: no page shows it. */
export const LOGO_SCENE = 'emblem';

/** What is made of some scenes' renders. */
export const brandAssets = { dusk: writeShared, [LOGO_SCENE]: writeIcons };
