import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/root.mjs';
import { SHEET, drawSheet } from '../../tools/images/drawings/sheet.mjs';

const folder = inRoot('tools/images/drawings/products');

/** Returns the drawing of a product as its module describes it, or null if it has none. */
async function readDrawing(slug) {
  const file = `${folder}/${slug}.mjs`;
  return existsSync(file) ? (await import(pathToFileURL(file).href)).drawing : null;
}

/** Writes all drawings into public/pictures/products as SVG files. */
export async function writeDrawings() {
  const slugs = readdirSync(folder).map((file) => file.replace(/\.mjs$/, ''));
  for (const slug of slugs)
    await writeFile(inRoot(`public/pictures/products/${slug}--drawing.svg`), drawSheet(await readDrawing(slug)));
}

/**
 * Returns the entry of a product's drawing in the manifest: its name, its alternative text and its size in pixels. Returns
 * null if it has none.
 */
export async function drawingEntry(slug) {
  const drawing = await readDrawing(slug);
  return drawing && { name: `${slug}--drawing`, alt: drawing.alt, ...SHEET };
}
