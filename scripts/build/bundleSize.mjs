import { readFile, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** The bytes of one built file as it travels: what is too small to be worth compressing travels as it is. */
export async function transferSize(siteDir, address) {
  const file = path.join(siteDir, address);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/** The package that a source belongs to; what is ours by its folder, webpack's own part as such. */
function packageOf(source = '') {
  const named = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  if (named) return named[1];
  return /\b(?:src\/(?:app|domain|ui|screens)|store)(?=\/)/.exec(source)?.[0] ?? 'webpack and what joins the parts';
}

/** How many characters of a script come from each package, by its source map. */
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
 * What a script holds, by package, in bytes on the wire: each package has its share of the compressed file, since
 * compression knows no packages.
 * @returns {Promise<Map<string, number>>}
 */
export async function scriptSizeByPackage(siteDir, address) {
  const file = path.join(siteDir, address);
  const [code, map, bytes] = await Promise.all([
    readFile(file, 'utf8'),
    readFile(`${file}.map`, 'utf8'),
    transferSize(siteDir, address),
  ]);
  const characters = charactersByPackage(code, new SourceMap(JSON.parse(map)));
  const all = [...characters.values()].reduce((sum, one) => sum + one, 0);
  return new Map([...characters].map(([name, count]) => [name, (count / all) * bytes]));
}

/** The same of several scripts together, the heaviest package first. */
export async function sizeByPackage(siteDir, addresses) {
  const carried = new Map();
  for (const packages of await Promise.all(addresses.map((address) => scriptSizeByPackage(siteDir, address)))) {
    for (const [name, bytes] of packages) carried.set(name, (carried.get(name) ?? 0) + bytes);
  }
  return [...carried].sort(([, one], [, other]) => other - one);
}
