/**
 * `npm run backup`, `restore` and `migrate-to-postgres`: compiles the server if its sources have changed, and runs the command on the shop
 * that the environment describes.
 */
import { compiledServer } from './lib/compiledServer.mjs';
import { runNode } from './lib/child.mjs';
import { runMain } from './lib/userFacingError.mjs';
import { installDependencies, areDependenciesInstalled } from './lib/dependencies.mjs';
import { inRoot } from './lib/root.mjs';
import { isServerUpToDate } from './lib/buildHash.mjs';

await runMain(async () => {
  const compiled = isServerUpToDate();
  if (!areDependenciesInstalled({ production: compiled })) await installDependencies();
  const ready = compiled || (await runNode([inRoot('scripts/build.mjs'), '--server'])).code === 0;
  process.exitCode = ready ? (await runNode([...compiledServer('backup'), ...process.argv.slice(2)])).code : 1;
});
