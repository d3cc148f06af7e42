import { inRoot } from './root.mjs';

/**
 * The arguments with which Node runs a program of the compiled server. Stack traces point to the TypeScript. V8's young
 * generation stays small: left to itself it grows to 48 MB while the server loads and keeps them.
 * @param {'main' | 'backup'} program
 * @returns {string[]}
 */
export const compiledServer = (program) => [
  '--enable-source-maps',
  '--max-semi-space-size=1',
  inRoot('build/server', `${program}.mjs`),
];
