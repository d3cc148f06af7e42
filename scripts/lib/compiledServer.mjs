import { inRoot } from './root.mjs';

/**
 * The arguments with which Node runs a program of the compiled server.
 * @param {'main' | 'backup'} program
 * @returns {string[]} stack traces point to the TypeScript
 */
export const compiledServer = (program) => ['--enable-source-maps', inRoot('build/server', `${program}.mjs`)];
