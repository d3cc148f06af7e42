/** Refuses work: as many as may wait are waiting already. */
export class QueueFull extends Error {}

/** Runs the work that it is given when its turn comes. */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A queue for work that is costly in memory or CPU: at most `running` at once, at most `waiting` behind them.
 * The returned function throws QueueFull beyond that, so that load is refused instead of piling up.
 */
export function makeBoundedQueue({ running, waiting }: { running: number; waiting: number }): BoundedQueue {
  let active = 0;
  const turns: (() => void)[] = [];

  return async (work) => {
    if (active >= running) {
      if (turns.length >= waiting) throw new QueueFull();
      // The one who finishes hands its place over, so `active` stays as it is.
      await new Promise<void>((resolve) => turns.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = turns.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
