import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { spawnNpm } from '../lib/dependencies.mjs';
import { inRoot } from '../lib/root.mjs';
import { UserFacingError } from '../lib/userFacingError.mjs';

/** The npm commands that work in a release. */
const commands = ['start', 'backup', 'restore', 'migrate-to-postgres'];

/** Returns package.json as a release has it: without development packages and the commands that need them. */
function toProductionPackage(packageJson) {
  const scripts = Object.fromEntries(commands.map((name) => [name, packageJson.scripts[name]]));
  return { ...packageJson, scripts, devDependencies: undefined, browserslist: undefined };
}

/** Returns npm's SBOM without its random serial number, and with the given date, in seconds since 1970. */
function toReproducibleSbom(sbom, date) {
  const component = { ...sbom.metadata.component, type: 'application' };
  const metadata = { ...sbom.metadata, timestamp: new Date(date * 1000).toISOString(), component };
  return { ...sbom, serialNumber: undefined, metadata };
}

/** Runs npm in the folder and returns its standard output. */
async function runNpm(folder, args) {
  const npm = spawnNpm([...args, '--prefix', folder, '--loglevel=error']);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) npm[name].setEncoding('utf8').on('data', (text) => (output[name] += text));
  const code = await new Promise((resolve, reject) => npm.once('error', reject).once('close', resolve));
  if (code !== 0) throw new UserFacingError(`npm ${args[0]} failed:\n${output.stderr.trim()}`);
  return output.stdout;
}

/**
 * Lets npm remove the development packages from the lock file and list the others in an SBOM (CycloneDX). The SBOM is
 * made from the shorter lock file, because `npm sbom --omit dev` leaves out packages that development packages need too.
 * @param {number} date the date of the release, in seconds since 1970
 * @returns {Promise<{ packageJson: object, lock: object, sbom: object }>}
 */
export async function makeManifests(date) {
  const packageJson = toProductionPackage(JSON.parse(await readFile(inRoot('package.json'), 'utf8')));
  const temp = await mkdtemp(path.join(os.tmpdir(), 'spa-summit-release-'));
  const folder = path.join(temp, packageJson.name);
  try {
    await mkdir(folder);
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(packageJson));
    await copyFile(inRoot('package-lock.json'), path.join(folder, 'package-lock.json'));
    await runNpm(folder, ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
    const lock = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8'));
    const sbom = JSON.parse(await runNpm(folder, ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']));
    return { packageJson, lock, sbom: toReproducibleSbom(sbom, date) };
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}
