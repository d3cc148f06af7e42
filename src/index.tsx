/** Browser entry point. Creates the store with browser dependencies, then hydrates or renders the app into `#root`. */
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createSessionPersistence, makeStore } from '../store';
import { App } from './app/App';
import { navigation } from './app/navigation';
import { ensureHistoryKey } from './app/ScrollRestoration';
import { setDraftOwner } from './ui/draftOwner';
import { idleMoment } from './ui/idleMoment';
import { notify } from './ui/toast';
import './boot/trustedTypesPolicy';
import './ui/base.css';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (!root) throw new Error('The page has no #root to render into.');

/**
 * `fetch`, except that FormData bodies are sent by `fetchWithProgress`, which reports upload progress. The chunk of
 * `fetchWithProgress` is loaded at the first upload.
 */
const fetchOrUpload: typeof fetch = async (input, init) => {
  if (!(init?.body instanceof FormData)) return fetch(input, init);
  const { fetchWithProgress } = await import(/* webpackChunkName: 'uploads' */ './ui/uploadProgress');
  return fetchWithProgress(input, init);
};

const store = makeStore({
  navigate: navigation.go,
  notify,
  onUserChange: setDraftOwner,
  fetch: fetchOrUpload,
  preloadedState: state ? JSON.parse(state) : undefined,
  storage: createSessionPersistence(window),
});

ensureHistoryKey();
const app = (
  <BrowserRouter>
    <App store={store} />
  </BrowserRouter>
);

let isHydrated = false;

/**
 * Reports errors from which React has recovered. A hydration mismatch because the user pressed Back during hydration is
 * harmless: React renders the page of the new URL instead.
 */
function onRecoverableError(error: unknown): void {
  if (!isHydrated && !isAtRenderedUrl()) return;
  reportError(error);
}

/**
 * Whether the page still has the URL for which its HTML was rendered. If the user presses Back before this script runs,
 * the browser may change the URL without loading another document.
 */
function isAtRenderedUrl(): boolean {
  const [navigationEntry] = performance.getEntriesByType('navigation');
  if (!navigationEntry) return true;
  const { pathname, search } = new URL(navigationEntry.name);
  return pathname === location.pathname && search === location.search;
}

// Hydrate a prerendered or server-rendered page; render into `#root` otherwise. Hydrate in a transition, because React
// interrupts transitions to handle the user's input.
if (root.hasAttribute('data-ssr') && isAtRenderedUrl())
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
else createRoot(root, { onRecoverableError }).render(app);

/** Loads and starts prefetching. A failed load is ignored, because prefetching only saves time. */
const startPrefetching = () =>
  void import(/* webpackChunkName: 'prefetch' */ './app/prefetch').then(
    (prefetch) => prefetch.startPrefetching(store),
    () => undefined,
  );
// Wait for hydration: prefetched chunks and data update the store, and React would discard the server-rendered HTML.
window.addEventListener(
  'app:hydrated',
  () => {
    isHydrated = true;
    void idleMoment().then(() => (document.documentElement.dataset.settled = ''));
    if (document.readyState === 'complete') startPrefetching();
    else window.addEventListener('load', startPrefetching, { once: true });
  },
  { once: true },
);
