/**
 * `npm run backup`, `restore` and `move`: compiles the server if its sources have changed, and runs the command on the shop
 * that the environment describes.
 */
import { compiledServer } from './lib/compiledServer.mjs';
import { runNode } from './lib/child.mjs';
import { runMain } from './lib/failure.mjs';
import { installPackages, packagesAreCurrent } from './lib/packages.mjs';
import { inRoot } from './lib/root.mjs';
import { serverIsCurrent } from './lib/stamp.mjs';

await runMain(async () => {
  const compiled = serverIsCurrent();
  if (!packagesAreCurrent({ production: compiled })) await installPackages();
  const ready = compiled || (await runNode([inRoot('scripts/build.mjs'), '--server'])).code === 0;
  process.exitCode = ready ? (await runNode([...compiledServer('backup'), ...process.argv.slice(2)])).code : 1;
});
