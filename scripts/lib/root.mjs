import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root folder, independent of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Returns the absolute path of a file in the project. */
export const inRoot = (...parts) => path.join(root, ...parts);
