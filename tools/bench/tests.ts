/**
 * Reports how long the last full `npm test` took. The bench does not run the tests itself, because they take as long as
 * all measurements together.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { seconds as inSeconds } from '../../scripts/lib/progress.mjs';
import { type Row, times } from './rows';

const root = path.join(__dirname, '../..');

const GOAL_MINUTES = 5;
/** Maximum ratio of the duration of `npm test` to that of a type check without an incremental cache. */
const GOAL_TIMES = 15;

/** The content of build/tests.json, which scripts/test.mjs writes after a full run. */
interface TestRun {
  seconds: number;
  passed: number;
  failed: number;
  date: string;
}

export async function readLastTestRun(): Promise<Row[]> {
  const row = { what: '`npm test` whole', yardstick: '-', goal: `under ${GOAL_MINUTES} min` };
  const file = path.join(root, 'build/tests.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return [{ ...row, measured: 'not measured: run `npm test` first', reached: false }];
  const { seconds, passed, failed, date } = JSON.parse(text) as TestRun;
  const typesMs = await checkTypes();
  const ratio = (seconds * 1000) / typesMs;
  const minutes = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  return [
    {
      ...row,
      measured: `${minutes} (${passed} passed, ${failed} failed, ${date})`,
      reached: seconds < GOAL_MINUTES * 60 && failed === 0,
      note:
        seconds < GOAL_MINUTES * 60
          ? undefined
          : 'both cores are busy throughout: browsers, servers and React in jsdom.',
    },
    {
      what: '`npm test` against a type check',
      measured: times(ratio),
      yardstick: `a type check from nothing: ${inSeconds(typesMs)}`,
      goal: `at most ${GOAL_TIMES}x`,
      reached: ratio <= GOAL_TIMES,
    },
  ];
}

/** Runs a type check without the incremental cache. Returns its duration in ms. */
async function checkTypes(): Promise<number> {
  const started = performance.now();
  await promisify(execFile)(
    process.execPath,
    ['node_modules/typescript-7/bin/tsc', '-p', '.', '--incremental', 'false'],
    { cwd: root },
  );
  return performance.now() - started;
}
