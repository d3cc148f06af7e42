/**
 * `npm run test:node -- 22 24`: runs the tests on other major versions of Node. Their binaries come from the `node` package
 * of the npm registry and stay in `node_modules/.cache/node`. `--select PROJECT…` runs some of Jest's projects only.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitCode } from './lib/child.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { spawnNpm } from './lib/packages.mjs';
import { inRoot, root } from './lib/root.mjs';

const projects = ['tables', 'screens', 'server', 'e2e'];

function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { select: { type: 'string', multiple: true } } });
    const known = (values.select ?? []).every((name) => projects.includes(name));
    if (!known || positionals.length === 0 || positionals.some((one) => !/^\d+$/.test(one))) throw new Error('wrong usage');
    return { versions: positionals, select: values.select ?? projects };
  } catch {
    console.error('Usage: npm run test:node -- 22 24 [--select tables --select server]');
    process.exit(2);
  }
}

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(exitCode(code, signal)));
  });

/** Returns the path of the newest Node of a major version; installs it unless that was done before. */
async function installNode(version) {
  const folder = inRoot('node_modules/.cache/node', version);
  const binary = path.join(folder, 'node_modules/node/bin/node');
  if (existsSync(binary)) return binary;
  console.log(`Installing Node ${version} …`);
  await mkdir(folder, { recursive: true });
  const npm = spawnNpm(['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `node@${version}`]);
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  if ((await ended(npm)) !== 0 || !existsSync(binary)) throw new Failure(`Node ${version} could not be installed:\n${said.trim()}`);
  return binary;
}

/** Runs the tests with this Node, also in the processes that they start. Returns the exit code. */
function runTests(binary, select) {
  const env = { ...process.env, PATH: `${path.dirname(binary)}${path.delimiter}${process.env.PATH}` };
  const args = [inRoot('node_modules/jest/bin/jest.js'), '--selectProjects', ...select];
  return ended(spawn(binary, args, { cwd: root, env, stdio: 'inherit' }));
}

await runMain(async () => {
  const { versions, select } = readArguments(process.argv.slice(2));
  const failed = [];
  for (const version of versions) {
    const binary = await installNode(version);
    console.log(`Node ${version}: ${select.join(', ')}`);
    if ((await runTests(binary, select)) !== 0) failed.push(version);
  }
  if (failed.length > 0) throw new Failure(`The tests failed on Node ${failed.join(' and ')}.`);
});
