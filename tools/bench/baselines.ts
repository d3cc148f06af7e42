/** Baseline pages: static HTML files without scripts, served by the same server with the same fonts and images. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from '../../scripts/build/compress.mjs';
import { get } from './get';

const sources = path.join(__dirname, 'baseline');

/** Returns the URL path of a page's baseline. */
export const baselinePath = (page: string): string => (page === '/' ? '/baseline/home.html' : `/baseline${page}.html`);

/** Returns the first capture group of the first match. Throws an error that names the pattern if there is no match. */
function matchGroup(html: string, pattern: RegExp): string {
  const group = pattern.exec(html)?.[1];
  if (group === undefined) throw new Error(`The built page has no ${pattern.source}.`);
  return group;
}

/**
 * Writes the baseline pages into the built site of a copied project and compresses them like its other files.
 *
 * The baseline of `/` is the handwritten baseline/home.html. The baseline of each of `pages` is the HTML that the
 * server at `origin` returns for it, saved as a file without its scripts.
 */
export async function writeBaselines(folder: string, origin: string, pages: string[]): Promise<void> {
  const site = path.join(folder, 'build/site');
  const home = await readFile(path.join(site, 'index.html'), 'utf8');
  const fragments: Record<string, string> = {
    serif: matchGroup(home, /href="([^"]*newsreader[^"]*)"/),
    sans: matchGroup(home, /href="([^"]*instrument-sans[^"]*)"/),
    hero: matchGroup(home, /(<picture>.*?<\/picture>)/s),
  };
  const target = path.join(site, 'baseline');
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await writeFile(path.join(target, name), text);
  };
  for (const name of ['home.html', 'home.css']) {
    const text = await readFile(path.join(sources, name), 'utf8');
    await write(
      name,
      text.replace(/<!--(serif|sans|hero)-->/g, (_placeholder, name: string) => fragments[name] ?? ''),
    );
  }
  for (const page of pages) {
    const { body } = await get(`${origin}${page}`);
    await write(path.relative('/baseline', baselinePath(page)), withoutScripts(body.toString('utf8')));
  }
  await compressSite(target);
}

/** Removes all script elements, also inline ones, so that the page shows only what the server rendered. */
const withoutScripts = (html: string): string => html.replace(/<script\b.*?<\/script>/gs, '');
