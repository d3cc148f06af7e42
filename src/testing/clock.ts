/** Fake timers for tests of time limits and delays (docs/specification.md §9). */
import { rendered } from './rendered';

/** Time in ms by which `pass` advances the fake timers in one step. */
const STEP_MS = 50;
/**
 * Time in ms by which `startClock` advances the fake timers. No delay is longer than 10 s, and a toast that closes then
 * disappears in the next second.
 */
const DRAIN_MS = 11_000;

let stopped = false;
let dateAdvanced = false;

/**
 * Installs fake timers until the end of the test. Mocked requests, React's scheduler and `performance.now` still run in
 * real time.
 */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  stopped = true;
}

/** Everything that fake timers replace, except `Date`. */
const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'performance',
  'hrtime',
] as const;

/** Moves the current date forward until the end of the test. Timers still run in real time. */
export function advanceDate(milliseconds: number): void {
  jest.useFakeTimers({ now: Date.now() + milliseconds, doNotFake: [...timers] });
  dateAdvanced = true;
}

afterEach(() => {
  if (dateAdvanced) jest.useRealTimers();
  dateAdvanced = false;
});

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
    await rendered();
  }
}
