/** Creates a promise, and a function `open` that resolves it. Tests use them to delay mock responses. */
export function makeDeferred(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
