import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, root } from '../lib/root.mjs';

/** Files and folders of the project that a release contains. */
const included = [
  'build/site',
  'build/consultations',
  'build/render',
  'build/server',
  'contract/openapi.yaml',
  'server/database/migrations',
  'scripts/start.mjs',
  'scripts/backup.mjs',
  'scripts/checkNode.cjs',
  'scripts/lib',
  'deploy',
  'docs',
];

/** Matches files in these folders that only developers need. */
const excluded = /^deploy\/testing\/|^docs\/(?!.*\.md$)|\.test\.ts$/;

async function filesBelow(name) {
  if (path.extname(name)) return [name];
  const entries = await readdir(inRoot(name), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
}

/** Returns the project's files that belong into a release, as entries of name and content. */
export async function releaseFiles() {
  const documents = (await readdir(inRoot())).filter((name) => name.endsWith('.md'));
  const names = (await Promise.all([...documents, ...included].map(filesBelow))).flat();
  // One after the other: there are more files than a process may have open.
  const files = [];
  for (const name of names.filter((one) => !excluded.test(one))) files.push([name, await readFile(inRoot(name))]);
  return files;
}
