import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as schedule } from 'scheduler';

/** How often React has to become idle: after a render, after its effects, and after a render of what the effects set. */
const ROUNDS = 3;

// Also while fake timers are installed. React's scheduler uses the same function.
const { setImmediate } = globalThis;

/**
 * Waits until React has rendered the state that has been set so far, outside of `act` as well. Turns of the event loop
 * alone would not do: React's scheduler gives up its turn after 5 ms, so a slow machine needs more of them. A task of the
 * lowest priority runs when the scheduler has no other one.
 */
export async function rendered(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise<void>((resolve) => void setImmediate(resolve));
    await new Promise<void>((resolve) => void schedule(IdlePriority, () => resolve()));
  }
}
