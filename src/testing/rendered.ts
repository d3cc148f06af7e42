/** Number of turns of the event loop that React needs: to render, to run effects, and to render what the effects set. */
const TURNS = 3;

// Also while fake timers are installed. React's scheduler uses the same function.
const { setImmediate } = globalThis;

/** Waits until React has rendered the state that has been set so far, outside of `act` as well. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((resolve) => void setImmediate(resolve));
}
