import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exitCode } from './child.mjs';
import { UserFacingError } from './userFacingError.mjs';
import { spawnNpm } from './dependencies.mjs';
import { inRoot, root } from './root.mjs';

/** The newest major version of Node with long-term support (LTS). */
export const NEWEST_LTS = '26';

/** Waits until a child process has ended. Resolves to its exit code. */
const waitForExit = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(exitCode(code, signal)));
  });

/**
 * Installs the newest Node of a major version from the npm package `node` into node_modules/.cache. Does nothing if a
 * Node of this major version is installed there already.
 * @param {string} version the major version, such as `24`
 * @returns {Promise<string>} the path of the Node binary
 */
export async function installNode(version) {
  const folder = inRoot('node_modules/.cache/node', version);
  const binary = path.join(folder, 'node_modules/node/bin/node');
  if (existsSync(binary)) return binary;
  console.log(`Installing Node ${version} …`);
  await mkdir(folder, { recursive: true });
  const npm = spawnNpm([
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `node@${version}`,
  ]);
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  if ((await waitForExit(npm)) !== 0 || !existsSync(binary))
    throw new UserFacingError(`Node ${version} could not be installed:\n${output.trim()}`);
  return binary;
}

/**
 * V8's limit for young objects, in MB, which Jest passes on to its workers. Each test file creates its modules anew: with
 * the default of 16 MB, collecting them takes a tenth of a worker's CPU time.
 */
const YOUNG_GENERATION = '--max-semi-space-size=32';

/**
 * Runs Jest with the given Node. Puts it first on the PATH, so that processes started by the tests use it as well.
 * @param {string} binary the path of the Node binary
 * @param {string[]} jestArgs
 * @param {NodeJS.ProcessEnv} variables additional environment variables
 * @returns {Promise<number>} the exit code
 */
export function runJest(binary, jestArgs, variables = {}) {
  const PATH = `${path.dirname(binary)}${path.delimiter}${process.env.PATH}`;
  const args = [YOUNG_GENERATION, inRoot('node_modules/jest/bin/jest.js'), ...jestArgs];
  return waitForExit(spawn(binary, args, { cwd: root, env: { ...process.env, PATH, ...variables }, stdio: 'inherit' }));
}
