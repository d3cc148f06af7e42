import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { progressLine } from '../lib/progress.mjs';
import { inRoot } from '../lib/root.mjs';
import { emptyPage, fill, links, renderedPage } from './template.mjs';

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
 * Renders one route in a renderer of its own, so that the lazy parts it loads are known: the page then links their
 * scripts itself, and the browser need not find out one after the other.
 */
async function renderRoute(route, renderDir, assets) {
  const page = await freshRenderer(renderDir).render(route);
  if (page.status !== 200) {
    throw new Failure(`The page ${route} answers ${page.status} and cannot be written as a file.`);
  }
  const parts = loadedFrom(renderDir).map((file) => path.basename(file, '.js'));
  const ahead = parts.flatMap((part) => assets.parts.get(part) ?? []);
  return { page, links: links({ ...assets, scripts: [...new Set([...ahead, ...assets.scripts])] }) };
}

/**
 * Writes `<route>/index.html` for every public route and `shell.html` for all others.
 * @returns {Promise<number>} how many pages were rendered
 */
export async function writePages({ siteDir, renderDir, assets }) {
  const line = progressLine('Rendering the pages');
  try {
    const template = await readFile(inRoot('src/template.html'), 'utf8');
    await writeFile(path.join(siteDir, 'shell.html'), emptyPage(fill(template, links(assets))));
    const { publicRoutes } = freshRenderer(renderDir);
    for (const route of publicRoutes) {
      const rendered = await renderRoute(route, renderDir, assets);
      await writePage(siteDir, route, renderedPage(fill(template, rendered.links), rendered.page));
    }
    line.done('The pages are rendered');
    return publicRoutes.length;
  } finally {
    line.clear();
  }
}
