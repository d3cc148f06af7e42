/**
 * `npm test`: types, lint, import rules, format, the generated file, the builds, then Jest over all projects in one run, and with
 * CI=true the server's tests once more on PostgreSQL, and those of tables and server on the newest Node with long-term
 * support. All steps run, whatever an earlier one found.
 *
 * `npm test -- WORDS` checks types and lint and hands the words to Jest: a path runs that file, `--changed` runs the tests
 * that import what has not been committed. `npm run test:watch` runs those at every change, without the checks.
 *
 * The last line is always `N passed, N failed`, all runs together.
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

const bin =
  (file, ...args) =>
  () =>
    runNode([inRoot('node_modules', file), ...args], { quiet: true });
const build =
  (...flags) =>
  () =>
    runNode([inRoot('scripts/build.mjs'), ...flags], { quiet: true });

async function generatedFile() {
  const { checkEndpoints } = await import('./lib/endpoints.mjs');
  return checkEndpoints();
}

const types = ['types', bin('typescript-7/bin/tsc', '-p', '.')];
const lint = ['lint', bin('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')];
// The longest first: two at a time, they end at about the same moment.
const allSteps = [
  ['site', build()],
  types,
  ['imports', bin('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', '.')],
  lint,
  ['format', bin('prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.')],
  ['generated', generatedFile],
];
/** The checks before a part of the tests. Jest's set-up makes the builds that this part needs. */
const quickSteps = [types, lint];
const atOnce = 2;

async function runStep([name, work]) {
  const started = Date.now();
  const { code, output } = await work().catch((error) => ({ code: 1, output: `${error.stack}\n` }));
  console.log(`${name.padEnd(12)}${code === 0 ? 'ok' : 'FAILED'}  ${seconds(Date.now() - started)}`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? [] : [name];
}

/** Runs all steps and gives the names of those that failed. */
async function runSteps(waiting) {
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) failed.push(...(await runStep(step)));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}

/** Runs Jest with these words and variables. Returns how many tests passed and failed, all projects together. */
async function countTests(words, variables, node = process.execPath) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spa-summit-test-'));
  const summaryFile = path.join(folder, 'summary.json');
  try {
    const code = await runJest(node, words, { TEST_SUMMARY_FILE: summaryFile, ...variables });
    const summary = JSON.parse(await readFile(summaryFile, 'utf8').catch(() => '{"passed":0,"failed":1}'));
    return { ...summary, failed: code === 0 ? summary.failed : Math.max(1, summary.failed) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keeps how long a run of everything took, for `npm run bench`. */
async function noteRun(started, { passed, failed }) {
  const run = { seconds: (Date.now() - started) / 1000, passed, failed, date: new Date().toISOString().slice(0, 10) };
  await writeFile(inRoot('build/tests.json'), JSON.stringify(run));
}

/**
 * The server's tests on a PostgreSQL server of their own: all that ask a database, which is all that import what opens
 * one. The others (encoding, configuration, the embedded engine itself) would be the same run twice.
 */
async function runOnPostgres() {
  const programs = findPostgres();
  if (!programs) {
    console.log('There is no PostgreSQL to run the server’s tests on: `apt-get install postgresql`.');
    return { passed: 0, failed: 1 };
  }
  console.log(`The server's tests on PostgreSQL (${programs})`);
  const postgres = await startPostgres(programs, { durable: false });
  try {
    const words = ['--selectProjects', 'server', '--findRelatedTests', inRoot('server/testing/database.ts')];
    return await countTests(words, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** The tests without a browser, on the newest Node with long-term support. */
async function runOnNewestLts() {
  const node = await installNode(NEWEST_LTS);
  console.log(`The tests of tables and server on Node ${NEWEST_LTS}`);
  return countTests(['--selectProjects', 'tables', 'server'], {}, node);
}

async function main(words) {
  const started = Date.now();
  if (!areDependenciesInstalled()) await installDependencies();
  const chromium = findTestBrowser();
  const whole = words.length === 0;
  const steps = whole ? allSteps : quickSteps;
  if (whole && chromium) steps.push(['site (dev)', build('--development')]);

  const failed = await runSteps(words.includes('--watch') ? [] : [...steps]);
  const jestWords = words.map((word) => (word === '--changed' ? '--onlyChanged' : word));
  const runs = [
    await countTests(
      [...jestWords, ...(chromium ? [] : ['--ignoreProjects', 'e2e'])],
      chromium && { CHROMIUM: chromium },
    ),
  ];
  if (process.env.CI === 'true' && whole) runs.push(await runOnPostgres(), await runOnNewestLts());
  const [passed, failedTests] = ['passed', 'failed'].map((what) => runs.reduce((sum, run) => sum + run[what], 0));

  if (!chromium) {
    console.log(
      'The tests in a browser (e2e) were left out: get one with `apt-get install chromium-headless-shell`, or name one in CHROMIUM.',
    );
    if (process.env.CI === 'true') failed.push('e2e');
  }
  if (failed.length > 0) console.log(`Not in order: ${failed.join(', ')} (see above).`);
  if (chromium && whole) await noteRun(started, { passed, failed: failedTests });
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
