/**
 * `npm run test:node -- 22 24`: runs the tests on other major versions of Node. The Node binaries come from the npm
 * package `node` and are cached in `node_modules/.cache/node`. `--select PROJECT` (repeatable) runs only these Jest
 * projects.
 */
import { parseArgs } from 'node:util';
import { UserFacingError, runMain } from './lib/userFacingError.mjs';
import { installNode, runJest } from './lib/nodeVersions.mjs';

const projects = ['tables', 'screens', 'server', 'e2e'];

function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { select: { type: 'string', multiple: true } },
    });
    const isKnown = (values.select ?? []).every((name) => projects.includes(name));
    if (!isKnown || positionals.length === 0 || positionals.some((one) => !/^\d+$/.test(one)))
      throw new Error('wrong usage');
    return { versions: positionals, select: values.select ?? projects };
  } catch {
    console.error('Usage: npm run test:node -- 22 24 [--select tables --select server]');
    process.exit(2);
  }
}

await runMain(async () => {
  const { versions, select } = readArguments(process.argv.slice(2));
  const failed = [];
  for (const version of versions) {
    const binary = await installNode(version);
    console.log(`Node ${version}: ${select.join(', ')}`);
    if ((await runJest(binary, ['--selectProjects', ...select])) !== 0) failed.push(version);
  }
  if (failed.length > 0) throw new UserFacingError(`The tests failed on Node ${failed.join(' and ')}.`);
});
