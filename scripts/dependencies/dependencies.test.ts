import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { version: string; license: string }>;
};
const reasons = parse(read('scripts/dependencies/reasons.yaml')) as Record<string, { reason?: string; plan?: string }>;
const table = read('docs/dependencies.md');
const direct = { ...manifest.dependencies, ...manifest.devDependencies };

/** Returns the cells of the table rows in a section of docs/dependencies.md. */
const rowsOf = (section: string) =>
  (table.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));

test('each direct dependency has a reason, and each reason a dependency', () => {
  const named = Object.entries(reasons).filter(([, { reason = '' }]) => reason.length > 4);
  expect(named.map(([name]) => name).sort()).toEqual(Object.keys(direct).sort());
});

test('each direct dependency has an exact version', () => {
  const ranges = Object.entries(direct).filter(([, range]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(range));
  expect(ranges).toEqual([]);
});

test('docs/dependencies.md has the names, versions and licences of package-lock.json (`npm run dependency-table`)', () => {
  const rows = ['Production', 'Development'].flatMap(rowsOf);
  const listed = rows.map(([name, version = '', licence]) => [name, version.replace(/ \(.*/, ''), licence]);
  const locked = Object.keys(direct).map((name) => {
    const { version, license } = lock.packages[`node_modules/${name}`] ?? {};
    return [name, version, license];
  });
  expect(listed).toEqual(locked);
});

test('each package without a release for 24 months when the table was written has a plan', () => {
  const [, written = ''] = /on (\d{4}-\d\d-\d\d);/.exec(table) ?? [];
  const since = `${Number(written.slice(0, 4)) - 2}${written.slice(4)}`;
  const stale = ['Production', 'Development'].flatMap(rowsOf).filter((cells) => (cells[3] ?? '') < since);
  const planned = Object.entries(reasons).filter(([, { plan = '' }]) => plan !== '');
  expect(stale.map(([name]) => name)).toEqual(expect.arrayContaining(['redux-persist']));
  expect(planned.map(([name]) => name)).toEqual(expect.arrayContaining(stale.map(([name]) => name)));
  expect(rowsOf('Not maintained, or watched').map((cells) => cells.at(-1))).not.toContain('none yet');
});

test('each package of deprecated.yaml is still in package-lock.json and in docs/dependencies.md', () => {
  const known = parse(read('scripts/dependencies/deprecated.yaml')) as Record<'name' | 'version', string>[];
  const locked = Object.entries(lock.packages).map(
    ([key, { version }]) => `${key.replace(/^.*node_modules\//, '')} ${version}`,
  );
  const names = known.map(({ name, version }) => `${name} ${version}`);
  expect(names.filter((name) => !locked.includes(name))).toEqual([]);
  const listed = rowsOf('Deprecated transitive packages').map(([name, version]) => `${name} ${version}`);
  expect(listed).toEqual(expect.arrayContaining(names));
});
