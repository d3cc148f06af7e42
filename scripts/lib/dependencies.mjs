import { existsSync, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { UserFacingError } from './userFacingError.mjs';
import { progressLine } from './progress.mjs';
import { root } from './root.mjs';

/** Reads the packages of a lock file, by path such as `node_modules/react`. */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether the installed packages match package-lock.json. Compares it with npm's own list in node_modules, which npm
 * writes last: after an interrupted installation there is no list.
 * @param {{ folder?: string, production?: boolean }} options `folder` is the project's folder; with `production`,
 *   development dependencies may be missing
 */
export function areDependenciesInstalled({ folder = root, production = false } = {}) {
  const npmList = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(npmList)) return false;
  const installed = packagesIn(npmList);
  return Object.entries(packagesIn(`${folder}/package-lock.json`)).every(([name, locked]) => {
    if (name === '') return true;
    // Optional packages may be missing, because they may be for another platform.
    if (!installed[name]) return Boolean(locked.optional || locked.devOptional || (production && locked.dev));
    return installed[name].version === locked.version && installed[name].resolved === locked.resolved;
  });
}

/**
 * Starts npm with piped output: the npm that runs this script, else the one on the PATH. On Windows the latter needs a
 * shell, because npm is a batch file there.
 */
export function spawnNpm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] };
  if (cli && /\.c?js$/.test(cli)) return spawn(process.execPath, [cli, ...args], options);
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Installs the packages of package-lock.json, including development dependencies, whatever NODE_ENV is. */
export async function installDependencies() {
  const line = progressLine('Installing packages');
  const npm = spawnNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    npm.once('error', (error) => resolve(((output += error.message), 1)));
    npm.once('close', resolve);
  });
  if (code !== 0) {
    line.clear();
    console.error(output.trim());
    throw new UserFacingError(
      "The packages could not be installed (see npm's output above): check the network and run the command again.",
    );
  }
  line.done('Installed the packages');
}
