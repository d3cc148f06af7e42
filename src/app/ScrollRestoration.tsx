import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORED = 'scroll-positions';
/** How long a page may still grow before its remembered position is given up. */
const PATIENCE_MS = 10_000;

/**
 * A new page starts at its top; Back, Forward and reload return to where the visitor was. The browser's own
 * restoration comes too early for pages whose content is still being fetched, so this one waits for the height.
 */
export function ScrollRestoration() {
  const { key, pathname, search, hash } = useLocation();
  const arrival = useNavigationType();
  const shown = useRef({ pathname: '', search: '' });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    // A choice on the page itself; the link to the very page that is shown is replaced too, and leads to its top.
    const choice = arrival === NavigationType.Replace && before.pathname === pathname && before.search !== search;
    // Whoever has scrolled while the page was waking stays there.
    if (before.pathname === '' && window.scrollY > 0) return undefined;
    if (hash !== '') return document.getElementById(hash.slice(1))?.scrollIntoView();
    // The first location of a visit counts as POP too: that is the reload.
    if (arrival === NavigationType.Pop) return returnTo(Number(read()[key]) || 0);
    if (!choice) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, search, hash, arrival]);

  useLayoutEffect(() => {
    // Kept as it happens: when this page's turn ends, its content has already left and took the position along.
    // A replaced address (a search, a further page) goes on where the one before stood.
    let last: number | null = arrival === NavigationType.Replace ? window.scrollY : null;
    const onScroll = () => {
      last = window.scrollY;
    };
    const remember = () => {
      if (last !== null) write({ ...read(), [key]: last });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      remember();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', remember);
    };
  }, [key, arrival]);

  return null;
}

/** Scrolls there as soon as the page is tall enough, unless the visitor starts to move first. Returns the undo. */
function returnTo(top: number): (() => void) | undefined {
  if (top === 0) {
    window.scrollTo(0, 0);
    return undefined;
  }
  const attempt = () => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    window.scrollTo(0, top);
    stop();
  };
  const growth = new ResizeObserver(attempt);
  const patience = window.setTimeout(() => stop(), PATIENCE_MS);
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    growth.disconnect();
    window.clearTimeout(patience);
    for (const move of moves) window.removeEventListener(move, stop);
  };
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

/** What stands there may be of an older version, or of anybody. */
function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(window.sessionStorage.getItem(STORED) ?? '{}'));
  } catch {
    return {};
  }
}

function write(positions: Record<string, unknown>): void {
  try {
    // The newest fifty pages are enough: Back rarely goes further.
    window.sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-50))));
  } catch {
    // Storage is full or forbidden: then Back starts at the top, which is no harm.
  }
}
