import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '../lib/root.mjs';
import { folderOf } from './encode.mjs';

const COLUMNS = 4;
const CELL = { width: 480, height: 400 };
const GAP = 24;

/** Lays all pictures out on one sheet, docs/screens/pictures.jpg, to be judged side by side. */
export async function writeSheet(scenes) {
  const cells = await Promise.all(
    scenes.map(async (scene, index) => ({
      input: await sharp(`${folderOf(scene)}/${scene.name}-480.webp`)
        .resize({ ...CELL, fit: 'contain', background: '#f4efe7' })
        .toBuffer(),
      left: GAP + (index % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (CELL.height + GAP),
    })),
  );
  const file = inRoot('docs/screens/pictures.jpg');
  await mkdir(inRoot('docs/screens'), { recursive: true });
  await sharp({
    create: {
      width: GAP + COLUMNS * (CELL.width + GAP),
      height: GAP + Math.ceil(scenes.length / COLUMNS) * (CELL.height + GAP),
      channels: 3,
      background: '#f4efe7',
    },
  })
    .composite(cells)
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(file);
  console.log(`${scenes.length} pictures on ${file}`);
}
