import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The project's folder: the nearest one above this file that has a package.json. Files that are not code (the contract,
 * migrations, the built site) are found from here, by the sources in `server` and by the compiled server in `build/server`.
 */
export const projectRoot = findRoot(__dirname);

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder));
}
