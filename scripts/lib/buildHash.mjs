import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './root.mjs';

/** The input files and folders of the two builds, each of which has a hash of its own. */
const inputs = {
  site: [
    'src',
    'store',
    'contract',
    'public',
    'webpack.config.js',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/build',
  ],
  server: ['server', 'contract', 'package-lock.json', 'scripts/build/server.mjs'],
};
const notBuilt = /\.test\.tsx?$|[\\/]testing[\\/]|[\\/]\.DS_Store$/;

function filesBelow(name) {
  if (!existsSync(inRoot(name))) return [];
  const entries = readdirSync(inRoot(name), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

function inputFiles(part) {
  const files = inputs[part].flatMap((name) => (path.extname(name) ? [inRoot(name)] : filesBelow(name)));
  return files.filter((file) => !notBuilt.test(file)).sort();
}

/**
 * A hash of everything that decides what a build looks like; tests and their helpers do not.
 * @param {'site' | 'server'} part
 */
export function hashBuildInputs(part) {
  const hash = createHash('sha256');
  const { browserslist } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  hash.update(JSON.stringify([browserslist, process.env.API_BASE_URL ?? '', process.env.PUBLIC_URL ?? '']));
  for (const file of inputFiles(part)) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Where a build stands: `build`, or `build/development` with React's own checks in. */
export const buildDir = (development) => (development ? inRoot('build/development') : inRoot('build'));

const isCurrent = (file, part) => existsSync(file) && readFileSync(file, 'utf8') === hashBuildInputs(part);

/** Whether the site in place was built from the files as they are now. */
export const isSiteUpToDate = (development) => isCurrent(path.join(buildDir(development), '.hash'), 'site');

/** File name of the server's hash. It lies in the output folder, so that output and hash are replaced in one step. */
export const SERVER_HASH_FILE = '.hash';

/** Whether the compiled server in place was built from the files as they are now. */
export const isServerUpToDate = () => isCurrent(inRoot('build/server', SERVER_HASH_FILE), 'server');
