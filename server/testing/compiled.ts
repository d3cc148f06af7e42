import path from 'node:path';
import { projectRoot } from '../config/projectRoot';

/**
 * Returns the path of the compiled program that `npm start` ('main') or `npm run backup` ('backup') runs. Jest's setup
 * compiles it.
 */
export const compiledServer = (program: 'main' | 'backup'): string =>
  path.join(projectRoot, 'build/server', `${program}.mjs`);

/** Returns the path of a compiled test program. `scripts/build/server.mjs` maps these names to files of this folder. */
export const compiledTestProgram = (
  program: 'reportContractViolations' | 'engineWithFaultyDisk' | 'insertLoop',
): string => path.join(projectRoot, 'build/testing', `${program}.mjs`);
