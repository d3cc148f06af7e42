import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

const hashesFile = inRoot('tools/images/sceneHashes.json');

// Only the pages read these: no other picture comes of them.
const focusLine = /^FOCUS = ([\d.]+).*\n/m;
const altLine = /^ALT = '(.+)'\n/m;

// By name, not by file: the ending would put a product's second view, `slug--view.py`, before its first.
const scenesIn = (folder) =>
  readdirSync(inRoot(`tools/images/scenes/${folder}`))
    .filter((file) => file.endsWith('.py') && file !== '__init__.py')
    .map((file) => file.slice(0, -'.py'.length))
    .sort();

const always = ['film', 'denoise', 'grade'].map((part) => `tools/images/library/${part}.py`);

/** Removes docstrings and comments from Python source, so that rewording one does not render its image again. */
const codeOf = (source) =>
  source
    .replace(/^\s*"""[^]*?"""\n/gm, '')
    .replace(/(?:^|\s+)# .*$/gm, '')
    .replace(/\n\s*\n/g, '\n');

/** Returns the library files and scenes that a scene imports, directly or not: only they can change its image. */
function importedFiles(source, found = new Set(always)) {
  const parts = [...source.matchAll(/^\s*from (?:library)?\.?(\w*) import (.+)$/gm)].flatMap(([, from, names]) =>
    from === '' || from === 'library' ? names.split(',').map((part) => part.trim()) : [from],
  );
  const scenes = [...source.matchAll(/^from scenes\.(\w+) import (\w+)$/gm)];
  const files = [
    ...parts.map((part) => `library/${part}`),
    ...scenes.map(([, folder, name]) => `scenes/${folder}/${name}`),
  ];
  for (const file of files.map((part) => `tools/images/${part}.py`)) {
    if (found.has(file) || !existsSync(inRoot(file))) continue;
    found.add(file);
    importedFiles(readFileSync(inRoot(file), 'utf8'), found);
  }
  return [...found].sort();
}

/**
 * The scenes in tools/images/scenes. A picture of the pages has `folder` 'pages', one of the seeded collection 'products'; its
 * `name` is its file's; X-portrait is X for screens that are taller than wide. `hash` is a hash of what decides the
 * picture, `focus` what stays in sight where the sides are cut off, between 0 and 1, or null, and `alt` what a product's
 * picture shows, in words.
 */
export function readScenes() {
  return ['pages', 'products'].flatMap((folder) => scenesIn(folder).map((name) => readScene(folder, name)));
}

function readScene(folder, name) {
  const source = readFileSync(inRoot(`tools/images/scenes/${folder}/${name}.py`), 'utf8');
  const hash = createHash('sha256').update(codeOf(source.replace(focusLine, '').replace(altLine, '')));
  for (const file of ['tools/images/render.py', ...importedFiles(source)])
    hash.update(codeOf(readFileSync(inRoot(file), 'utf8')));
  const focus = focusLine.exec(source);
  return {
    folder,
    name,
    hash: hash.digest('hex').slice(0, 16),
    focus: focus ? Number(focus[1]) : null,
    alt: altLine.exec(source)?.[1] ?? '',
  };
}

/** The hash of each picture at the time it was rendered. */
export function readSceneHashes() {
  return existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, 'utf8')) : {};
}

export function writeSceneHashes(hashes) {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(hashesFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
