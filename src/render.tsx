/** The same app as a string: what the build writes as files and what the server sends. design.md, journey 1. */
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { makeStore, type AppStore } from '../store';
import { App } from './app/App';
import { loadPageData, matchUrl } from './app/ssrData';
import { routes } from './app/routes';

export interface RenderedPage {
  /** The HTTP status that the page deserves. */
  status: number;
  /** What belongs into `<head>`: title, description, canonical link. */
  head: string;
  /** What belongs into `#root`. */
  html: string;
  /** What the store hands over to the browser's, as JSON that is safe inside a script element; empty: nothing. */
  state: string;
}

/** The addresses that the build writes as files: spec §2's public marketing routes. */
export const prerenderedRoutes: string[] = routes
  .filter(({ rendering }) => rendering === 'static')
  .map((route) => route.path);

/** The pages that the server renders on request, as patterns. */
export const ssrRoutes: string[] = routes.filter(({ rendering }) => rendering === 'server').map((route) => route.path);

/** The addresses that a sitemap names without asking for products: the same, and the collection. */
export const sitemapRoutes: string[] = routes
  .filter(({ path, layout, access }) => layout === 'public' && !access && !path.includes(':'))
  .map(({ path }) => path);

/** Every address of the site as a pattern, with what fetches the part that its page comes in. */
export const routeChunks = routes.map(({ path, load }) => ({ path, load }));

/**
 * What the server does with an address: its route's pattern, and the shortest address of the same page where that is
 * rendered on request. Null where nothing is.
 */
export function matchPage(url: string): { pattern: string; address: string | null } | null {
  const place = matchUrl(url);
  if (!place) return null;
  const { route, address } = place;
  return { pattern: route.path, address: route.rendering === 'server' ? address : null };
}

// React puts what it hoists (title, meta, link) before the first node of the app.
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/**
 * Renders one address of the site; waits for its lazy parts. A page that is rendered on request asks for what it shows
 * by the given `fetch`, and rejects when it gets no answer.
 */
export async function render(url: string, { fetch }: { fetch?: typeof globalThis.fetch } = {}): Promise<RenderedPage> {
  const store = makeStore({
    navigate: () => undefined,
    notify: () => undefined,
    path: () => url,
    ...(fetch && { fetch }),
  });
  const place = matchUrl(url);
  const asks = place?.route.rendering === 'server';
  const status = asks ? await loadPageData(store, place) : 200;
  // The server sends its static 404 page, so there is nothing to render.
  if (status === 404) return { status, head: '', html: '', state: '' };
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={url}>
      <App store={store} />
    </StaticRouter>,
    // In one piece: what React would send later in pieces needs inline scripts, which the site's policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  const page = Buffer.concat(chunks).toString('utf8');
  const head = hoisted.exec(page)?.[0] ?? '';
  return { status, head, html: page.slice(head.length), state: asks ? handedOver(store) : '' };
}

/** The visitor's choices and the answers: the browser's store begins with them and asks for neither again. */
function handedOver(store: AppStore): string {
  const { api, catalogue } = store.getState();
  const queries = Object.entries(api.queries).map(([key, query]) =>
    // When it was asked differs each time, and would give equal pages different ETags.
    [key, { ...query, requestId: '', startedTimeStamp: 1, fulfilledTimeStamp: query?.fulfilledTimeStamp && 1 }],
  );
  const state = { api: { queries: Object.fromEntries(queries), provided: api.provided }, catalogue };
  return JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
