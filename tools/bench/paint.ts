/** The first visit to a page on a slow phone: its largest paint against a page without scripts, and what blocks it. */
import { type InTab, phone } from './browser';
import { limitOf } from './baselines';
import { median, ms, type Row, times } from './rows';
import { type Felt, visit } from './visit';

const ROUNDS = 7;
const BLOCKED_GOAL_MS = 50;

interface Page {
  path: string;
  name: string;
  /** How many times the yardstick's largest paint it may take. */
  goal: number;
}

interface Round {
  page: Felt;
  limit: Felt;
}

/** Visits each page and its yardstick turn by turn. Gives two rows for each page: largest paint and blocking time. */
export async function measurePaint(
  inTab: InTab,
  origin: string,
  pages: Page[],
  step: (sentence: string) => void,
): Promise<{ paint: Row[]; blocking: Row[] }> {
  const paint: Row[] = [];
  const blocking: Row[] = [];
  const feel = (url: string) =>
    inTab({ width: phone, slow: true, cpu: 4 }, async (tab) => (await visit(tab, url)).felt);
  for (const { path, name, goal } of pages) {
    const rounds: Round[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      step(`${name}, round ${round} of ${ROUNDS}`);
      rounds.push({ page: await feel(origin + path), limit: await feel(origin + limitOf(path)) });
    }
    paint.push(paintRow(name, goal, rounds));
    blocking.push(blockingRow(name, rounds));
  }
  return { paint, blocking };
}

function paintRow(name: string, goal: number, rounds: Round[]): Row {
  const ratio = median(rounds.map(({ page, limit }) => page.largestPaint / limit.largestPaint));
  return {
    what: `largest paint of ${name}`,
    measured: `${times(ratio)} (${ms(median(rounds.map(({ page }) => page.largestPaint)))})`,
    yardstick: `the page without scripts: ${ms(median(rounds.map(({ limit }) => limit.largestPaint)))}`,
    goal: `at most ${times(goal)}`,
    reached: ratio <= goal,
  };
}

function blockingRow(name: string, rounds: Round[]): Row {
  const blocked = median(rounds.map(({ page }) => page.blocked));
  return {
    what: `total blocking time at start, ${name}`,
    measured: `${ms(blocked)} (longest task ${ms(median(rounds.map(({ page }) => page.longestTask)))})`,
    yardstick: `0 (without scripts ${ms(median(rounds.map(({ limit }) => limit.blocked)))})`,
    goal: `under ${BLOCKED_GOAL_MS} ms`,
    reached: blocked < BLOCKED_GOAL_MS,
  };
}
