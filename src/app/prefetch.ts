/**
 * Prefetches chunks on intent: a page's chunk when the user hovers, touches or focuses a link to it, and the toast
 * library when the user enters a form. Does nothing if the browser's data saver is on.
 */
import { matchPath } from 'react-router-dom';
import { preloadToasts } from '../ui/toast';
import { routes } from './routes';

/** Registers the listeners. Call it after the window's `load` event. */
export function startPrefetching(): void {
  // `navigator.connection` is missing in some browsers and in TypeScript's types.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}

function onIntent({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) prefetchPage(link);
  if (target.closest('form')) preloadToasts();
}

function prefetchPage({ origin, pathname }: HTMLAnchorElement): void {
  if (origin !== window.location.origin) return;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  // Ignore failures: the navigation itself loads the chunk again and reports the error.
  route?.load().catch(() => undefined);
}
