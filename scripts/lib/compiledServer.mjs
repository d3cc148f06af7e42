import { inRoot } from './root.mjs';

/**
 * Returns Node's arguments to run a program of the compiled server. Source maps make stack traces point to the
 * TypeScript. The semi-space limit of 1 MB keeps V8's young generation small. Without the limit, the young generation
 * grows to 48 MB during the start and does not shrink again.
 * @param {'main' | 'backup'} program
 * @returns {string[]}
 */
export const compiledServer = (program) => [
  '--enable-source-maps',
  '--max-semi-space-size=1',
  inRoot('build/server', `${program}.mjs`),
];
