/** Tests that references to documents have a target: specification sections, decision records and Markdown links. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

const sources = tracked('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.py', '*.sql', '*.yaml').filter(
  (file) => file !== 'scripts/references.test.ts',
);

/** Returns the references without a target, as `file: reference`. A reference is the first group of `pattern`. */
const matchesIn = (files: string[], pattern: RegExp, isKnown: (match: string, file: string) => boolean) =>
  files.flatMap((file) =>
    [...read(file).matchAll(pattern)]
      .map(([, match = '']) => match)
      .filter((match) => !isKnown(match, file))
      .map((match) => `${file}: ${match}`),
  );

test('each § names a heading of docs/specification.md', () => {
  const headings = new Set([...read('docs/specification.md').matchAll(/^#+ §([\d.]+)/gm)].map(([, number]) => number));
  expect(matchesIn([...sources, ...tracked('*.md')], /§([\d.]*\d)/g, (number) => headings.has(number))).toEqual([]);
  expect(headings.size).toBeGreaterThan(9);
});

test('each docs/decisions/NNNN names a record', () => {
  const records = new Set(readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4)));
  expect(matchesIn([...sources, ...tracked('*.md')], /\bdecisions\/(\d{4})/g, (number) => records.has(number))).toEqual(
    [],
  );
});

test('each relative link in Markdown leads to a file', () => {
  const leadsToFile = (link: string, file: string) => existsSync(path.join(root, path.dirname(file), link));
  expect(matchesIn(tracked('*.md'), /\]\((?!https?:|#)([^)#\s]+)/g, leadsToFile)).toEqual([]);
});
