/** Lists of paths by how their pages are rendered, for the build, the server, the browser tests and the benchmarks. */
import { routes } from './routes';

const pathsOf = (chosen: typeof routes): string[] => chosen.map(({ path }) => path);
const hasParameter = (path: string) => /[:*]/.test(path);

/** Pages that the build prerenders: the public marketing and legal pages (docs/specification.md §2.1). */
export const prerenderedRoutes = pathsOf(routes.filter(({ rendering }) => rendering === 'static'));

/** Route patterns of the pages that the server renders on request. */
export const ssrRoutes = pathsOf(routes.filter(({ rendering }) => rendering === 'server'));

/** Pages that the sitemap always lists: every public page without a parameter, so not the product pages. */
export const sitemapRoutes = pathsOf(
  routes.filter(({ path, layout, access }) => layout === 'public' && !access && !hasParameter(path)),
);

/** Pages for signing in and up that need no link from an email (docs/specification.md §2.11). */
export const accountRoutes = pathsOf(
  routes.filter(({ path, layout }) => layout === 'plain' && !path.startsWith('/admin') && !hasParameter(path)),
);
