/** Holds a mock answer back until the test has looked at what is shown meanwhile. */
export function makeDeferred(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
