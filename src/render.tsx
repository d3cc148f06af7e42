/** Renders the app to HTML strings, for the build (prerendering) and for the server (SSR). Bundled for Node. */
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { makeStore, type AppStore } from '../store';
import { App } from './app/App';
import { loadPageData, matchUrl } from './app/ssrData';
import { routes } from './app/routes';

export interface RenderedPage {
  /** HTTP status: 200, 404, or 410 for an archived product. */
  status: number;
  /** HTML for `<head>`: title, description, canonical link. */
  head: string;
  /** HTML for `#root`. */
  html: string;
  /** Preloaded state for the browser's store, as JSON that is safe inside a script element. Empty if there is none. */
  state: string;
}

export { accountRoutes, marketingRoutes, prerenderedPages, sitemapRoutes, ssrRoutes } from './app/routeLists';

/** Every route's pattern, and the functions that load its page's chunk and the chunk of its guests' sign-in screen. */
export const routeChunks = routes.map(({ path, load, loadForGuests }) => ({ path, load, loadForGuests }));

/**
 * Finds the route of a URL. Returns null if no route matches.
 *
 * `pattern` is the route's pattern. `address` is the canonical URL, or null if the server does not render the page on
 * request.
 */
export function matchPage(url: string): { pattern: string; address: string | null } | null {
  const match = matchUrl(url);
  if (!match) return null;
  const { route, address } = match;
  return { pattern: route.path, address: route.rendering === 'server' ? address : null };
}

// Matches the hoisted elements (title, meta, link), which React writes before the app's first node.
const hoistedTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * Renders the page of a URL and waits for its lazy components. A page with `rendering: 'server'` loads its data through
 * `fetch` first.
 * @throws if that data cannot be loaded. Responses 404 and 410 do not throw: they become the page's `status`.
 */
export async function render(url: string, { fetch }: { fetch?: typeof globalThis.fetch } = {}): Promise<RenderedPage> {
  const store = makeStore({
    navigate: () => undefined,
    notify: () => undefined,
    path: () => url,
    ...(fetch && { fetch }),
  });
  const match = matchUrl(url);
  const isSsr = match?.route.rendering === 'server';
  const status = isSsr ? await loadPageData(store, match) : 200;
  // The server sends its static 404 page, so there is nothing to render.
  if (status === 404) return { status, head: '', html: '', state: '' };
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={url}>
      <App store={store} />
    </StaticRouter>,
    // Emit the whole page in one chunk: React reveals later chunks with inline scripts, which the CSP forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  const page = Buffer.concat(chunks).toString('utf8');
  const head = hoistedTags.exec(page)?.[0] ?? '';
  return { status, head, html: page.slice(head.length), state: isSsr ? serializeState(store) : '' };
}

/**
 * Serializes the catalogue state and the query cache, so that the browser's store need not fetch the same data again.
 */
function serializeState(store: AppStore): string {
  const { api, catalogue } = store.getState();
  const queries = Object.entries(api.queries).map(([key, query]) =>
    // Replace request ids and timestamps by constants: they differ on each render and would change the page's ETag.
    [key, { ...query, requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: query?.fulfilledTimeStamp && 1 }],
  );
  const state = { api: { queries: Object.fromEntries(queries), provided: api.provided }, catalogue };
  return JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
