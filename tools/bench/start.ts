/** How long `npm start` takes until the page and the list are answered, with what an earlier start has left. */
import { seconds } from '../../scripts/lib/progress.mjs';
import { median, type Row } from './rows';
import { startShop } from './shop';

const ROUNDS = 3;
const GOAL_MS = 1500;

/** In a copy of the project that has its build; `makeData` gives an empty data folder. */
export async function measureStart(
  folder: string,
  makeData: () => Promise<string>,
  step: (sentence: string) => void,
): Promise<Row> {
  const dataDir = await makeData();
  step('first start');
  const first = await time(folder, dataDir);
  const later: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    step(`second start, round ${round} of ${ROUNDS}`);
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

async function time(folder: string, dataDir: string): Promise<number> {
  const shop = await startShop(folder, { DATA_DIR: dataDir });
  await shop.stop();
  return shop.readyMs;
}
