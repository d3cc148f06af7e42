/** Fake timers for tests of time limits and delays (docs/specification.md §9). */

/** Time in ms by which `pass` advances the fake timers in one step. */
const STEP_MS = 50;
/** Time in ms by which `startClock` advances the fake timers. No delay in docs/specification.md §9 is longer. */
const DRAIN_MS = 10_000;

let stopped = false;

/** Installs fake timers until the end of the test. Mocked requests and React's scheduler still run in real time. */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  stopped = true;
}

/** Advances the fake timers by DRAIN_MS, so that pending timers fire, then switches back to real timers. */
export async function startClock(): Promise<void> {
  if (!stopped) return;
  await pass(DRAIN_MS);
  jest.useRealTimers();
  stopped = false;
}

afterEach(startClock);

/** Advances the fake timers in small steps, because React effects that run after one step may set new timers. */
export async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    await jest.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
    // Let React render: its scheduler uses `setImmediate`.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
