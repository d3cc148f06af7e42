/** A clock that only the test moves: spec §9's waits are passed through, never waited for. */

const STEP_MS = 50;
/** By then every wait of spec §9 is over. */
const AFTERMATH_MS = 10_000;

let stopped = false;

/** From here to the test's end, timers stand still; requests and React go on as they do. */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  stopped = true;
}

/** From here time goes on by itself: what is under way comes to its end before. */
export async function startClock(): Promise<void> {
  if (!stopped) return;
  await pass(AFTERMATH_MS);
  jest.useRealTimers();
  stopped = false;
}

afterEach(startClock);

/** Lets so much time pass, in steps: what happens in one may set the timers of the next. */
export async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    await jest.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
    // React draws in a turn of its own.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
