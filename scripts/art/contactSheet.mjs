import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '../lib/root.mjs';
import { folderOf } from './encode.mjs';

/** Width of the contact sheet in px. */
const WIDTH = 2400;
/** Height of every image on the contact sheet in px. */
const ROW_HEIGHT = 440;
/** Gap between the images on the contact sheet in px. */
const GAP = 20;
const BACKGROUND = '#f4efe7';

/** Writes docs/screenshots/pictures.jpg, a contact sheet that shows all images side by side in rows of equal height. */
export async function writeContactSheet(scenes) {
  const placed = [];
  let left = GAP;
  let top = GAP;
  for (const scene of scenes) {
    const { data, info } = await sharp(`${folderOf(scene)}/${scene.name}-480.webp`)
      .resize({ height: ROW_HEIGHT })
      .toBuffer({ resolveWithObject: true });
    if (left + info.width + GAP > WIDTH) {
      left = GAP;
      top += ROW_HEIGHT + GAP;
    }
    placed.push({ input: data, left, top });
    left += info.width + GAP;
  }
  const file = inRoot('docs/screenshots/pictures.jpg');
  await mkdir(inRoot('docs/screenshots'), { recursive: true });
  await sharp({ create: { width: WIDTH, height: top + ROW_HEIGHT + GAP, channels: 3, background: BACKGROUND } })
    .composite(placed)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
  console.log(`${scenes.length} images in ${file}`);
}
