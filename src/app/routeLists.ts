/** Lists of route paths, which the build, the server, the browser tests and the benchmarks use. */
import { routes } from './routes';

const pathsOf = (chosen: typeof routes): string[] => chosen.map(({ path }) => path);
const hasParameter = (path: string) => /[:*]/.test(path);

const staticRoutes = routes.filter(({ rendering }) => rendering === 'static');

/** Paths of the public marketing and legal pages, which the build prerenders (docs/specification.md §2.1). */
export const marketingRoutes = pathsOf(staticRoutes.filter(({ layout, access }) => layout === 'public' && !access));

/** An HTML file that the build prerenders. */
export interface PrerenderedPage {
  /** Pattern of the page's route. */
  route: string;
  /** URL with which the page is rendered. */
  url: string;
  /** Path of the file inside the site. `any.html` is the page of every URL with one more segment than its folder. */
  file: string;
  /** Whether the page waits for the stored session, so that it shows no content until its scripts have run. */
  guarded: boolean;
}

/** All pages that the build prerenders. */
export const prerenderedPages: readonly PrerenderedPage[] = staticRoutes.flatMap(({ path: route, access }) => {
  const folder = route.replace(/\/[:*].*$/, '').slice(1);
  const page = { route, url: `/${folder}`, file: `${folder}/index.html`.replace(/^\//, ''), guarded: !!access };
  // A page with a token is the same for every token, because the app reads the token only after hydration.
  return /:\w+\?$/.test(route) ? [page, { ...page, url: `/${folder}/any`, file: `${folder}/any.html` }] : [page];
});

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
