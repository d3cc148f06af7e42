/**
 * Fetches what will be needed a moment before it is: the page behind a link that somebody points at, touches or
 * reaches with the keyboard; the toasts when somebody begins with a form; and, while nothing else is to be done, the
 * pages of the navigation. A visitor who saves data is spared all of it; one on a slow connection, what nobody has
 * pointed at.
 */
import { matchPath } from 'react-router-dom';
import { prepareToasts } from '../ui/toast';
import { routes } from './routes';

/** What a browser may tell of its connection; not every one does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** To be called once the page has loaded. */
export function lookAhead(): void {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData) return;
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
  if (effectiveType === '4g') whenIdle(fetchNavigation);
}

function onIntent({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) fetchPage(link);
  if (target.closest('form')) prepareToasts();
}

function fetchPage({ origin, pathname }: HTMLAnchorElement): void {
  if (origin !== window.location.origin) return;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  // What does not come now is asked for again, and complained about, when somebody goes there.
  route?.load().catch(() => undefined);
}

function fetchNavigation(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href]')) fetchPage(link);
}

/** Safari has no idle callbacks: there a second after loading has to do. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}
