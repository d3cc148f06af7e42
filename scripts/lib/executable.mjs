import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Whether the current user may execute a file. */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Searches the PATH for an executable with one of these names. Returns its path, or undefined if there is none.
 * @param {string[]} names in order of preference
 * @param {NodeJS.ProcessEnv} env
 */
export function findExecutable(names, env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}
