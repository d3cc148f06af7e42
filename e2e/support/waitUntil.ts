/** Waits until a check passes: a page may follow an action only after some frames, or when a response has arrived. */
export async function waitUntil(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 50));
}
