/** How long the whole of `npm test` took when it last ran: as long as all that stands above together. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Row } from './rows';

const GOAL_MINUTES = 6;

/** Written by scripts/test.mjs after a run of everything. */
interface LastTests {
  seconds: number;
  passed: number;
  failed: number;
  date: string;
}

export async function lastTests(): Promise<Row[]> {
  const row = { what: '`npm test` whole', yardstick: '-', goal: `under ${GOAL_MINUTES} min` };
  const file = path.join(__dirname, '../build/tests.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return [{ ...row, measured: 'not measured: run `npm test` first', reached: false }];
  const { seconds, passed, failed, date } = JSON.parse(text) as LastTests;
  const minutes = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  return [
    {
      ...row,
      measured: `${minutes} (${passed} passed, ${failed} failed, ${date})`,
      reached: seconds < GOAL_MINUTES * 60 && failed === 0,
      note: seconds < GOAL_MINUTES * 60 ? undefined : 'both cores are busy throughout: browsers, servers and React in jsdom.',
    },
  ];
}
