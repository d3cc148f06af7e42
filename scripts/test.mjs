/**
 * `npm test`: checks types, lint, import rules, unused code, formatting and generated code, builds the site, and runs
 * the Jest projects but `release`. With CI=true, it then runs the projects `tables` and `server` once more, with a
 * PostgreSQL server and the newest LTS version of Node, and the project `release`. A failing step does not prevent later
 * steps.
 *
 * `npm test -- ARGS` checks only types and lint, and passes the arguments to Jest: a path runs that file, and
 * `--changed` runs the tests that depend on uncommitted files. `npm run test:watch` runs those tests on every change,
 * without checks.
 *
 * The last line of output is always `N passed, N failed`, the totals of all runs.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runNode } from './lib/child.mjs';
import { findTestBrowser } from './lib/chromium.mjs';
import { UserFacingError } from './lib/userFacingError.mjs';
import { installDependencies, areDependenciesInstalled } from './lib/dependencies.mjs';
import { installNode, NEWEST_LTS, runJest } from './lib/nodeVersions.mjs';
import { findPostgres, startPostgres } from './lib/postgres.mjs';
import { seconds } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { findObstacle } from './release/testImages.mjs';

/** Makes a step that runs a program of an npm package. */
const bin =
  (file, ...args) =>
  () =>
    runNode([inRoot('node_modules', file), ...args], { quiet: true });
/** Makes a step that runs scripts/build.mjs. */
const build =
  (...flags) =>
  () =>
    runNode([inRoot('scripts/build.mjs'), ...flags], { quiet: true });

async function checkGeneratedCode() {
  const { checkEndpoints } = await import('./lib/endpoints.mjs');
  return checkEndpoints();
}

const types = ['types', bin('typescript-7/bin/tsc', '-p', '.')];
const lint = ['lint', bin('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')];
// The longest steps come first, so that the two workers of `runSteps` end at about the same time.
const allSteps = [
  ['site', build()],
  types,
  ['imports', bin('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', '.')],
  lint,
  ['format', bin('prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.')],
  ['generated', checkGeneratedCode],
];
/** Steps that run before the tests if `npm test` has arguments. If these tests need a build, Jest's setup makes it. */
const quickSteps = [types, lint];
const CONCURRENCY = 2;

/** Runs a step, prints its result, and returns its name in an array if it failed, else an empty array. */
async function runStep([name, work]) {
  const started = Date.now();
  const { code, output } = await work().catch((error) => ({ code: 1, output: `${error.stack}\n` }));
  console.log(`${name.padEnd(12)}${code === 0 ? 'ok' : 'FAILED'}  ${seconds(Date.now() - started)}`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? [] : [name];
}

/** Runs all steps of the queue, CONCURRENCY at a time. Returns the names of the failed steps. */
async function runSteps(queue) {
  const failed = [];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) failed.push(...(await runStep(step)));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return failed;
}

/**
 * Runs Jest with these arguments and environment variables. Returns how many tests passed and failed in all projects.
 * If Jest itself fails, at least one failure is counted.
 */
async function runTests(jestArgs, variables, node = process.execPath) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spa-summit-test-'));
  const summaryFile = path.join(folder, 'summary.json');
  try {
    const code = await runJest(node, jestArgs, { TEST_SUMMARY_FILE: summaryFile, ...variables });
    const summary = JSON.parse(await readFile(summaryFile, 'utf8').catch(() => '{"passed":0,"failed":1}'));
    return { ...summary, failed: code === 0 ? summary.failed : Math.max(1, summary.failed) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Saves the duration of a complete run in build/tests.json, for `npm run bench`. */
async function saveRun(started, { passed, failed }) {
  const run = { seconds: (Date.now() - started) / 1000, passed, failed, date: new Date().toISOString().slice(0, 10) };
  await writeFile(inRoot('build/tests.json'), JSON.stringify(run));
}

/**
 * Runs the projects `tables` and `server` on the newest LTS version of Node, with a temporary PostgreSQL server. One run
 * for both takes half the time of two; the tests of the embedded engine use that engine here, too.
 */
async function runOnPostgresAndNewestLts() {
  const programs = findPostgres();
  if (!programs) {
    console.log(
      'PostgreSQL was not found, so the server’s tests did not run on it: install it with `apt-get install postgresql`.',
    );
    return { passed: 0, failed: 1 };
  }
  const node = await installNode(NEWEST_LTS);
  console.log(`The projects tables and server on PostgreSQL (${programs}) and Node ${NEWEST_LTS}`);
  const postgres = await startPostgres(programs, { durable: false });
  try {
    const jestArgs = ['--selectProjects', 'tables', 'server'];
    return await runTests(jestArgs, { TEST_DATABASE_URL: postgres.url }, node);
  } finally {
    await postgres.stop();
  }
}

/** Runs the project `release`: the archive, the container image and the proxies. */
async function runReleaseTests() {
  const obstacle = findObstacle();
  if (!obstacle) return runTests(['--selectProjects', 'release']);
  console.log(`The release was not tested: ${obstacle}.`);
  return { passed: 0, failed: 0 };
}

async function main(args) {
  const started = Date.now();
  if (!areDependenciesInstalled()) await installDependencies();
  const chromium = findTestBrowser();
  const isCompleteRun = args.length === 0;
  const steps = isCompleteRun ? allSteps : quickSteps;
  if (isCompleteRun && chromium) steps.push(['site (dev)', build('--development')]);

  const failed = await runSteps(args.includes('--watch') ? [] : [...steps]);
  const jestArgs = args.map((arg) => (arg === '--changed' ? '--onlyChanged' : arg));
  const runs = [
    await runTests(
      [...jestArgs, '--ignoreProjects', 'release', ...(chromium ? [] : ['e2e'])],
      chromium && { CHROMIUM: chromium },
    ),
  ];
  if (process.env.CI === 'true' && isCompleteRun) {
    runs.push(await runOnPostgresAndNewestLts(), await runReleaseTests());
  }
  const [passed, failedTests] = ['passed', 'failed'].map((key) => runs.reduce((sum, run) => sum + run[key], 0));

  if (!chromium) {
    console.log(
      'The browser tests (e2e) were skipped: install a browser with `apt-get install chromium-headless-shell`, or set CHROMIUM to its path.',
    );
    if (process.env.CI === 'true') failed.push('e2e');
  }
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')} (see above).`);
  if (chromium && isCompleteRun) await saveRun(started, { passed, failed: failedTests });
  console.log(`${passed} passed, ${failedTests} failed`);
  return failed.length + failedTests > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
