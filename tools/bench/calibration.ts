/** Measures the speed of this machine's CPU in the browser, and derives by how much to slow it down. */
import { withBrowser } from './browser';
import { median } from './rows';

/**
 * Benchmark index of a mid-range phone: the middle of the range from 125 to 800 that Lighthouse's docs/throttling.md
 * states for 'Mid-Tier Mobile'. Lighthouse's default slowdown of 4 turns the 1500 to 2000 of a 'High-End Desktop' into
 * 375 to 500. (Chrome DevTools calibrates its 'mid-tier' preset to a faster phone, with an index of 1000.)
 */
const PHONE_INDEX = 460;
/** Upper limit of the slowdown: Lighthouse's default. A very fast machine therefore stays above PHONE_INDEX. */
const MAX_SLOWDOWN = 4;
const ROUNDS = 3;

export interface Calibration {
  /** Lighthouse's benchmark index of the browser on this machine, without throttling. */
  index: number;
  /** CPU slowdown factor at which the index corresponds to a mid-range phone: between 1 and MAX_SLOWDOWN. */
  slowdown: number;
}

/** Measures the benchmark index. The first round only warms up the JavaScript engine and is not counted. */
export async function calibrate(chromium: string): Promise<Calibration> {
  return withBrowser(chromium, (withTab) =>
    withTab({}, async (page) => {
      // Init scripts run in documents that the tab opens from now on, not in its initial one.
      await page.goto('about:blank');
      const indexes: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) indexes.push(await page.evaluate(benchmarkIndex));
      const index = median(indexes.slice(1));
      const slowdown = Math.min(MAX_SLOWDOWN, Math.max(1, index / PHONE_INDEX));
      return { index, slowdown: Math.round(slowdown * 10) / 10 };
    }),
  );
}

/** Formats a calibration for the report. */
export const describeCalibration = ({ index, slowdown }: Calibration): string =>
  `benchmark index ${Math.round(index)}, CPU slowed ${slowdown} times to ${Math.round(index / slowdown)}`;

/**
 * Returns the benchmark index as Lighthouse 13 defines it (`computeBenchmarkIndex` in core/lib/page-functions.js): the
 * mean of two workloads, each repeated for half a second and scored as a tenth of its repetitions per second. One
 * appends 10,000 characters to a string, the other copies an array of 100,000 integers. Runs in the page.
 */
function benchmarkIndex(): number {
  const SECONDS = 0.5;
  const score = (work: () => void, repetitions: number) => {
    const start = performance.now();
    let count = 0;
    do {
      for (let repeated = 0; repeated < repetitions; repeated += 1) work();
      count += repetitions;
    } while (performance.now() - start < SECONDS * 1000);
    return (count / 10 / (performance.now() - start)) * 1000;
  };

  const appendCharacters = () => {
    let text = '';
    for (let length = 0; length < 10_000; length += 1) text += 'a';
    // Use the string, so that the compiler cannot remove the loop.
    if (text.length === 1) throw new Error('The string has lost its characters.');
  };

  let from: number[] = [];
  let to: number[] = [];
  for (let index = 0; index < 100_000; index += 1) from[index] = to[index] = index;
  const copyArray = () => {
    const [source, target] = [from, to];
    for (let index = 0; index < source.length; index += 1) target[index] = source[index] as number;
    [from, to] = [target, source];
  };

  return (score(appendCharacters, 1) + score(copyArray, 10)) / 2;
}
