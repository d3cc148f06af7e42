import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Whether a file can be run by us. */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first program on the PATH that has one of these names, with its folder; undefined where there is none.
 * @param {string[]} names the one that is liked best first
 * @param {NodeJS.ProcessEnv} env
 */
export function findExecutable(names, env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}
