import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { UserFacingError } from '../lib/userFacingError.mjs';
import { inRoot } from '../lib/root.mjs';
import { folderOf } from './encode.mjs';

const PLACEHOLDER_BYTES = 400;
const PORTRAIT = '-portrait';

/** The size and the stored widths of one picture, read from its files; null where there is none, nor a scene for it. */
async function measure(scene) {
  if (!scene) return null;
  const { name } = scene;
  const folder = folderOf(scene);
  const widths = (existsSync(folder) ? await readdir(folder) : [])
    .map((file) => new RegExp(`^${name}-(\\d+)\\.avif$`).exec(file))
    .flatMap((match) => (match ? [Number(match[1])] : []))
    .sort((a, b) => a - b);
  if (widths.length === 0) return null;
  const { width, height } = await sharp(`${folder}/${name}-${widths.at(-1)}.webp`).metadata();
  return { width, height, widths };
}

/** A picture of a few dots, as an address: the browser blurs it by enlarging it. */
async function placeholder(scene) {
  const { name } = scene;
  const small = await sharp(`${folderOf(scene)}/${name}-480.webp`)
    .resize({ width: 16 })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  const address = `data:image/webp;base64,${small.toString('base64')}`;
  if (address.length >= PLACEHOLDER_BYTES)
    throw new UserFacingError(`The placeholder of ${name} has ${address.length} bytes.`);
  return address;
}

const keyOf = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

const note = 'Written by `npm run art`: change the scenes in tools/images/scenes instead.';

/** Writes what the pages and the seed need to know of the pictures: their sizes, and what stands there until they arrive. */
export async function writeManifest(scenes) {
  await writePagesManifest(scenes.filter(({ folder }) => folder === 'pages'));
  await writeProductsManifest(scenes.filter(({ folder }) => folder === 'products'));
}

async function writePagesManifest(scenes) {
  const entries = [];
  const rules = [];
  for (const scene of scenes.filter(({ name }) => !name.endsWith(PORTRAIT))) {
    const { name, focus } = scene;
    const measured = await measure(scene);
    if (!measured) continue;
    const portrait = scenes.find((other) => other.name === name + PORTRAIT);
    const tall = await measure(portrait);
    const fields = ({ width, height, widths }) => `width: ${width}, height: ${height}, widths: [${widths.join(', ')}]`;
    entries.push(`  ${keyOf(name)}: { ${fields(measured)}${tall ? `, portrait: { ${fields(tall)} }` : ''} },\n`);
    const rule = async (of) => `[data-image='${name}'] {\n  background-image: url('${await placeholder(of)}');\n}\n`;
    rules.push(await rule(scene));
    if (tall) rules.push(`@media (max-aspect-ratio: 4/5) {\n${(await rule(portrait)).replace(/^(?=.)/gm, '  ')}}\n`);
    if (focus !== null) rules.push(`[data-image='${name}'] img {\n  object-position: ${focus * 100}% 50%;\n}\n`);
  }
  const types = `/** ${note} */
export interface ImageSizes {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  widths: number[];
}

export interface ImageEntry extends ImageSizes {
  /** Another view for screens that are taller than wide. */
  portrait?: ImageSizes;
}

`;
  const names =
    `export const imageManifest = {\n${entries.join('')}} satisfies Record<string, ImageEntry>;\n\n` +
    'export type ImageName = keyof typeof imageManifest;\n';
  await writeFile(inRoot('src/ui/imageManifest.ts'), types + names);
  await writeFile(inRoot('src/ui/imageManifest.css'), `/* ${note} */\n${rules.join('\n')}`);
}

async function writeProductsManifest(scenes) {
  const views = new Map();
  for (const scene of scenes) {
    const measured = await measure(scene);
    if (!measured) continue;
    if (!scene.alt)
      throw new UserFacingError(`tools/images/scenes/products/${scene.name}.py has no ALT = '…': say what is seen.`);
    const [slug] = scene.name.split('--');
    const { width, height, widths } = measured;
    const lines = [
      `      name: '${scene.name}',`,
      `      alt: '${scene.alt}',`,
      `      width: ${width},`,
      `      height: ${height},`,
      `      widths: [${widths.join(', ')}],`,
      `      blur: '${await placeholder(scene)}',`,
    ];
    views.set(slug, [...(views.get(slug) ?? []), `    {\n${lines.join('\n')}\n    },\n`]);
  }
  const entries = [...views].map(([slug, images]) => `  ${keyOf(slug)}: [\n${images.join('')}  ],\n`);
  const types = `/** ${note} */
export interface SeedImage {
  /** Its files are /pictures/products/{name}-{width}.avif and .webp. */
  name: string;
  /** What is seen. */
  alt: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  widths: number[];
  /** A few dots as a data address, to show until it has loaded. */
  blur: string;
}

/** The visualisations of the seeded products, by slug, the first view first. */
`;
  const file = `export const seedImageManifest: Partial<Record<string, SeedImage[]>> = {\n${entries.join('')}};\n`;
  await writeFile(inRoot('server/database/seed/images.ts'), types + file);
}
