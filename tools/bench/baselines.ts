/** The yardsticks of pages: files without a script that the same server sends with the same fonts and pictures. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from '../../scripts/build/compress.mjs';
import { get } from './get';

const own = path.join(__dirname, 'limit');

/** Where a page's yardstick is served. */
export const limitOf = (page: string): string => (page === '/' ? '/limit/home.html' : `/limit${page}.html`);

/** The first match's group, or an error that says what was looked for. */
function find(html: string, what: RegExp): string {
  const found = what.exec(html)?.[1];
  if (found === undefined) throw new Error(`The built page has no ${what.source}.`);
  return found;
}

/**
 * Writes the yardsticks into the site of a copied project, compressed as everything there is. `/` is compared with a
 * page written by hand; `pages` with themselves, as a file and without their scripts.
 */
export async function writeLimits(folder: string, origin: string, pages: string[]): Promise<void> {
  const site = path.join(folder, 'build/site');
  const home = await readFile(path.join(site, 'index.html'), 'utf8');
  const parts: Record<string, string> = {
    serif: find(home, /href="([^"]*newsreader[^"]*)"/),
    sans: find(home, /href="([^"]*instrument-sans[^"]*)"/),
    hero: find(home, /(<picture>.*?<\/picture>)/s),
  };
  const limit = path.join(site, 'limit');
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(limit, name)), { recursive: true });
    await writeFile(path.join(limit, name), text);
  };
  for (const name of ['home.html', 'home.css']) {
    const text = await readFile(path.join(own, name), 'utf8');
    await write(
      name,
      text.replace(/<!--(serif|sans|hero)-->/g, (_mark, part: string) => parts[part] ?? ''),
    );
  }
  for (const page of pages) {
    const { body } = await get(`${origin}${page}`);
    await write(path.relative('/limit', limitOf(page)), withoutScripts(body.toString('utf8')));
  }
  await compressSite(limit);
}

/** The page as it arrives, and as it would stay if no script ever came. */
export const withoutScripts = (html: string): string => html.replace(/<script\b.*?<\/script>/gs, '');
