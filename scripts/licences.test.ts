import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  license?: string;
}

const lock = JSON.parse(readFileSync(path.join(__dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Permissive licences: they allow use, modification and redistribution, and require attribution at most. */
const PERMISSIVE = [
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

/**
 * Licences with further conditions, and the packages that may have them. The conditions are met because the packages
 * are used unmodified and as separate files.
 */
const EXCEPTIONS: [licence: string, packages: RegExp][] = [
  // The prebuilt libvips, which sharp links dynamically.
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['MPL-2.0', /^(axe-core|lightningcss(-.+)?)$/],
  // Data on browser support, used only by the build.
  ['CC-BY-4.0', /^caniuse-lite$/],
];

/** Returns the package name for a key of the lock file, such as `node_modules/a/node_modules/b`. */
const nameOf = (lockKey: string) => lockKey.replace(/^.*node_modules\//, '');

/**
 * Whether a package may be used under an SPDX expression: one term of `A OR B` must be allowed, or all of `A AND B`.
 */
function isAllowed(name: string, expression: string): boolean {
  const terms = expression.replace(/^\((.*)\)$/, '$1');
  if (terms.includes(' OR ')) return terms.split(' OR ').some((one) => isAllowed(name, one));
  return terms
    .split(' AND ')
    .every(
      (one) =>
        PERMISSIVE.includes(one) || EXCEPTIONS.some(([licence, packages]) => licence === one && packages.test(name)),
    );
}

test('every installed package has a licence that the project accepts', () => {
  const installed = Object.entries(lock.packages).filter(([lockKey]) => lockKey !== '');
  expect(installed.length).toBeGreaterThan(100);
  const rejected = installed
    .map(([lockKey, { license = 'none' }]) => ({ name: nameOf(lockKey), license }))
    .filter(({ name, license }) => !isAllowed(name, license));
  expect(rejected).toEqual([]);
});

test.each([
  ['left-pad', 'GPL-3.0-only', false],
  ['left-pad', 'LGPL-3.0-or-later', false],
  ['left-pad', '(MIT OR GPL-3.0-only)', true],
  ['left-pad', '(MIT AND GPL-3.0-only)', false],
  ['left-pad', 'none', false],
  ['@img/sharp-linux-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
])('for %s with licence %s, isAllowed returns %s', (name, expression, allowed) => {
  expect(isAllowed(name, expression)).toBe(allowed);
});
