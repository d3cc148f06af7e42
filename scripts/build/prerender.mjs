import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserFacingError } from '../lib/userFacingError.mjs';
import { progressLine } from '../lib/progress.mjs';
import { inRoot } from '../lib/root.mjs';
import { writeSeoFiles } from './seoFiles.mjs';
import {
  shellHtml,
  fillTemplate,
  assetTags,
  guardedAssetTags,
  guardedTemplate,
  ssrAssetTags,
  ssrTemplate,
  ssrHtml,
  notFoundHtml,
} from './template.mjs';

const require = createRequire(import.meta.url);

async function writePage(siteDir, name, content) {
  const file = path.join(siteDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Returns the files of the render bundle that are loaded now: the renderer itself and the lazy chunks it has imported.
 */
const loadedFiles = (renderDir) => Object.keys(require.cache).filter((file) => file.startsWith(renderDir + path.sep));

/** Loads the renderer again, without any of its lazy chunks. */
function reloadRenderer(renderDir) {
  for (const file of loadedFiles(renderDir)) delete require.cache[file];
  return require(path.join(renderDir, 'render.js'));
}

/**
 * Returns the URLs of each route's scripts and stylesheets, by route pattern. Reloads the renderer for each route and
 * looks at the chunks that `loadChunk` imports. Pages link these files, so that the browser need not discover them one
 * by one.
 * @param {(route: { load: Function, loadForGuests?: Function }) => Promise<unknown> | undefined} loadChunk
 * @returns {Promise<Record<string, { scripts: string[], styles: string[] }>>}
 */
async function assetsOfRoutes(renderDir, assets, loadChunk) {
  const found = {};
  for (const { path: route } of reloadRenderer(renderDir).routeChunks) {
    await loadChunk(reloadRenderer(renderDir).routeChunks.find((chunk) => chunk.path === route));
    const chunks = loadedFiles(renderDir).flatMap((file) => assets.chunks.get(path.basename(file, '.js')) ?? []);
    found[route] = {
      scripts: [...new Set([...chunks.flatMap((chunk) => chunk.scripts), ...assets.scripts])],
      // The page's own styles come last, because they override those of the components that it uses.
      styles: [...new Set([...assets.styles, ...chunks.flatMap((chunk) => chunk.styles)])],
    };
  }
  return found;
}

async function renderUrl(url, renderer) {
  const page = await renderer.render(url);
  if (page.status !== 200) {
    throw new UserFacingError(`The page ${url} cannot be prerendered, because its status is ${page.status}, not 200.`);
  }
  return page;
}

/**
 * Writes the HTML files of the site.
 *
 * - Every prerendered page: `<route>/index.html`, and `<route>/any.html` for URLs with a token.
 * - `shell.html`, the empty page for routes that only the browser renders, and `404.html` for unknown paths.
 * - robots.txt and the sitemaps.
 * - In `renderDir`, for the server: `scripts.json` with the script URLs of every route, and `frames.json` with the HTML
 *   around the content of pages that are rendered on request.
 * @returns {Promise<{ pages: number, scripts: Record<string, string[]> }>} the number of prerendered pages, and the
 *   script URLs by route
 */
export async function prerenderPages({ siteDir, renderDir, assets }) {
  const line = progressLine('Rendering the pages');
  try {
    const template = await readFile(inRoot('src/template.html'), 'utf8');
    const shell = fillTemplate(template, assetTags(assets));
    await writeFile(path.join(siteDir, 'shell.html'), shellHtml(shell));
    await writeFile(path.join(siteDir, '404.html'), notFoundHtml(shell));
    const routeAssets = await assetsOfRoutes(renderDir, assets, ({ load }) => load());
    const guestAssets = await assetsOfRoutes(renderDir, assets, ({ loadForGuests }) => loadForGuests?.());
    const scripts = Object.fromEntries(Object.entries(routeAssets).map(([route, files]) => [route, files.scripts]));
    await writeFile(path.join(renderDir, 'scripts.json'), JSON.stringify(scripts, null, 2));
    const renderer = reloadRenderer(renderDir);
    const linked = (route, tags) =>
      fillTemplate(template, tags({ ...assets, ...routeAssets[route], guestScripts: guestAssets[route].scripts }));
    for (const { route, url, file, guarded } of renderer.prerenderedPages) {
      const page = guarded ? guardedTemplate(linked(route, guardedAssetTags)) : linked(route, ssrAssetTags);
      await writePage(siteDir, file, ssrHtml(page, await renderUrl(url, renderer)));
    }
    await writeSeoFiles(siteDir, renderer.sitemapRoutes);
    const frames = renderer.ssrRoutes.map((route) => [route, ssrTemplate(linked(route, ssrAssetTags))]);
    await writeFile(path.join(renderDir, 'frames.json'), JSON.stringify(Object.fromEntries(frames), null, 2));
    line.done('Rendered the pages');
    return { pages: renderer.prerenderedPages.length, scripts };
  } finally {
    line.clear();
  }
}
