import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './root.mjs';

const inputs = [
  'src',
  'store',
  'contract',
  'public',
  'webpack.config.js',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build',
];
const notBuilt = /\.test\.tsx?$|[\\/]testing[\\/]|[\\/]\.DS_Store$/;

function filesBelow(name) {
  if (!existsSync(inRoot(name))) return [];
  const entries = readdirSync(inRoot(name), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

function inputFiles() {
  const files = inputs.flatMap((name) => (path.extname(name) ? [inRoot(name)] : filesBelow(name)));
  return files.filter((file) => !notBuilt.test(file)).sort();
}

/** A hash of everything that decides what a build looks like; tests and their helpers do not. */
export function inputStamp() {
  const hash = createHash('sha256');
  const { browserslist } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  hash.update(JSON.stringify([browserslist, process.env.API_BASE_URL ?? '', process.env.PUBLIC_URL ?? '']));
  for (const file of inputFiles()) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Where a build stands: `build`, or `build/development` with React's own checks in. */
export const buildFolder = (development) => (development ? inRoot('build/development') : inRoot('build'));

/** Whether the build in place was made from what stands there now. */
export function buildIsCurrent(development) {
  const file = path.join(buildFolder(development), '.stamp');
  return existsSync(file) && readFileSync(file, 'utf8') === inputStamp();
}
