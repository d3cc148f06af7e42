import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { Failure } from '../lib/failure.mjs';
import { inRoot } from '../lib/root.mjs';
import { picturesFolder } from './encode.mjs';

const PLACEHOLDER_BYTES = 400;

/** The size and the stored widths of one picture, read from its files; null where there is none. */
async function measure(files, name) {
  const widths = files
    .map((file) => new RegExp(`^${name}-(\\d+)\\.avif$`).exec(file))
    .flatMap((match) => (match ? [Number(match[1])] : []))
    .sort((a, b) => a - b);
  if (widths.length === 0) return null;
  const { width, height } = await sharp(`${picturesFolder}/${name}-${widths.at(-1)}.webp`).metadata();
  return { width, height, widths };
}

/** A picture of a few dots, as an address: the browser blurs it by enlarging it. */
async function placeholder(name) {
  const small = await sharp(`${picturesFolder}/${name}-480.webp`)
    .resize({ width: 16 })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  const address = `data:image/webp;base64,${small.toString('base64')}`;
  if (address.length >= PLACEHOLDER_BYTES) throw new Failure(`The placeholder of ${name} has ${address.length} bytes.`);
  return address;
}

const note = 'Written by `npm run art`: change the scenes in art/scenes instead.';

/** Writes what the pages need to know of the pictures: their sizes, and what stands there until they arrive. */
export async function writeManifest(scenes) {
  const files = await readdir(picturesFolder);
  const entries = [];
  const rules = [];
  for (const { name, portrait, focus } of scenes) {
    const measured = await measure(files, name);
    if (!measured) continue;
    const crop = portrait === null ? null : await measure(files, `${name}-portrait`);
    const fields = ({ width, height, widths }) => `width: ${width}, height: ${height}, widths: [${widths.join(', ')}]`;
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    entries.push(`  ${key}: { ${fields(measured)}${crop ? `, portrait: { ${fields(crop)} }` : ''} },\n`);
    rules.push(`[data-picture='${name}'] {\n  background-image: url('${await placeholder(name)}');\n}\n`);
    if (focus !== null) rules.push(`[data-picture='${name}'] img {\n  object-position: ${focus * 100}% 50%;\n}\n`);
  }
  const types = `/** ${note} */
export interface StoredSizes {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  widths: number[];
}

export interface StoredPicture extends StoredSizes {
  /** Another crop for screens that are taller than wide. */
  portrait?: StoredSizes;
}

`;
  const names = `export const pictures: Partial<Record<string, StoredPicture>> = {\n${entries.join('')}};\n`;
  await writeFile(inRoot('src/ui/storedPictures.ts'), types + names);
  await writeFile(inRoot('src/ui/storedPictures.css'), `/* ${note} */\n${rules.join('\n')}`);
}
