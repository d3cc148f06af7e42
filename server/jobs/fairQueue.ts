import { QueueFull } from './boundedQueue';

/** Runs `work` when the key's turn comes. Rejects with QueueFull if no waiting place is left for this key. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes a bounded queue that serves its keys in turn, so that one client cannot delay all others. At most `running` jobs
 * run at once and at most `waiting` wait. Jobs of one key run in order; keys take turns.
 *
 * A key may wait with at most as many jobs as there are free waiting places (a dynamic threshold). Alone it fills half
 * of them, so a place is left for every other key.
 */
export function makeFairQueue({ running, waiting }: { running: number; waiting: number }): FairQueue {
  let active = 0;
  let waitingJobs = 0;
  /** The waiting jobs by key, in the order in which the keys take their turns: a Map iterates in insertion order. */
  const lanes = new Map<string, (() => void)[]>();

  function waitForTurn(key: string): Promise<void> {
    const lane = lanes.get(key) ?? [];
    if (lane.length >= waiting - waitingJobs) throw new QueueFull();
    waitingJobs += 1;
    lanes.set(key, lane);
    return new Promise((resolve) => lane.push(resolve));
  }

  /** Starts the next key's first job in the place that has become free. The key then moves to the end of the line. */
  function passOn(): void {
    for (const [key, lane] of lanes) {
      const start = lane.shift();
      lanes.delete(key);
      if (lane.length > 0) lanes.set(key, lane);
      waitingJobs -= 1;
      start?.();
      return;
    }
    active -= 1;
  }

  return async (key, work) => {
    if (active >= running) await waitForTurn(key);
    else active += 1;
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
