/**
 * `npm start`: installs what is missing, builds what is stale, and runs the server until it is told to stop. With a build
 * in place the production packages are enough (`npm ci --omit=dev`).
 */
import { spawn } from 'node:child_process';
import { exitCode, runNode } from './lib/child.mjs';
import { UserFacingError, rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { installDependencies, areDependenciesInstalled } from './lib/dependencies.mjs';
import { inRoot } from './lib/root.mjs';
import { compiledServer } from './lib/compiledServer.mjs';
import { isServerUpToDate, isSiteUpToDate } from './lib/buildHash.mjs';

async function build() {
  const { code } = await runNode([inRoot('scripts/build.mjs')]);
  if (code !== 0) throw new UserFacingError('The shop was not started, because it could not be built (see above).');
}

/**
 * Runs the server and becomes its stand-in: signals go in, the exit code comes out. The server has a process group
 * of its own, because a terminal's Ctrl-C and npm would otherwise each tell it to stop, and the second time means
 * "at once".
 */
function runServer() {
  const server = spawn(process.execPath, compiledServer('main'), {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    let told = false;
    process.on(signal, () => {
      if (!told) server.kill(signal);
      told = true;
    });
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
}

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  const built = isSiteUpToDate(false) && isServerUpToDate();
  if (!areDependenciesInstalled({ production: built })) await installDependencies();
  if (!built) await build();
  process.exitCode = await runServer();
});
