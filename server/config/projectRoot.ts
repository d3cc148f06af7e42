import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The project folder: the nearest folder above this file that has a package.json. The contract, the migrations and the
 * built site are located from here, by the sources in `server` as well as by the compiled server in `build/server`.
 */
export const projectRoot = findRoot(__dirname);

/** The folder of the built site. */
export const builtSite = path.join(projectRoot, 'build/site');

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder));
}
