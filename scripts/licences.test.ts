import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  license?: string;
}

const lock = JSON.parse(readFileSync(path.join(__dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Leave to use, change and pass on, for naming the author at most. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Terms that reach further, and what they are taken for: files of their own, used as they come and not changed. */
const ALLOWED: [licence: string, packages: RegExp][] = [
  // libvips, which sharp loads as a library.
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['MPL-2.0', /^(axe-core|lightningcss(-.+)?)$/],
  // Data about browsers, read by the build.
  ['CC-BY-4.0', /^caniuse-lite$/],
];

const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** `A OR B` leaves the choice, `A AND B` wants both. */
function isAllowed(name: string, expression: string): boolean {
  const terms = expression.replace(/^\((.*)\)$/, '$1');
  if (terms.includes(' OR ')) return terms.split(' OR ').some((one) => isAllowed(name, one));
  return terms
    .split(' AND ')
    .every(
      (one) => FREE.includes(one) || ALLOWED.some(([licence, packages]) => licence === one && packages.test(name)),
    );
}

test('every package that is installed has a licence that this project may use it under', () => {
  const installed = Object.entries(lock.packages).filter(([place]) => place !== '');
  expect(installed.length).toBeGreaterThan(100);
  const others = installed
    .map(([place, { license = 'none' }]) => ({ name: nameOf(place), license }))
    .filter(({ name, license }) => !isAllowed(name, license));
  expect(others).toEqual([]);
});

test.each([
  ['left-pad', 'GPL-3.0-only', false],
  ['left-pad', 'LGPL-3.0-or-later', false],
  ['left-pad', '(MIT OR GPL-3.0-only)', true],
  ['left-pad', '(MIT AND GPL-3.0-only)', false],
  ['left-pad', 'none', false],
  ['@img/sharp-linux-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
])('%s under %s: %s', (name, expression, allowed) => {
  expect(isAllowed(name, expression)).toBe(allowed);
});
