/**
 * `PUBLIC_URL=https://shop.example npm run release`: builds the shop and packs `build/release/spa-summit-VERSION.tar.gz`,
 * with a `.sha256` file beside it. The archive needs only Node: see 'From the archive' in docs/operations.md.
 *
 * Without webpack's cache, the same sources, PUBLIC_URL, Node and npm give the same bytes. Files carry the date of the
 * commit, or SOURCE_DATE_EPOCH where there is no git.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runNode } from './lib/child.mjs';
import { inRoot, root } from './lib/root.mjs';
import { UserFacingError, rejectUnknownArgs, runMain } from './lib/userFacingError.mjs';
import { sha256, writeArchive } from './release/archive.mjs';
import { releaseFiles } from './release/files.mjs';
import { licenceTexts } from './release/licences.mjs';
import { makeManifests } from './release/productionPackages.mjs';

/** Returns the date of the release's files, in seconds since 1970. */
function releaseDate() {
  const { SOURCE_DATE_EPOCH } = process.env;
  const text = SOURCE_DATE_EPOCH || spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root }).stdout?.toString();
  if (/^\d+\s*$/.test(text ?? '')) return Number(text);
  throw new UserFacingError(
    'The date of the release is unknown, because this is not a git clone. Set SOURCE_DATE_EPOCH to seconds since 1970.',
  );
}

/** Returns the files that only the release has, as entries of name and content. */
async function generatedFiles(date) {
  const { packageJson, lock, sbom } = await makeManifests(date);
  return Object.entries({
    'package.json': toJson(packageJson),
    'package-lock.json': toJson(lock),
    'sbom.cdx.json': toJson(sbom),
    'LICENCES.txt': await licenceTexts(lock, root),
  }).map(([name, text]) => [name, Buffer.from(text)]);
}

const toJson = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

/** Returns the content of SHA256SUMS, which `sha256sum --check` reads. */
const checksums = (files) => [...files].map(([name, content]) => `${sha256(content)}  ${name}\n`).join('');

await runMain(async () => {
  rejectUnknownArgs(process.argv.slice(2), []);
  if (!process.env.PUBLIC_URL)
    throw new UserFacingError(
      'Set PUBLIC_URL to the origin of the shop, such as https://shop.example: its pages and sitemaps contain it.',
    );
  const { code } = await runNode([inRoot('scripts/build.mjs')]);
  if (code !== 0) throw new UserFacingError('There is no release, because the shop could not be built (see above).');

  const date = releaseDate();
  const files = new Map([...(await releaseFiles()), ...(await generatedFiles(date))].sort(byName));
  files.set('SHA256SUMS', Buffer.from(checksums(files)));
  const { version } = JSON.parse(files.get('package.json'));
  const name = `spa-summit-${version}`;
  const folder = inRoot('build/release');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, `${name}.tar.gz`);
  await writeArchive(archive, { files, folder: name, date });
  await writeFile(`${archive}.sha256`, `${sha256(await readFile(archive))}  ${name}.tar.gz\n`);
  console.log(`Packed ${files.size} files into ${path.relative(root, archive)}`);
});

/** Compares two entries of a map by name, in the same order on every machine. */
function byName([a], [b]) {
  return a < b ? -1 : 1;
}
