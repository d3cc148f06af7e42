import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './root.mjs';

/** The input files and folders of the two builds, `site` and `server`. Each build has its own hash. */
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
/** Matches files inside the input folders that do not affect a build. */
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
 * Returns a hash of everything that affects a build: its input files, the supported browsers, and the environment
 * variables that the build reads. Tests and their helpers are not included.
 * @param {'site' | 'server'} part
 */
export function hashBuildInputs(part) {
  const hash = createHash('sha256');
  const { browserslist } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const { API_BASE_URL = '', PUBLIC_URL = '', CONSULTATIONS = '' } = process.env;
  // CONSULTATIONS changes the site of another provider only (scripts/build.mjs).
  hash.update(JSON.stringify([browserslist, API_BASE_URL, PUBLIC_URL, API_BASE_URL && CONSULTATIONS]));
  for (const file of inputFiles(part)) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns the folder of the site's build: `build`, or `build/development` for React's development mode. */
export const buildDir = (development) => (development ? inRoot('build/development') : inRoot('build'));

/** Whether this folder is an unpacked release (scripts/release.mjs): it contains the build, but not all its inputs. */
const isRelease = existsSync(inRoot('SHA256SUMS'));

const hasCurrentHash = (file, part) =>
  isRelease || (existsSync(file) && readFileSync(file, 'utf8') === hashBuildInputs(part));

/** Whether the built site matches the current sources. */
export const isSiteUpToDate = (development) => hasCurrentHash(path.join(buildDir(development), '.hash'), 'site');

/**
 * Name of the file with the server's build hash. It is in the output folder, so that one rename replaces the output and
 * the hash.
 */
export const SERVER_HASH_FILE = '.hash';

/** Whether the compiled server matches the current sources. */
export const isServerUpToDate = () => hasCurrentHash(inRoot('build/server', SERVER_HASH_FILE), 'server');
