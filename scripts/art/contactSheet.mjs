import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '../lib/root.mjs';
import { folderOf } from './encode.mjs';

const WIDTH = 2400;
const TALL = 440;
const GAP = 20;
const PAPER = '#f4efe7';

/** Lays all pictures out on one sheet, docs/screenshots/pictures.jpg, in rows of one height, to be judged side by side. */
export async function writeContactSheet(scenes) {
  const placed = [];
  let left = GAP;
  let top = GAP;
  for (const scene of scenes) {
    const { data, info } = await sharp(`${folderOf(scene)}/${scene.name}-480.webp`)
      .resize({ height: TALL })
      .toBuffer({ resolveWithObject: true });
    if (left + info.width + GAP > WIDTH) {
      left = GAP;
      top += TALL + GAP;
    }
    placed.push({ input: data, left, top });
    left += info.width + GAP;
  }
  const file = inRoot('docs/screenshots/pictures.jpg');
  await mkdir(inRoot('docs/screenshots'), { recursive: true });
  await sharp({ create: { width: WIDTH, height: top + TALL + GAP, channels: 3, background: PAPER } })
    .composite(placed)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
  console.log(`${scenes.length} pictures on ${file}`);
}
