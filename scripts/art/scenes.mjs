import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';
import { importedFiles } from './importedFiles.mjs';

const hashesFile = inRoot('tools/images/sceneHashes.json');

// Lines of a scene file that match these patterns do not affect the render. The scene's hash does not include them.
const focusLine = /^FOCUS = ([\d.]+).*\n/m;
const altLine = /^ALT = '(.+)'\n/m;
/** Settings of a scene's own render, which do not affect other views that import the scene. */
const settingLines = /^(?:RATIO|WIDTH|SAMPLES|DETAIL|GRADE) = .*\n/gm;

/**
 * The key by which scenes are sorted: a product's first view (`slug`), then the one from above, which the product page
 * shows beside the specifications, then its interior, then the other views.
 */
const sortKey = (name) => name.replace(/--above$/, '--').replace(/--inside$/, '--0');

const scenesIn = (folder) =>
  readdirSync(inRoot(`tools/images/scenes/${folder}`))
    .filter((file) => file.endsWith('.py') && file !== '__init__.py')
    .map((file) => file.slice(0, -'.py'.length))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

/** Removes everything from Python source that does not affect the render, so that editing it does not change the hash. */
const codeOf = (source) =>
  source
    .replace(focusLine, '')
    .replace(altLine, '')
    .replace(/^\s*"""[^]*?"""\n/gm, '')
    .replace(/(?:^|\s+)# .*$/gm, '')
    .replace(/\n\s*\n/g, '\n');

/**
 * Reads all scenes in tools/images/scenes.
 *
 * - `folder`: 'pages' for images of the pages, 'products' for images of the seeded products, 'materials' for samples of
 *   their materials.
 * - `name`: the file name without extension.
 * - `hash`: a hash of all code that affects the render.
 * - `focus`: the horizontal position, from 0 to 1, that stays visible when the sides are cropped; null if not stated.
 * - `alt`: the alternative text of a product's image; empty if not stated.
 */
export function readScenes() {
  return ['pages', 'products', 'materials'].flatMap((folder) =>
    scenesIn(folder).map((name) => readScene(folder, name)),
  );
}

function readScene(folder, name) {
  const source = readFileSync(inRoot(`tools/images/scenes/${folder}/${name}.py`), 'utf8');
  const hash = createHash('sha256').update(codeOf(source));
  for (const file of ['tools/images/render.py', ...importedFiles(source)]) {
    const code = codeOf(readFileSync(inRoot(file), 'utf8'));
    hash.update(file.startsWith('tools/images/scenes/') ? code.replace(settingLines, '') : code);
  }
  const focus = focusLine.exec(source);
  return {
    folder,
    name,
    hash: hash.digest('hex').slice(0, 16),
    focus: focus ? Number(focus[1]) : null,
    alt: altLine.exec(source)?.[1] ?? '',
  };
}

/** Returns each scene's hash at the time of its last render, by scene name. */
export function readSceneHashes() {
  return existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, 'utf8')) : {};
}

export function writeSceneHashes(hashes) {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(hashesFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
