/**
 * Fetches what will be needed a moment before it is: the page behind a link that somebody points at, touches or
 * reaches with the keyboard, and the toasts when somebody begins with a form. A visitor who saves data is spared that.
 */
import { matchPath } from 'react-router-dom';
import { preloadToasts } from '../ui/toast';
import { routes } from './routes';

/** To be called once the page has loaded. */
export function startPrefetching(): void {
  // Not every browser tells.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}

function onIntent({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) fetchPage(link);
  if (target.closest('form')) preloadToasts();
}

function fetchPage({ origin, pathname }: HTMLAnchorElement): void {
  if (origin !== window.location.origin) return;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  // What does not come now is asked for again, and complained about, when somebody goes there.
  route?.load().catch(() => undefined);
}
