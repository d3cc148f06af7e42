/**
 * Prefetches the next page, so that it is there when the user follows a link (docs/decisions/0042).
 *
 * - Intent: the chunk and data of a page are loaded when the user hovers, touches or focuses a link to it. The toast
 *   library is loaded when the user enters a form.
 * - Idle time: first the chunks and then the data of pages to which links near the viewport lead, then the chunks of
 *   all other pages to which the current page links. Links to another view of the current page, such as the categories
 *   of the collection, are left to intent: their lists would be seven requests at each visit.
 *
 * Does nothing if the user saves data. On a 2G connection it prefetches on intent only.
 */
import { matchPath } from 'react-router-dom';
import type { AppStore } from '../../store';
import { paths } from '../paths';
import { idleMoment } from '../ui/idleMoment';
import { preloadToasts } from '../ui/toast';
import { routes, type AppRoute } from './routes';

/** Maximum number of parallel requests. One at a time would take a second per page on a slow connection. */
const MAX_PARALLEL = 3;
/** Links at most one viewport height outside the viewport count as near. */
const NEAR_MARGIN = '100% 0px';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;
const nothingToStop = (): void => undefined;

/** Starts prefetching. Call it after hydration and the window's `load` event. Returns a function that stops it. */
export function startPrefetching(store: AppStore): () => void {
  // `navigator.connection` is missing in some browsers and in TypeScript's types.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || window.matchMedia('(prefers-reduced-data: reduce)').matches) return nothingToStop;
  const listener = (event: Event) => onIntent(store, event);
  for (const intent of intents) document.addEventListener(intent, listener, { passive: true });
  const stopIdle = connection?.effectiveType?.endsWith('2g') ? nothingToStop : prefetchWhenIdle(store);
  return () => {
    for (const intent of intents) document.removeEventListener(intent, listener);
    stopIdle();
  };
}

function onIntent(store: AppStore, { target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const route = link && findRoute(link);
  if (route) void loadPage(store, link, route).catch(ignoreFailure);
  if (target.closest('form')) preloadToasts();
}

async function loadPage(store: AppStore, link: HTMLAnchorElement, route: AppRoute): Promise<void> {
  await route.load();
  if (hasData(route)) await prefetchData(store, link);
}

/** Returns the route to which a link leads, or undefined for a link to another site or to a file. */
function findRoute({ origin, pathname }: HTMLAnchorElement): AppRoute | undefined {
  if (origin !== window.location.origin) return undefined;
  return routes.find(({ path }) => matchPath(path, pathname));
}

/**
 * Whether a page has data to prefetch. Product pages have none, because they show the product of the list that links to
 * them.
 */
const hasData = ({ path }: AppRoute): boolean => path === paths.products;

/** Requests the data of a page whose chunk is loaded. */
async function prefetchData(store: AppStore, { search }: HTMLAnchorElement): Promise<void> {
  const { prefetchProducts } = await import(/* webpackChunkName: 'products' */ '../screens/catalogue/prefetchProducts');
  await prefetchProducts(store, search);
}

/** Ignores a failed prefetch: the navigation itself loads the page again and reports the error. */
const ignoreFailure = (): void => undefined;

function prefetchWhenIdle(store: AppStore): () => void {
  const { enqueue, clear } = makeIdleQueue();
  const loaded = new Set<AppRoute>();
  const onLinks = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement;
      const route = findRoute(link);
      if (!route) continue;
      if (!loaded.has(route)) {
        const load = () => route.load().then(() => loaded.add(route));
        enqueue(isIntersecting ? 'nearChunks' : 'otherChunks', route.path, load);
      }
      if (isIntersecting && hasData(route) && link.pathname !== window.location.pathname)
        enqueue('nearData', link.href, () => prefetchData(store, link));
    }
  };
  const stopObserving = observeLinks(new IntersectionObserver(onLinks, { rootMargin: NEAR_MARGIN }));
  return () => {
    stopObserving();
    clear();
  };
}

/** Observes all links of the document, and those that are added later. Returns a function that stops it. */
function observeLinks(observer: IntersectionObserver): () => void {
  const observed = new WeakSet<Element>();
  let isScheduled = false;
  let isStopped = false;
  const observeNewLinks = () => {
    isScheduled = false;
    if (isStopped) return;
    for (const link of document.querySelectorAll('a[href]')) {
      if (!observed.has(link)) observer.observe(link);
      observed.add(link);
    }
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    void idleMoment().then(observeNewLinks);
  };
  const additions = new MutationObserver(schedule);
  additions.observe(document.body, { childList: true, subtree: true });
  schedule();
  return () => {
    isStopped = true;
    observer.disconnect();
    additions.disconnect();
  };
}

type Task = () => Promise<unknown>;
type Priority = 'nearChunks' | 'nearData' | 'otherChunks';

/**
 * Makes a queue of tasks. At most MAX_PARALLEL tasks run at a time. They start in idle moments, in the order of their
 * priority. `enqueue` ignores a task if one with the same priority and key is waiting. `clear` removes waiting tasks.
 */
function makeIdleQueue() {
  const waiting: Record<Priority, Map<string, Task>> = {
    nearChunks: new Map(),
    nearData: new Map(),
    otherChunks: new Map(),
  };
  let running = 0;

  function takeNext(): Task | undefined {
    for (const tasks of Object.values(waiting)) {
      for (const [key, task] of tasks) {
        tasks.delete(key);
        return task;
      }
    }
    return undefined;
  }

  async function run(): Promise<void> {
    running += 1;
    await idleMoment();
    for (let task = takeNext(); task; task = takeNext()) {
      await task().catch(ignoreFailure);
      await idleMoment();
    }
    running -= 1;
  }

  return {
    enqueue(priority: Priority, key: string, task: Task): void {
      if (!waiting[priority].has(key)) waiting[priority].set(key, task);
      if (running < MAX_PARALLEL) void run();
    },
    clear(): void {
      for (const tasks of Object.values(waiting)) tasks.clear();
    },
  };
}
