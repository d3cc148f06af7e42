import path from 'node:path';
import { projectRoot } from '../config/projectRoot';

/** The compiled program that `npm start` or `npm run backup` runs; Jest's set-up has compiled it. */
export const compiledServer = (program: 'main' | 'backup'): string =>
  path.join(projectRoot, 'build/server', `${program}.mjs`);

/** A compiled program of this folder (`scripts/build/server.mjs` lists them). */
export const compiledTestProgram = (program: 'complainOfAnswers' | 'engineOnBadDisk' | 'insertForever'): string =>
  path.join(projectRoot, 'build/testing', `${program}.mjs`);
