import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Matches the names of files with a licence or with notices that a licence requires to pass on. */
const licenceFile = /^(?:licen[cs]e|copying|notice|ofl)/i;

/** Returns the texts of the licence files in a package's folder. Empty if the package is not installed here. */
async function textsIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile() && licenceFile.test(entry.name)).map(({ name }) => name);
  const texts = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim());
}

const RULE = '-'.repeat(80);

/**
 * Returns one text with the licences of all packages in a lock file. Packages without a licence file, and those for
 * other platforms, are listed with the name of their licence.
 * @param {{ packages: Record<string, { version: string, license?: string }> }} lock
 * @param {string} folder the folder that contains `node_modules`
 */
export async function licenceTexts({ packages }, folder) {
  const sections = ['Licences of the packages that this release contains or installs'];
  for (const [lockKey, { version, license = 'unknown licence' }] of Object.entries(packages)) {
    if (lockKey === '') continue;
    const name = lockKey.replace(/^.*node_modules\//, '');
    const texts = await textsIn(path.join(folder, lockKey));
    sections.push([`${name} ${version} (${license})`, ...texts].join('\n\n'));
  }
  return `${sections.join(`\n\n${RULE}\n\n`)}\n`;
}
