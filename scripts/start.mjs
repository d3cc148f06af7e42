/**
 * `npm start`: installs missing packages, builds whatever is out of date, and runs the server. If the build is up to
 * date, the production packages are enough (`npm ci --omit=dev`).
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
 * Runs the server, forwards signals to it, and returns its exit code. The server has its own process group: otherwise
 * both the terminal's Ctrl-C and npm would signal it, and it treats a second signal as a request to stop immediately.
 */
function runServer() {
  const server = spawn(process.execPath, compiledServer('main'), {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    let forwarded = false;
    process.on(signal, () => {
      if (!forwarded) server.kill(signal);
      forwarded = true;
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
