import { QueueFull } from './boundedQueue';

/** Runs `work` when it is the turn of `key`. Rejects with QueueFull if this key has no waiting slot left. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes a bounded queue that serves its keys round-robin, so that one client cannot delay all others. At most `running`
 * jobs run at once and at most `waiting` wait. Jobs of one key run in order.
 *
 * A key gets another waiting slot only if it has fewer waiting jobs than there are free slots (a dynamic threshold). So
 * one key can fill half of the slots, two keys can fill a third each, and the rest stays free for other keys.
 */
export function makeFairQueue({ running, waiting }: { running: number; waiting: number }): FairQueue {
  let active = 0;
  let waitingJobs = 0;
  /** Waiting jobs by key. The next key to serve is first, because a Map iterates in insertion order. */
  const lanes = new Map<string, (() => void)[]>();

  function waitForTurn(key: string): Promise<void> {
    const lane = lanes.get(key) ?? [];
    if (lane.length >= waiting - waitingJobs) throw new QueueFull();
    waitingJobs += 1;
    lanes.set(key, lane);
    return new Promise((resolve) => lane.push(resolve));
  }

  /** Gives the slot that has become free to the next key: starts its first job, then moves the key to the end. */
  function startNext(): void {
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
      startNext();
    }
  };
}
