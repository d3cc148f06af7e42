/** Fake timers for tests of time limits and delays (docs/specification.md §9). */

/** Step in which `pass` advances the fake timers. */
const STEP_MS = 50;
/** Time by which `startClock` advances the fake timers. At least as long as every delay in docs/specification.md §9. */
const DRAIN_MS = 10_000;

let stopped = false;

/** Installs fake timers until the end of the test. Mocked requests and React's scheduler still run in real time. */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  stopped = true;
}

/** Runs the pending fake timers for DRAIN_MS, then switches back to real timers. */
export async function startClock(): Promise<void> {
  if (!stopped) return;
  await pass(DRAIN_MS);
  jest.useRealTimers();
  stopped = false;
}

afterEach(startClock);

/** Advances the fake timers in small steps, because the effects of one step may set timers for the next. */
export async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    await jest.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
    // Let React render: its scheduler uses `setImmediate`.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
