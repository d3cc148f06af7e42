/** The browser's entry: makes the store with the real outside world and wakes the page that arrived. */
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createSessionPersistence, makeStore } from '../store';
import { App } from './app/App';
import { navigation } from './app/navigation';
import { setDraftOwner } from './ui/draftOwner';
import { notify } from './ui/toast';
import './boot/trustedTypesPolicy';
import './ui/base.css';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (!root) throw new Error('The page has no #root to render into.');

/** Forms with pictures go out in a way of their own, which comes with the first of them. */
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

const app = (
  <BrowserRouter>
    <App store={store} />
  </BrowserRouter>
);

/**
 * Reports what React has recovered from, but for view transitions that the browser skips, for example because the window
 * is resized: the page has changed without them. React 19.3 ignores those itself, but not in Chromium's current wording.
 */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'InvalidStateError')) reportError(error);
}

// A page that was rendered before it arrived keeps its nodes; the empty shell is filled. As a transition React wakes it
// in slices, and lets in between what the visitor does.
if (root.hasAttribute('data-ssr')) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
else createRoot(root, { onRecoverableError }).render(app);

/** Without it everything works, a moment later. */
const startPrefetching = () =>
  void import(/* webpackChunkName: 'prefetch' */ './app/prefetch').then(
    (prefetch) => prefetch.startPrefetching(),
    () => undefined,
  );
if (document.readyState === 'complete') startPrefetching();
else window.addEventListener('load', startPrefetching, { once: true });
