/** Baselines of html.ts: server-rendered pages, saved as static files without scripts and served by the same server. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from '../../scripts/build/compress.mjs';
import { get } from './get';

/** Returns the URL path of a page's baseline. */
export const baselinePath = (page: string): string => `/baseline${page}.html`;

/**
 * Saves the HTML that the server at `origin` returns for a page in the built site of a copied project, without its
 * scripts, and compresses it like the other files of the site.
 */
export async function writeBaseline(folder: string, origin: string, page: string): Promise<void> {
  const site = path.join(folder, 'build/site');
  const file = path.join(site, baselinePath(page));
  const { body } = await get(`${origin}${page}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, withoutScripts(body.toString('utf8')));
  await compressSite(path.dirname(file));
}

/** Removes all script elements, also inline ones, so that the page shows only what the server rendered. */
const withoutScripts = (html: string): string => html.replace(/<script\b.*?<\/script>/gs, '');
