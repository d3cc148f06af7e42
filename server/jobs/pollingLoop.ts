/** Work that comes in rounds: one at a time, now and then, and at once when somebody knows of more. */
export interface PollingLoop {
  /** Works now, or once more after the round under way. */
  wake(): void;
  /** Works in so many ms, unless woken earlier. */
  schedule(afterMs: number): void;
  /** Aborted once the rounds end. */
  readonly closing: AbortSignal;
  /**
   * Begins no round any more and waits for the one under way, for so many ms. Then `cut` is called, which makes it end
   * at once; without one it is left to itself.
   */
  close(graceMs: number, cut?: () => void): Promise<void>;
}

/** Makes rounds of `work`, which gives the ms until the next look and never rejects. */
export function makePollingLoop(work: (closing: AbortSignal) => Promise<number>): PollingLoop {
  const closing = new AbortController();
  let round: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function go(): Promise<void> {
    const next = await work(closing.signal);
    round = null;
    if (again) wake();
    else schedule(next);
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    timer = setTimeout(wake, afterMs);
    timer.unref();
  }

  function wake(): void {
    again = round !== null;
    if (closing.signal.aborted || again) return;
    clearTimeout(timer);
    round = go();
  }

  return {
    wake,
    schedule,
    closing: closing.signal,
    async close(graceMs, cut) {
      closing.abort();
      clearTimeout(timer);
      let grace: NodeJS.Timeout | undefined;
      await Promise.race([round, new Promise((resolve) => (grace = setTimeout(resolve, graceMs)))]);
      clearTimeout(grace);
      if (!cut) return;
      cut();
      await round;
    },
  };
}
