import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exitCode } from './child.mjs';
import { UserFacingError } from './userFacingError.mjs';
import { spawnNpm } from './dependencies.mjs';
import { inRoot, root } from './root.mjs';

/** The newest line of Node with long-term support. */
export const NEWEST_LTS = '26';

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(exitCode(code, signal)));
  });

/**
 * Installs the newest Node of a major version beside the project, from the `node` package of the npm registry, unless that
 * was done before.
 * @param {string} version such as `24`
 * @returns {Promise<string>} the path of its program
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
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  if ((await ended(npm)) !== 0 || !existsSync(binary))
    throw new UserFacingError(`Node ${version} could not be installed:\n${said.trim()}`);
  return binary;
}

/**
 * Runs Jest with a Node, also in the processes that the tests start.
 * @param {string} binary the path of the Node program
 * @param {string[]} words Jest's arguments
 * @param {NodeJS.ProcessEnv} variables added to the environment
 * @returns {Promise<number>} the exit code
 */
export function runJest(binary, words, variables = {}) {
  const PATH = `${path.dirname(binary)}${path.delimiter}${process.env.PATH}`;
  const args = [inRoot('node_modules/jest/bin/jest.js'), ...words];
  return ended(spawn(binary, args, { cwd: root, env: { ...process.env, PATH, ...variables }, stdio: 'inherit' }));
}
