import { existsSync, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { UserFacingError } from './userFacingError.mjs';
import { progressLine } from './progress.mjs';
import { root } from './root.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules is what package-lock.json says. npm writes its own list of what it installed as the last
 * step, so an interrupted installation has none.
 * @param {{ folder?: string, production?: boolean }} options the project's folder; `production` leaves out the packages
 *   that only building and testing need
 */
export function areDependenciesInstalled({ folder = root, production = false } = {}) {
  const listed = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(listed)) return false;
  const installed = packagesIn(listed);
  return Object.entries(packagesIn(`${folder}/package-lock.json`)).every(([name, wanted]) => {
    if (name === '') return true;
    // What is optional may be meant for another kind of machine.
    if (!installed[name]) return Boolean(wanted.optional || wanted.devOptional || (production && wanted.dev));
    return installed[name].version === wanted.version && installed[name].resolved === wanted.resolved;
  });
}

/** Starts npm with piped output: the npm that called us, else the one on the path, which Windows finds through a shell only. */
export function spawnNpm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] };
  if (cli && /\.c?js$/.test(cli)) return spawn(process.execPath, [cli, ...args], options);
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Installs exactly what package-lock.json says, build and test tools included, whatever NODE_ENV is. */
export async function installDependencies() {
  const line = progressLine('Installing packages');
  const npm = spawnNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const code = await new Promise((resolve) => {
    npm.once('error', (error) => resolve(((said += error.message), 1)));
    npm.once('close', resolve);
  });
  if (code !== 0) {
    line.clear();
    console.error(said.trim());
    throw new UserFacingError(
      "The packages could not be installed (npm's words are above): check the network and run the command again.",
    );
  }
  line.done('Packages are installed');
}
