import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

const stampsFile = inRoot('art/stamps.json');

// Only the pages read these: no other picture comes of them.
const focusLine = /^FOCUS = ([\d.]+).*\n/m;
const altLine = /^ALT = '(.+)'\n/m;

// By name, not by file: the ending would put a product's second view, `slug--view.py`, before its first.
const scenesIn = (folder) =>
  readdirSync(inRoot(`art/scenes/${folder}`))
    .filter((file) => file.endsWith('.py') && file !== '__init__.py')
    .map((file) => file.slice(0, -'.py'.length))
    .sort();

const always = ['film', 'denoise', 'grade'].map((part) => `art/library/${part}.py`);

/** Which files a Python file reads, and which those read, of the library or another scene: a picture changes only with these. */
function filesBehind(source, found = new Set(always)) {
  const parts = [...source.matchAll(/^\s*from (?:library)?\.?(\w*) import (.+)$/gm)].flatMap(([, from, names]) =>
    from === '' || from === 'library' ? names.split(',').map((part) => part.trim()) : [from],
  );
  const scenes = [...source.matchAll(/^from scenes\.(\w+) import (\w+)$/gm)];
  const files = [...parts.map((part) => `library/${part}`), ...scenes.map(([, folder, name]) => `scenes/${folder}/${name}`)];
  for (const file of files.map((part) => `art/${part}.py`)) {
    if (found.has(file) || !existsSync(inRoot(file))) continue;
    found.add(file);
    filesBehind(readFileSync(inRoot(file), 'utf8'), found);
  }
  return [...found].sort();
}

/**
 * The scenes in art/scenes. A picture of the pages has `folder` 'pages', one of the seeded collection 'products'; its
 * `name` is its file's; X-portrait is X for screens that are taller than wide. `stamp` is a hash of what decides the
 * picture, `focus` what stays in sight where the sides are cut off, between 0 and 1, or null, and `alt` what a product's
 * picture shows, in words.
 */
export function readScenes() {
  return ['pages', 'products'].flatMap((folder) => scenesIn(folder).map((name) => readScene(folder, name)));
}

function readScene(folder, name) {
  const source = readFileSync(inRoot(`art/scenes/${folder}/${name}.py`), 'utf8');
  const decisive = source.replace(focusLine, '').replace(altLine, '');
  const hash = createHash('sha256').update(decisive).update(readFileSync(inRoot('art/render.py')));
  for (const part of filesBehind(source)) hash.update(readFileSync(inRoot(part)));
  const focus = focusLine.exec(source);
  return {
    folder,
    name,
    stamp: hash.digest('hex').slice(0, 16),
    focus: focus ? Number(focus[1]) : null,
    alt: altLine.exec(source)?.[1] ?? '',
  };
}

/** The stamp of each picture at the time it was rendered. */
export function readStamps() {
  return existsSync(stampsFile) ? JSON.parse(readFileSync(stampsFile, 'utf8')) : {};
}

export function writeStamps(stamps) {
  const sorted = Object.fromEntries(Object.entries(stamps).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(stampsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
