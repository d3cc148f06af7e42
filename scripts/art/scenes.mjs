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

/** Which library files a Python file reads, and which those read: a picture changes only with these. */
function libraryBehind(source, found = new Set(['film', 'denoise', 'grade'])) {
  const named = [...source.matchAll(/^\s*from (?:library)?\.?(\w*) import (.+)$/gm)];
  for (const [, from, names] of named) {
    const parts = from === '' || from === 'library' ? names.split(',').map((part) => part.trim()) : [from];
    for (const part of parts) {
      if (found.has(part) || !existsSync(inRoot(`art/library/${part}.py`))) continue;
      found.add(part);
      libraryBehind(readFileSync(inRoot(`art/library/${part}.py`), 'utf8'), found);
    }
  }
  return [...found].sort();
}

/**
 * The scenes in art/scenes. A picture of the pages has `folder` 'pages', one of the seeded collection 'products'; its
 * `name` is its file's. `stamp` is a hash of what decides the picture, `portrait` the middle of the crop for phones
 * between 0 and 1, or null, `focus` what stays in sight where the sides are cut off, likewise, and `alt` what a
 * product's picture shows, in words.
 */
export function readScenes() {
  return ['pages', 'products'].flatMap((folder) => scenesIn(folder).map((name) => readScene(folder, name)));
}

function readScene(folder, name) {
  const source = readFileSync(inRoot(`art/scenes/${folder}/${name}.py`), 'utf8');
  const decisive = source.replace(focusLine, '').replace(altLine, '');
  const hash = createHash('sha256').update(decisive).update(readFileSync(inRoot('art/render.py')));
  for (const part of libraryBehind(source)) hash.update(readFileSync(inRoot(`art/library/${part}.py`)));
  const portrait = /^PORTRAIT = ([\d.]+)/m.exec(source);
  const focus = focusLine.exec(source);
  return {
    folder,
    name,
    stamp: hash.digest('hex').slice(0, 16),
    portrait: portrait ? Number(portrait[1]) : null,
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
