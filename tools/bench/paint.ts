/**
 * Measures the Largest Contentful Paint and the Total Blocking Time of a first visit on a slow phone. The baseline is
 * the limit page (tools/bench/limit), visited immediately before each page.
 */
import { DEMO_ADMIN } from '../../server/config/readConfig';
import { paths } from '../../src/paths';
import type { StorageState, TabOptions, WithTab } from './browser';
import { publicPages, signInPages } from './routes';
import { median, ms, type Row, times } from './rows';
import { visit, type Visit, type VisitMetrics } from './visit';

/** Goal: the maximum ratio of a page's Largest Contentful Paint to that of the limit page. */
const PUBLIC_GOAL = 1.25;
const SIGN_IN_GOAL = 1.4;
/** Goal: the Largest Contentful Paint of the admin panel for a signed-in administrator, in ms. */
const PANEL_GOAL_MS = 2500;
/** Goal: the Total Blocking Time is below this, in ms. */
const BLOCKING_GOAL_MS = 50;

/** The visits of one round. */
interface Round {
  page: Visit;
  limit: Visit;
}

/** The pages to measure. */
export interface PaintTargets {
  /** Origin of the shop, started with the demo administrator. */
  origin: string;
  /** URL of the limit page. */
  limitUrl: string;
  /** The device and its throttling. */
  device: TabOptions;
  rounds: number;
}

/**
 * Visits every page and the limit page alternately. Returns two rows for each public page and each sign-in page,
 * Largest Contentful Paint and Total Blocking Time, and one row for the admin panel.
 */
export async function measurePaint(
  withTab: WithTab,
  { origin, limitUrl, device, rounds }: PaintTargets,
  report: (progress: string) => void,
): Promise<Row[]> {
  const measureVisit = (url: string, storageState?: StorageState) =>
    withTab({ ...device, storageState }, (tab) => visit(tab, url));
  const measurePage = async (path: string, storageState?: StorageState) => {
    const all: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      report(`${path}, round ${round} of ${rounds}`);
      all.push({ limit: await measureVisit(limitUrl), page: await measureVisit(origin + path, storageState) });
    }
    return all;
  };

  const paint: Row[] = [];
  const blocking: Row[] = [];
  for (const [pages, goal] of [
    [publicPages, PUBLIC_GOAL],
    [signInPages, SIGN_IN_GOAL],
  ] as const) {
    for (const path of pages) {
      const all = await measurePage(path);
      paint.push(paintRow(path, goal, all));
      blocking.push(blockingRow(path, all));
    }
  }
  const panel = panelRow(await measurePage(paths.admin, await signInAsAdmin(withTab, origin)));
  return [...paint, panel, ...blocking];
}

/** Signs in as the demo administrator. Returns the cookies and the local storage of the session. */
async function signInAsAdmin(withTab: WithTab, origin: string): Promise<StorageState> {
  return withTab({}, async (page, context) => {
    await page.goto(origin + paths.adminLogin);
    await page.getByLabel('Email').fill(DEMO_ADMIN.email);
    await page.getByLabel('Password').fill(DEMO_ADMIN.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    return context.storageState();
  });
}

/** Returns the visit whose metric is the median. */
function medianVisit(visits: Visit[], metric: keyof VisitMetrics): Visit {
  const middle = median(visits.map(({ metrics }) => metrics[metric]));
  return visits.find(({ metrics }) => metrics[metric] === middle) as Visit;
}

const medianPaint = (visits: Visit[]) => medianVisit(visits, 'largestPaint').metrics.largestPaint;
const limitPaint = (rounds: Round[]) => `the limit page: ${ms(medianPaint(rounds.map(({ limit }) => limit)))}`;

function paintRow(path: string, goal: number, rounds: Round[]): Row {
  const ratio = median(rounds.map(({ page, limit }) => page.metrics.largestPaint / limit.metrics.largestPaint));
  const pages = rounds.map(({ page }) => page);
  const reached = ratio <= goal;
  const note = `${describePaint(pages)}. The limit page: ${describePaint(rounds.map(({ limit }) => limit))}.`;
  return {
    what: `largest paint of \`${path}\``,
    measured: `${times(ratio)} (${ms(medianPaint(pages))})`,
    yardstick: limitPaint(rounds),
    goal: `at most ${times(goal)}`,
    reached,
    ...(!reached && { note }),
  };
}

/** Returns the parts of the median paint, such as 'HTML 590 ms, image requested 610 ms, received 1480 ms, painted 1670 ms'. */
function describePaint(visits: Visit[]): string {
  const { metrics, paintParts } = medianVisit(visits, 'largestPaint');
  const { firstByte, image } = paintParts;
  return [
    `first byte ${ms(firstByte)}`,
    ...(image ? [`image requested ${ms(image.requested)}`, `received ${ms(image.received)}`] : []),
    `painted ${ms(metrics.largestPaint)}`,
  ].join(', ');
}

function panelRow(rounds: Round[]): Row {
  const paint = medianPaint(rounds.map(({ page }) => page));
  return {
    what: `largest paint of \`${paths.admin}\` for a signed-in administrator`,
    measured: ms(paint),
    yardstick: limitPaint(rounds),
    goal: `at most ${ms(PANEL_GOAL_MS)}`,
    reached: paint <= PANEL_GOAL_MS,
  };
}

function blockingRow(path: string, rounds: Round[]): Row {
  const { metrics, longTasks } = medianVisit(
    rounds.map(({ page }) => page),
    'blockingTime',
  );
  const limit = medianVisit(
    rounds.map((round) => round.limit),
    'blockingTime',
  );
  const reached = metrics.blockingTime < BLOCKING_GOAL_MS;
  return {
    what: `total blocking time of \`${path}\``,
    measured: `${ms(metrics.blockingTime)} (longest task ${ms(metrics.longestTask)})`,
    yardstick: `the limit page: ${ms(limit.metrics.blockingTime)}`,
    goal: `under ${BLOCKING_GOAL_MS} ms`,
    reached,
    ...(!reached && { note: `${longTasks.join('; ')}.` }),
  };
}
