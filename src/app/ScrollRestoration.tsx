import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ScrollState } from '../ui/scrollState';

const STORAGE_KEY = 'scroll-positions';
/** Maximum time in ms to wait until a page is tall enough for its saved scroll position. */
const RESTORE_TIMEOUT_MS = 10_000;

/**
 * Gives the browser's current history entry a key if it has none. Call it before the router is created, which calls every
 * entry without a key `default`: a newly loaded page would take over the scroll position of one loaded before it in the
 * same tab. On Back and reload, the browser restores the entry's key.
 */
export function ensureHistoryKey(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * Scrolls new pages to the top, or to the scroll position of the history entry that their {@link ScrollState} names, and
 * restores the scroll position on Back, Forward and reload. Replaces the browser's
 * own scroll restoration, which does not wait until a page has loaded and is tall enough for the saved position.
 */
export function ScrollRestoration() {
  const { key, pathname, search, hash, state } = useLocation();
  const scrollOf = (state as ScrollState | null)?.scrollOf;
  const navigationType = useNavigationType();
  const lastLocation = useRef({ pathname: '', search: '' });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const previous = lastLocation.current;
    lastLocation.current = { pathname, search };
    // Do not scroll if a control on the page, such as the search box, changed only the query. A link to the current URL
    // is a `replace` navigation too, but it does not change the query and must scroll to the top.
    const onlyQueryChanged =
      navigationType === NavigationType.Replace && previous.pathname === pathname && previous.search !== search;
    // Keep the position if the user scrolled before hydration.
    if (previous.pathname === '' && window.scrollY > 0) return undefined;
    if (hash !== '') return document.getElementById(hash.slice(1))?.scrollIntoView();
    // POP means Back, Forward, or the first location after a document load, such as a reload.
    if (navigationType === NavigationType.Pop) return restoreScroll(savedPosition(key));
    if (scrollOf !== undefined) return restoreScroll(scrollOf === null ? 0 : savedPosition(scrollOf));
    if (!onlyQueryChanged) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, search, hash, scrollOf, navigationType]);

  useLayoutEffect(() => {
    // Record the scroll position on every scroll event: the cleanup of this effect would be too late, because the new
    // page has replaced the old one by then. Record it on every click too: the browser sends the scroll event with the
    // next frame, and the focus may scroll to a link that is followed before that. After a `replace` navigation, such as
    // a search, record the position now, because the page does not scroll and no scroll event follows.
    let scrollTop: number | null = navigationType === NavigationType.Replace ? window.scrollY : null;
    // Between a navigation and its rendering, the page may change already, such as to another view of the panel. The
    // browser then scrolls because the page is shorter, which says nothing about the entry that the user has left.
    const recordPosition = () => {
      if (historyKey() === key) scrollTop = window.scrollY;
    };
    const savePosition = () => {
      if (scrollTop !== null) writePositions({ ...readPositions(), [key]: scrollTop });
    };
    window.addEventListener('scroll', recordPosition, { passive: true });
    // In the capture phase: the link's own handler replaces the page.
    window.addEventListener('click', recordPosition, { capture: true });
    window.addEventListener('pagehide', savePosition);
    return () => {
      savePosition();
      window.removeEventListener('scroll', recordPosition);
      window.removeEventListener('click', recordPosition, { capture: true });
      window.removeEventListener('pagehide', savePosition);
    };
  }, [key, navigationType]);

  return null;
}

/**
 * Scrolls to `top`, or to the end of the page until it is tall enough: the browser lays out some cards only when they
 * come into view, and estimates their height before (RowCard.module.css). Gives up at the first user input or after
 * RESTORE_TIMEOUT_MS. Returns a function that cancels the wait.
 */
function restoreScroll(top: number): (() => void) | undefined {
  if (top === 0) {
    window.scrollTo(0, 0);
    return undefined;
  }
  // Make the cards use their actual heights instead of the estimated ones (ProductCard.module.css).
  document.documentElement.dataset.settled = '';
  const attempt = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight >= top + window.innerHeight) stop();
  };
  const resizeObserver = new ResizeObserver(attempt);
  const timeout = window.setTimeout(() => stop(), RESTORE_TIMEOUT_MS);
  const inputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    resizeObserver.disconnect();
    window.clearTimeout(timeout);
    for (const type of inputEvents) window.removeEventListener(type, stop);
  };
  for (const type of inputEvents) window.addEventListener(type, stop, { passive: true });
  resizeObserver.observe(document.body);
  return stop;
}

/**
 * Returns the router's key of the browser's current history entry, which a navigation changes before the router renders
 * it. The router calls an entry that it has not made `default`.
 */
const historyKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

const savedPosition = (key: string): number => Number(readPositions()[key]) || 0;

/** Returns the saved scroll positions by history key. Callers must validate the values. */
function readPositions(): Record<string, unknown> {
  try {
    return Object(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, unknown>): void {
  try {
    // Save only the 50 newest positions: users rarely go back further.
    window.sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-50))),
    );
  } catch {
    // Storage is full or denied. The Back button will then open pages at the top.
  }
}
