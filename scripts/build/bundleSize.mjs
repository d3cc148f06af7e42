import { readFile, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** Returns a built file's transfer size in bytes: after Brotli compression, if the file is compressed. */
export async function transferSize(siteDir, url) {
  const file = path.join(siteDir, url);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/**
 * Returns the package that a source file belongs to: an npm package, a folder of this project, or webpack's runtime.
 */
function packageOf(source = '') {
  const named = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  if (named) return named[1];
  return /\b(?:src\/(?:app|domain|ui|screens)|store)(?=\/)/.exec(source)?.[0] ?? 'webpack runtime';
}

/** Counts the characters of a script that come from each package, according to its source map. */
function charactersByPackage(code, map) {
  const characters = new Map();
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const name = packageOf(map.findEntry(row, column).originalSource);
      characters.set(name, (characters.get(name) ?? 0) + 1);
    }
  });
  return characters;
}

/**
 * Splits the transfer size of a script between packages, in proportion to their uncompressed characters, because a
 * compressed file cannot be split by package.
 * @returns {Promise<Map<string, number>>}
 */
async function scriptSizeByPackage(siteDir, url) {
  const file = path.join(siteDir, url);
  const [code, map, bytes] = await Promise.all([
    readFile(file, 'utf8'),
    readFile(`${file}.map`, 'utf8'),
    transferSize(siteDir, url),
  ]);
  const characters = charactersByPackage(code, new SourceMap(JSON.parse(map)));
  const total = [...characters.values()].reduce((sum, one) => sum + one, 0);
  return new Map([...characters].map(([name, count]) => [name, (count / total) * bytes]));
}

/**
 * Sums the transfer sizes of several scripts by package. Returns pairs of package and bytes, the largest package first.
 * @param {string} siteDir
 * @param {string[]} urls
 */
export async function sizeByPackage(siteDir, urls) {
  const sizes = new Map();
  for (const packages of await Promise.all(urls.map((url) => scriptSizeByPackage(siteDir, url)))) {
    for (const [name, bytes] of packages) sizes.set(name, (sizes.get(name) ?? 0) + bytes);
  }
  return [...sizes].sort(([, one], [, other]) => other - one);
}
