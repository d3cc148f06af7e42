/** The browser's entry: makes the store with the real outside world and wakes the page that arrived. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createSessionStorage, makeStore } from '../store';
import { App } from './app/App';
import { navigation } from './app/navigation';
import { notify } from './ui/toast';
import './ui/base.css';

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (!root) throw new Error('The page has no #root to render into.');

/** Forms with pictures go out in a way of their own, which comes with the first of them. */
const fetchOrUpload: typeof fetch = async (input, init) => {
  if (!(init?.body instanceof FormData)) return fetch(input, init);
  const { fetchWithProgress } = await import('./ui/uploads');
  return fetchWithProgress(input, init);
};

const store = makeStore({
  navigate: navigation.go,
  notify,
  fetch: fetchOrUpload,
  preloadedState: state ? JSON.parse(state) : undefined,
  storage: createSessionStorage(window),
});

const app = (
  <BrowserRouter>
    <App store={store} />
  </BrowserRouter>
);

// A page that was rendered before it arrived keeps its nodes; the empty shell is filled.
if (root.hasAttribute('data-rendered')) hydrateRoot(root, app);
else createRoot(root).render(app);

window.addEventListener('load', () => void import('./app/ahead').then(({ lookAhead }) => lookAhead()), { once: true });
