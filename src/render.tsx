/** The same app as a string: what the build writes as files and what a server can send. design.md, journey 1. */
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { makeStore, type AppStore } from '../store';
import { App } from './app/App';
import { routes } from './app/routes';

export interface RenderedPage {
  /** The HTTP status that the page deserves. */
  status: number;
  /** What belongs into `<head>`: title, description, canonical link. */
  head: string;
  /** What belongs into `#root`. */
  html: string;
  /** The store's state as JSON, safe inside a script element. */
  state: string;
}

/** The addresses that the build writes as files: spec §2's public marketing routes. */
export const publicRoutes: string[] = routes.filter((route) => route.rendered).map((route) => route.path);

/** The addresses that a sitemap names without asking for products: the same, and the collection. */
export const listedRoutes: string[] = routes
  .filter(({ path, frame, area }) => frame === 'public' && !area && !path.includes(':'))
  .map(({ path }) => path);

/** Every address of the site as a pattern, with what fetches the part that its page comes in. */
export const parts = routes.map(({ path, load }) => ({ path, load }));

// React puts what it hoists (title, meta, link) before the first node of the app.
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

/** Renders one address of the site; waits for its lazy parts. A store may be handed in with answers already in it. */
export async function render(url: string, store: AppStore = emptyStore()): Promise<RenderedPage> {
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
  return { status: 200, head, html: page.slice(head.length), state: '' };
}

function emptyStore(): AppStore {
  return makeStore({ navigate: () => undefined, notify: () => undefined });
}
