import { startShop } from './shop';

/** How often the shorter starts are measured; their medians count. */
const REPEATS = 3;

/** One line of the table. */
export interface StartFigure {
  what: string;
  milliseconds: number;
}

/**
 * Measures three starts in a copy of the project that has no build yet: without build and data, with the build but
 * without data, and with both. `makeData` gives an empty data folder; `step` hears what is going on.
 */
export async function measureStarts(
  folder: string,
  makeData: () => Promise<string>,
  step: (sentence: string) => void,
): Promise<StartFigure[]> {
  step('first start');
  const first = await time(folder, await makeData());
  const fresh: number[] = [];
  const second: number[] = [];
  for (let round = 1; round <= REPEATS; round += 1) {
    step(`build in place, round ${round} of ${REPEATS}`);
    const dataDir = await makeData();
    fresh.push(await time(folder, dataDir));
    second.push(await time(folder, dataDir));
  }
  return [
    { what: 'no build, no data', milliseconds: first },
    { what: `build in place, no data (median of ${REPEATS})`, milliseconds: median(fresh) },
    { what: `build and data in place (median of ${REPEATS})`, milliseconds: median(second) },
  ];
}

async function time(folder: string, dataDir: string): Promise<number> {
  const shop = await startShop(folder, { DATA_DIR: dataDir });
  await shop.stop();
  return shop.readyMs;
}

/** The middle value; of an even number the upper of the two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
