import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as schedule } from 'scheduler';

/** How often React has to become idle: after a render, after its effects, and after a render of what the effects set. */
const ROUNDS = 3;

// Also while fake timers are installed. React's scheduler uses the same function.
const { setImmediate } = globalThis;

/**
 * Waits until React has rendered the state that has been set so far, outside of `act` as well. A fixed number of turns
 * of the event loop is not enough on a slow machine, because React's scheduler yields every 5 ms. A task of the lowest
 * priority runs once the scheduler has no other one.
 */
export async function rendered(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise<void>((resolve) => void setImmediate(resolve));
    await new Promise<void>((resolve) => void schedule(IdlePriority, () => resolve()));
  }
}
