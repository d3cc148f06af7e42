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

/**
 * Writes `<route>/index.html` for every public route, `shell.html` for all others, and beside the renderer
 * `page.html`: the template with its links filled in and the markers head, app and state left for the server.
 * @returns {Promise<number>} how many pages were rendered
 */
export async function writePages({ siteDir, renderDir, assets }) {
  const line = progressLine('Rendering the pages');
  try {
    const template = fill(await readFile(inRoot('src/template.html'), 'utf8'), links(assets));
    await writeFile(path.join(siteDir, 'shell.html'), emptyPage(template));
    await writeFile(path.join(renderDir, 'page.html'), template);

    const { render, publicRoutes } = require(path.join(renderDir, 'render.js'));
    for (const route of publicRoutes) {
      const page = await render(route);
      if (page.status !== 200) throw new Failure(`The page ${route} answers ${page.status} and cannot be written as a file.`);
      await writePage(siteDir, route, renderedPage(template, page));
    }
    line.done('The pages are rendered');
    return publicRoutes.length;
  } finally {
    line.clear();
  }
}
