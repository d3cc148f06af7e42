import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { UserFacingError } from '../lib/userFacingError.mjs';
import { inRoot } from '../lib/root.mjs';
import { drawingEntry } from './drawings.mjs';
import { folderOf } from './encode.mjs';

/** A placeholder's `data:` URL must be shorter than this many bytes. */
const MAX_PLACEHOLDER_BYTES = 400;
/** Suffix of the names of the portrait crops of landscape images. */
const PORTRAIT_SUFFIX = '-portrait';

/**
 * Returns the size of a scene's largest image file, and the widths of all its image files. Returns null if it has none.
 */
async function measure(scene) {
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

/** Returns a scene's image, 16 pixels wide, as a `data:` URL. Pages enlarge it as a blurred placeholder. */
async function placeholderUrl(scene) {
  const { name } = scene;
  const small = await sharp(`${folderOf(scene)}/${name}-480.webp`)
    .resize({ width: 16 })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  const url = `data:image/webp;base64,${small.toString('base64')}`;
  if (url.length >= MAX_PLACEHOLDER_BYTES)
    throw new UserFacingError(`The placeholder of ${name} has ${url.length} bytes.`);
  return url;
}

const keyOf = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

const generatedNote = 'Written by `npm run art`: change the scenes and drawings in tools/images instead.';

/** Writes the manifests for the pages and for the seed data: each image's size, widths and placeholder. */
export async function writeManifest(scenes) {
  await writePagesManifest(scenes.filter(({ folder }) => folder === 'pages'));
  await writeProductsManifest(scenes.filter(({ folder }) => folder === 'products'));
}

async function writePagesManifest(scenes) {
  const entries = [];
  const rules = [];
  for (const scene of scenes) {
    const { name, focus } = scene;
    const measured = await measure(scene);
    if (!measured) continue;
    const measuredPortrait = await measure({ ...scene, name: name + PORTRAIT_SUFFIX });
    const fields = ({ width, height, widths }) => `width: ${width}, height: ${height}, widths: [${widths.join(', ')}]`;
    entries.push(
      `  ${keyOf(name)}: { ${fields(measured)}${measuredPortrait ? `, portrait: { ${fields(measuredPortrait)} }` : ''} },\n`,
    );
    rules.push(`[data-image='${name}'] {\n  background-image: url('${await placeholderUrl(scene)}');\n}\n`);
    if (focus !== null) rules.push(`[data-image='${name}'] img {\n  object-position: ${focus * 100}% 50%;\n}\n`);
  }
  const types = `/** ${generatedNote} */
export interface ImageSizes {
  /** Width of the image's largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of all files of the image, in pixels, in ascending order. */
  widths: number[];
}

export interface ImageEntry extends ImageSizes {
  /** A crop of the image for viewports that are taller than wide. */
  portrait?: ImageSizes;
}

`;
  const names =
    `export const imageManifest = {\n${entries.join('')}} satisfies Record<string, ImageEntry>;\n\n` +
    'export type ImageName = keyof typeof imageManifest;\n';
  await writeFile(inRoot('src/ui/imageManifest.ts'), types + names);
  await writeFile(inRoot('src/ui/imageManifest.css'), `/* ${generatedNote} */\n${rules.join('\n')}`);
}

/** Returns an image of a product as an entry of the manifest. A drawing has neither `widths` nor `blur`. */
function seedImage({ name, alt, width, height, widths, blur }) {
  const lines = [
    `      name: '${name}',`,
    `      alt: '${alt}',`,
    `      width: ${width},`,
    `      height: ${height},`,
    ...(widths ? [`      widths: [${widths.join(', ')}],`, `      blur: '${blur}',`] : []),
  ];
  return `    {\n${lines.join('\n')}\n    },\n`;
}

async function writeProductsManifest(scenes) {
  const views = new Map();
  for (const scene of scenes) {
    const measured = await measure(scene);
    if (!measured) continue;
    if (!scene.alt)
      throw new UserFacingError(
        `tools/images/scenes/products/${scene.name}.py has no ALT = '…': describe what the image shows.`,
      );
    const [slug] = scene.name.split('--');
    const image = { name: scene.name, alt: scene.alt, ...measured, blur: await placeholderUrl(scene) };
    views.set(slug, [...(views.get(slug) ?? []), seedImage(image)]);
  }
  for (const [slug, images] of views) {
    const drawing = await drawingEntry(slug);
    if (drawing) images.push(seedImage(drawing));
  }
  const entries = [...views].map(([slug, images]) => `  ${keyOf(slug)}: [\n${images.join('')}  ],\n`);
  const types = `/** ${generatedNote} */
export interface SeedImage {
  /** The files are at /pictures/products/{name}-{width}.avif and .webp, of a drawing at /pictures/products/{name}.svg. */
  name: string;
  /** Alternative text. */
  alt: string;
  /** Width of the image's largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of all files of the image, in pixels, in ascending order. A drawing has none. */
  widths?: number[];
  /** A tiny version of the image as a data URL, to show while the image loads. A drawing has none. */
  blur?: string;
}

/** The images of the seeded products, by slug. The first image of each product is its main one, the last one its drawing. */
`;
  const file = `export const seedImageManifest: Partial<Record<string, SeedImage[]>> = {\n${entries.join('')}};\n`;
  await writeFile(inRoot('server/database/seed/images.ts'), types + file);
}
