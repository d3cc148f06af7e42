/** Creates a promise that resolves when `open` is called, for example to delay a mock response during assertions. */
export function makeDeferred(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
