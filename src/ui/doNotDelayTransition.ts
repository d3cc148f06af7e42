/**
 * An `onLoad` handler for images that does nothing. Without any handler, React delays a page transition by up to 0.8 s,
 * until an eager image has loaded. The images of this site have a box of fixed size, so the page need not wait.
 */
export const doNotDelayTransition = (): void => undefined;
