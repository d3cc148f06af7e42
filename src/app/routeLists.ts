/** Lists of route paths, which the build, the server, the browser tests and the benchmarks use. */
import { routes } from './routes';

const pathsOf = (chosen: typeof routes): string[] => chosen.map(({ path }) => path);
const hasParameter = (path: string) => /[:*]/.test(path);

/** Paths of the pages that the build prerenders: public marketing and legal pages (docs/specification.md §2.1). */
export const prerenderedRoutes = pathsOf(routes.filter(({ rendering }) => rendering === 'static'));

/** Route patterns of the pages that the server renders on request. */
export const ssrRoutes = pathsOf(routes.filter(({ rendering }) => rendering === 'server'));

/** Paths that the sitemap always lists: every public page except the product pages, whose path has a parameter. */
export const sitemapRoutes = pathsOf(
  routes.filter(({ path, layout, access }) => layout === 'public' && !access && !hasParameter(path)),
);

/** Paths of the sign-in, sign-up and forgot-password pages (docs/specification.md §2.11). */
export const accountRoutes = pathsOf(
  routes.filter(({ path, layout }) => layout === 'plain' && !path.startsWith('/admin') && !hasParameter(path)),
);
