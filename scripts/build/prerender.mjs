import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserFacingError } from '../lib/userFacingError.mjs';
import { progressLine } from '../lib/progress.mjs';
import { inRoot } from '../lib/root.mjs';
import { writeSeoFiles } from './seoFiles.mjs';
import { shellHtml, fillTemplate, assetTags, ssrAssetTags, ssrTemplate, ssrHtml, notFoundHtml } from './template.mjs';

const require = createRequire(import.meta.url);

async function writePage(siteDir, route, content) {
  const file = path.join(siteDir, route, 'index.html');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The renderer's files that are loaded now: the renderer itself and the lazy parts it asked for. */
const loadedFrom = (renderDir) => Object.keys(require.cache).filter((file) => file.startsWith(renderDir + path.sep));

function freshRenderer(renderDir) {
  for (const file of loadedFrom(renderDir)) delete require.cache[file];
  return require(path.join(renderDir, 'render.js'));
}

/**
 * The scripts of each route, by its pattern: found by asking for the route's part in a renderer of its own. A page
 * links them itself, so that the browser need not find out one after the other.
 * @returns {Promise<Record<string, string[]>>}
 */
async function scriptsOfRoutes(renderDir, assets) {
  const scripts = {};
  for (const { path: route } of freshRenderer(renderDir).routeChunks) {
    const { load } = freshRenderer(renderDir).routeChunks.find((chunk) => chunk.path === route);
    await load();
    const chunks = loadedFrom(renderDir).map((file) => path.basename(file, '.js'));
    scripts[route] = [...new Set([...chunks.flatMap((chunk) => assets.chunks.get(chunk) ?? []), ...assets.scripts])];
  }
  return scripts;
}

async function renderRoute(route, renderer) {
  const page = await renderer.render(route);
  if (page.status !== 200) {
    throw new UserFacingError(`The page ${route} answers ${page.status} and cannot be written as a file.`);
  }
  return page;
}

/**
 * Writes `<route>/index.html` for every public route, `shell.html` for all others, `404.html` for what is none, and the
 * files for search engines; and, beside the renderer, `scripts.json`, the scripts of every route, and `frames.json`, what
 * the server puts pages into that it renders on request.
 * @returns {Promise<{ pages: number, scripts: Record<string, string[]> }>} how many pages were rendered
 */
export async function prerenderPages({ siteDir, renderDir, assets }) {
  const line = progressLine('Rendering the pages');
  try {
    const template = await readFile(inRoot('src/template.html'), 'utf8');
    const shell = fillTemplate(template, assetTags(assets));
    await writeFile(path.join(siteDir, 'shell.html'), shellHtml(shell));
    await writeFile(path.join(siteDir, '404.html'), notFoundHtml(shell));
    const scripts = await scriptsOfRoutes(renderDir, assets);
    await writeFile(path.join(renderDir, 'scripts.json'), JSON.stringify(scripts, null, 2));
    const renderer = freshRenderer(renderDir);
    const linked = (route) => fillTemplate(template, ssrAssetTags({ ...assets, scripts: scripts[route] }));
    for (const route of renderer.prerenderedRoutes) {
      await writePage(siteDir, route, ssrHtml(linked(route), await renderRoute(route, renderer)));
    }
    await writeSeoFiles(siteDir, renderer.sitemapRoutes);
    const frames = renderer.ssrRoutes.map((route) => [route, ssrTemplate(linked(route))]);
    await writeFile(path.join(renderDir, 'frames.json'), JSON.stringify(Object.fromEntries(frames), null, 2));
    line.done('The pages are rendered');
    return { pages: renderer.prerenderedRoutes.length, scripts };
  } finally {
    line.clear();
  }
}
