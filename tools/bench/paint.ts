/**
 * Measures the Largest Contentful Paint and the Total Blocking Time of a first visit on a slow phone. The baseline is
 * a page without scripts.
 */
import { type WithTab, phone } from './browser';
import { baselinePath } from './baselines';
import { median, ms, type Row, times } from './rows';
import { visit, type VisitMetrics } from './visit';

const ROUNDS = 7;
/** Goal: the Total Blocking Time is below this, in ms. */
const BLOCKING_GOAL_MS = 50;

interface Page {
  path: string;
  name: string;
  /** Goal: the maximum ratio of the page's Largest Contentful Paint to that of its baseline. */
  goal: number;
}

interface Round {
  page: VisitMetrics;
  baseline: VisitMetrics;
}

/**
 * Visits each page and its baseline alternately. Returns two rows for each page: Largest Contentful Paint and Total
 * Blocking Time.
 */
export async function measurePaint(
  withTab: WithTab,
  origin: string,
  pages: Page[],
  report: (progress: string) => void,
): Promise<{ paint: Row[]; blocking: Row[] }> {
  const paint: Row[] = [];
  const blocking: Row[] = [];
  const measureVisit = (url: string) =>
    withTab({ device: phone, slowNetwork: true, cpuSlowdown: 4 }, async (tab) => (await visit(tab, url)).metrics);
  for (const { path, name, goal } of pages) {
    const rounds: Round[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      report(`${name}, round ${round} of ${ROUNDS}`);
      rounds.push({
        page: await measureVisit(origin + path),
        baseline: await measureVisit(origin + baselinePath(path)),
      });
    }
    paint.push(paintRow(name, goal, rounds));
    blocking.push(blockingRow(name, rounds));
  }
  return { paint, blocking };
}

function paintRow(name: string, goal: number, rounds: Round[]): Row {
  const ratio = median(rounds.map(({ page, baseline }) => page.largestPaint / baseline.largestPaint));
  return {
    what: `largest paint of ${name}`,
    measured: `${times(ratio)} (${ms(median(rounds.map(({ page }) => page.largestPaint)))})`,
    yardstick: `the page without scripts: ${ms(median(rounds.map(({ baseline }) => baseline.largestPaint)))}`,
    goal: `at most ${times(goal)}`,
    reached: ratio <= goal,
  };
}

function blockingRow(name: string, rounds: Round[]): Row {
  const blockingTime = median(rounds.map(({ page }) => page.blockingTime));
  return {
    what: `total blocking time at start, ${name}`,
    measured: `${ms(blockingTime)} (longest task ${ms(median(rounds.map(({ page }) => page.longestTask)))})`,
    yardstick: `0 (without scripts ${ms(median(rounds.map(({ baseline }) => baseline.blockingTime)))})`,
    goal: `under ${BLOCKING_GOAL_MS} ms`,
    reached: blockingTime < BLOCKING_GOAL_MS,
  };
}
