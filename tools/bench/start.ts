/** Measures how long `npm start` takes until the home page and the product list are served. */
import { seconds } from '../../scripts/lib/progress.mjs';
import { median, type Row } from './rows';
import { startShop } from './shop';

const ROUNDS = 3;
const GOAL_MS = 1500;

/**
 * Measures a first start with an empty database and then further starts with the existing one. `folder` is a built copy
 * of the project; `makeData` creates an empty data folder.
 */
export async function measureStart(
  folder: string,
  makeData: () => Promise<string>,
  report: (progress: string) => void,
): Promise<Row> {
  const dataDir = await makeData();
  report('first start');
  const first = await time(folder, dataDir);
  const later: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`second start, round ${round} of ${ROUNDS}`);
    later.push(await time(folder, dataDir));
  }
  const second = median(later);
  return {
    what: '`npm start` to first page, second start',
    measured: seconds(second),
    yardstick: `the first start with a build and without data: ${seconds(first)}`,
    goal: `under ${seconds(GOAL_MS)}`,
    reached: second < GOAL_MS,
  };
}

/** Starts and stops the shop. Returns the start time in ms. */
async function time(folder: string, dataDir: string): Promise<number> {
  const shop = await startShop(folder, { DATA_DIR: dataDir });
  await shop.stop();
  return shop.readyMs;
}
