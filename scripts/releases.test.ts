import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

const { version } = JSON.parse(read('package.json')) as { version: string };
const lock = JSON.parse(read('package-lock.json')) as {
  version: string;
  packages: Record<string, { version: string }>;
};
const releases = JSON.parse(read('releases.json')) as Record<string, string>;
const changelog = read('CHANGELOG.md');
const headings = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (Unreleased|\d{4}-\d\d-\d\d)$/gm)].map(
  ([, name = '', date = '']) => ({ name, date }),
);

test('the current version is the same in package.json, package-lock.json and at the top of CHANGELOG.md', () => {
  expect([lock.version, lock.packages['']?.version, headings[0]?.name]).toEqual([version, version, version]);
});

test('each earlier version of CHANGELOG.md has a date, and its commit is in releases.json, the newest last', () => {
  const earlier = headings.slice(1);
  expect(earlier.filter(({ date }) => date === 'Unreleased')).toEqual([]);
  expect(Object.keys(releases).filter((name) => name !== version)).toEqual(earlier.map(({ name }) => name).reverse());
  for (const commit of Object.values(releases)) expect(commit).toMatch(/^[0-9a-f]{40}$/);
});

test('CHANGELOG.md has no headings but versions and those of Keep a Changelog', () => {
  const sections = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].map((name) => `### ${name}`);
  const others = [...changelog.matchAll(/^##.*$/gm)]
    .map(([heading]) => heading)
    .filter((heading) => !sections.includes(heading));
  expect(others).toEqual(headings.map(({ name, date }) => `## [${name}] - ${date}`));
});
