/**
 * Implements `npm run backup`, `npm run restore` and `npm run migrate-to-postgres`. Compiles the server if its sources
 * have changed, then runs the command on the database and images that the environment variables point to.
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
  const isReady = compiled || (await runNode([inRoot('scripts/build.mjs'), '--server'])).code === 0;
  process.exitCode = isReady ? (await runNode([...compiledServer('backup'), ...process.argv.slice(2)])).code : 1;
});
