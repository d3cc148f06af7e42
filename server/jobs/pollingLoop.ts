/** Runs the same work repeatedly, one run at a time. The result of each run is the delay before the next run, in ms. */
export interface PollingLoop {
  /** Starts a run immediately, or as soon as the current run ends. */
  wake(): void;
  /** Starts a run after this many ms, unless `wake` starts one earlier. */
  schedule(afterMs: number): void;
  /** Aborted when `close` is called. */
  readonly closing: AbortSignal;
  /**
   * Stops the loop and waits up to `graceMs` ms for the current run. Then calls `abort`, which must end a run that is
   * still in progress, and waits for that run. Without `abort`, `close` resolves even if a run is still in progress.
   */
  close(graceMs: number, abort?: () => void): Promise<void>;
}

/** Makes a polling loop. `work` returns the delay until its next run, in ms, and must never reject. */
export function makePollingLoop(work: (closing: AbortSignal) => Promise<number>): PollingLoop {
  const closing = new AbortController();
  let currentRun: Promise<void> | null = null;
  let runAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    const next = await work(closing.signal);
    currentRun = null;
    if (runAgain) wake();
    else schedule(next);
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    timer = setTimeout(wake, afterMs);
    timer.unref();
  }

  function wake(): void {
    runAgain = currentRun !== null;
    if (closing.signal.aborted || runAgain) return;
    clearTimeout(timer);
    currentRun = run();
  }

  return {
    wake,
    schedule,
    closing: closing.signal,
    async close(graceMs, abort) {
      closing.abort();
      clearTimeout(timer);
      let grace: NodeJS.Timeout | undefined;
      await Promise.race([currentRun, new Promise((resolve) => (grace = setTimeout(resolve, graceMs)))]);
      clearTimeout(grace);
      if (!abort) return;
      abort();
      await currentRun;
    },
  };
}
