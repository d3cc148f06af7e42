import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { UserFacingError } from '../lib/userFacingError.mjs';
import advisories from './advisories.cjs';
import scan from './scan.cjs';

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Reads the reviewed advisories of a checkout of the GitHub advisory database that are about packages in use. */
async function readGitHub(folder, isUsed) {
  const reviewed = path.join(folder, 'advisories/github-reviewed');
  const files = (await readdir(reviewed, { recursive: true })).filter((name) => name.endsWith('.json'));
  const found = [];
  for (const file of files) found.push(...advisories.fromOsv(await readJson(path.join(reviewed, file)), isUsed));
  return found;
}

/** Reads the advisories of a checkout of Retire.js that are about packages in use. */
async function readRetire(folder, isUsed) {
  const files = ['npmrepository.json', 'jsrepository-master.json'].map((name) => path.join(folder, 'repository', name));
  const repositories = await Promise.all(files.map(readJson));
  return repositories.flatMap((repository) => advisories.fromRetire(repository, isUsed));
}

/** The supported databases: a folder of their checkouts, their names and licences, and how to read them. */
const DATABASES = [
  {
    marker: 'advisories/github-reviewed',
    source: 'GitHub advisory database (https://github.com/github/advisory-database)',
    licence: 'CC-BY-4.0',
    complete: true,
    read: readGitHub,
  },
  {
    marker: 'repository/jsrepository-master.json',
    source: 'Retire.js (https://github.com/RetireJS/retire.js)',
    licence: 'Apache-2.0',
    complete: false,
    read: readRetire,
  },
];

/** Returns the date of the newest commit in a checkout, as YYYY-MM-DD. */
function commitDate(folder) {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cs'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new UserFacingError(`${folder} is not a git checkout, so the date of its data is unknown.`);
  return stdout.trim();
}

/**
 * Replaces the stored advisories by those of a checkout of a database that are about packages of the lock file. Returns
 * what was stored.
 */
export async function storeAdvisories(folder, lock, file) {
  const database = DATABASES.find(({ marker }) => existsSync(path.join(folder, marker)));
  if (!database) {
    const names = DATABASES.map(({ source }) => source).join(' or ');
    throw new UserFacingError(`${folder} is not a checkout of the ${names}.`);
  }
  const names = new Set(scan.packagesIn(lock).map(({ name }) => name));
  const { source, licence, complete, read } = database;
  const found = await read(folder, (name) => names.has(name));
  const keyOf = (advisory) => `${advisory.package} ${advisory.id}`;
  found.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const stored = { source, licence, complete, date: commitDate(folder), advisories: found };
  await writeFile(file, await format(JSON.stringify(stored), { parser: 'json', printWidth: 120 }));
  return stored;
}
