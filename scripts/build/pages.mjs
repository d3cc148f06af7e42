import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { progressLine } from '../lib/progress.mjs';
import { inRoot } from '../lib/root.mjs';
import { writeForCrawlers } from './crawlers.mjs';
import { emptyPage, fill, links, linksOfRendered, renderedFrame, renderedPage, unknownPage } from './template.mjs';

const require = createRequire(import.meta.url);

async function writePage(siteDir, route, content) {
  const file = path.join(siteDir, route, 'index.html');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The renderer's files that are loaded now: the renderer itself and the lazy parts it asked for. */
const loadedFrom = (renderDir) =>
  Object.keys(require.cache).filter((file) => file.startsWith(renderDir + path.sep));

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
  for (const { path: route } of freshRenderer(renderDir).parts) {
    const { load } = freshRenderer(renderDir).parts.find((part) => part.path === route);
    await load();
    const parts = loadedFrom(renderDir).map((file) => path.basename(file, '.js'));
    scripts[route] = [...new Set([...parts.flatMap((part) => assets.parts.get(part) ?? []), ...assets.scripts])];
  }
  return scripts;
}

async function renderRoute(route, renderer) {
  const page = await renderer.render(route);
  if (page.status !== 200) {
    throw new Failure(`The page ${route} answers ${page.status} and cannot be written as a file.`);
  }
  return page;
}

/**
 * Writes `<route>/index.html` for every public route, `shell.html` for all others, `404.html` for what is none, and the
 * files for search engines; and, beside the renderer, `scripts.json`, the scripts of every route, and `frames.json`, what
 * the server puts pages into that it renders on request.
 * @returns {Promise<{ pages: number, scripts: Record<string, string[]> }>} how many pages were rendered
 */
export async function writePages({ siteDir, renderDir, assets }) {
  const line = progressLine('Rendering the pages');
  try {
    const template = await readFile(inRoot('src/template.html'), 'utf8');
    const shell = fill(template, links(assets));
    await writeFile(path.join(siteDir, 'shell.html'), emptyPage(shell));
    await writeFile(path.join(siteDir, '404.html'), unknownPage(shell));
    const scripts = await scriptsOfRoutes(renderDir, assets);
    await writeFile(path.join(renderDir, 'scripts.json'), JSON.stringify(scripts, null, 2));
    const renderer = freshRenderer(renderDir);
    const linked = (route) => fill(template, linksOfRendered({ ...assets, scripts: scripts[route] }));
    for (const route of renderer.publicRoutes) {
      await writePage(siteDir, route, renderedPage(linked(route), await renderRoute(route, renderer)));
    }
    await writeForCrawlers(siteDir, renderer.listedRoutes);
    const frames = renderer.requestedRoutes.map((route) => [route, renderedFrame(linked(route))]);
    await writeFile(path.join(renderDir, 'frames.json'), JSON.stringify(Object.fromEntries(frames), null, 2));
    line.done('The pages are rendered');
    return { pages: renderer.publicRoutes.length, scripts };
  } finally {
    line.clear();
  }
}
