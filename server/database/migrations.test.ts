import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/projectRoot';
import { migrationFiles } from './migrate';

/* Tests of docs/operations.md: 'Old servers keep working on the new tables as long as migrations only add to them.' */

const releases = JSON.parse(readFileSync(path.join(projectRoot, 'releases.json'), 'utf8')) as Record<string, string>;

/** Statements after which the code of the previous release fails. */
const BREAKING = [
  /\bDROP\s+(TABLE|COLUMN|VIEW)\b/i,
  /\bRENAME\b/i,
  /\bALTER\s+(COLUMN\s+)?\w+\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bDROP\s+DEFAULT\b/i,
  // Old servers insert rows without the new column.
  /\bADD\s+COLUMN\b(?![^,;]*\b(DEFAULT|GENERATED)\b)[^,;]*\bNOT\s+NULL\b/i,
];

/** Matches the comment of a migration that removes something, and captures the release that no longer uses it. */
const UNUSED_SINCE = /^-- Unused since (\d+\.\d+\.\d+)\b/m;

/** Returns the breaking statements of a migration, unless its comment names a release that no longer needs them. */
function breakingStatements(sql: string): string[] {
  if (Object.hasOwn(releases, UNUSED_SINCE.exec(sql)?.[1] ?? '')) return [];
  const code = sql.replace(/--.*$/gm, '');
  return BREAKING.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
}

test('each migration only adds to the tables, or removes what a release no longer uses', () => {
  const found = migrationFiles().flatMap((file) =>
    breakingStatements(readFileSync(path.join(projectRoot, 'server/database/migrations', file), 'utf8')).map(
      (statement) => `${file}: ${statement}`,
    ),
  );
  expect(found).toEqual([]);
});

test('each migration drops indexes before it creates others: a lock that grows causes deadlocks with running servers', () => {
  const wrong = migrationFiles().filter((file) => {
    const sql = readFileSync(path.join(projectRoot, 'server/database/migrations', file), 'utf8').replace(/--.*$/gm, '');
    return /\bCREATE\s+(UNIQUE\s+)?INDEX\b[\s\S]*\bDROP\s+INDEX\b/i.test(sql);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['ALTER TABLE users DROP COLUMN phone', 1],
  ['ALTER TABLE users RENAME COLUMN phone TO telephone', 1],
  ['ALTER TABLE users ALTER COLUMN phone TYPE varchar(20)', 1],
  ['ALTER TABLE users ALTER phone SET NOT NULL', 1],
  ['ALTER TABLE users ADD COLUMN title text NOT NULL', 1],
  [`ALTER TABLE users ADD COLUMN title text NOT NULL DEFAULT ''`, 0],
  ['ALTER TABLE users ADD COLUMN title text', 0],
  ['-- Renames nothing: DROP TABLE is only a comment\nCREATE TABLE titles (name text NOT NULL)', 0],
  ['DROP INDEX users_email', 0],
  ['-- Unused since 0.1.0.\nALTER TABLE users DROP COLUMN phone', 0],
  ['-- Unused since 99.0.0.\nALTER TABLE users DROP COLUMN phone', 1],
])('breakingStatements of %j are %i', (sql, count) => {
  expect(breakingStatements(sql)).toHaveLength(count);
});
