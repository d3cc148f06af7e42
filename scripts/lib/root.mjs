import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the folder that a script is called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** An absolute path inside the project. */
export const inRoot = (...parts) => path.join(root, ...parts);
