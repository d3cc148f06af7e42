import { useSyncExternalStore } from 'react';

/** Font size of the root element in browsers whose setting was never changed, in px. */
export const NORMAL_FONT_SIZE = 16;

const measure = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL_FONT_SIZE;

/** The last measured size. Measured again by each render, it would force the browser to compute styles. */
let current: number | undefined;
let probe: HTMLElement | undefined;

/** Returns an invisible element of 1rem, which can be observed: no event reports a change of the font size. */
function getProbe(): HTMLElement {
  if (!probe) {
    probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'position: absolute; top: 0; width: 1rem';
  }
  return probe;
}

function subscribe(onChange: () => void): () => void {
  const observer = new ResizeObserver(() => {
    current = measure();
    onChange();
  });
  observer.observe(getProbe());
  return () => observer.disconnect();
}

/**
 * Returns the font size of the root element in px, which is 1rem, and renders again when it changes. Media queries cannot
 * depend on it: their `em` is the browser's setting, without the style sheet's own size.
 */
export const useRootFontSize = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (current ??= measure()),
    () => NORMAL_FONT_SIZE,
  );
