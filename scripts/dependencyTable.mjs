/**
 * `npm run dependency-table`: writes docs/dependencies.md, the table of all direct dependencies. It queries the registry
 * for packages whose version has changed since the last run (`--refresh`: for all of them), and caches the results in
 * scripts/dependencies/facts.json. Sizes are those of the last build.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import YAML from 'yaml';
import { sizeByPackage } from './build/bundleSize.mjs';
import { readFacts } from './dependencies/registry.mjs';
import { renderTable } from './dependencies/table.mjs';
import { inRoot } from './lib/root.mjs';
import { rejectUnknownArgs, runMain, UserFacingError } from './lib/userFacingError.mjs';

const FACTS = inRoot('scripts/dependencies/facts.json');

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
const readYaml = async (file) => YAML.parse(await readFile(inRoot('scripts/dependencies', file), 'utf8'));

/** Returns the direct dependencies with the name in the registry, which an alias such as `npm:name@1.0.0` changes. */
function directDependencies({ dependencies, devDependencies }, { packages }) {
  const list = (group, dev) =>
    Object.entries(group).map(([name, range]) => {
      const { version, license } = packages[`node_modules/${name}`];
      return { name, registryName: /^npm:(.+)@/.exec(range)?.[1] ?? name, version, licence: license, dev };
    });
  return [...list(dependencies, false), ...list(devDependencies, true)];
}

/** Returns the compressed bytes of each package in all scripts of the built site. */
async function browserBytes() {
  const folder = inRoot('build/site/assets');
  if (!existsSync(folder)) throw new UserFacingError('There is no build: run `npm run build` first.');
  const scripts = (await readdir(folder)).filter((name) => existsSync(path.join(folder, `${name}.map`)));
  const urls = scripts.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`);
  return new Map(await sizeByPackage(inRoot('build/site'), urls));
}

/** Returns the sum of the bytes of these packages, or undefined if browsers load none of them. */
function sumBytes(bytes, names) {
  const loaded = names.filter((name) => bytes.has(name));
  return loaded.length > 0 ? loaded.reduce((sum, name) => sum + bytes.get(name), 0) : undefined;
}

/**
 * Returns the transitive packages that the lock file marks as deprecated, and those that are known otherwise. npm writes
 * the mark when it installs a package.
 */
function deprecatedIn({ packages }, known) {
  const marked = Object.entries(packages)
    .filter(([, { deprecated }]) => deprecated)
    .map(([key, { version, deprecated: notice }]) => ({ name: key.replace(/^.*node_modules\//, ''), version, notice }));
  const isKnown = (one) => known.some(({ name, version }) => name === one.name && version === one.version);
  return [...known, ...marked.filter((one) => !isKnown(one))];
}

await runMain(async () => {
  const args = process.argv.slice(2);
  rejectUnknownArgs(args, ['--refresh']);
  const lock = await readJson(inRoot('package-lock.json'));
  const direct = directDependencies(await readJson(inRoot('package.json')), lock);
  const reasons = await readYaml('reasons.yaml');
  const missing = direct.filter(({ name }) => !reasons[name]?.reason).map(({ name }) => name);
  if (missing.length > 0) throw new UserFacingError(`reasons.yaml has no reason for ${missing.join(', ')}.`);
  const facts = await readFacts(direct, await readJson(FACTS), { all: args.includes('--refresh') });
  await writeFile(FACTS, `${JSON.stringify(facts, null, 2)}\n`);
  const bytes = await browserBytes();
  const dependencies = direct.map((one) => ({
    ...one,
    ...facts[one.name],
    bytes: sumBytes(bytes, [one.name, ...(reasons[one.name].contains ?? [])]),
    ...reasons[one.name],
  }));
  const deprecated = deprecatedIn(lock, await readYaml('deprecated.yaml'));
  const counts = { packages: Object.keys(lock.packages).length - 1, deprecated };
  const today = new Date().toISOString().slice(0, 10);
  await writeFile(inRoot('docs/dependencies.md'), renderTable(dependencies, counts, today));
});
